import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { SeaPicture } from '../SeaPicture/SeaPicture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SeaNotice } from './SeaNotice.tsx';

const meta = {
  title: 'Shell/SeaNotice',
  component: SeaNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <SeaPicture scene="lost" />,
    children: (
      <Stack gap={6}>
        <Heading level={1}>ページが見つかりません</Heading>
        <Text>アドレスが変わったか、期限が過ぎたのかもしれません。</Text>
        <Button tone="primary" size="large" isWide>
          便を探す
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof SeaNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithoutPicture: Story = { name: '絵が届く前', args: { picture: null } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone375' } } };
