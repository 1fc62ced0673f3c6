import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeLadder } from './FeeLadder.tsx';

const meta = {
  title: 'Booking/FeeLadder',
  component: FeeLadder,
  args: {
    caption: '往路 12月5日(土) 19:00',
    columns: ['お一人・1室', '車両'],
    steps: [
      { until: '11月28日(土)まで', fees: ['200円', '無料'], isNow: true },
      { until: '12月3日(木)まで', fees: ['10%', '10%'] },
      { until: '出港まで', fees: ['30%', '30%'] },
      { until: '出港のあと', fees: ['100%', '100%'] },
    ],
  },
} satisfies Meta<typeof FeeLadder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OnFoot: Story = {
  name: '車両がない',
  args: {
    columns: ['お一人・1室'],
    steps: [
      { until: '12月3日(木)まで', fees: ['10%'], isNow: true },
      { until: '出港まで', fees: ['30%'] },
      { until: '出港のあと', fees: ['100%'] },
    ],
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
