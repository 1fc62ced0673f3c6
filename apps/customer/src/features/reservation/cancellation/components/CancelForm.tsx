import type { CancellationQuote, Reservation } from '@ferry/api/customer';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { ButtonLink } from '../../../../page/links.tsx';
import { keptWord, netYen, transferFeeText } from '../model/texts.ts';
import {
  CANCEL_CONSENT_ID,
  type Cancelling,
  COMPANY_ID,
  SCOPE_ID,
  useCancelForm,
} from '../model/use-cancel-form.ts';
import { AmountsNote, RestBreakdown, sumsOf } from './Amounts.tsx';
import { Changes } from './Changes.tsx';
import { Choices } from './Choices.tsx';
import { Company } from './Company.tsx';
import { FeeNewsAlert, FeeTide, NextRise, sayAmounts } from './Fees.tsx';
import { Reason } from './Reason.tsx';
import { Refusal } from './Refusal.tsx';

type CancelFormProps = {
  reservation: Reservation;
  /** It is not any more what this page began with. */
  isChanged: boolean;
  onDone: (reservation: Reservation) => void;
};

/** What is to be cancelled, with every amount, and the one button. */
export function CancelForm({ reservation, isChanged, onDone }: CancelFormProps) {
  const cancel = useCancelForm(reservation, onDone);
  const { form, quotes } = cancel;
  const { all, picked, refusal } = quotes;
  if (refusal) {
    return (
      <Stack gap={6}>
        <Refusal {...{ reservation }} error={refusal} onRetry={quotes.retry} />
        {/* Where that is not what the refusal itself leads to. */}
        {refusal.code !== 'RESERVATION_STATE' && (
          <Back id={reservation.id} text="予約の詳細へ戻る" />
        )}
      </Stack>
    );
  }
  if (!all) return <Text>手数料を計算しています。</Text>;
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TripSummary
        title={all.isPaid ? '払い戻しの計算' : 'ご請求の計算'}
        isRefund
        legs={[]}
        sums={picked ? sumsOf(reservation, picked) : []}
        total={picked ? netYen(picked) : 0}
        totalLabel={all.isPaid ? '払い戻し額' : '減る金額'}
        breakdown={picked?.restQuote ? <RestBreakdown quote={picked.restQuote} /> : undefined}
        note={picked && <AmountsNote reservation={reservation} quote={picked} />}
        isActionLast
        action={
          <Button
            type="submit"
            tone="primary"
            size="large"
            isWide
            isPending={cancel.isSending}
            pendingLabel="取り消しています"
          >
            取り消しを確定する
          </Button>
        }
      >
        <Stack gap={6}>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          {isChanged && (
            <Alert tone="warning" title="ご予約が変更されました" announce="polite">
              別の画面などで変更されたため、最新の内容を表示しています。取り消すものを、もう一度お選びください。
            </Alert>
          )}
          <Text>
            {`予約番号 ${groupsOfFour(reservation.reservationNumber)}。ボタンを押すまで、何も取り消されません。`}
          </Text>
          <Parts {...{ reservation, cancel, all }} />
        </Stack>
      </TripSummary>
    </form>
  );
}

type PartsProps = { reservation: Reservation; cancel: Cancelling; all: CancellationQuote };

/** Fees, choices and what follows from them, from top to bottom. */
function Parts({ reservation, cancel, all }: PartsProps) {
  const { quotes, form, picks, pick, news } = cancel;
  const { picked, pickError } = quotes;
  return (
    <>
      {/* While another quote is asked for, the amounts are those of what was picked before. */}
      <VisuallyHidden role="status">
        {quotes.isOfNow ? sayAmounts(news, picked) : ''}
      </VisuallyHidden>
      {news && picked && <FeeNewsAlert news={news} quote={picked} />}
      {picked && <NextRise quote={picked} />}
      <FeeTide reservation={reservation} quote={all} />
      <Stack gap={2}>
        <Choices
          {...{ reservation, quotes, picks }}
          onChange={pick}
          id={SCOPE_ID}
          error={form.errorOf(SCOPE_ID)}
        />
        <Company
          {...{ reservation, picked, picks }}
          isOfNow={quotes.isOfNow}
          onChange={pick}
          newDrivers={cancel.newDrivers}
          onDrive={cancel.drive}
          id={COMPANY_ID}
        />
      </Stack>
      {picked && <Changes reservation={reservation} quote={picked} />}
      {pickError && (
        <Refusal {...{ reservation }} error={pickError} isOfPicks onRetry={quotes.retry} />
      )}
      {cancel.error && <Refusal {...{ reservation }} error={cancel.error} isOfCancelling />}
      {picked && <Reason value={cancel.reason} onChange={cancel.giveReason} />}
      {picked && <Consent cancel={cancel} quote={picked} />}
      <Back id={reservation.id} text="取り消さずに戻る" />
    </>
  );
}

const Back = ({ id, text }: Pick<Reservation, 'id'> & { text: string }) => (
  <div>
    <ButtonLink to="/reservation-detail/$id" params={{ id }} tone="quiet">
      {text}
    </ButtonLink>
  </div>
);

type ConsentProps = { cancel: Cancelling; quote: CancellationQuote };

/** To just these amounts: others ask for it again. */
const Consent = ({ cancel: { consent, form }, quote }: ConsentProps) => {
  const what = quote.isWholeOnly ? 'すべてを取り消す' : '選んだものを取り消す';
  return (
    <Card>
      <Checkbox
        id={CANCEL_CONSENT_ID}
        isRequired
        label={
          quote.isPaid
            ? `${keptWord(quote.lines)}${formatYen(quote.feeYen)}、払い戻し額${formatYen(netYen(quote))}${transferFeeText(quote)}で、${what}`
            : what
        }
        support="取り消したものは、元に戻せません。"
        isSelected={consent.isGiven}
        error={form.errorOf(CANCEL_CONSENT_ID)}
        onChange={consent.give}
      />
    </Card>
  );
};
