import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDeep } from '../../vrt/on-deep.css.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Text/Link',
  component: Link,
  args: { href: '#conditions', children: '運送約款を確認する' },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const OnDeep: Story = {
  name: '濃い地の上',
  args: { tone: 'onDeep' },
  render: (args) => (
    <div className={onDeep}>
      <Link {...args} />
    </div>
  ),
};

export const LongText: Story = {
  name: '長い文言',
  args: { children: '障がい者割引をご利用のお客様へ、乗船当日にお持ちいただくもののご案内' },
  globals: { viewport: { value: 'phone320' } },
};
