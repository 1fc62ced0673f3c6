import type { CancelReason, NewDriver, Reservation } from '@ferry/api/customer';
import { useState } from 'react';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { driversOf, itemsOf, legsOf, type Picks, pickedFirst, picksOf } from './picks.ts';
import { useCancel } from './use-cancel.ts';
import { useFeeNews } from './use-fee-news.ts';
import { requestOf, useQuotes } from './use-quotes.ts';

export const SCOPE_ID = 'cancelScope';
export const COMPANY_ID = 'cancelCompany';
export const CANCEL_CONSENT_ID = 'cancelConsent';

const problems = {
  scope: {
    id: SCOPE_ID,
    message: fieldErrorText('REQUIRED', { label: '取り消すもの', kind: 'choose' }),
  },
  company: {
    id: COMPANY_ID,
    message: '一緒に取り消すことになるものをご確認ください。',
  },
  consent: { id: CANCEL_CONSENT_ID, message: '金額をご確認のうえ、同意してください。' },
};

export type Cancelling = ReturnType<typeof useCancelForm>;

/** What is picked on the page, what it costs, the consent to just these amounts, and the button. */
export function useCancelForm(
  reservation: Reservation,
  onDone: (reservation: Reservation) => void,
) {
  const [chosen, setChosen] = useState<Picks>();
  const [drivers, setDrivers] = useState<readonly NewDriver[]>([]);
  const preset = chosen ?? picksOf(reservation, pickedFirst(reservation, legsOf(reservation)));
  const quotes = useQuotes(reservation, preset, drivers);
  const { picked, isOfNow } = quotes;
  const picks = openPicks(reservation, quotes, chosen);
  const items = itemsOf(reservation, picks);
  const newDrivers = driversOf(reservation, picks, drivers);
  const request = requestOf(items, newDrivers);
  const picksText = JSON.stringify(request);
  const news = useFeeNews(picksText, isOfNow ? picked : undefined);
  const cancel = useCancel(reservation, onDone);
  const [reason, setReason] = useState<CancelReason>();
  /** Agreed to are these amounts for these things, no others. */
  const [agreed, setAgreed] = useState('');
  const shown = picked && isOfNow ? `${picksText} ${picked.feeYen} ${picked.refundYen}` : undefined;
  const isGiven = shown !== undefined && agreed === shown;
  const form = useForm({
    check: () => [
      ...(items.length === 0 ? [problems.scope] : []),
      ...(isOfNow && picked && picked.alsoCancelled.length > 0 ? [problems.company] : []),
      ...(items.length > 0 && !isGiven ? [problems.consent] : []),
    ],
    send: () => {
      if (!picked) return undefined;
      const { feeYen, refundYen } = picked;
      // The call itself ignores presses while it runs.
      cancel.run({ ...request, feeYen, refundYen, ...(reason && { reason }) });
      return undefined;
    },
  });
  const isSending = cancel.isPending;
  return {
    quotes,
    picks,
    pick: (next: Picks) => {
      setChosen(next);
      cancel.reset();
    },
    newDrivers,
    drive: (next: readonly NewDriver[]) => {
      setDrivers(next);
      cancel.reset();
    },
    reason,
    giveReason: setReason,
    news,
    form,
    consent: { isGiven, give: (isNow: boolean) => setAgreed(isNow && shown ? shown : '') },
    isSending,
    // A fee that has changed is a new quote, which is said as such.
    error: cancel.error?.code === 'FEE_CHANGED' ? undefined : cancel.error,
  };
}

/** Of a leg that has departed nothing is picked, of what is only cancelled as a whole all of it. */
function openPicks(
  reservation: Reservation,
  { open, all }: ReturnType<typeof useQuotes>,
  chosen: Picks | undefined,
): Picks {
  const isOpen = picksOf(reservation, open);
  if (all?.isWholeOnly) return isOpen;
  const picks = chosen ?? picksOf(reservation, pickedFirst(reservation, open));
  return new Set([...picks].filter((key) => isOpen.has(key)));
}
