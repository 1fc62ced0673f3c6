import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { NameFields } from './NameFields.tsx';

const meta = {
  title: 'Fields/NameFields',
  component: NameFields,
  render: function Render(args) {
    const [values, setValues] = useState(args.values);
    return (
      <FieldGroup legend="代表者のお名前">
        <NameFields
          {...args}
          values={values}
          onChange={(field, text) => setValues((now) => ({ ...now, [field]: text }))}
          onOneNameChange={setValues}
        />
      </FieldGroup>
    );
  },
  args: {
    values: { familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' },
    autoComplete: true,
    onChange: fn(),
    onOneNameChange: fn(),
  },
} satisfies Meta<typeof NameFields>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Filled: Story = {
  name: '入力済み',
  args: {
    values: {
      familyName: '𠮷野',
      givenName: '花子',
      familyNameKana: 'ヨシノ',
      givenNameKana: 'ハナコ',
    },
  },
};

export const OneName: Story = {
  name: '姓と名に分かれていない名前',
  args: {
    values: {
      familyName: 'スカルノ',
      givenName: '',
      familyNameKana: 'スカルノ',
      givenNameKana: '',
      hasOneName: true,
    },
  },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    values: { familyName: '', givenName: '花子😀', familyNameKana: '', givenNameKana: '花子' },
    errors: {
      familyName: '姓を入力してください。',
      givenName: '名に「😀」は使えません。',
      familyNameKana: 'セイを入力してください。',
      givenNameKana: 'メイは、ひらがなまたはカタカナで入力してください。',
    },
  },
};

export const LongText: Story = {
  name: '長い名前・狭い画面',
  args: {
    values: {
      familyName: 'van der Berghshoeven von Stein',
      givenName: 'Maximiliane-Alexandra',
      familyNameKana: 'ファン・デル・ベルクスホーフェン・フォン・シュタイン',
      givenNameKana: 'マクシミリアーネ',
    },
  },
  globals: { viewport: { value: 'phone320' } },
};
