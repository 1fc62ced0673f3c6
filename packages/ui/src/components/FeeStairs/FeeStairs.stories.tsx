import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeStairs } from './FeeStairs.tsx';

const meta = {
  title: 'Booking/FeeStairs',
  component: FeeStairs,
  args: {
    caption: '往路 12月5日(土) 19:00 出港',
    steps: [
      { until: '11月28日(土)まで', fee: '200円', percent: 0, time: 'past' },
      { until: '12月3日(木)まで', fee: '10%', percent: 10, time: 'now' },
      { until: '出港まで', fee: '30%', percent: 30, time: 'later' },
      { until: '出港のあと', fee: '100%', percent: 100, time: 'later' },
    ],
  },
} satisfies Meta<typeof FeeStairs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const First: Story = {
  name: '最初の段にいる',
  args: {
    steps: [
      { until: '11月28日(土)まで', fee: '200円', percent: 0, time: 'now' },
      { until: '12月3日(木)まで', fee: '10%', percent: 10, time: 'later' },
      { until: '出港まで', fee: '30%', percent: 30, time: 'later' },
      { until: '出港のあと', fee: '100%', percent: 100, time: 'later' },
    ],
  },
};

export const ByHours: Story = {
  name: '時刻で変わる、5段',
  args: {
    steps: [
      { until: '12月4日(金) 7:00まで', fee: '無料', percent: 0, time: 'past' },
      { until: '12月5日(土) 7:00まで', fee: '20%', percent: 20, time: 'past' },
      { until: '12月5日(土) 13:00まで', fee: '50%', percent: 50, time: 'now' },
      { until: '出港まで', fee: '80%', percent: 80, time: 'later' },
      { until: '出港のあと', fee: '100%', percent: 100, time: 'later' },
    ],
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
