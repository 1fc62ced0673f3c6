import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmailField } from '../EmailField/EmailField.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { SeaPicture } from '../SeaPicture/SeaPicture.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SeaPanel } from './SeaPanel.tsx';

const meta = {
  title: 'Shell/SeaPanel',
  component: SeaPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <SeaPicture scene="calm" />,
    heading: <Heading level={1}>ログイン</Heading>,
    children: (
      <Stack gap={6}>
        <EmailField label="メールアドレス" id="sea-email" value="" onChange={() => undefined} />
        <Button tone="primary" size="large" isWide>
          ログインする
        </Button>
      </Stack>
    ),
    aside: (
      <Stack gap={3}>
        <Heading level={2} size={3}>
          はじめての方
        </Heading>
        <Text>登録は無料です。</Text>
        <Button isWide>新規会員登録</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof SeaPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const WithTop: Story = {
  name: '続きのある手続き',
  args: {
    top: <Text isBold>入力中のご予約 12月5日(土) 東雲港から北斗浜港</Text>,
    hue: 2,
  },
};

export const WithoutPicture: Story = { name: '絵が届く前', args: { picture: null } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone375' } } };
