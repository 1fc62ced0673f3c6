import type { Payment } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink as PlainButtonLink } from '@ferry/ui/ButtonLink';
import { Container } from '@ferry/ui/Container';
import { Money } from '@ferry/ui/Money';
import { ReservationNumber } from '@ferry/ui/ReservationNumber';
import { Spinner } from '@ferry/ui/Spinner';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../page/links.tsx';
import { Page } from '../../../page/Page.tsx';
import { unfinishedTexts } from './model/unfinished-texts.ts';
import { type LinksOf, useTds } from './model/use-tds.ts';

// By itself: few customers leave the authentication open, and what three pages import all pages load.
const HeldUntil = lazy(async () => ({
  default: (await import('./components/HeldUntil.tsx')).HeldUntil,
}));

/** `/tds`: where the card company or PayPay sends customers back to; goes on by itself once the outcome is known. */
export function TdsPage({ linksOf, paymentId }: { linksOf: LinksOf; paymentId: string }) {
  const { payment, isForeign } = useTds(linksOf, paymentId);
  const isWaiting = !isForeign && payment?.state !== 'requiresAction';
  return (
    <Container width="form" isPage>
      <Page title={isWaiting ? 'お支払いの結果を確認しています' : 'お支払いの結果'}>
        {isForeign ? <OfAnotherBrowser /> : <Waiting payment={payment} />}
      </Page>
    </Container>
  );
}

function Waiting({ payment }: { payment: Payment | undefined }) {
  const action = payment?.state === 'requiresAction' ? payment.action : undefined;
  if (payment && action) {
    const words = unfinishedTexts(payment);
    return (
      <Stack gap={4}>
        <Alert
          tone="warning"
          title={words.title}
          announce="polite"
          action={
            <PlainButtonLink href={action.url} tone="action">
              {words.link}
            </PlainButtonLink>
          }
        >
          {words.text}お席はお取り置きしたままです。
        </Alert>
        <Text>
          お支払い金額(税込) <Money amount={payment.amountYen} size="medium" />
        </Text>
        {payment.purpose !== 'later' && (
          <Suspense fallback={null}>
            <HeldUntil reservationId={payment.reservationId} />
          </Suspense>
        )}
      </Stack>
    );
  }
  return (
    <>
      <Spinner
        label="決済会社に結果を確認しています"
        slowLabel="確認に時間がかかっています。結果がわかりしだい、自動で次の画面に進みます"
      />
      {payment && <ReservationNumber number={payment.reservationNumber} />}
      <Text>
        この画面を閉じても予約は失われず、二重に請求されることもありません。結果は予約の照会でもご確認いただけます。
      </Text>
    </>
  );
}

const OfAnotherBrowser = () => (
  <Alert
    tone="info"
    title="このブラウザーではお支払いの結果を表示できません"
    announce="polite"
    action={
      <ButtonLink to="/reservation-search" tone="action">
        予約を照会する
      </ButtonLink>
    }
  >
    お支払いを始めたブラウザーの画面をご確認いただくか、予約番号とご連絡先で照会してください。お支払いの手続きはそのまま進んでいます。
  </Alert>
);
