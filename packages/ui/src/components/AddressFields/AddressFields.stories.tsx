import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { AddressFields } from './AddressFields.tsx';

const meta = {
  title: 'Fields/AddressFields',
  component: AddressFields,
  render: function Render(args) {
    const [values, setValues] = useState(args.values);
    return (
      <FieldGroup legend="ご住所">
        <AddressFields
          {...args}
          values={values}
          onChange={(field, text) => setValues((now) => ({ ...now, [field]: text }))}
        />
      </FieldGroup>
    );
  },
  args: {
    values: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
    onLookup: async () => [{ prefecture: '北海道', city: '汐見市', street: '港町' }],
    autoComplete: true,
    onChange: fn(),
  },
} satisfies Meta<typeof AddressFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Optional: Story = { name: '任意', args: { requirement: 'optional' } };

export const Filled: Story = {
  name: '入力済み',
  args: {
    values: {
      postalCode: '040-0063',
      prefecture: '北海道',
      city: '汐見市',
      street: '港町1丁目2-3',
      building: '灯台ハイツ401',
    },
  },
};

export const Overseas: Story = {
  name: '日本国外',
  args: {
    values: {
      postalCode: '',
      prefecture: '日本国外',
      city: '',
      street: '',
      building: '',
    },
  },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    requirement: 'required',
    errors: {
      postalCode: '郵便番号は7桁の数字で入力してください。例:040-0063',
      prefecture: '都道府県を選択してください。',
      city: 'お住まいの市区町村を入力してください。例:函館市',
      street: '町名・番地を入力してください。',
    },
  },
};

export const LongText: Story = {
  name: '長い住所・狭い画面',
  args: {
    values: {
      postalCode: '６０４−８００１',
      prefecture: '京都府',
      city: '京都市中京区',
      street: '木屋町通三条上る二丁目上大阪町五百三十番地の一',
      building: '汐凪リバーサイドマンション・ノースウィング別館1203号室',
    },
  },
  globals: { viewport: { value: 'phone320' } },
};
