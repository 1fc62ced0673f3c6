import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvenColumns } from '../Columns/Columns.tsx';
import { PersonIcon, SearchIcon, ShipIcon, TicketIcon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { MenuCard, MenuCardLink } from './MenuCard.tsx';

const meta = {
  title: 'Layout/MenuCard',
  component: MenuCard,
  args: {
    title: '予約の確認・変更',
    area: 'inquiry',
    children: (
      <>
        <p>予約番号と電話番号で、ご予約を確認できます。</p>
        <Link href="#search">予約を確認する</Link>
      </>
    ),
  },
} satisfies Meta<typeof MenuCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Areas: Story = {
  name: '4つの領域',
  render: (args) => (
    <EvenColumns count={2}>
      <MenuCard {...args} title="予約" area="reservation" icon={<ShipIcon />} />
      <MenuCard {...args} title="予約の確認・変更" area="inquiry" icon={<SearchIcon />} />
      <MenuCard {...args} title="提携きっぷ" area="ticket" icon={<TicketIcon />} />
      <MenuCard {...args} title="会員" area="member" icon={<PersonIcon />} />
    </EvenColumns>
  ),
};

export const Rows: Story = {
  name: '行のリンク',
  args: {
    isList: true,
    children: [
      <MenuCardLink key="look" href="#search" count="2件">
        予約を照会する
      </MenuCardLink>,
      <MenuCardLink key="change" href="#change">
        変更・取り消し
      </MenuCardLink>,
    ],
  },
};

export const LongText: Story = {
  name: '長い題名',
  args: { title: 'テーマパーク入園券とフェリー往復がひとつになった提携きっぷ', area: 'ticket' },
  globals: { viewport: { value: 'phone320' } },
};
