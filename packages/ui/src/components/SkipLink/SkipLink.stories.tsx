import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        本文
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す(Tab キーで現れる)' };

export const Focused: Story = {
  name: 'フォーカスがあるとき',
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};

export const Narrow: Story = {
  ...Focused,
  name: '狭い画面',
  globals: { viewport: { value: 'phone320' } },
};
