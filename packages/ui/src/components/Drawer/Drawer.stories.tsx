import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const WithButton = (args: DrawerProps) => {
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>運賃の内訳を見る</Button>
      <Drawer {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

const rows = [
  { term: '大人 2名', value: '12,600円' },
  { term: '乗用車 5m未満', value: '18,400円' },
  { term: '燃料油価格変動調整金', value: '1,200円' },
  { term: '合計', value: '32,200円' },
];

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  render: (args) => <WithButton {...args} />,
  args: {
    isOpen: true,
    onClose: () => {},
    title: '運賃の内訳',
    children: <DescriptionList rows={rows} />,
  },
  // Each in a frame of its own: a modal would shut off the page of the documentation.
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す', args: { isOpen: false } };

export const End: Story = {
  name: '終わりの側から',
  tags: ['vrt'],
  parameters: { chromatic: { disableSnapshot: false } },
};

export const Start: Story = { name: '始まりの側から', args: { side: 'start' } };

export const Bottom: Story = {
  name: '下から',
  args: { side: 'bottom', actions: <Button tone="primary">この内容で進む</Button> },
};

export const LongText: Story = {
  name: '長い内容',
  args: {
    title: '往路と復路の運賃の内訳と、選べる割引の比較',
    children: (
      <DescriptionList
        rows={Array.from({ length: 20 }, (_, index) => ({
          term: `${index + 1}人目のお客様の運賃と等級差額`,
          value: '6,300円',
        }))}
      />
    ),
    actions: <Button tone="primary">この内容で進む</Button>,
  },
};

export const Narrow: Story = {
  name: '狭い画面',
  args: { side: 'bottom' },
  globals: { viewport: { value: 'phone320' } },
};
