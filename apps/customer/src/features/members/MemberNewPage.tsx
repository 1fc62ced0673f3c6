import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Text } from '@ferry/ui/Text';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { BesideBooking } from './components/BesideBooking.tsx';
import { MemberForm } from './components/MemberForm.tsx';
import { SignUpSteps } from './components/SignUpSteps.tsx';
import { registration } from './model/registration.ts';

/** `/member/new`: what a new member says of themselves, with the link of the mail. */
export function MemberNewPage() {
  const { link } = registration();
  return (
    <Container {...(!link && { width: 'form' as const })} isPage>
      <Page title="お客様の情報を登録する" lead={<SignUpSteps at={3} />}>
        {link ? (
          <>
            {link.typed ? (
              <Alert tone="info">
                予約のときに入力した内容を入れてあります。ご確認のうえ、パスワードを決めてください。
              </Alert>
            ) : (
              <Text>「任意」のほかは、すべてご入力ください。</Text>
            )}
            <BesideBooking>
              <MemberForm email={link.email} />
            </BesideBooking>
          </>
        ) : (
          <Alert
            tone="info"
            title="メールのリンクをもう一度お開きください"
            action={
              <ButtonLink to="/signup/apply" tone="secondary">
                会員登録を申し込む
              </ButtonLink>
            }
          >
            このページは、お送りしたメールのリンクから開いてください。リンクは期限まで、登録が終わるまで使えます。
          </Alert>
        )}
      </Page>
    </Container>
  );
}
