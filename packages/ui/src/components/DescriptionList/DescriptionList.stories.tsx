import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const change = (term: string) => (
  <Link href="#change">
    変更する<VisuallyHidden>({term})</VisuallyHidden>
  </Link>
);

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    rows: [
      { term: '氏名', value: '汐凪 太郎', action: change('氏名') },
      { term: '電話番号', value: '090-1234-5678', action: change('電話番号') },
      {
        term: 'メールアドレス',
        value: 'taro.shionagi.long-address-for-tests@example.jp',
        action: change('メールアドレス'),
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithoutActions: Story = {
  name: '変更なし',
  args: {
    rows: [
      { term: '予約番号', value: 'K7QM-3RT9' },
      { term: '便', value: '8月2日(日) 22:50発' },
    ],
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
