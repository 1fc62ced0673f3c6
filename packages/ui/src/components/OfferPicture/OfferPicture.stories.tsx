import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvenColumns } from '../Columns/Columns.tsx';
import { OfferPicture } from './OfferPicture.tsx';

const meta = {
  title: 'Media/OfferPicture',
  component: OfferPicture,
  args: { kind: 'aquarium' },
} satisfies Meta<typeof OfferPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

const kinds = ['aquarium', 'hotSpring', 'rental', 'bus', 'sightseeing', 'stay', 'event'];

export const Kinds: Story = {
  name: '種類ごとの絵',
  render: () => (
    <EvenColumns count={3}>
      {kinds.map((kind) => (
        <OfferPicture key={kind} kind={kind} />
      ))}
    </EvenColumns>
  ),
};

export const Unknown: Story = { name: '知らない種類', args: { kind: 'balloon' } };
