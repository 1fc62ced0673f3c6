import { openWaitlistLinkMutation } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Spinner } from '@ferry/ui/Spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { operator } from '../../../copy/operator.ts';
import { Page } from '../../../page/Page.tsx';
import { useOnce } from '../../../page/use-once.ts';
import { SearchLink } from '../shared/components/SearchLink.tsx';
import type { FlowLinks } from '../shared/model/flow.ts';
import { WaitlistEntries } from './components/WaitlistEntries.tsx';

type WaitlistPageProps = {
  /** Of the link in a mail; undefined where the page was opened without one, or again. */
  token: string | undefined;
  links: FlowLinks;
};

/** `/waitlist`: what a customer waits for, by the link of a mail, in a session that has opened it, or as a member. */
export function WaitlistPage({ token, links }: WaitlistPageProps) {
  const queryClient = useQueryClient();
  const open = useMutation({
    ...openWaitlistLinkMutation(),
    onSuccess: () => invalidateTag(queryClient, 'waitlist'),
  });
  const send = () => {
    if (token) open.mutate({ body: { token } });
  };
  useOnce(send);
  const isOpening = token !== undefined && (open.isPending || open.isIdle);
  const failure = open.error ? asApiError(open.error) : undefined;
  return (
    <Container isPage>
      <meta name="robots" content="noindex" />
      <Page title="空席待ち">
        {isOpening && <Spinner label="空席待ちを開いています" />}
        {failure && <NotOpened error={failure} links={links} onRetry={send} />}
        {!isOpening && !failure && (
          <WaitlistEntries
            links={links}
            none="登録した空席待ちは、お送りしたメールのリンクから開いてください。"
          />
        )}
      </Page>
    </Container>
  );
}

type NotOpenedProps = { error: ApiError; links: FlowLinks; onRetry: () => void };

function NotOpened({ error, links, onRetry }: NotOpenedProps) {
  if (error.code === 'TOKEN_INVALID') {
    return (
      <Alert
        tone="warning"
        announce="polite"
        title="このリンクは使えません"
        action={<SearchLink links={links} />}
      >
        {`リンクの一部が欠けているか、期限が過ぎています。登録のリンクは24時間使えます。お電話(${operator.phone.number})でもご案内しています。`}
      </Alert>
    );
  }
  if (error.code === 'ENTRY_LIMIT') {
    return (
      <Alert tone="warning" announce="polite" title="待てる便の数の上限に達しています">
        ほかの空席待ちを取りやめてから、もう一度リンクを開いてください。
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      announce="assertive"
      title="空席待ちを開けませんでした"
      action={
        <Button tone="secondary" onPress={onRetry}>
          もう一度試す
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
