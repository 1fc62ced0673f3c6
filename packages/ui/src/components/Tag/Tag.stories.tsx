import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { tone: 'success', children: '販売中' },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Tones: Story = {
  name: '色と言葉',
  render: () => (
    <Inline gap={2}>
      <Tag tone="success">販売中</Tag>
      <Tag tone="warning">残りわずか</Tag>
      <Tag tone="info">12月1日(火)から販売</Tag>
      <Tag tone="quiet">販売終了</Tag>
      <Tag tone="ticket">北斗浜</Tag>
    </Inline>
  ),
};

export const Narrow: Story = {
  name: '長い言葉・狭い画面',
  args: { tone: 'info', children: '2027年12月1日(水)の午前9時から販売します。お待ちください' },
  globals: { viewport: { value: 'phone320' } },
};
