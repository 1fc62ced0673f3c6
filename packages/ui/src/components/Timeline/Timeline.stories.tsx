import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'この予約の履歴',
    entries: [
      {
        at: '2026-12-02T09:02:00+09:00',
        time: '2026年12月2日(水) 9:02',
        text: '連絡先の変更',
        by: 'お客様',
      },
      {
        at: '2026-11-24T18:40:00+09:00',
        time: '2026年11月24日(火) 18:40',
        text: '払い戻し',
        by: '自動',
      },
      {
        at: '2026-11-22T19:38:00+09:00',
        time: '2026年11月22日(日) 19:38',
        text: '予約の確定',
        by: 'お客様',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const One: Story = {
  name: '1件だけ',
  args: {
    entries: [
      { at: '2026-11-22T19:38:00+09:00', time: '2026年11月22日(日) 19:38', text: '仮予約' },
    ],
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    entries: [
      {
        at: '2026-12-02T09:02:00+09:00',
        time: '2026年12月2日(水) 9:02',
        text: '復路の車両のナンバーと代表者の連絡先の変更',
        by: '乗船港の窓口の係員',
      },
      {
        at: '2026-11-22T19:38:00+09:00',
        time: '2026年11月22日(日) 19:38',
        text: '予約の確定',
        by: 'お客様',
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
