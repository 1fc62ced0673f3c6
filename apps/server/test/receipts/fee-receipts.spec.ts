import type { Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { bookFamily, cancelShown, oneOf } from '../support/cancelling.ts';
import { CARDS, type HowToPay, press, seen } from '../support/paying.ts';
import { deliverEvents } from '../support/payment-work.ts';
import { readPdf } from '../support/read-pdf.ts';
import { issued, pdfOf, sourcesOf } from '../support/receipts.ts';
import { operate } from '../support/refund-accounts.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

/** A family that has paid so. */
async function paidBy(how: HowToPay | undefined): Promise<Reservation> {
  const booked = await bookFamily(visitor, how);
  const url = booked.payment?.instructions?.url;
  if (url) await press(visitor, url, 'pay');
  await deliverEvents(server);
  if (!how) await operate(server, `payments paid ${booked.reservationNumber}`);
  return seen(visitor, booked.id);
}

it.each<[string, HowToPay | undefined, transferYen: number, text: string]>([
  ['カード', { card: CARDS.frictionless }, 0, 'クレジットカード利用'],
  ['コンビニ', { store: 'store_minato' }, 550, 'コンビニでのお支払い(みなとマート)'],
  ['窓口', undefined, 0, '乗船港の窓口でのお支払い'],
])(
  '%sで支払うと、取消手数料の領収書に、方法と振込手数料がある',
  async (_, how, transferYen, text) => {
    const paid = await paidBy(how);
    const { cancellations } = await cancelShown(visitor, paid, [oneOf('passenger', 1)]);
    const [cancellation] = cancellations;
    const { id = '', number = '', feeYen = 0, transferFeeYen } = cancellation ?? {};
    expect(transferFeeYen).toBe(transferYen);
    const source = (await sourcesOf(visitor, paid)).find(({ sourceId }) => sourceId === id);
    expect(source).toMatchObject({ kind: 'cancellationFee', amountYen: feeYen + transferYen });
    expect([number, source?.cancellationNumber]).toEqual(
      Array(2).fill(`${paid.reservationNumber}-C1`),
    );
    const receipt = await issued(visitor, paid, { sourceId: id });
    expect(receipt).toMatchObject({
      ...{ amountYen: feeYen + transferYen, taxes: [], cancellationNumber: number },
    });
    expect(receipt.lines.reduce((sum, line) => sum + line.amountYen, 0)).toBe(receipt.amountYen);
    expect(receipt.lines.filter(({ label }) => label === '振込手数料')).toMatchObject(
      transferYen > 0 ? [{ leg: null, quantity: 1, amountYen: transferYen }] : [],
    );
    const pages = (await readPdf((await pdfOf(visitor, receipt.id)).rawPayload)).pages.join('');
    expect(pages).toContain(text);
    expect(pages).toContain(number);
    expect(pages).toContain('対象外');
    expect(pages).not.toContain('税込');
    expect(pages.includes('振込手数料')).toBe(transferYen > 0);
  },
);
