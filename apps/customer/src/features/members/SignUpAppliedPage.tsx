import { asApiError } from '@ferry/api/errors';
import { applyForSignUp } from '@ferry/api/external';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Link } from '../../page/links.tsx';
import { MaskedEmailText } from '../../page/MaskedEmailText.tsx';
import { Page } from '../../page/Page.tsx';
import { LinkTime } from './components/LinkTime.tsx';
import { Resend } from './components/Resend.tsx';
import { SignUpSteps } from './components/SignUpSteps.tsx';
import { changeRegistration, registration } from './model/registration.ts';

/** `/signup/applied`: the mail is on its way, to a member or not. */
export function SignUpAppliedPage() {
  const { email, sentAt: firstSentAt } = registration();
  const [sentAt, setSentAt] = useState(firstSentAt ?? 0);
  const navigate = useNavigate();
  if (email === undefined || firstSentAt === undefined)
    return <Navigate to="/signup/apply" replace />;

  const resend = async () => {
    const consents = { memberTerms: true, privacyPolicy: true };
    try {
      await applyForSignUp({ body: { email, consents } });
    } catch (error) {
      if (asApiError(error).code !== 'MAIL_UNAVAILABLE') throw error;
      await navigate({ to: '/errors/mail-error', search: { reason: 'send' } });
      return false;
    }
    const now = Date.now();
    changeRegistration({ sentAt: now });
    setSentAt(now);
    return true;
  };
  return (
    <Container width="form" isPage>
      <Page title="メールをお送りしました" lead={<SignUpSteps at={2} />}>
        <Card as="section" padding="roomy">
          <Stack gap={5}>
            <DescriptionList rows={[{ term: '宛先', value: <MaskedEmailText email={email} /> }]} />
            <LinkTime sentAt={sentAt} about="signUp" />
            <List kind="number">
              {'メール「会員登録のご案内」を開く'}
              {'「登録を続ける」を押す(別の端末で開いても続けられます)'}
              {'お名前とパスワードを登録する'}
            </List>
          </Stack>
        </Card>
        <Card as="section" padding="roomy">
          <Stack gap={4}>
            <Heading level={2} size={3}>
              届かないときは
            </Heading>
            <Text>
              迷惑メールのフォルダーをお確かめください。受信を制限している方は、このサイトからのメールを受け取れるようにしてください。
            </Text>
            <Resend sentAt={sentAt} onResend={resend} />
            <Link to="/signup/apply">アドレスが違うので入力し直す</Link>
          </Stack>
        </Card>
      </Page>
    </Container>
  );
}
