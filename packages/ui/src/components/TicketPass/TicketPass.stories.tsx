import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TicketPass, TicketPasses } from './TicketPass.tsx';

const meta = {
  title: 'Booking/TicketPass',
  component: TicketPass,
  args: {
    title: '高橋 美咲 様',
    description: '大人・運転者',
    payload: `FT1.${'Ab3_'.repeat(36)}`,
    code: '7KQ4MWNT',
  },
  decorators: [
    (Story) => (
      <TicketPasses>
        <Story />
      </TicketPasses>
    ),
  ],
} satisfies Meta<typeof TicketPass>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Several: Story = {
  name: '全員の分',
  render: (args) => (
    <>
      <TicketPass {...args} />
      <TicketPass {...args} title="高橋 翔 様" description="大人" state="乗船手続き済み" />
      <TicketPass
        {...args}
        title="高橋 陽菜 様"
        description="小人"
        state="取消済み"
        payload={undefined}
        instead={<Text>この乗船券は取り消されました。</Text>}
      />
      <TicketPass {...args} title="乗用車" description="函館 300 さ 12-34 469 cm" isVehicle />
    </>
  ),
};

export const LongText: Story = {
  name: '長い名前',
  args: {
    title: '汐見フェリー太郎左衛門 ジョナサン・アレクサンダー 様',
    description: '大人・運転者・車いす利用・乗下船のお手伝いあり',
    state: '乗船手続き済み',
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
