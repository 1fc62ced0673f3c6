import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { CarIcon } from '../Icon/Icon.tsx';
import { NextDeadline } from '../NextDeadline/NextDeadline.tsx';
import { TodoCard } from '../TodoCard/TodoCard.tsx';
import { VoyageHead } from './VoyageHead.tsx';

const meta = {
  title: 'Booking/VoyageHead',
  component: VoyageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: (
      <Heading level={1} size={3}>
        予約の詳細
      </Heading>
    ),
    state: { tone: 'success', label: '予約確定(お支払い済み)' },
    number: '予約番号 66PW-MWNT',
    deadline: (
      <NextDeadline
        label="乗船手続き締切"
        at="2026-12-05T17:30:00+09:00"
        rest="あと2日と3時間"
        note="東雲港の窓口(車両)"
      />
    ),
    card: (
      <TodoCard
        icon={<CarIcon />}
        title="車のナンバーを登録してください"
        action={
          <ButtonLink href="#plates" tone="action">
            ナンバーを登録する
          </ButtonLink>
        }
      >
        登録すると、車両窓口を止まらずに通れます。
      </TodoCard>
    ),
  },
} satisfies Meta<typeof VoyageHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Over: Story = {
  name: '期限もすることもない',
  args: { state: { tone: 'info', label: '取消済み' }, deadline: undefined, card: undefined },
};

export const Unpaid: Story = {
  name: 'お支払い待ち',
  args: { state: { tone: 'warning', label: '予約済み(お支払い待ち)' } },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
