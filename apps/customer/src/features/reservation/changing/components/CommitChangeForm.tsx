import type { Reservation, ReservationChange } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Link } from '../../../../page/links.tsx';
import { ConsentForm } from '../../../booking/confirm/components/ConsentForm.tsx';
import type { PaymentChoice } from '../../../booking/confirm/model/use-payment-choice.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { useCommitChange } from '../model/use-commit-change.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { DropChange } from './DropChange.tsx';

type CommitChangeFormProps = {
  flow: Flow;
  reservation: Reservation;
  change: ReservationChange;
  /** How the difference is paid; undefined where there is none. */
  choice: PaymentChoice | undefined;
};

/** The consent and the one button that makes the change; how to go back, or to give it up. */
export function CommitChangeForm({ flow, reservation, change, choice }: CommitChangeFormProps) {
  const commit = useCommitChange(flow, reservation, change);
  const { feeYen, payYen, refundYen, quote, draftId } = change;
  return (
    <ConsentForm
      of={change.id}
      label={
        choice?.method === 'card'
          ? `${formatYen(payYen)}を支払って変更を確定する`
          : '変更を確定する'
      }
      isPending={commit.isPending}
      onConfirm={(consents) =>
        void commit.run({
          ...(choice && {
            paymentMethod: choice.method,
            ...(choice.id !== undefined && { draftPaymentId: choice.id }),
          }),
          ...{ newYen: quote.totalYen, feeYen, payYen, refundYen, consents },
        })
      }
      failure={
        commit.error && (
          <ChangeFailure
            title="変更を確定できませんでした"
            error={commit.error}
            {...{ reservation, draftId }}
          />
        )
      }
      once="通信が途切れても、二重に変更されたり請求されたりすることはありません。"
    >
      {draftId && <Link {...flow.links.contentConfirm(draftId)}>内容の確認に戻る</Link>}
      <DropChange reservation={reservation} />
    </ConsentForm>
  );
}
