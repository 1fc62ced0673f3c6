import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SailingNews } from './SailingNews.tsx';

const meta = {
  title: 'Booking/SailingNews',
  component: SailingNews,
  args: {
    tone: 'error',
    mark: '欠航のお知らせがあります',
    sailing: '往路 12月5日(土) 19:00 出港',
    title: '強風のため欠航します',
    children: <Text>ご予定のところ申し訳ございません。変更と払い戻しに手数料はかかりません。</Text>,
    ways: (
      <Grid columns={{ sm: 2 }} gap={6}>
        <Stack gap={2}>
          <Heading level={3}>別の便に乗る</Heading>
          <ButtonLink href="#sailings" tone="secondary">
            空いている便を見る
          </ButtonLink>
        </Stack>
        <Stack gap={2}>
          <Heading level={3}>旅行をやめる</Heading>
          <Text>全額を払い戻します。</Text>
        </Stack>
      </Grid>
    ),
  },
} satisfies Meta<typeof SailingNews>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Delayed: Story = {
  name: '遅れている',
  args: {
    tone: 'warning',
    mark: '遅れのお知らせがあります',
    title: '19:20に出港する見込みです',
    children: <Text>濃霧のため、約20分遅れています。乗船手続き締切は変わりません。</Text>,
    ways: undefined,
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
