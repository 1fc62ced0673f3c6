import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { AnchorIcon, CarIcon } from '../Icon/Icon.tsx';
import { TodoCard } from './TodoCard.tsx';

const meta = {
  title: 'Booking/TodoCard',
  component: TodoCard,
  args: {
    icon: <CarIcon />,
    title: '車のナンバーを登録してください',
    children: '登録すると、車両窓口を止まらずに通れます。',
    action: (
      <ButtonLink href="#plates" tone="action">
        ナンバーを登録する
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof TodoCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Elsewhere: Story = {
  name: 'ここではすることがない',
  args: {
    icon: <AnchorIcon />,
    title: '乗船港の窓口でお支払いください',
    children: '2026年12月5日(土) 17:30(乗船手続き締切)までに、東雲港の窓口でお支払いください。',
    action: undefined,
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
