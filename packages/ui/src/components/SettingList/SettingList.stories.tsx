import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from '../Switch/Switch.tsx';
import { FixedSetting, SettingList } from './SettingList.tsx';

const fixed = (
  <FixedSetting
    key="bookings"
    label="予約・お支払い・払い戻し"
    support="予約の受付と確定、お支払いの期限、払い戻し"
    state="必ず届きます"
  />
);

const meta = {
  title: 'Data/SettingList',
  component: SettingList,
  args: { label: 'メールのお知らせ', children: fixed },
} satisfies Meta<typeof SettingList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '試す',
  render: function Render(args) {
    const [isSelected, setSelected] = useState(true);
    return (
      <SettingList {...args}>
        {fixed}
        <Switch
          label="車検の期限"
          support="30日前に1回"
          {...{ isSelected }}
          onChange={setSelected}
        />
      </SettingList>
    );
  },
};

export const FixedOnly: Story = { name: '変えられないものだけ' };

export const LongText: Story = {
  name: '長い文',
  args: {
    children: (
      <FixedSetting
        label="ログインと会員情報の安全に関わる大切なお知らせ"
        support="新しい端末でのログイン、パスワードとメールアドレスの変更、パスキーの追加"
        state="必ず届きます"
      />
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};
