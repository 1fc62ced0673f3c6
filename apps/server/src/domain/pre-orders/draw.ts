import { createHash } from 'node:crypto';
import type { PreOrderPassenger } from '@ferry/api/customer-server';
import { fullName } from '@ferry/format/full-name';
import { normaliseText } from '@ferry/format/width';

/** What of an order decides which orders are one. */
export interface DrawnOrder {
  id: string;
  confirmedAt: Date;
  mailHash: Buffer;
  memberId: string | null;
  sailingIds: readonly string[];
  passengers: readonly Pick<PreOrderPassenger, 'familyName' | 'givenName' | 'age'>[];
}

/**
 * Which orders count: those that share a mailbox, a member, or a passenger of the same name and age on a sailing with one that
 * counts and was confirmed earlier do not. Whatever is confirmed later takes nothing from an earlier order: one that falls
 * makes no others fall. Guarded by `draw.spec.ts`.
 */
export function standing<Order extends DrawnOrder>(
  orders: readonly Order[],
): { counted: Order[]; merged: Order[] } {
  const taken = new Set<string>();
  const counted: Order[] = [];
  const merged: Order[] = [];
  for (const order of orders.toSorted(byConfirmation)) {
    const keys = keysOf(order);
    if (keys.some((key) => taken.has(key))) {
      merged.push(order);
      continue;
    }
    counted.push(order);
    for (const key of keys) taken.add(key);
  }
  return { counted, merged };
}

/**
 * The order in which orders are tried: by SHA-256 of the seed and the order's id, which was given before there was a seed.
 * Every order is as likely as any other, whenever and from wherever an order came, and the seed alone tells it again.
 * Guarded by `draw.spec.ts`.
 */
export function drawn(seed: Buffer, ids: readonly string[]): string[] {
  const keyed = ids.map((id) => ({
    id,
    key: createHash('sha256').update(seed).update(id).digest('hex'),
  }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ id }) => id);
}

const byConfirmation = (one: DrawnOrder, other: DrawnOrder): number =>
  one.confirmedAt.getTime() - other.confirmedAt.getTime() || (one.id < other.id ? -1 : 1);

function keysOf({ mailHash, memberId, sailingIds, passengers }: DrawnOrder): string[] {
  return [
    `mailbox ${mailHash.toString('base64')}`,
    ...(memberId === null ? [] : [`member ${memberId}`]),
    ...[...new Set(sailingIds)].flatMap((sailingId) =>
      passengers.map((passenger) => `${sailingId} ${nameKey(passenger)} ${passenger.age}`),
    ),
  ];
}

/** The same person types the same name with other spaces and widths. */
const nameKey = ({ familyName, givenName }: DrawnOrder['passengers'][number]): string =>
  normaliseText(fullName({ familyName, givenName })).replace(/\s/g, '').toLowerCase();
