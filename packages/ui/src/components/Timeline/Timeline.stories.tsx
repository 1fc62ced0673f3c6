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
        detail: 'お客様',
      },
      {
        at: '2026-11-24T18:40:00+09:00',
        time: '2026年11月24日(火) 18:40',
        text: '払い戻し',
        detail: '自動',
      },
      {
        at: '2026-11-22T19:38:00+09:00',
        time: '2026年11月22日(日) 19:38',
        text: '予約の確定',
        detail: 'お客様',
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

export const Steps: Story = {
  name: 'これからすること',
  args: {
    label: 'これからのお手続き',
    entries: [
      { time: 'いま', text: '予約番号を控える' },
      {
        at: '2026-12-05T17:30:00+09:00',
        time: '12月5日(土) 17:30まで',
        text: '東雲港で乗船手続き',
        detail: '窓口で、予約番号をお伝えください。',
      },
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
        detail: '乗船港の窓口の係員',
      },
      {
        at: '2026-11-22T19:38:00+09:00',
        time: '2026年11月22日(日) 19:38',
        text: '予約の確定',
        detail: 'お客様',
      },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
