import {
  createChangeDraft,
  type Draft,
  extendChange,
  setDraftTrip,
  type TripChoice,
} from '@ferry/api/customer';
import type { OneEffect } from '../../../page/use-one-effect.ts';
import type { Flow, StepsOfTrip } from '../../booking/shared/model/flow.ts';
import { heldChange } from '../../booking/shared/model/held.ts';
import {
  isHelpToName,
  returnSearchOfChange,
} from '../../booking/shared/model/return-conditions.ts';
import { changingLinks } from './changing-links.ts';
import { asksCustomers, asksOutbound, asksReturn } from './model/needed-steps.ts';
import { UNCHANGED } from './model/unchanged.ts';

/** The steps of a change of these parts; of all, where the parts are not known. */
function stepsOf({ hasReturn, parts, asksHelp = false, isFree = false, at }: StepsOfTrip) {
  const isOutboundOpen = !parts || asksOutbound(parts);
  const isCustomersOpen = !parts || asksHelp || asksCustomers(parts);
  const isReturnOpen = isOutboundOpen || parts?.includes('returnSailing');
  const steps = [
    { step: 'parts', name: '変更する項目', isShown: true },
    { step: 'sailings', name: hasReturn ? '往路の便' : '便と客室', isShown: isOutboundOpen },
    { step: 'return', name: '復路の便', isShown: hasReturn && isReturnOpen },
    { step: 'customers', name: 'お客様情報', isShown: isCustomersOpen },
    { step: 'payment', name: 'お支払い', isShown: !isFree },
    { step: 'check', name: '内容の確認', isShown: true },
    { step: 'confirm', name: '変更の確定', isShown: true },
    { step: 'completion', name: '完了', isShown: true },
  ] as const;
  return steps.filter(({ step, isShown }) => isShown || step === at);
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
    const isAsked = asksCustomers(chosen.change?.parts ?? []);
    const isMissing = Object.keys(chosen.problems).length > 0;
    return isAsked || isMissing || isHelpToName(chosen.customers)
      ? links.customerInput(chosen.id)
      : customers(chosen);
  };
  return {
    links,
    words: {
      steps: '変更の進み具合',
      total: '変更後の合計',
      toPay: '追加のお支払い',
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
