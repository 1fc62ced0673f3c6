import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Fields/FieldGroup',
  component: FieldGroup,
  args: {
    legend: '代表者',
    support: '乗船券の受け取りと、運航に変更があったときのご連絡に使います。',
    children: (
      <>
        <TextField label="姓" requirement="required" autoComplete="family-name" length={12} />
        <TextField label="名" requirement="required" autoComplete="given-name" length={12} />
        <TextField label="メールアドレス" type="email" autoComplete="email" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const AsHeading: Story = { name: '見出しを兼ねる', args: { level: 2 } };

export const WithAction: Story = {
  name: 'まとまりへの操作',
  args: {
    legend: '連絡先',
    level: 2,
    action: (
      <Button tone="quiet" size="small">
        代表者を変える
      </Button>
    ),
  },
};

export const WithError: Story = {
  name: 'まとまりのエラー',
  args: {
    legend: '人数',
    support: '合わせて9名まで。',
    error: '乗船する方を1名以上選んでください。',
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
