import { readFileSync } from 'node:fs';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';

// A story whose receipts are of another booking shows amounts that no server would send.

const stories = readFileSync(new URL('DetailPage.stories.tsx', import.meta.url), 'utf8');
const pairs = [...stories.matchAll(/getReservation: '(\w+)'(?:,\s+listReceipts: '(\w+)')?/g)].map(
  ([, reservation = '', receipts = 'default']) => ({ reservation, receipts }),
);

const paid = pairs.flatMap(({ reservation: name, receipts }) => {
  if (['pending', 'notFound', 'unavailable'].includes(name)) return [];
  if (['none', 'rateLimited'].includes(receipts)) return [];
  const reservation = exampleOf('getReservation', 200, name as 'confirmed');
  const { sources } = exampleOf('listReceipts', 200, receipts as 'cancelled');
  return reservation.payment?.state === 'captured'
    ? [{ name, receipts, payment: reservation.payment, reservation, sources }]
    : [];
});

test('予約の詳細の見本には、支払いの済んだ予約と領収書の組がある', () => {
  expect(new Set(paid.map(({ receipts }) => receipts)).size).toBeGreaterThan(6);
});

test.each(paid)('見本「$name」の領収書「$receipts」は、その予約のお支払いと取消に合う', (pair) => {
  const { payment, sources, reservation } = pair;
  const own = sources.filter(({ kind }) => kind === 'payment');
  const fees = sources.filter(({ kind }) => kind === 'cancellationFee');
  const { id: sourceId, method, amountYen } = payment;
  const isIssued = own.some(({ issued }) => issued.length > 0);
  const givenUp = reservation.cancellations.reduce(
    (yen, { refundYen, feeYen }) => yen + refundYen + feeYen,
    0,
  );
  const keptYen = isIssued ? amountYen : amountYen - givenUp;
  for (const each of own) {
    expect(each).toMatchObject({ sourceId, method });
    expect(each.storeName).toBe(payment.instructions?.storeName ?? '');
    // The operator may have given more by hand.
    if (givenUp > 0) expect(each.amountYen).toBe(keptYen);
    else expect(each.amountYen).toBeLessThanOrEqual(keptYen);
  }
  if (own.length === 0) expect(keptYen).toBe(0);
  expect(
    fees.map(({ kind, sourceId: id, cancellationNumber, amountYen: yen }) => [
      kind,
      id,
      cancellationNumber,
      yen,
    ]),
  ).toEqual(
    reservation.cancellations
      .filter(({ feeYen, transferFeeYen }) => feeYen + transferFeeYen > 0)
      .map(({ id, number, feeYen, transferFeeYen }) => [
        ...['cancellationFee', id, number, feeYen + transferFeeYen],
      ]),
  );
});
