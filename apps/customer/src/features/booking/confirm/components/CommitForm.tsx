import type { Reservation } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { errorText } from '../../../../copy/error-texts.ts';
import { ButtonLink, Link } from '../../../../page/links.tsx';
import { WalletFrames } from '../../shared/components/WalletFrames.tsx';
import type { BookingFlow } from '../../shared/model/flow.ts';
import { payAndConfirm } from '../../shared/model/payment-texts.ts';
import { useCommit } from '../model/use-commit.ts';
import type { PaymentChoice } from '../model/use-payment-choice.ts';
import { useSheetPress } from '../model/use-sheet-press.ts';
import { CancelHold } from './CancelHold.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { SheetEnd } from './SheetEnd.tsx';

function CommitFailure({ error, number }: { error: ApiError; number: string }) {
  const title = '予約を確定できませんでした';
  if (error.code !== 'NOT_FOUND') {
    return (
      <Alert tone="error" title={title} announce="assertive">
        {errorText(error)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      title={title}
      announce="assertive"
      action={
        <ButtonLink to="/reservation-search" tone="secondary">
          予約を照会して続ける
        </ButtonLink>
      }
    >
      しばらく操作がなかったか、Cookieが削除されました。お席はお取り置きしたままです。予約番号{' '}
      {groupsOfFour(number)} とご連絡先で照会すると、続きから確定できます。
    </Alert>
  );
}

type CommitFormProps = {
  flow: BookingFlow;
  reservation: Reservation;
  choice: PaymentChoice;
};

/** The consent and the one button that makes the reservation; the way to the page before, and out. */
export function CommitForm({ flow, reservation, choice }: CommitFormProps) {
  const { draftId, quote } = reservation;
  const amount = formatYen(quote.totalYen);
  const commit = useCommit(flow, reservation);
  const { sheet, press, isAsking, end } = useSheetPress(choice, quote.totalYen);
  const isPaidNow = isPaidAtOnce(choice.method);
  return (
    <ConsentForm
      of={reservation.id}
      label={isPaidNow ? payAndConfirm(choice.method, amount, '予約') : `${amount}の予約を確定する`}
      isPending={isAsking || commit.isPending}
      onConfirm={(consents) =>
        void press((token) =>
          commit.run({
            paymentMethod: choice.method,
            ...(choice.id !== undefined && { draftPaymentId: choice.id }),
            ...token,
            totalYen: quote.totalYen,
            consents,
          }),
        )
      }
      failure={
        end ? (
          <SheetEnd end={end} method={choice.method} />
        ) : (
          commit.error && (
            <CommitFailure error={commit.error} number={reservation.reservationNumber} />
          )
        )
      }
      once={`通信が途切れても、二重に${isPaidNow ? '請求' : '予約'}されることはありません。`}
    >
      <WalletFrames sheet={sheet} />
      {draftId && (
        <>
          <Link {...flow.links.contentConfirm(draftId)}>内容の確認に戻る</Link>
          <CancelHold flow={flow} held={{ id: reservation.id, draftId }} />
        </>
      )}
    </ConsentForm>
  );
}
