import { openWaitlistLinkMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { Container } from '@ferry/ui/Container';
import { Spinner } from '@ferry/ui/Spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waitlistRefusals } from '../../../copy/link-refusals.ts';
import { Page } from '../../../page/Page.tsx';
import { useOnce } from '../../../page/use-once.ts';
import { NotOpened } from '../shared/components/NotOpened.tsx';
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
        {failure && (
          <NotOpened
            subject="空席待ち"
            error={failure}
            refusals={waitlistRefusals}
            links={links}
            onRetry={send}
          />
        )}
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
