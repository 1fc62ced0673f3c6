import {
  type LegName,
  listDraftPaymentMethodsOptions,
  listRoutesOptions,
  searchSailingsOptions,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { jstDate } from '@ferry/format/date';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { NoticeKey } from '../../copy/notices.ts';
import { loadDayStrip } from './sailings/model/load-day-strip.ts';
import { loadDraft } from './shared/model/draft-guard.ts';
import type { FlowLinks } from './shared/model/flow.ts';
import {
  outboundConditions,
  type ReturnSearch,
  returnConditions,
} from './shared/model/return-conditions.ts';
import {
  isRefusal,
  type SearchConditions,
  sailingsQuery,
} from './shared/model/search-conditions.ts';

// The steps that several flows have, for the loaders of their routes. Each page is a chunk of its
// own, and comes with what the loader gives: `lazy` would leave the page empty once more. It is asked
// for after what was typed is on the server, because a page whose code is gone is loaded again.

/**
 * The day's sailings of the outbound leg, before there is a draft.
 *
 * @throws a redirect to the form where no sailing can match the conditions, with the reason
 */
export async function loadSchedule(
  queryClient: QueryClient,
  links: FlowLinks,
  conditions: SearchConditions,
) {
  const toConditions = (notice: NoticeKey = 'checkConditions') =>
    redirect({ ...links.conditions(conditions), replace: true, state: { notice } });
  // Availability is what the page is for: never shown from an older visit.
  const sailings = searchSailingsOptions({ query: sailingsQuery(conditions) });
  const strip = loadDayStrip(queryClient, conditions);
  const [{ serverTime }, { SelectSchedulePage }] = await Promise.all([
    queryClient.fetchQuery({ ...sailings, staleTime: 0 }).catch((error: unknown) => {
      if (!isRefusal(asApiError(error))) throw error;
      throw toConditions();
    }),
    import('./sailings/SelectSchedulePage.tsx'),
  ]);
  // A day that is over has no sailings on sale: 「運航がありません」 would be wrong.
  if (conditions.date < jstDate(serverTime)) throw toConditions('dateIsPast');
  await strip;
  return { conditions, SelectSchedulePage };
}

/** The choice of a leg of a draft, with the sailings or why there is no search for them. */
export async function loadLegChoice(
  queryClient: QueryClient,
  links: FlowLinks,
  search: ReturnSearch,
  leg: LegName = 'return',
) {
  const draft = await loadDraft(queryClient, links, search.draft, 'customerInput');
  const conditions =
    leg === 'return' ? returnConditions(draft, search) : outboundConditions(draft, search);
  const query = sailingsQuery(conditions, leg === 'return' ? draft.outbound.sailing.id : undefined);
  const loadPage = async () => {
    const { SelectReturnPage, loadDifferences } = await import('./sailings/SelectReturnPage.tsx');
    await loadDifferences(queryClient, draft, leg, conditions);
    return SelectReturnPage;
  };
  const [refusal, SelectReturnPage] = await Promise.all([
    findSailings(queryClient, query),
    loadPage(),
  ]);
  return { draftId: draft.id, conditions, refusal, SelectReturnPage };
}

/** @returns why the server does not search with these conditions: the form of the leg says it */
const findSailings = (
  queryClient: QueryClient,
  query: ReturnType<typeof sailingsQuery>,
): Promise<ApiError | undefined> =>
  queryClient.fetchQuery({ ...searchSailingsOptions({ query }), staleTime: 0 }).then(
    () => undefined,
    (error: unknown) => {
      const reason = asApiError(error);
      if (isRefusal(reason)) return reason;
      throw error;
    },
  );

/** What is asked of a draft's customers, with the parts of the form that it needs. */
export async function loadCustomerInput(
  queryClient: QueryClient,
  links: FlowLinks,
  draftId: string | undefined,
) {
  const [draft, timetable] = await Promise.all([
    loadDraft(queryClient, links, draftId, 'customerInput'),
    queryClient.ensureQueryData(listRoutesOptions()),
  ]);
  const { CustomerInputPage, loadFields } = await import('./customers/CustomerInputPage.tsx');
  await loadFields(draft, timetable);
  return { draftId: draft.id, draft, CustomerInputPage };
}

/**
 * The methods that a draft can be paid by.
 *
 * @throws a redirect to the check of the answers where there is nothing to pay
 */
export async function loadPaymentInput(
  queryClient: QueryClient,
  links: FlowLinks,
  draftId: string | undefined,
) {
  const draft = await loadDraft(queryClient, links, draftId, 'paymentInput');
  const { id } = draft;
  // What can be chosen changes with the clock.
  const methods = listDraftPaymentMethodsOptions({ path: { draftId: id } });
  const [{ PaymentInputPage }, { totalYen }] = await Promise.all([
    import('./payment/PaymentInputPage.tsx'),
    queryClient.fetchQuery({ ...methods, staleTime: 0 }),
  ]);
  if (totalYen === 0) throw redirect({ ...links.contentConfirm(id), replace: true });
  return { draftId: id, draft, PaymentInputPage };
}
