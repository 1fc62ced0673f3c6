import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    label: '運賃表',
    items: [
      { id: 'outbound', label: '往路', content: '大人 6,300円 小人 3,150円' },
      { id: 'return', label: '復路', content: '大人 5,670円 小人 2,840円' },
      { id: 'total', label: '合計', content: '大人 11,970円 小人 5,990円' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Selected: Story = { name: '二つ目から', args: { selected: 'return' } };

const grades = ['特等', '一等個室', '一等', '二等寝台', '二等', 'ペットと泊まれる客室'];

export const Many: Story = {
  name: '多い・狭い画面',
  args: {
    label: '等級ごとの運賃',
    items: grades.map((grade) => ({ id: grade, label: grade, content: `${grade}の運賃です。` })),
  },
  globals: { viewport: { value: 'phone320' } },
};

export const LongText: Story = {
  name: '長い文言',
  args: {
    items: [
      {
        id: 'a',
        label: '往復割引とインターネット割引を合わせて比べた運賃',
        content: '往復割引がお得です。',
      },
      { id: 'b', label: '学生割引', content: '学生証をご提示ください。' },
    ],
  },
  globals: { viewport: { value: 'phone375' } },
};
