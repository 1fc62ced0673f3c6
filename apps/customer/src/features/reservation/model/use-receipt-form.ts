import { issueReceiptMutation, type Receipt, type ReceiptRequest } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { useTypedPart } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useIdempotentMutation } from '../../booking/shared/model/use-idempotent-mutation.ts';
import { receiptKey } from './part-keys.ts';

const blank = { recipient: '', blankRecipient: false, proviso: '' };
type Typed = typeof blank;
type Field = 'recipient' | 'proviso';
const fields: readonly Field[] = ['recipient', 'proviso'];

export const receiptFieldId = (sourceId: string, field: Field): string =>
  `receipt-${sourceId}-${field}`;

/** The signs that cannot be printed, and what to do about them. */
function unprintableText(label: string, signs: readonly string[], field: Field): string {
  const found = signs.map((sign) => `「${sign}」`).join('');
  const what = found
    ? `${label}の${found}は、印刷できません。`
    : `${label}に、印刷できない文字があります。`;
  const byHand =
    field === 'recipient' ? '「宛名を空けておく」を選ぶと、印刷してから手書きできます。' : '';
  return `${what}消すか、別の字か、かなにしてください。${byHand}`;
}

/**
 * State of the form of one receipt. What can be printed is known to the server.
 * @param name the representative's, which is printed where no recipient is typed
 */
export function useReceiptForm(
  { reservationId, sourceId, name }: { reservationId: string; sourceId: string; name: string },
  onIssued: (receipt: Receipt) => void,
) {
  const queryClient = useQueryClient();
  const { typed, change, forget } = useTypedPart(
    receiptKey(reservationId, sourceId),
    blank,
    ({ recipient, blankRecipient, proviso }) =>
      recipient === '' && !blankRecipient && proviso === '',
  );
  const { mutateAsync } = useMutation(issueReceiptMutation());
  const issue = useIdempotentMutation(
    (body: ReceiptRequest, headers) => mutateAsync({ path: { reservationId }, headers, body }),
    (receipt) => {
      forget();
      void invalidateTag(queryClient, 'receipts');
      onIssued(receipt);
    },
    (error) => {
      const wrong = fields.find((field) => error.fieldErrors[field]);
      if (wrong) return document.getElementById(receiptFieldId(sourceId, wrong))?.focus();
      // What may be issued has changed meanwhile.
      return invalidateTag(queryClient, 'receipts');
    },
  );
  const errorOf = (field: Field): string | undefined => {
    const [code] = issue.error?.fieldErrors[field] ?? [];
    if (!code) return undefined;
    const label = fieldLabels[`receipt.${field}`];
    if (code !== 'INVALID_CHARACTER') return fieldErrorText(code, { label, kind: 'type' });
    const text = typed[field] || (field === 'recipient' ? name : '');
    const signs = issue.error?.body?.unprintable?.filter((sign) => text.includes(sign)) ?? [];
    return unprintableText(label, signs, field);
  };
  const form = useForm({
    // The server's rules: what is wrong comes back with its response, at the boxes.
    check: () => [],
    send: () => {
      issue.run({ sourceId, ...typed });
      return undefined;
    },
  });
  const isWrong = fields.some((field) => errorOf(field));
  return {
    texts: typed,
    change: (changed: Partial<Typed>) => {
      change((last) => ({ ...last, ...changed }));
      if (issue.error) issue.reset();
    },
    errorOf,
    failure: issue.error && !isWrong ? errorText(issue.error) : undefined,
    isPending: issue.isPending,
    submit: form.submit,
  };
}
