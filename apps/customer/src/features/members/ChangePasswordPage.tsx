import { Container } from '@ferry/ui/Container';
import { Page } from '../../page/Page.tsx';
import { ChangePasswordForm } from './components/ChangePasswordForm.tsx';

/** `/member/change-password`: a new password for a member who knows the present one. */
export function ChangePasswordPage({ email }: { email: string }) {
  return (
    <Container width="form" isPage>
      <Page title="パスワードの変更">
        <ChangePasswordForm email={email} />
      </Page>
    </Container>
  );
}
