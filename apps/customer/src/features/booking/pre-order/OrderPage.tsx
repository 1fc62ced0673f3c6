import { openPreOrderLinkMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Container } from '@ferry/ui/Container';
import { Spinner } from '@ferry/ui/Spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { preOrderRefusals } from '../../../copy/link-refusals.ts';
import { Page } from '../../../page/Page.tsx';
import { useOnce } from '../../../page/use-once.ts';
import { NotOpened } from '../shared/components/NotOpened.tsx';
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
        {failure && (
          <NotOpened
            subject="先行申込"
            error={failure}
            refusals={preOrderRefusals}
            links={props.links}
            onRetry={send}
          />
        )}
        {!isOpening && !failure && <PreOrders {...props} />}
      </Page>
    </Container>
  );
}
