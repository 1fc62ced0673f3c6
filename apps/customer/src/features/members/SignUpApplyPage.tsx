import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { Link } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ApplyForm } from './components/ApplyForm.tsx';
import { SignUpSteps } from './components/SignUpSteps.tsx';

/** `/signup/apply`: the address to which the link to sign up is sent. */
export function SignUpApplyPage() {
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <Container width="form" isPage>
      <Page title="会員登録のお申し込み" hasErrors={hasErrors} lead={<SignUpSteps at={1} />}>
        <Text>登録用のリンクを、メールでお送りします。</Text>
        <Card padding="roomy">
          <ApplyForm onErrors={setHasErrors} />
        </Card>
        <Inline gap={6}>
          <Link to="/signin">会員の方はログイン</Link>
          <Link to="/reservation">会員登録せずに予約する</Link>
        </Inline>
      </Page>
    </Container>
  );
}
