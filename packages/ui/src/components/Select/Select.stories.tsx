import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: '出発港',
    options: [
      { value: 'port_a', label: '汐見港' },
      { value: 'port_b', label: '凪浜港' },
      { value: 'port_c', label: '潮待島' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const WithReadings: Story = {
  name: '読みにくい名前',
  args: { options: [{ value: 'port_a', label: '汐見港', reading: 'しおみこう' }] },
};

export const WithError: Story = {
  name: 'エラー',
  args: { error: '出発港を選んでください。', emptyLabel: '選択してください' },
};

export const LongText: Story = {
  name: '長い選択肢・狭い画面',
  args: {
    options: [{ value: 'a', label: '汐見港(旧第二埠頭フェリーターミナル)から潮待島・沖ノ浦港' }],
  },
  globals: { viewport: { value: 'phone320' } },
};
