import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { HomeHero } from './HomeHero.tsx';

const meta = {
  title: 'Shell/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Heading level={1} size="hero">
        船旅を、かんたんに予約
      </Heading>
    ),
    lead: <Text>便の空席と運賃が、その場でわかります。</Text>,
  },
} satisfies Meta<typeof HomeHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithCard: Story = {
  name: '検索のカードを重ねる',
  args: {
    card: (
      <Card tone="floating" padding="roomy">
        <Heading level={2}>便を探す</Heading>
      </Card>
    ),
  },
};

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone375' } } };
