import { openPreOrderLinkMutation } from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { Spinner } from '@ferry/ui/Spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { orderLinkTexts } from '../../../copy/pre-order-texts.ts';
import { Page } from '../../../page/Page.tsx';
import { useOnce } from '../../../page/use-once.ts';
import { SearchLink } from '../shared/components/SearchLink.tsx';
import { PreOrders } from './components/PreOrders.tsx';

type OrderPageProps = ComponentProps<typeof PreOrders> & {
  /** Of the link in a mail; undefined where the page was opened without one, or again. */
  token: string | undefined;
};

/** `/pre-order`: what a customer has ordered, by the link of a mail, in a session that has opened it, or as a member. */
export function OrderPage({ token, ...props }: OrderPageProps) {
  const queryClient = useQueryClient();
  const open = useMutation({
    ...openPreOrderLinkMutation(),
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
      <Page title="先行申込">
        {isOpening && <Spinner label="先行申込を開いています" />}
        {failure && <NotOpened error={failure} links={props.links} onRetry={send} />}
        {!isOpening && !failure && <PreOrders {...props} />}
      </Page>
    </Container>
  );
}

type NotOpenedProps = Pick<OrderPageProps, 'links'> & { error: ApiError; onRetry: () => void };

function NotOpened({ error, links, onRetry }: NotOpenedProps) {
  const reason = orderLinkTexts[error.code];
  if (reason) {
    return (
      <Alert
        tone="warning"
        announce="polite"
        title={reason.title}
        action={<SearchLink links={links} />}
      >
        {reason.text}
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      announce="assertive"
      title="先行申込を開けませんでした"
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
