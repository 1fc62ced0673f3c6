import { listPreOrdersOptions, type PreOrder } from '@ferry/api/customer';
import { useQuery } from '@tanstack/react-query';
import { useOffered } from '../../../../page/offered.ts';
import { drawResult, isBeforeClosing } from './order-texts.ts';

/** How often an open page asks how it stands, in milliseconds; and between the closing and the outcome. */
const RENEWED_MS = 30_000;
const AWAITED_MS = 5000;

/** A page of the orders of this customer, read again while something of them may change. */
export function useOrders(cursor?: string) {
  const isOffered = useOffered();
  return useQuery({
    ...listPreOrdersOptions(cursor === undefined ? undefined : { query: { cursor } }),
    enabled: isOffered('preOrders'),
    retry: false,
    // A page that follows was read for its place a moment ago.
    refetchOnMount: cursor === undefined,
    refetchInterval: ({ state }) => {
      const orders = state.data?.preOrders ?? [];
      if (orders.some(isAwaited)) return AWAITED_MS;
      return orders.some((order) => isBeforeClosing(order) || drawResult(order)) && RENEWED_MS;
    },
  });
}

const isAwaited = (order: PreOrder): boolean =>
  order.state === 'accepted' && !isBeforeClosing(order);
