import { ApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { loadDraft } from '../../booking/shared/model/draft-guard.ts';
import type { ReturnSearch } from '../../booking/shared/model/return-conditions.ts';
import { loadCustomerInput, loadLegChoice, loadPaymentInput } from '../../booking/step-pages.ts';
import { ChangeCheckPage } from './ChangeCheckPage.tsx';
import { ChangeConfirmPage } from './ChangeConfirmPage.tsx';
import { ChangeDonePage } from './ChangeDonePage.tsx';
import { changing } from './changing.ts';
import { loadChanged, loadHeldChange, loadQuote, loadTerms } from './model/load-change.ts';
import { StartPage } from './StartPage.tsx';

// The steps of a change with what each shows, for the loaders of its routes: one chunk, which only
// customers load who change something.

/** What can be changed. */
export const loadStart = async (queryClient: QueryClient, id: string, number?: string) => ({
  ...(await loadTerms(queryClient, id, number)),
  StartPage,
});

/** The sailings of a leg. */
export async function loadSailings(
  queryClient: QueryClient,
  id: string,
  { leg, ...search }: ReturnSearch & { leg?: 'outbound' | 'return' },
) {
  const flow = changing(id);
  return { flow, leg, ...(await loadLegChoice(queryClient, flow.links, search, leg)) };
}

/** What is asked of the customers. */
export async function loadCustomers(queryClient: QueryClient, id: string, draftId?: string) {
  const flow = changing(id);
  return { flow, ...(await loadCustomerInput(queryClient, flow.links, draftId)) };
}

/** How the difference will be paid. */
export async function loadPayment(queryClient: QueryClient, id: string, draftId: string) {
  const flow = changing(id);
  return { flow, ...(await loadPaymentInput(queryClient, flow.links, draftId)) };
}

/** What the change makes another thing, to the yen. */
export async function loadCheck(queryClient: QueryClient, id: string, draftId?: string) {
  const [draft] = await Promise.all([
    loadDraft(queryClient, changing(id).links, draftId, 'contentConfirm'),
    loadChanged(queryClient, id),
  ]);
  const quote = await loadQuote(queryClient, draft.id);
  const failure = quote instanceof ApiError ? quote : undefined;
  return { draftId: draft.id, failure, ChangeCheckPage };
}

/** What is held. */
export async function loadConfirm(queryClient: QueryClient, id: string) {
  const { change } = await loadHeldChange(queryClient, id);
  return { changeId: change?.id, ChangeConfirmPage };
}

/** That it is changed, or waits for money. */
export async function loadDone(queryClient: QueryClient, id: string) {
  const { change, changes } = await loadChanged(queryClient, id);
  const { links } = changing(id);
  const isDone = change ? change.state === 'awaitingPayment' : changes.length > 0;
  if (!isDone) {
    const step = change ? links.reservationConfirm(id) : links.conditions();
    throw redirect({ ...step, replace: true });
  }
  return { ChangeDonePage };
}
