import {
  type ChangedPart,
  createChangeDraft,
  type Draft,
  extendChange,
  setDraftTrip,
  type TripChoice,
} from '@ferry/api/customer';
import type { OneEffect } from '../../../page/use-one-effect.ts';
import type { Flow, FlowStep, StepsOfTrip } from '../../booking/shared/model/flow.ts';
import { heldChange } from '../../booking/shared/model/held.ts';
import {
  isHelpToName,
  returnSearchOfChange,
} from '../../booking/shared/model/return-conditions.ts';
import { changingLinks } from './changing-links.ts';
import { asksCustomers, asksOutbound, asksReturn } from './model/needed-steps.ts';
import { UNCHANGED } from './model/unchanged.ts';

const STOPS: readonly { name: string; steps: readonly FlowStep[] }[] = [
  { name: '変更する項目', steps: ['parts'] },
  { name: '選び直し', steps: ['sailings', 'return', 'customers'] },
  { name: '内容の確認', steps: ['payment', 'check'] },
  { name: '変更の確定', steps: ['confirm'] },
  { name: '完了', steps: ['completion'] },
];

/**
 * The stops of every change, whatever is changed and whether anything is to be paid: what is chosen anew is one, and
 * leads back to the first of its pages.
 */
const stepsOf = ({ parts = [], at }: StepsOfTrip) =>
  STOPS.map(({ name, steps }) => {
    const first = steps.find((step) => isAsked(step, parts)) ?? steps.at(-1);
    const step = at && steps.includes(at) ? at : first;
    return { name, step: step ?? 'parts' };
  });

/** Whether a page of a stop that has several is one of this change. */
function isAsked(step: FlowStep, parts: readonly ChangedPart[]): boolean {
  if (step === 'sailings') return asksOutbound(parts);
  if (step === 'return') return parts.includes('returnSailing');
  return step !== 'payment';
}

/**
 * A change of a reservation: the steps of a booking for what is changed, beside the reservation,
 * which stays as it is until the last of them.
 */
export function changing(reservationId: string): Flow {
  const links = changingLinks(reservationId);
  const customers: Flow['next']['customers'] = (answered) =>
    answered.nextStep === 'paymentInput'
      ? { ...links.paymentInput(answered.id), step: 'payment' }
      : { ...links.contentConfirm(answered.id), step: 'check' };
  const afterSailings = (chosen: Draft) => {
    const { parts = [], changedParts = [] } = chosen.change ?? {};
    // Of a party that is smaller now nothing is left to be asked.
    const asked = parts.filter((part) => part !== 'passengers' || !changedParts.includes(part));
    const isMissing = Object.keys(chosen.problems).length > 0;
    return asksCustomers(asked) || isMissing || isHelpToName(chosen.customers)
      ? links.customerInput(chosen.id)
      : customers(chosen);
  };
  return {
    links,
    words: {
      steps: '変更の進み具合',
      total: '変更後の合計',
      toPay: '差額のお支払い',
      confirm: '変更の確定',
      takeSailing: 'この便に変更して進む',
      methods: {
        card: '変更の確定と同時に、差額をお支払いいただきます。',
        store:
          '変更を確定すると、お支払い番号をお知らせします。期限を過ぎると、変更だけがなくなり、元の予約が残ります。',
        port: '差額を、窓口でお支払いください。',
      },
      kept: UNCHANGED,
    },
    steps: stepsOf,
    next: {
      sailings: (chosen, conditions) =>
        asksReturn(chosen)
          ? links.selectReturn(returnSearchOfChange(chosen, conditions))
          : afterSailings(chosen),
      return: afterSailings,
      customers,
    },
    hasLinkForDevices: false,
    createDraft: (trip: TripChoice, key: OneEffect, last?: Draft) =>
      beginAgain(reservationId, trip, key, last),
    heldOf: heldChange,
    extend: async (id, headers) =>
      (await extendChange({ path: { reservationId: id }, headers })).data,
  };
}

/** A draft of the same change in the place of one that is gone. */
async function beginAgain(
  reservationId: string,
  body: TripChoice,
  key: OneEffect,
  last?: Draft,
): Promise<Draft> {
  const parts = last?.change?.parts ?? ['outboundSailing'];
  const { data } = await createChangeDraft({
    path: { reservationId },
    body: { parts },
    headers: key,
  });
  const headers = { 'if-match': `"${data.version}"` };
  return (await setDraftTrip({ path: { draftId: data.id }, body, headers })).data;
}
