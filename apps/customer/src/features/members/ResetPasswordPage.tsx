import type { PasswordResetLink } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ResetForm } from './components/ResetForm.tsx';

/** `/reset-password`: a new password, with the link of the mail. */
export function ResetPasswordPage({ link }: { link: PasswordResetLink | undefined }) {
  return (
    <Container width="form" isPage>
      <Page title="新しいパスワードを決める">
        {link ? (
          <ResetForm link={link} />
        ) : (
          <Alert
            tone="info"
            title="メールのリンクをもう一度お開きください"
            action={
              <ButtonLink to="/reset-password/forgot" tone="secondary">
                再設定用のメールを送る
              </ButtonLink>
            }
          >
            このページは、お送りしたメールのリンクから開いてください。
          </Alert>
        )}
      </Page>
    </Container>
  );
}
