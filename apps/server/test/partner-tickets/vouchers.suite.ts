import type { Reservation, VoucherList } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { describe, expect, it } from 'vitest';
import { type CommandResult, runLine } from '../../src/commands/run-line.ts';
import { NOW, TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import { commit, expectStatus, holdDraft, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { seen } from '../support/paying.ts';
import { AQUARIUM, BICYCLE, buyTicket, fillPurchase } from '../support/purchases.ts';
import { issued } from '../support/receipts.ts';
import { guestOf, vouchersOf } from '../support/tickets.ts';

const SLOT = { include: 0, day: '2027-08-04', at: '09:30' };
const AQUARIUM_OPENS = '2027-08-04T10:00:00+09:00';

/** Vouchers of a purchase, and partners that take them, the same on both databases. */
export function vouchersSuite(server: TestServer, visitor: Visitor): void {
  const vouchersFor = async ({ id }: Reservation, who: Visitor = visitor) =>
    expectStatus(await who.get(vouchersOf(id)), 200).json<VoucherList>();
  const operate = (words: string[]): Promise<CommandResult> => {
    const keySettings = { ring: '', file: undefined, demonstrationFile: '', dataDir: '' };
    const services = { ...server.services, keys: async () => TEST_KEYS, keySettings };
    return runLine(services, { words, input: '', actor: 'minato' });
  };
  const redeem = async (code: string, partner = 'くじら水族館') => {
    const { text, exitCode } = await operate(['redeem', code, '--partner', partner]);
    return `${exitCode} ${text}`;
  };

  describe('the vouchers of a purchase', () => {
    it('are there once it is paid, one for each who pays and each include, with a code', async () => {
      const bought = await buyTicket(visitor, BICYCLE, [SLOT]);
      const { vouchers, isUnpaid } = await vouchersFor(bought);
      expect(isUnpaid).toBe(false);
      expect(vouchers.map(({ include, passenger }) => [include, passenger])).toEqual([
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]);
      expect(vouchers[0]).toMatchObject({
        state: 'notYet',
        validFrom: '2027-08-03',
        validUntil: '2027-08-06',
        slot: { day: '2027-08-04', at: '09:30' },
        usedAt: null,
      });
      expect(vouchers[2]?.slot).toBeNull();
      expect(new Set(vouchers.map(({ code }) => code)).size).toBe(4);
      expect(await vouchersFor(bought)).toEqual(await vouchersFor(bought));
    });

    it('wait for the payment', async () => {
      const draft = await fillPurchase(visitor, AQUARIUM);
      const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
      expectStatus(await visitor.get(vouchersOf(held.id)), 409);
      const booked = expectStatus(await commit(visitor, held), 200).json<Reservation>();
      expect(await vouchersFor(booked)).toMatchObject({ isUnpaid: true, vouchers: [] });
    });

    it('are those of the client that has booked or looked it up, and of nobody else', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const stranger = await Visitor.arrive(server.app);
      expectStatus(await stranger.get(vouchersOf(bought.id)), 404);
      const guest = await guestOf(server, bought.id);
      expect(await vouchersFor(bought, guest)).toEqual(await vouchersFor(bought));
    });

    it('go with the reservation that is cancelled', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const [voucher] = (await vouchersFor(bought)).vouchers;
      const { id, version } = await seen(visitor, bought.id);
      const items = [
        { leg: 'outbound', kind: 'leg', position: null },
        { leg: 'return', kind: 'leg', position: null },
      ];
      const request = { items, feeYen: 600, refundYen: 67_900 };
      const headers = { ...key(), ...ifMatch(version) };
      const url = `${RESERVATIONS}/${id}/cancellations`;
      expectStatus(await visitor.post(url, request, headers), 200);
      expectStatus(await visitor.get(vouchersOf(id)), 409);
      server.clock.set(AQUARIUM_OPENS);
      expect(await redeem(voucher?.shortCode ?? '')).toBe('1 cancelled: the purchase is not valid');
    });
  });

  describe('what is sent and issued of a purchase', () => {
    it('says what was bought, and where and when it is used', async () => {
      const bought = await buyTicket(visitor, BICYCLE, [SLOT]);
      const [mail] = await server.db
        .selectFrom('mail')
        .select(['subject', 'text_body'])
        .where('subject', 'like', `%提携きっぷ購入完了%${groupsOfFour(bought.reservationNumber)}%`)
        .execute();
      for (const part of [
        'きっぷ:島いちにち自転車きっぷ',
        'レンタサイクル 8時間:帆影島港の前・8月4日(水) 9:30',
        '島の食堂 500円券:帆影島の5つの食堂',
        '使える日:8月3日(火)から8月6日(金)まで',
        '販売:島めぐり観光株式会社',
      ]) {
        expect(mail?.text_body).toContain(part);
      }
    });

    it('is a receipt of its seller', async () => {
      const bought = await buyTicket(visitor, BICYCLE, [SLOT]);
      const receipt = await issued(visitor, bought);
      expect(receipt.issuer).toEqual({
        name: '島めぐり観光株式会社',
        registrationNumber: 'T0000000000001',
        phoneNumber: bought.partnerTicket?.contact.phone,
        phoneHours: bought.partnerTicket?.contact.hours,
      });
      expect(receipt.amountYen).toBe(9800);
      expect(receipt.proviso).toBe('提携きっぷの代金として');
    });
  });

  describe('a partner', () => {
    it('takes a voucher once, on its days, by either code; the history says so', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const [first, second] = (await vouchersFor(bought)).vouchers;
      const [code, short] = [first?.code ?? '', second?.shortCode ?? ''];
      expect(await redeem(code)).toBe('1 not yet: the voucher is valid from 2027-08-03');
      server.clock.set(AQUARIUM_OPENS);
      expect(await redeem(code, '北斗浜バス')).toBe(
        '1 another partner: the voucher is not for this one',
      );
      expect(await redeem(code)).toBe(
        `0 ${first?.shortCode} is taken: 水族館の入館券, くじら水族館 往復きっぷ`,
      );
      expect(await redeem(code)).toBe(`1 used: taken at ${AQUARIUM_OPENS}`);
      expect(await redeem(short.toLowerCase())).toMatch(/^0 /);
      server.clock.set(NOW);
      const { vouchers } = await vouchersFor(bought);
      expect(vouchers[0]).toMatchObject({ state: 'used', code: null, usedAt: AQUARIUM_OPENS });
      const { history } = await seen(visitor, bought.id);
      expect(history.filter(({ event }) => event === 'voucherUsed')).toEqual([
        { at: AQUARIUM_OPENS, event: 'voucherUsed', by: 'operator' },
        { at: AQUARIUM_OPENS, event: 'voucherUsed', by: 'operator' },
      ]);
      const part = { items: [{ leg: 'outbound', kind: 'leg', position: null }] };
      const url = `${RESERVATIONS}/${bought.id}/cancellation-quotes`;
      expect(expectStatus(await visitor.post(url, part), 409).json().code).toBe('CANCEL_BY_PHONE');
    });

    it('takes none that is over, forged or unknown', async () => {
      const bought = await buyTicket(visitor, AQUARIUM);
      const [voucher] = (await vouchersFor(bought)).vouchers;
      const code = voucher?.code ?? '';
      server.clock.set('2027-08-18T00:00:00+09:00');
      expect(await redeem(code)).toBe('1 over: the voucher was valid until 2027-08-17');
      const other = code.at(-10) === 'A' ? 'B' : 'A';
      const forged = code.slice(0, -10) + other + code.slice(-9);
      expect(await redeem(forged)).toMatch(/^1 forged/);
      expect(await redeem('22222222')).toBe('1 there is no voucher with this code');
      expect(await redeem('hello')).toBe('1 this is no code of a voucher');
      const unnamed = await operate(['redeem', code]);
      expect(unnamed.text).toBe('--partner NAME is missing');
    });
  });
}
