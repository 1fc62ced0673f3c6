import {
  openSaleReminderLinkMutation,
  type SaleReminder,
  withdrawSaleReminderMutation,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Container } from '@ferry/ui/Container';
import { EmptyState } from '@ferry/ui/EmptyState';
import { Spinner } from '@ferry/ui/Spinner';
import { Text } from '@ferry/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { reminderRefusals } from '../../../copy/link-refusals.ts';
import { Page } from '../../../page/Page.tsx';
import { useOnce } from '../../../page/use-once.ts';
import { NotOpened } from '../shared/components/NotOpened.tsx';
import { SearchLink } from '../shared/components/SearchLink.tsx';
import type { FlowLinks } from '../shared/model/flow.ts';
import { OpeningCard } from './components/OpeningCard.tsx';

type ReminderPageProps = {
  /** Of the link in a mail; undefined where the page was opened without one, or again. */
  token: string | undefined;
  links: FlowLinks;
};

/** `/pre-order?show=reminder`: a reminder by the link of a mail, and its end by one press. */
export function ReminderPage({ token, links }: ReminderPageProps) {
  const open = useMutation(openSaleReminderLinkMutation());
  const withdraw = useMutation({
    ...withdrawSaleReminderMutation(),
    // The button that had the focus goes.
    onSuccess: () => document.querySelector('h1')?.focus(),
  });
  const send = () => {
    if (token) open.mutate({ body: { token } });
  };
  useOnce(send);
  const isOpening = token !== undefined && (open.isPending || open.isIdle);
  return (
    <Container width="form" isPage>
      <meta name="robots" content="noindex" />
      <Page title="予約開始のお知らせ">
        {isOpening && <Spinner label="お知らせを開いています" />}
        {!isOpening && !open.data && !open.error && (
          <EmptyState title="お知らせは開かれていません" action={<SearchLink links={links} />}>
            お送りしたメールのリンクから開いてください。
          </EmptyState>
        )}
        {open.error && (
          <NotOpened
            subject="お知らせ"
            error={asApiError(open.error)}
            refusals={reminderRefusals}
            links={links}
            onRetry={send}
          />
        )}
        {open.data && withdraw.isSuccess && (
          <Alert
            tone="success"
            announce="polite"
            title="お知らせを取りやめました"
            action={<SearchLink links={links} />}
          >
            登録したメールアドレスを削除しました。
          </Alert>
        )}
        {open.data && !withdraw.isSuccess && (
          <Registered
            reminder={open.data}
            failure={withdraw.error ? asApiError(withdraw.error) : undefined}
            isPending={withdraw.isPending}
            onWithdraw={() => withdraw.mutate({ body: { token: token ?? '' } })}
          />
        )}
      </Page>
    </Container>
  );
}

type RegisteredProps = {
  reminder: SaleReminder;
  failure: ApiError | undefined;
  isPending: boolean;
  onWithdraw: () => void;
};

const Registered = ({ reminder, failure, isPending, onWithdraw }: RegisteredProps) => (
  <>
    <Alert tone="success" announce="polite" title="お知らせを登録しています">
      受付を始めたときに、メールを1通お送りします。
    </Alert>
    <OpeningCard opening={reminder} />
    {failure && (
      <Alert tone="error" announce="assertive" title="取りやめられませんでした">
        {errorText(failure)}
      </Alert>
    )}
    <div>
      <Button
        tone="secondary"
        isPending={isPending}
        pendingLabel="手続きしています"
        onPress={onWithdraw}
      >
        お知らせを取りやめる
      </Button>
      <Text size="dense">取りやめると、登録したメールアドレスを削除します。</Text>
    </div>
  </>
);
