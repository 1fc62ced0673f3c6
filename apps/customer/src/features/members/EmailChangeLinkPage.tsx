import { confirmEmailChange, type MailedLink } from '@ferry/api/external';
import { invalidateTag } from '@ferry/api/invalidate';
import { formatTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Container } from '@ferry/ui/Container';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Stack } from '@ferry/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../copy/error-texts.ts';
import { EMAIL_LINK } from '../../page/link-token.ts';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { useLinkAction } from './model/use-link-action.ts';

/** `/member/change-email/link`: the new address, with the link that was mailed to it; without a login. */
export function EmailChangeLinkPage({ link }: { link: MailedLink | undefined }) {
  const queryClient = useQueryClient();
  const confirm = useLinkAction(EMAIL_LINK, 'emailChange', async (token) => {
    await confirmEmailChange({ body: { token } });
    await invalidateTag(queryClient, 'members');
  });
  const title = confirm.isSuccess ? 'メールアドレスを変更しました' : 'メールアドレスの変更の確認';
  return (
    <Container width="form" isPage>
      <Page key={title} title={title}>
        {confirm.isSuccess && <Changed />}
        {!confirm.isSuccess && !link && <OpenAgain />}
        {!confirm.isSuccess && link && (
          <Card padding="roomy">
            <Stack gap={6}>
              <DescriptionList
                rows={[
                  { term: '新しいメールアドレス', value: link.email },
                  { term: 'リンクの期限', value: formatTime(link.expiresAt) },
                ]}
              />
              {confirm.failure && (
                <Alert tone="error" title="変更できませんでした" announce="assertive">
                  {errorText(confirm.failure)}
                </Alert>
              )}
              <Button
                tone="primary"
                size="large"
                isWide
                isPending={confirm.isPending}
                pendingLabel="変更しています"
                onPress={() => confirm.mutate()}
              >
                このアドレスに変更する
              </Button>
            </Stack>
          </Card>
        )}
      </Page>
    </Container>
  );
}

const Changed = () => (
  <Alert
    tone="success"
    action={
      <ButtonLink to="/member" tone="secondary">
        マイページへ進む
      </ButtonLink>
    }
  >
    これからは、新しいメールアドレスでログインできます。これまでのアドレスにも、お知らせをお送りします。
  </Alert>
);

const OpenAgain = () => (
  <Alert
    tone="info"
    title="メールのリンクをもう一度お開きください"
    action={
      <ButtonLink to="/member/change-email" tone="secondary">
        もう一度申し込む
      </ButtonLink>
    }
  >
    このページは、お送りしたメールのリンクから開いてください。
  </Alert>
);
