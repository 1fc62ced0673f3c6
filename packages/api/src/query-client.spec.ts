import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getDraftOptions,
  getPaymentInfoOptions,
  listDraftPaymentMethodsOptions,
  listReservationsOptions,
  listTicketsOptions,
} from './generated/customer/@tanstack/react-query.gen.ts';
import { createQueryClient } from './query-client.ts';

const path = { reservationId: 'rsv_1' };
const ofDraft = { path: { draftId: 'drf_1' } };

test('bookings are read again when the tab is looked at again, nothing that a form holds is', () => {
  const client = createQueryClient();
  const isReadAgain = (queryKey: readonly unknown[]) => {
    const observer = new QueryObserver(client, { queryKey, enabled: false });
    const { refetchOnWindowFocus } = observer.options;
    return typeof refetchOnWindowFocus === 'function'
      ? refetchOnWindowFocus(observer.getCurrentQuery())
      : refetchOnWindowFocus;
  };
  const queries = [
    listReservationsOptions({ query: { period: 'upcoming' } }),
    getPaymentInfoOptions({ path }),
    listTicketsOptions({ path }),
    getDraftOptions(ofDraft),
    listDraftPaymentMethodsOptions(ofDraft),
  ];
  expect(queries.map(({ queryKey }) => isReadAgain(queryKey))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
