import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { addDays } from '@ferry/format/date';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { forgetMember } from '../../../page/forget-member.ts';
import { createAppRouter } from '../../../router.tsx';

// The pages of a change, on a server that has the contract's examples.

export const booked = exampleOf('getReservation', 200, 'familyPaid');
export const held = exampleOf('getReservation', 200, 'changeHeld');
export const draft = exampleOf('getDraft', 200, 'change');
const { id } = held;

type Sent = { method: string; path: string; body: unknown; version: string | null };
type Answers = Record<string, (sent: Sent) => Response | undefined>;

/** A refusal of the contract. */
export const refused = (status: number, code: string, more = {}) =>
  Response.json({ message: code, code, requestId: 'req_1', ...more }, { status });

/** The sailings of the example on a day: each day has sailings of its own. */
function sailingsOn(date: string | null) {
  const result = exampleOf('searchSailings', 200, 'default');
  const sailingOffers = result.sailingOffers.map((offer) => ({
    ...offer,
    sailing: { ...offer.sailing, id: `${offer.sailing.id}_${date}` },
  }));
  return Response.json({ ...result, sailingOffers });
}

/** What the sailings of {@link sailingsOn} cost more, on each of these days. */
function differencesOn(from: string | null, until: string | null) {
  const { days, ...rest } = exampleOf('getChangeDifferences', 200, 'outbound');
  const model = days.find(({ date }) => date === '2027-08-02');
  const dates: string[] = [];
  for (let date = from ?? ''; date <= (until ?? ''); date = addDays(date, 1)) dates.push(date);
  return Response.json({
    ...rest,
    days: dates.map((date) => ({
      ...model,
      date,
      sailings: model?.sailings.map((sailing) => ({
        ...sailing,
        sailingId: `${sailing.sailingId}_${date}`,
      })),
    })),
  });
}

/** A page of the change, what was sent, and where it is. */
export async function openChange(
  path: string,
  now: () => Reservation | Promise<Reservation>,
  answers: Answers = {},
  more: Record<string, unknown> = {},
) {
  const sent: Sent[] = [];
  const reads: Record<string, unknown> = {
    '/change-terms': exampleOf('getChangeTerms', 200, 'default'),
    '/change-quote': exampleOf('quoteChange', 200, 'default'),
    [`/drafts/${draft.id}`]: draft,
    '/routes': exampleOf('listRoutes', 200, 'default'),
    '/payment-methods': exampleOf('listDraftPaymentMethods', 200, 'default'),
    ...more,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET') {
      const text = await request.text();
      const call = {
        method: request.method,
        path: pathname.replace(/^.*customer-api/, ''),
        body: text && JSON.parse(text),
        version: request.headers.get('if-match'),
      };
      sent.push(call);
      const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end));
      return answer?.[1](call) ?? new Promise<never>(() => {});
    }
    const found = Object.entries(reads).find(([end]) => pathname.endsWith(end));
    if (found) return Response.json(found[1]);
    if (pathname.endsWith('/sailings')) return sailingsOn(searchParams.get('date'));
    if (pathname.endsWith('/change-differences')) {
      return differencesOn(searchParams.get('from'), searchParams.get('until'));
    }
    if (pathname.endsWith(`/reservations/${id}`)) return Response.json(await now());
    return new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  await page.viewport(1280, 800);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [`/customer/reservation/${id}${path}`] }),
  });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  return { sent, screen, history: router.history, queryClient };
}

export const titleIs = (screen: Awaited<ReturnType<typeof openChange>>['screen'], name: string) =>
  expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();

/** What a test leaves for the others; after each. */
export function forgetChange(): void {
  vi.restoreAllMocks();
  forgetMember();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
}
