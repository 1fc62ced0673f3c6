import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../Container/Container.tsx';
import { Footer, FooterLink } from '../Footer/Footer.tsx';
import { Header, HeaderLink, HeaderLogo } from '../Header/Header.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PageFrame } from './PageFrame.tsx';

const page = (paragraphs: number) => (
  <>
    <Header logo={<HeaderLogo href="#home">汐凪フェリー</HeaderLogo>}>
      <HeaderLink href="#booking">予約する</HeaderLink>
    </Header>
    <main>
      <Container width="form" isPage>
        <Stack gap={4}>
          <Heading level={1}>ページが見つかりません</Heading>
          {Array.from({ length: paragraphs }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text every time
            <Text key={index}>アドレスをご確認ください。</Text>
          ))}
        </Stack>
      </Container>
    </main>
  </>
);

const meta = {
  title: 'Shell/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    children: page(1),
    footer: (
      <Footer
        phone={{ label: 'お電話でのご予約', number: '0120-000-000', hours: '9:00–18:00' }}
        note="汐凪フェリー株式会社"
      >
        <FooterLink href="#conditions">運送約款</FooterLink>
      </Footer>
    ),
  },
} satisfies Meta<typeof PageFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '試す' };

export const Long: Story = { name: '窓より長いページ', args: { children: page(30) } };

export const Narrow: Story = { name: '狭い画面', globals: { viewport: { value: 'phone320' } } };
