import { type WaitlistEntry, withdrawFromWaitlistMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { formatDateShort } from '@ferry/format/date';
import { useMutation } from '@tanstack/react-query';
import { WithdrawQuestion } from '../../shared/components/WithdrawQuestion.tsx';
import { useAfterWithdrawal } from '../../shared/model/use-after-withdrawal.ts';

/** Leaves the line, after a question: nobody gets their place in it back. */
export function Withdraw({ entry }: { entry: WaitlistEntry }) {
  const after = useAfterWithdrawal('空席待ちを取りやめました。');
  const withdraw = useMutation({ ...withdrawFromWaitlistMutation(), ...after.handlers });
  const ask = () => {
    withdraw.reset();
    after.open();
  };
  const { id, sailing, state } = entry;
  const name = `${formatDateShort(sailing.date)} ${sailing.departureTime}発`;
  return (
    <WithdrawQuestion
      {...{ name, isOpen: after.isOpen, isPending: withdraw.isPending }}
      title="空席待ちを取りやめますか"
      text={
        state === 'offered'
          ? `${name}のお席は、次の方にご案内します。`
          : `${name}の順番は、なくなります。もう一度登録すると、最後に並びます。`
      }
      keep={state === 'offered' ? 'このままにする' : '待ち続ける'}
      action="空席待ちを取りやめる"
      failure={withdraw.error ? asApiError(withdraw.error) : undefined}
      onAsk={ask}
      onClose={after.close}
      onWithdraw={() => withdraw.mutate({ path: { waitlistEntryId: id } })}
    />
  );
}
