import {
  getReservationQueryKey,
  type RefundAccountRequest,
  type Reservation,
  setRefundAccount,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { refundAccountExamples, refundAccountLabels } from '../../../copy/refund-account-labels.ts';
import { useTypedPart } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useIdempotentMutation } from '../../booking/shared/model/use-idempotent-mutation.ts';
import { refundAccountKey } from '../model/part-keys.ts';
import { accountFieldId, noAccount, requiredFields, sentAccount } from './account-fields.ts';

const isEmpty = (answers: RefundAccountRequest) =>
  JSON.stringify(answers) === JSON.stringify(noAccount);

function problemsOf({ fieldErrors }: ApiError, answers: RefundAccountRequest): FieldProblem[] {
  return requiredFields(answers).flatMap((field) => {
    const [code] = fieldErrors[field] ?? [];
    if (!code) return [];
    const isNumber = field === 'accountNumber' && answers.kind === 'yucho';
    const label = isNumber ? '番号' : refundAccountLabels[field];
    const example = isNumber ? '12345671' : refundAccountExamples[field];
    const kind = field === 'accountType' ? ('choose' as const) : ('type' as const);
    const name = { label, kind, ...(example && { example }) };
    return [{ id: accountFieldId(field), message: fieldErrorText(code, name) }];
  });
}

/** State of the form of the account. The server has the rules; what was typed stays in this tab alone. */
export function useRefundAccount(reservationId: string, refundId: string, onKept: () => void) {
  const queryClient = useQueryClient();
  const { typed, change, forget } = useTypedPart(refundAccountKey(refundId), noAccount, isEmpty);
  const send = useIdempotentMutation(
    async (body: RefundAccountRequest, headers) =>
      (await setRefundAccount({ path: { reservationId, refundId }, headers, body })).data,
    (changed: Reservation) => {
      storeResponse(queryClient, getReservationQueryKey({ path: { reservationId } }), changed);
      forget();
      onKept();
    },
    (error) => {
      // Another tab was first.
      if (error.code === 'RESERVATION_STATE') void invalidateTag(queryClient, 'reservations');
    },
  );
  const form = useForm({
    check: () => [],
    send: async () => {
      const failed = await send.run(sentAccount(typed));
      return failed && problemsOf(failed, typed);
    },
  });
  const { error } = send;
  return {
    answers: typed,
    change: (next: Partial<RefundAccountRequest>) => {
      change((last) => ({ ...last, ...next }));
      if (form.problems.length === 0) return;
      form.clear();
      send.reset();
    },
    forget,
    problems: form.problems,
    attempt: form.attempt,
    errorOf: (field: keyof RefundAccountRequest) => form.errorOf(accountFieldId(field)),
    failure: error && problemsOf(error, typed).length === 0 ? errorText(error) : undefined,
    isPending: form.isPending,
    submit: form.submit,
  };
}
