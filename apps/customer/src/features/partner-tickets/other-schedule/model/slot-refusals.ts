import type { PartnerTicketSlotChoice } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { closedText } from '../../../../copy/change-closed.ts';
import { errorText } from '../../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { fieldAt, slotPath } from '../../../booking/shared/model/customer-fields.ts';

/** A slot that was refused: of which include, and why. */
type RefusedSlot = { include: number; message: string };

/** What a refusal says of single slots, in the order of the ticket; the others of it stay chosen. */
export function refusedSlots(
  error: ApiError,
  sent: readonly PartnerTicketSlotChoice[],
): RefusedSlot[] {
  const { code, fieldErrors } = error;
  return sent.flatMap(({ include }, index): RefusedSlot[] => {
    const path = slotPath(include);
    if (code === 'SLOT_FULL')
      return fieldErrors[path] ? [{ include, message: errorText(error) }] : [];
    const [reason] = fieldErrors[`slots.${index}.at`] ?? [];
    return reason ? [{ include, message: fieldErrorText(reason, fieldAt(path)) }] : [];
  });
}

/** Where the way on after a refusal is; nothing where the button can be pressed again. */
export type SlotRefusalStep = 'detail' | 'change' | 'lookUp' | 'phone';

type SlotRefusal = { text: string; next?: SlotRefusalStep };

const KEPT = '時間枠は、前のままです。';

/** Why the slots were not changed, and the way on. */
export function slotRefusal(error: ApiError): SlotRefusal {
  switch (error.code) {
    case 'CHANGE_CLOSED':
      return error.body?.changeClosedReason === 'closed'
        ? {
            text: `引換券を使ったか、今の時間枠が始まったため、変更の受付は終了しました。${KEPT}`,
            next: 'detail',
          }
        : { text: closedText(error.body?.changeClosedReason ?? null), next: 'phone' };
    case 'VERSION_CONFLICT':
      return {
        text: '別の画面で予約の内容が変わりました。いまの内容をご確認のうえ、もう一度変更してください。',
      };
    case 'CHANGE_IN_PROGRESS':
      return {
        text: `便の変更の手続き中です。終えるか取りやめると、時間枠を変更できます。${KEPT}`,
        next: 'change',
      };
    case 'RESERVATION_STATE':
      return {
        text: 'ご予約の状況が変わったため、変更できません。最新の内容をご確認ください。',
        next: 'detail',
      };
    case 'NOT_FOUND':
      return {
        text: `しばらく操作がなかったか、Cookieが削除されました。予約番号とご連絡先で照会すると、もう一度変更できます。${KEPT}`,
        next: 'lookUp',
      };
    // No answer came: it may be changed all the same, which the same press finds out.
    case 'OFFLINE':
    case 'UNEXPECTED':
      return { text: errorText(error) };
    default:
      return { text: `${errorText(error)}${KEPT}` };
  }
}
