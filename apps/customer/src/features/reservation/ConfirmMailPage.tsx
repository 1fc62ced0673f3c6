import { confirmMailMutation } from '@ferry/api/customer';
import { type ApiError, asApiError, type FailureCode } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Container } from '@ferry/ui/Container';
import { Inline } from '@ferry/ui/Inline';
import { Spinner } from '@ferry/ui/Spinner';
import { Text } from '@ferry/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ButtonLink } from '../../page/links.tsx';
import { Page } from '../../page/Page.tsx';
import { RetryAlert } from '../../page/RetryAlert.tsx';

/**
 * Links that do not count have a page of their own. A link that was followed already counts, and one
 * that is over is sent anew from the reservation, which is there: nothing begins from the start.
 */
const linkReasons = new Map<FailureCode, 'confirmationExpired' | 'tokenInvalid'>([
  ['TOKEN_EXPIRED', 'confirmationExpired'],
  ['TOKEN_INVALID', 'tokenInvalid'],
]);

/** `/confirm-mail#…`: the link of a mail that confirms its address. */
export function ConfirmMailPage({ token }: { token: string | undefined }) {
  const queryClient = useQueryClient();
  const confirm = useMutation({
    ...confirmMailMutation(),
    onSuccess: async () => {
      await invalidateTag(queryClient, 'reservations');
      await invalidateTag(queryClient, 'drafts');
    },
  });
  const send = () => {
    if (token) confirm.mutate({ body: { token } });
  };
  const begin = useEffectEvent(send);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);
  const error = confirm.error ? asApiError(confirm.error) : undefined;
  const reason = error && linkReasons.get(error.code);
  if (reason) return <Navigate to="/errors/mail-error" search={{ reason }} replace />;

  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page title="メールアドレスの確認">
        {!token && (
          <Alert tone="info" title="メールのリンクをもう一度お開きください">
            このページは、お送りしたメールのリンクから開いてください。
          </Alert>
        )}
        {confirm.isPending && <Spinner label="メールアドレスを確認しています" />}
        {confirm.isSuccess && (
          <>
            <Alert tone="success" announce="polite" title="メールアドレスを確認しました">
              お支払いがまだのご予約は、お支払い期限までお席をお取り置きします。
            </Alert>
            <Text>
              お支払い方法を選んでいる途中の方は、元の画面に戻って「確認できたか調べる」を押してください。
            </Text>
          </>
        )}
        {error && <NotConfirmed error={error} onRetry={send} />}
        <Inline gap={4}>
          <ButtonLink to="/reservation-search" tone="secondary">
            予約を照会する
          </ButtonLink>
          <ButtonLink to="/" tone="quiet">
            ホームへ
          </ButtonLink>
        </Inline>
      </Page>
    </Container>
  );
}

/** The call failed: the link may still count. */
const NotConfirmed = ({ error, onRetry }: { error: ApiError; onRetry: () => void }) => (
  <RetryAlert title="メールアドレスを確認できませんでした" error={error} onRetry={onRetry} />
);
