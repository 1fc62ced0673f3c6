import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { PasskeySignIn } from './components/PasskeySignIn.tsx';
import { SignInForm } from './components/SignInForm.tsx';

/** `/signin`: sign in, or go on without it. */
export function SignInPage() {
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <Container width="form" isPage>
      <Page title="ログイン" hasErrors={hasErrors}>
        <Card padding="roomy">
          <Stack gap={4}>
            <SignInForm onErrors={setHasErrors} />
            <PasskeySignIn />
          </Stack>
        </Card>
        <Stack gap={3}>
          <Heading level={2} size={3}>
            はじめての方
          </Heading>
          <Text>登録は無料です。メールアドレスだけで始められます。</Text>
          <div>
            <ButtonLink to="/signup/apply" tone="secondary">
              新規会員登録
            </ButtonLink>
          </div>
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size={3}>
            ログインせずに利用する
          </Heading>
          <Text>会員でない方も、ご予約とご予約の確認ができます。</Text>
          <Inline gap={4}>
            <ButtonLink to="/reservation" tone="secondary">
              ログインせずに予約する
            </ButtonLink>
            <ButtonLink to="/reservation-search" tone="secondary">
              予約番号で確認する
            </ButtonLink>
          </Inline>
        </Stack>
      </Page>
    </Container>
  );
}
