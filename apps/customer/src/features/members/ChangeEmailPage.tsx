import { Container } from '@ferry/ui/Container';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { ChangeEmailForm } from './components/ChangeEmailForm.tsx';
import { LinkSent } from './components/LinkSent.tsx';
import { useChangeEmail } from './model/use-change-email.ts';

/** `/member/change-email`: the address to which the link for the change is sent. @param email of now */
export function ChangeEmailPage({ email }: { email: string }) {
  const change = useChangeEmail(email);
  return (
    <Container width="form" isPage>
      <Page title="メールアドレスの変更">
        {change.sentAt === undefined ? (
          <ChangeEmailForm {...change} email={email} />
        ) : (
          <LinkSent
            title="確認メールをお送りしました"
            about="emailChange"
            term="新しいアドレス"
            email={change.next}
            sentAt={change.sentAt}
            onResend={change.resend}
          >
            新しいアドレスに届いたメールのリンクを開くと、変更が完了します。これまでのアドレスにも、お知らせをお送りしました。
          </LinkSent>
        )}
        <div>
          <ButtonLink to="/member" tone="quiet">
            マイページへ戻る
          </ButtonLink>
        </div>
      </Page>
    </Container>
  );
}
