import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../App.tsx';
import { createAppRouter } from '../../router.tsx';

afterEach(() => vi.restoreAllMocks());

test('きっぷの下書きの復路の便は、きっぷの手順で選ぶ', async () => {
  const draft = { ...exampleOf('getDraft', 200, 'partnerTicketCreated'), id: 'drf_ownFlow00000' };
  const reads: [string, unknown][] = [
    [`/drafts/${draft.id}`, draft],
    ['/routes', exampleOf('listRoutes', 200, 'default')],
    ['/sailings', exampleOf('searchSailings', 200, 'default')],
    ['/fare-calendar', exampleOf('getFareCalendar', 200, 'default')],
  ];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const found = reads.find(([end]) => pathname.endsWith(end));
    return found ? Response.json(found[1]) : new Promise<never>(() => {});
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({
    initialEntries: [`/customer/reservation/select-schedule-return?draft=${draft.id}`],
  });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  await render(<App {...{ router, queryClient }} />);
  await expect
    .poll(() => history.location.href)
    .toBe(`/customer/partner-tickets/select-other-schedule?draft=${draft.id}`);
});
