import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
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

export const WithSettings: Story = {
  name: '画面の明るさの設定',
  args: {
    settings: (
      <RadioGroup
        label="画面の明るさ"
        options={[
          { value: 'auto', label: '自動' },
          { value: 'light', label: '明るい' },
          { value: 'dark', label: '暗い' },
        ]}
        defaultValue="auto"
        isSegmented
      />
    ),
  },
};

export const LongText: Story = {
  name: '長い文言・狭い画面',
  args: {
    phone: {
      label: '汐凪フェリー予約センター(お電話でのご予約・ご変更・お問い合わせ)',
      number: '0120-000-000',
      hours: '9時から18時まで(年中無休。欠航が見込まれる日は、最終便の出港まで延長します)',
    },
    children: (
      <FooterLink href="#legal">
        特定商取引法に基づく表示、旅客運送約款、および自動車航送に関する特約
      </FooterLink>
    ),
    note: '旅客定期航路事業許可番号 第000号 適格請求書発行事業者登録番号 T0000000000000 © 2026 汐凪フェリー',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
