import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { RouteBadge } from '../RouteBadge/RouteBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { StatusItem, StatusLine, StatusRest } from './StatusLine.tsx';

const Word = ({ tone, children }: { tone: 'success' | 'warning'; children: string }) => (
  <Text as="span" size="dense" tone={tone} isBold>
    {children}
  </Text>
);

const meta = {
  title: 'Shell/StatusLine',
  component: StatusLine,
  parameters: { layout: 'fullscreen' },
  args: {
    when: '11月22日(日) 9:00現在',
    more: <Link href="#status">運航状況</Link>,
    children: [
      <StatusItem
        key="1"
        badge={<RouteBadge sign="海" hue={1} size="small" />}
        name="汐見・凪浦航路"
        isUsual
      >
        <Word tone="success">通常運航</Word>
      </StatusItem>,
      <StatusItem
        key="2"
        badge={<RouteBadge sign="島" hue={3} size="small" />}
        name="凪浦諸島航路"
        isUsual={false}
      >
        <Word tone="warning">条件付き運航</Word>
      </StatusItem>,
      <StatusRest key="3">ほかは通常運航</StatusRest>,
    ],
  },
} satisfies Meta<typeof StatusLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Waiting: Story = { name: '答えを待つ間', args: { children: undefined } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
