import type { Reservation, ReservationChange } from '@ferry/api/customer';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import { formatYen } from '@ferry/format/yen';
import { Link } from '../../../../page/links.tsx';
import { ConsentForm } from '../../../booking/confirm/components/ConsentForm.tsx';
import { SheetEnd } from '../../../booking/confirm/components/SheetEnd.tsx';
import type { PaymentChoice } from '../../../booking/confirm/model/use-payment-choice.ts';
import { useSheetPress } from '../../../booking/confirm/model/use-sheet-press.ts';
import { WalletFrames } from '../../../booking/shared/components/WalletFrames.tsx';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { payAndConfirm } from '../../../booking/shared/model/payment-texts.ts';
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
  const { sheet, press, isAsking, end } = useSheetPress(choice, payYen);
  return (
    <ConsentForm
      of={change.id}
      label={
        choice && isPaidAtOnce(choice.method)
          ? payAndConfirm(choice.method, formatYen(payYen), '変更')
          : '変更を確定する'
      }
      isPending={isAsking || commit.isPending}
      onConfirm={(consents) =>
        void press((token) =>
          commit.run({
            ...(choice && {
              paymentMethod: choice.method,
              ...(choice.id !== undefined && { draftPaymentId: choice.id }),
            }),
            ...token,
            ...{ newYen: quote.totalYen, feeYen, payYen, refundYen, consents },
          }),
        )
      }
      failure={
        end && choice ? (
          <SheetEnd end={end} method={choice.method} isChange />
        ) : (
          commit.error && (
            <ChangeFailure
              title="変更を確定できませんでした"
              error={commit.error}
              {...{ reservation, draftId }}
            />
          )
        )
      }
      once="通信が途切れても、二重に変更されたり請求されたりすることはありません。"
    >
      <WalletFrames sheet={sheet} />
      {draftId && <Link {...flow.links.contentConfirm(draftId)}>内容の確認に戻る</Link>}
      <DropChange reservation={reservation} />
    </ConsentForm>
  );
}
