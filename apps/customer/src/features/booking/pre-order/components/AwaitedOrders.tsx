import { useOrders } from '../model/use-orders.ts';
import { OrderCard } from './OrderCard.tsx';

/** A member's orders before their draw; what was drawn is among those who wait. */
export function AwaitedOrders() {
  const { data } = useOrders();
  const awaited = data?.preOrders.filter(({ state }) => state === 'accepted') ?? [];
  return awaited.map((order) => <OrderCard key={order.id} order={order} />);
}
