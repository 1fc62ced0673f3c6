import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import * as icons from './Icon.tsx';
import { ShipIcon } from './Icon.tsx';

const meta = {
  title: 'Text/Icon',
  component: ShipIcon,
} satisfies Meta<typeof ShipIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const All: Story = {
  name: 'すべて',
  render: () => (
    <Inline gap={6}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline key={name} gap={2}>
          <Icon />
          <code>{name}</code>
        </Inline>
      ))}
    </Inline>
  ),
};
