import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { signUpGains } from '../../copy/member-texts.ts';
import { Link } from '../../page/links.tsx';
import { useOffered } from '../../page/offered.ts';
import { Page } from '../../page/Page.tsx';
import { ApplyForm } from './components/ApplyForm.tsx';
import { SignUpSteps } from './components/SignUpSteps.tsx';

/** `/signup/apply`: the address to which the link to sign up is sent. */
export function SignUpApplyPage() {
  const isOffered = useOffered();
  return (
    <Container width="form" isPage>
      <Page title="会員登録のお申し込み" lead={<SignUpSteps at={1} />}>
        <Text>登録用のリンクを、メールでお送りします。</Text>
        <Card padding="roomy">
          <ApplyForm />
        </Card>
        <Card as="section" padding="roomy">
          <Stack gap={4}>
            <Heading level={2} size={3}>
              会員になると
            </Heading>
            <DescriptionList rows={signUpGains.filter(({ of }) => !of || isOffered(of))} />
          </Stack>
        </Card>
        <Inline gap={6}>
          <Link to="/signin">会員の方はログイン</Link>
          <Link to="/reservation">会員登録せずに予約する</Link>
        </Inline>
      </Page>
    </Container>
  );
}
