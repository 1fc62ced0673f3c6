import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { RouteBadge } from './RouteBadge.tsx';

const routes = [
  { sign: '海', hue: 1, name: '汐見・凪浦航路' },
  { sign: '夜', hue: 2, name: '東雲・北斗浜航路' },
  { sign: '島', hue: 3, name: '凪浦諸島航路' },
] as const;

const meta = {
  title: 'Booking/RouteBadge',
  component: RouteBadge,
  args: { sign: '海', hue: 1 },
} satisfies Meta<typeof RouteBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const All: Story = {
  name: '航路の名前に添える',
  render: () => (
    <Stack gap={2}>
      {routes.map(({ name, ...route }) => (
        <Inline key={name} gap={2}>
          <RouteBadge {...route} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Small: Story = {
  name: '小さな文字の行',
  render: () => (
    <Inline gap={2}>
      <RouteBadge sign="島" hue={3} size="small" />
      <Text size="dense">凪浦諸島航路</Text>
    </Inline>
  ),
};

export const Narrow: Story = {
  ...All,
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
