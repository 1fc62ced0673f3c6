import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SwapIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { exampleRoutes } from '../PortList/example.fixture.ts';
import { PortLine } from './PortLine.tsx';

const end = { routes: exampleRoutes, emptyLabel: '選択してください', onChange: fn() };
const from = { ...end, id: 'line-from', label: '出発地', value: 'shinonome' };
const to = { ...end, id: 'line-to', label: '到着地', value: 'hokutohama' };

const meta = {
  title: 'Booking/PortLine',
  component: PortLine,
  args: {
    from,
    to,
    hue: 2,
    note: '到着地がひとつだけの港では、到着地も同時に決まります。',
    swap: (
      <IconButton label="出発地と到着地を入れ替える">
        <SwapIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof PortLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Empty: Story = {
  name: '港を選ぶ前',
  args: { from: { ...from, value: '' }, to: { ...to, value: '' }, hue: undefined },
};

export const WithError: Story = {
  name: 'エラー',
  args: {
    from: { ...from, value: '', error: '出発地を選択してください。' },
    to: { ...to, value: '', error: '到着地を選択してください。' },
    hue: undefined,
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
