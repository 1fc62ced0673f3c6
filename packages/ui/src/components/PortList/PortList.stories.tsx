import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { exampleRoutes } from './example.fixture.ts';
import { PortList } from './PortList.tsx';

const meta = {
  title: 'Booking/PortList',
  component: PortList,
  args: {
    label: '出発地',
    routes: exampleRoutes,
    value: 'shinonome',
    onChange: () => {},
    isOpen: false,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <PortList {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PortList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Destinations: Story = {
  name: '千鳥島港からの到着地',
  args: {
    label: '到着地',
    value: '',
    routes: exampleRoutes.slice(2).map((route) => ({
      ...route,
      ports: route.ports.map((port) =>
        port.value === 'chidori' ? { ...port, reason: '出発地' } : port,
      ),
    })),
  },
};

export const Typed: Story = {
  name: '読みで探す',
  // The option that the arrow has reached is seen in forced colours, too.
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'なぎ{ArrowDown}');
  },
};

export const NothingFound: Story = {
  name: '一致する港がない',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '空港');
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
