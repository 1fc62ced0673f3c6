import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { ComboBox } from './ComboBox.tsx';

const ports = [
  { value: 'po_shiomi', label: '汐見港', reading: 'しおみこう' },
  { value: 'po_nagihama', label: '凪浜港', reading: 'なぎはまこう' },
  { value: 'po_shiomachi', label: '潮待島', reading: 'しおまちじま' },
  { value: 'po_okinoura', label: '沖ノ浦港', reading: 'おきのうらこう' },
  { value: 'po_toudai', label: '灯台岬', reading: 'とうだいみさき' },
  { value: 'po_asahi', label: '朝日埠頭', reading: 'あさひふとう' },
  { value: 'po_kita', label: '北入江', reading: 'きたいりえ' },
];

const meta = {
  title: 'Fields/ComboBox',
  component: ComboBox,
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ComboBox {...args} value={value} onChange={setValue} />;
  },
  args: {
    label: '出発港',
    support: 'ひらがなでも探せます。例:しおみ',
    options: ports,
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Required: Story = { name: '必須', args: { requirement: 'required' } };

export const Chosen: Story = { name: '選択済み', args: { value: 'po_nagihama' } };

export const Open: Story = {
  name: '読みで絞り込む',
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'しお');
  },
};

export const NothingFound: Story = {
  name: '一致する候補がない',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '空港');
  },
};

export const WithError: Story = {
  name: 'エラー',
  args: { requirement: 'required', error: '出発港を選択してください。' },
};

export const LongText: Story = {
  name: '長い選択肢・狭い画面',
  args: {
    label: '乗船券をお受け取りになる窓口のある港',
    options: [
      { value: 'a', label: '汐見港(旧第二埠頭フェリーターミナル)高速船のりば', reading: 'しおみ' },
      { value: 'b', label: '潮待島・沖ノ浦共同待合所', reading: 'しおまちじま' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'しお');
  },
};
