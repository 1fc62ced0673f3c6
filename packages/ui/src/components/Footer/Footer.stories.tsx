import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, FooterLink } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    phone: {
      label: 'お電話でのご予約・お問い合わせ',
      number: '0120-000-000',
      hours: '9時から18時まで(年中無休)',
    },
    children: [
      '運送約款',
      '個人情報の取り扱い',
      'アクセシビリティ',
      '特定商取引法に基づく表示',
    ].map((text) => (
      <FooterLink key={text} href="#legal">
        {text}
      </FooterLink>
    )),
    note: '© 2026 汐凪フェリー',
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
