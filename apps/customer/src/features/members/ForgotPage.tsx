import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { Link } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ForgotForm } from './components/ForgotForm.tsx';
import { LinkSent } from './components/LinkSent.tsx';
import { useForgot } from './model/use-forgot.ts';

/** `/reset-password/forgot`: the address to which the link for a new password is sent. */
export function ForgotPage() {
  const forgot = useForgot();
  return (
    <Container width="form" isPage>
      <Page title="パスワードの再設定">
        {forgot.sentAt === undefined ? (
          <>
            <Text>再設定用のリンクを、メールでお送りします。</Text>
            <ForgotForm {...forgot} />
          </>
        ) : (
          <LinkSent
            title="メールをお送りしました"
            about="passwordReset"
            term="宛先"
            email={forgot.email}
            sentAt={forgot.sentAt}
            onResend={forgot.resend}
          >
            登録がある場合は、再設定用のリンクをお送りしました。登録がない場合も、その旨をメールでお知らせします。
          </LinkSent>
        )}
        <Link to="/signin">ログインへ戻る</Link>
      </Page>
    </Container>
  );
}
