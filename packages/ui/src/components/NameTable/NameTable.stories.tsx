import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NameTable } from './NameTable.tsx';

const change = (name: string) => (
  <Link href="#change">
    <VisuallyHidden>{name}を</VisuallyHidden>直す
  </Link>
);

const person = (name: string, text: string) => ({ id: name, name, text, action: change(name) });

const meta = {
  title: 'Data/NameTable',
  component: NameTable,
  args: {
    label: '一緒に乗る方',
    headers: ['お名前', '12月5日(土)の区分'],
    rows: [
      person('高橋 翔', '大人・40歳'),
      person('高橋 陽菜', '小人・9歳'),
      person('高橋 湊', '幼児・4歳'),
    ],
  },
} satisfies Meta<typeof NameTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Narrow: Story = {
  name: '長いお名前・狭い画面',
  args: {
    headers: ['お名前', '12月31日(木)の区分'],
    rows: [
      person('アレクサンドリア・ヴィクトリア 勘解由小路', '大人・102歳 お手伝いあり'),
      person('高橋 陽菜', '小人・9歳'),
    ],
  },
  globals: { viewport: { value: 'phone320' } },
};
