import type {
  CancellationQuote,
  Receipt,
  Reservation,
  TicketList,
  VoucherList,
} from '@ferry/api/customer-server';
import { formatYen } from '@ferry/format/yen';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { redeemVoucher } from '../../src/booking/reservations/redeem-voucher.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { TEST_KEYS, type TestServer, type Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { seen } from '../support/paying.ts';
import { AQUARIUM, buyTicket } from '../support/purchases.ts';
import { readPdf } from '../support/read-pdf.ts';
import { issued, pdfOf, sourcesOf } from '../support/receipts.ts';
import { guestOf, ticketsOf, vouchersOf } from '../support/tickets.ts';

const ITEMS = (['outbound', 'return'] as const).map((leg) => ({
  leg,
  kind: 'leg' as const,
  position: null,
}));
const PAID = 2 * 27_400 + 13_700;
const AT_THE_AQUARIUM = '2027-08-05T10:00:00+09:00';

/** What comes back of a ticket of which something was used, counted by hand. */
export function refundSuite(server: TestServer, visitor: Visitor): void {
  const buy = async () => {
    const bought = await buyTicket(visitor, AQUARIUM);
    const list = expectStatus(await visitor.get(vouchersOf(bought.id)), 200).json<VoucherList>();
    return { ...bought, vouchers: list.vouchers };
  };
  type Bought = Awaited<ReturnType<typeof buy>>;
  /** Vouchers of the aquarium (0) or the bus (1). */
  const use = async ({ vouchers }: Bought, include: number, passengers: number[]) => {
    const partnerName = include === 0 ? 'くじら水族館' : '北斗浜バス';
    for (const { shortCode: typed } of vouchers.filter(
      (each) => each.include === include && passengers.includes(each.passenger),
    )) {
      await inTransaction(server.db, (tx) =>
        redeemVoucher(tx, { clock: server.clock, keys: TEST_KEYS }, { typed, partnerName }),
      );
    }
  };
  // A customer who comes back after days looks the purchase up.
  const ask = async ({ id }: Bought) => {
    const guest = await guestOf(server, id);
    return guest.post(`${RESERVATIONS}/${id}/cancellation-quotes`, { items: ITEMS });
  };
  const quoted = async (bought: Bought) =>
    expectStatus(await ask(bought), 200).json<CancellationQuote>();
  const lastMail = async () => {
    const mails = server.db.selectFrom('mail').select('text_body').orderBy('id', 'desc');
    return (await mails.limit(1).executeTakeFirstOrThrow()).text_body;
  };
  const textOf = async (guest: Visitor, { id }: Receipt) =>
    (await readPdf((await pdfOf(guest, id)).rawPayload)).pages.join('');
  const ofTickets = ({ lines }: CancellationQuote) =>
    lines
      .filter(({ leg }) => leg === 'outbound')
      .map(({ feeYen, refundYen, used }) => [
        feeYen,
        refundYen,
        used.map(({ label, yen }) => `${label} ${yen}`).join(', '),
      ]);

  describe('what comes back of a ticket that is partly used', () => {
    it('is what was paid less what the used parts cost by themselves; the rest ends', async () => {
      const bought = await buy();
      expect(bought.partnerTicket?.crossings).toEqual([
        { leg: 'outbound', adultYen: 14_900, childYen: 7450 },
        { leg: 'return', adultYen: 14_900, childYen: 7450 },
      ]);
      server.clock.set(AT_THE_AQUARIUM);
      await use(bought, 0, [0, 2]);
      const shown = async () =>
        expectStatus(
          await (await guestOf(server, bought.id)).get(`${RESERVATIONS}/${bought.id}`),
          200,
        ).json<Reservation>().partnerTicket?.isBegun;
      expect([bought.partnerTicket?.isBegun, await shown()]).toEqual([false, true]);
      const quote = await quoted(bought);
      expect(quote.isWholeOnly).toBe(true);
      expect(ofTickets(quote)).toEqual([
        [17_700, 9700, '往路の運賃 14900, 水族館の入館券 2800'],
        [14_900, 12_500, '往路の運賃 14900'],
        [8850, 4850, '往路の運賃 7450, 水族館の入館券 1400'],
      ]);
      expect([quote.paidYen, quote.feeYen, quote.refundYen]).toEqual([PAID, 41_450, 27_050]);
      expect(quote.paidYen - quote.refundYen - quote.feeYen).toBe(0);
      const request = { items: ITEMS, feeYen: quote.feeYen, refundYen: quote.refundYen };
      const headers = { ...key(), ...ifMatch(quote.version) };
      const url = `${RESERVATIONS}/${bought.id}/cancellations`;
      const guest = await guestOf(server, bought.id);
      const done = expectStatus(await guest.post(url, request, headers), 200);
      expect(done.json<Reservation>()).toMatchObject({
        state: 'cancelled',
        cancellations: [{ isAll: true, feeYen: 41_450, usedYen: 41_450, refundYen: 27_050 }],
      });
      await expect(use(bought, 1, [0])).rejects.toThrow();
      const source = (await sourcesOf(guest, bought)).find(
        ({ kind }) => kind === 'cancellationFee',
      );
      const receipt = await issued(guest, bought, { sourceId: source?.sourceId ?? '' });
      expect(receipt.lines.map(({ label, amountYen }) => [label, amountYen])).toEqual([
        ['使った分(くじら水族館 往復きっぷ(大人))', 17_700],
        ['使った分(くじら水族館 往復きっぷ(大人))', 14_900],
        ['使った分(くじら水族館 往復きっぷ(小人))', 8850],
      ]);
      expect(receipt.taxes).toEqual([{ ratePercent: 10, amountYen: 41_450, taxYen: 3768 }]);
      expect(source).toMatchObject({ amountYen: 41_450, untaxedYen: 0 });
      expect(receipt.proviso).toBe('使った分の代金として');
      expect(await textOf(guest, receipt)).toMatch(/合計41,450円\(税込\)(?!.*対象外)/);
    });

    it('is on its receipt, taxed, and only the rest is a fee', async () => {
      const bought = await buy();
      server.clock.set('2027-08-03T10:00:00+09:00');
      await use(bought, 1, [1]);
      const quote = await quoted(bought);
      const usedYen = quote.lines
        .flatMap(({ used }) => used)
        .reduce((sum, { yen }) => sum + yen, 0);
      const { feeYen, refundYen, version } = quote;
      const guest = await guestOf(server, bought.id);
      const url = `${RESERVATIONS}/${bought.id}/cancellations`;
      const headers = { ...key(), ...ifMatch(version) };
      const request = { items: ITEMS, feeYen, refundYen };
      const done = expectStatus(await guest.post(url, request, headers), 200);
      expect(done.json()).toMatchObject({ cancellations: [{ feeYen, usedYen, refundYen }] });
      const mail = await lastMail();
      expect(mail).toMatch(new RegExp(`使った分\\s*[::]\\s*${formatYen(usedYen)}`));
      expect(mail).toMatch(new RegExp(`取消手数料\\s*[::]\\s*${formatYen(feeYen - usedYen)}`));
      expect(mail).toContain('使った分は、お使いになったものを別に買うときの料金です。');
      const source = (await sourcesOf(guest, bought)).find(
        ({ kind }) => kind === 'cancellationFee',
      );
      const receipt = await issued(guest, bought, { sourceId: source?.sourceId ?? '' });
      expect(receipt.lines.map(({ label, amountYen }) => [label, amountYen])).toEqual([
        ['使った分(くじら水族館 往復きっぷ(大人))', usedYen],
        ['取消手数料(くじら水族館 往復きっぷ(大人))', 8220],
        ['取消手数料(くじら水族館 往復きっぷ(大人))', 8220 - usedYen],
        ['取消手数料(くじら水族館 往復きっぷ(小人))', 4110],
      ]);
      expect(receipt.taxes).toMatchObject([{ ratePercent: 10, amountYen: usedYen }]);
      const untaxedYen = feeYen - usedYen;
      expect(source).toMatchObject({ amountYen: feeYen, untaxedYen });
      expect(receipt.proviso).toBe('使った分の代金と取消手数料として');
      const text = await textOf(guest, receipt);
      expect(text).toContain(`10%対象${formatYen(usedYen)}(税込)`);
      expect(text).toContain(`消費税の対象外${formatYen(untaxedYen)}`);
    });

    it('is not more than the fee leaves while nothing has sailed', async () => {
      const bought = await buy();
      server.clock.set('2027-08-03T10:00:00+09:00');
      await use(bought, 1, [1]);
      // On the day 30 %: 8,220 and 4,110 yen; the bus costs less.
      expect(ofTickets(await quoted(bought))).toMatchObject([
        [8220, 19_180, ''],
        [8220, 19_180, expect.stringMatching(/^港からのバス 1日券 \d+$/)],
        [4110, 9590, ''],
      ]);
    });

    it('is nothing, and never less, once both legs have sailed', async () => {
      const bought = await buy();
      server.clock.set(AT_THE_AQUARIUM);
      await use(bought, 0, [0]);
      server.clock.set('2027-08-08T10:00:00+09:00');
      const quote = await quoted(bought);
      expect([quote.feeYen, quote.refundYen]).toEqual([PAID, 0]);
    });

    it('is nothing of one who was not there: nothing used, and the ship has sailed', async () => {
      const bought = await buy();
      server.clock.set(AT_THE_AQUARIUM);
      expect(expectStatus(await ask(bought), 422).json().code).toBe('CANCEL_CLOSED');
    });

    it('is not asked for while its passengers are checked in or at sea: their places are not given back', async () => {
      const bought = await buy();
      const { departureAt, arrivalAt } = bought.outbound.sailing;
      const before = (at: string, minutes: number) => new Date(Date.parse(at) - minutes * 60_000);
      server.clock.set(before(departureAt, 60).toISOString());
      const guest = await guestOf(server, bought.id);
      const list = expectStatus(await guest.get(ticketsOf(bought.id)), 200).json<TicketList>();
      const code = list.legs[0]?.tickets[0]?.shortCode ?? '';
      const now = server.clock.now();
      await inTransaction(server.db, (tx) => passGate(tx, TEST_KEYS, 'checkIn', { code }, now));
      const closed = { code: 'CANCEL_CLOSED', leg: 'outbound' };
      expect(expectStatus(await ask(bought), 422).json()).toMatchObject(closed);
      server.clock.set(before(arrivalAt, 1).toISOString());
      expect(expectStatus(await ask(bought), 422).json()).toMatchObject(closed);
      server.clock.set(arrivalAt);
      expectStatus(await ask(bought), 200);
    });

    it('is nothing for free beside what was used, where the operator does not sail back', async () => {
      const bought = await buy();
      server.clock.set(AT_THE_AQUARIUM);
      await use(bought, 0, [0]);
      const setStatus = (status: string) =>
        sql`update sailing set status = ${status} where id = ${bought.return?.sailing.id}`.execute(
          server.db,
        );
      onTestFinished(() => void setStatus('scheduled'));
      await setStatus('cancelled');
      const { lines } = await quoted(bought);
      expect(
        lines.map(({ leg, feeYen, percent, freeBecause }) => [leg, feeYen, percent, freeBecause]),
      ).toEqual([
        ['outbound', 17_700, 0, null],
        ['outbound', 14_900, 0, null],
        ['outbound', 7450, 0, null],
        ['return', 0, 0, 'serviceCancelled'],
        ['return', 0, 0, 'serviceCancelled'],
        ['return', 0, 0, 'serviceCancelled'],
      ]);
    });

    it('is asked for as long as something of it could still be used', async () => {
      const bought = await buy();
      server.clock.set(AT_THE_AQUARIUM);
      await use(bought, 0, [0]);
      server.clock.set('2027-08-17T23:59:59+09:00');
      expectStatus(await ask(bought), 200);
      server.clock.set('2027-08-18T00:00:00+09:00');
      expect(expectStatus(await ask(bought), 422).json().code).toBe('CANCEL_CLOSED');
    });

    it('of a part is a matter for the telephone', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const { id } = await seen(visitor, bought.id);
      const request = { items: ITEMS.slice(1) };
      const url = `${RESERVATIONS}/${id}/cancellation-quotes`;
      expect(expectStatus(await visitor.post(url, request), 409).json().code).toBe(
        'CANCEL_BY_PHONE',
      );
    });
  });
}
