import { type PreOrder, withdrawPreOrderMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';
import { WithdrawQuestion } from '../../shared/components/WithdrawQuestion.tsx';
import { useAfterWithdrawal } from '../../shared/model/use-after-withdrawal.ts';
import { orderName } from '../model/order-texts.ts';

/** Takes an order out of the draw, after a question. */
export function WithdrawOrder({ order }: { order: PreOrder }) {
  const after = useAfterWithdrawal('先行申込を取りやめました。');
  const withdraw = useMutation({ ...withdrawPreOrderMutation(), ...after.handlers });
  const name = orderName(order);
  return (
    <WithdrawQuestion
      {...{ name, isOpen: after.isOpen, isPending: withdraw.isPending }}
      title="先行申込を取りやめますか"
      text={`${name}の申込は、抽選の対象になりません。締切までは、もう一度申し込めます。`}
      keep="このままにする"
      action="先行申込を取りやめる"
      failure={withdraw.error ? asApiError(withdraw.error) : undefined}
      onAsk={() => {
        withdraw.reset();
        after.open();
      }}
      onClose={after.close}
      onWithdraw={() => withdraw.mutate({ path: { preOrderId: order.id } })}
    />
  );
}
