import type { RefundAccountRequest, Reservation } from '@ferry/api/customer';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { RadioGroup } from '@ferry/ui/RadioGroup';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TextField } from '@ferry/ui/TextField';
import { refundAccountLabels } from '../../../copy/refund-account-labels.ts';
import { takeLostFocus } from '../../../forms/take-lost-focus.ts';
import { EditActions } from '../components/EditActions.tsx';
import { accountFieldId, type TextOfAccount } from './account-fields.ts';
import { seenHolder, seenYucho } from './account-texts.ts';
import { useRefundAccount } from './use-refund-account.ts';

type RefundAccountFormProps = {
  reservation: Reservation;
  refundId: string;
  onKept: () => void;
  onCancel: () => void;
};

const KINDS = [
  { value: 'bank', label: '銀行・信用金庫など' },
  { value: 'yucho', label: 'ゆうちょ銀行(通帳の記号・番号)' },
] as const satisfies { value: RefundAccountRequest['kind']; label: string }[];

const TYPES = [
  { value: 'ordinary', label: '普通' },
  { value: 'current', label: '当座' },
  { value: 'savings', label: '貯蓄' },
] as const;

/** The account to which a refund is transferred. */
export function RefundAccountForm({
  reservation,
  refundId,
  onKept,
  onCancel,
}: RefundAccountFormProps) {
  const form = useRefundAccount(reservation.id, refundId, onKept);
  return (
    <form ref={takeLostFocus} method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <AccountFields form={form} />
        <Text size="dense">
          口座は暗号化して保存し、振り込みが済むと消します。名義は、ご予約の方と違っていてもかまいません。
        </Text>
        <EditActions
          form={form}
          failureTitle="口座を登録できませんでした"
          action="この口座を登録する"
          pendingLabel="登録しています"
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

type Form = ReturnType<typeof useRefundAccount>;

/** What every box has; nothing in a browser's own details is an account. */
const bindTo =
  ({ answers, errorOf, change }: Form) =>
  (field: TextOfAccount) => ({
    id: accountFieldId(field),
    value: answers[field],
    error: errorOf(field),
    requirement: 'required' as const,
    autoComplete: 'off',
    onChange: (value: string) => change({ [field]: value }),
  });

type Bind = ReturnType<typeof bindTo>;

function AccountFields({ form }: { form: Form }) {
  const { answers, change } = form;
  const bind = bindTo(form);
  return (
    <>
      <RadioGroup
        id={accountFieldId('kind')}
        label={refundAccountLabels.kind}
        requirement="required"
        options={KINDS}
        value={answers.kind}
        onChange={(kind) => change({ kind })}
      />
      {answers.kind === 'yucho' ? (
        <YuchoFields bind={bind} answers={answers} />
      ) : (
        <BankFields bind={bind} form={form} />
      )}
      <TextField
        {...bind('holderKana')}
        label={refundAccountLabels.holderKana}
        // The example of a company is in one piece.
        support={
          '通帳のとおりに、カナで。ひらがなでも入力できます。会社の口座は「カ)\u2060シオナギ」のように。'
        }
        length={20}
        output={seenHolder(answers.holderKana)}
      />
    </>
  );
}

const BankFields = ({ bind, form }: { bind: Bind; form: Form }) => (
  <>
    <TextField {...bind('bankName')} label={refundAccountLabels.bankName} length={20} />
    <TextField
      {...bind('bankCode')}
      label={refundAccountLabels.bankCode}
      support="4桁の数字。通帳やキャッシュカード、銀行のページで確かめられます。"
      inputMode="numeric"
      length={6}
    />
    <TextField {...bind('branchName')} label={refundAccountLabels.branchName} length={20} />
    <TextField
      {...bind('branchCode')}
      label={refundAccountLabels.branchCode}
      support="3桁の数字。"
      inputMode="numeric"
      length={6}
    />
    <RadioGroup<'' | NonNullable<RefundAccountRequest['accountType']>>
      id={accountFieldId('accountType')}
      label={refundAccountLabels.accountType}
      requirement="required"
      isInline
      options={TYPES}
      value={form.answers.accountType ?? ''}
      error={form.errorOf('accountType')}
      onChange={(accountType) => form.change({ accountType: accountType || null })}
    />
    <TextField
      {...bind('accountNumber')}
      label={refundAccountLabels.accountNumber}
      support="7桁までの数字。7桁に足りないときは、先頭の0を省けます。"
      inputMode="numeric"
      length={10}
    />
  </>
);

const YuchoFields = ({ bind, answers }: { bind: Bind; answers: RefundAccountRequest }) => (
  <>
    <TextField
      {...bind('symbol')}
      label={refundAccountLabels.symbol}
      support="通帳の表紙の裏にある、5桁の数字。"
      inputMode="numeric"
      length={8}
    />
    <TextField
      {...bind('accountNumber')}
      label="番号"
      support="通帳の、8桁までの数字。"
      inputMode="numeric"
      length={10}
      output={seenYucho(answers)}
    />
  </>
);
