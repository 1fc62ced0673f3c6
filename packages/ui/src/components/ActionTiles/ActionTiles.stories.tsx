import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon, PhoneIcon, SwapIcon, TicketIcon } from '../Icon/Icon.tsx';
import { ActionTileButton, ActionTileLink, ActionTileOff, ActionTiles } from './ActionTiles.tsx';

const meta = {
  title: 'Booking/ActionTiles',
  component: ActionTiles,
  args: {
    label: 'この予約でできること',
    children: (
      <>
        <li>
          <ActionTileLink href="#tickets" icon={<TicketIcon />} detail="電波がなくても開けます">
            乗船券を見る
          </ActionTileLink>
        </li>
        <li>
          <ActionTileLink href="#contact" icon={<PhoneIcon />} detail="電話番号・メールアドレス">
            連絡先を確かめる
          </ActionTileLink>
        </li>
        <li>
          <ActionTileButton
            icon={<CalendarIcon />}
            detail="手続きの締切を知らせます"
            onPress={() => undefined}
          >
            カレンダーに追加する
          </ActionTileButton>
        </li>
      </>
    ),
  },
} satisfies Meta<typeof ActionTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Off: Story = {
  name: 'できなくなったこと',
  args: {
    children: (
      <li>
        <ActionTileOff icon={<SwapIcon />} detail="変更の受付は終了しました。">
          予約を変更する
        </ActionTileOff>
      </li>
    ),
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
