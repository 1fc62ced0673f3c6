import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeaPicture } from './SeaPicture.tsx';

const meta = {
  title: 'Shell/SeaPicture',
  component: SeaPicture,
  parameters: { layout: 'fullscreen' },
  args: { scene: 'lost' },
} satisfies Meta<typeof SeaPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Mist: Story = { name: '霧の中の停泊', args: { scene: 'mist' } };

export const Calm: Story = { name: '穏やかな海', args: { scene: 'calm' } };
