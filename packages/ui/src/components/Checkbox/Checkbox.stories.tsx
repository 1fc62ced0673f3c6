import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: '運送約款に同意します', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Selected: Story = { name: '選択済み', args: { defaultSelected: true } };

export const WithError: Story = {
  name: 'エラー',
  args: { isRequired: true, error: '運送約款をご確認のうえ、同意してください。' },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    label: '障がいについての情報を、乗船の際のお手伝いのためだけに使うことに同意します',
    support: '乗船日から1年後に削除します。同意しなくても予約はできます。',
  },
  globals: { viewport: { value: 'phone320' } },
};
