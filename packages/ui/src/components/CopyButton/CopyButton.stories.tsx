import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn, userEvent, within } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { text: '58210349', name: '払込番号' },
} satisfies Meta<typeof CopyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

const copy: Story['play'] = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button'));

export const Copied: Story = {
  name: 'コピーした',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: copy,
};

export const CopyFailed: Story = {
  name: 'コピーできない',
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  },
  play: copy,
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: { name: 'コンビニでのお支払いに使う払込番号' },
  globals: { viewport: { value: 'phone320' } },
};
