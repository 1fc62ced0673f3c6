import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

// The focus ring, in the colours of every theme. A page has one focus; `npm run vrt` draws the ring on
// everything inside `data-rings` at once, which Chromatic cannot. Axe: see Gallery.stories.tsx.
const meta = {
  title: 'VRT/Focus',
  component: Gallery,
  tags: ['vrt', '!test', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: (args) => (
    <div data-rings>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rings: Story = {
  name: 'フォーカスの輪',
  args: {
    title: /^(Actions|Booking|Data|Fields|Layout|Navigation|Shell|Text)\//,
    ids: /^(Playground|Details|Sortable)$/,
  },
};
