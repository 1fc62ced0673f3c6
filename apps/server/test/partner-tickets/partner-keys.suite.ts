import type {
  ApiError,
  PartnerVoucher,
  Reservation,
  VoucherList,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { runLine } from '../../src/commands/run-line.ts';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { NO_VOUCHER, newPartnerKey, REDEMPTIONS, VOUCHER_CHECKS } from '../support/partner-keys.ts';
import { seen } from '../support/paying.ts';
import { AQUARIUM, buyTicket } from '../support/purchases.ts';
import { bearer, guestOf, vouchersOf } from '../support/tickets.ts';

const AT_THE_AQUARIUM = '2027-08-04T10:00:00+09:00';
const BUS = '北斗浜バス';

/** Partners that take vouchers by themselves, the same on both databases. */
export function partnerKeysSuite(server: TestServer, visitor: Visitor): void {
  /** As a partner's device asks: without a cookie. */
  const asDevice = (url: string, body: object, headers: Record<string, string>) =>
    new Visitor(server.app).post(url, body, headers);
  const redeem = (code: string, partnerKey: string, request = key()) =>
    asDevice(REDEMPTIONS, { code }, { ...bearer(partnerKey), ...request });
  const check = (code: string, partnerKey: string) =>
    asDevice(VOUCHER_CHECKS, { code }, bearer(partnerKey));
  const operate = async (...words: string[]) => {
    const keySettings = { ring: '', file: undefined, demonstrationFile: '', dataDir: '' };
    const services = { ...server.services, keys: async () => TEST_KEYS, keySettings };
    const { exitCode, text } = await runLine(services, { words, input: '', actor: 'minato' });
    return `${exitCode} ${text}`;
  };
  const buy = async () => {
    const bought = await buyTicket(visitor, AQUARIUM);
    const list = expectStatus(await visitor.get(vouchersOf(bought.id)), 200).json<VoucherList>();
    return { ...bought, vouchers: list.vouchers };
  };
  const refusal = (response: { json(): ApiError }) => {
    const { message: _, requestId: __, ...rest } = response.json();
    return rest;
  };

  describe('a partner with a key', () => {
    it('takes a voucher once; the same request is told the same, byte for byte', async () => {
      const { id, vouchers } = await buy();
      const partnerKey = await newPartnerKey(server);
      const [first, second] = vouchers;
      const code = first?.code ?? '';
      expect(refusal(await check(code, partnerKey))).toEqual({
        code: 'VOUCHER_REFUSED',
        voucherReason: 'notYet',
        validFrom: '2027-08-03',
      });
      server.clock.set(AT_THE_AQUARIUM);
      const usable = expectStatus(await check(code, partnerKey), 200).json<PartnerVoucher>();
      expect(usable).toMatchObject({
        voucherId: first?.id,
        includeName: '水族館の入館券',
        name: '山田 花子',
        usedAt: null,
      });
      const request = key();
      const taken = expectStatus(await redeem(code, partnerKey, request), 200);
      expect(taken.json()).toEqual({ ...usable, usedAt: AT_THE_AQUARIUM });
      server.clock.set('2027-08-04T10:05:00+09:00');
      expect((await redeem(code, partnerKey, request)).body).toBe(taken.body);
      expect(refusal(await redeem(code, partnerKey))).toEqual({
        code: 'VOUCHER_REFUSED',
        voucherReason: 'used',
        usedAt: AT_THE_AQUARIUM,
      });
      const reused = expectStatus(await redeem(second?.code ?? '', partnerKey, request), 422);
      expect(reused.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
      const { history } = await seen(await guestOf(server, id), id);
      expect(history.filter(({ event }) => event === 'voucherUsed')).toEqual([
        { at: AT_THE_AQUARIUM, event: 'voucherUsed', by: 'partner' },
      ]);
    });

    it('sees no voucher of another partner: nothing tells it from one that is not there', async () => {
      const { vouchers } = await buy();
      server.clock.set(AT_THE_AQUARIUM);
      const bus = await newPartnerKey(server, BUS);
      const [aquarium] = vouchers;
      const code = aquarium?.code ?? '';
      const forged = `${code.slice(0, -10)}${code.at(-10) === 'A' ? 'B' : 'A'}${code.slice(-9)}`;
      for (const each of [code, aquarium?.shortCode ?? '', forged, 'nonsense', NO_VOUCHER.code]) {
        expect(refusal(expectStatus(await check(each, bus), 404))).toEqual({ code: 'NOT_FOUND' });
        expect(refusal(expectStatus(await redeem(each, bus), 404))).toEqual({ code: 'NOT_FOUND' });
      }
      const theirs = vouchers.find(({ include }) => include === 1);
      expectStatus(await redeem(theirs?.shortCode ?? '', bus), 200);
    });

    it('takes none that is over or cancelled', async () => {
      const { id, vouchers } = await buy();
      const partnerKey = await newPartnerKey(server);
      const { version } = await seen(visitor, id);
      const items = ['outbound', 'return'].map((leg) => ({ leg, kind: 'leg', position: null }));
      const request = { items, feeYen: 600, refundYen: 67_900 };
      const url = `${RESERVATIONS}/${id}/cancellations`;
      const headers = { ...key(), ...ifMatch(version) };
      const other = await buy();
      expectStatus(await visitor.post(url, request, headers), 200).json<Reservation>();
      server.clock.set(AT_THE_AQUARIUM);
      expect(refusal(await redeem(vouchers[0]?.shortCode ?? '', partnerKey))).toEqual({
        code: 'VOUCHER_REFUSED',
        voucherReason: 'cancelled',
      });
      server.clock.set('2027-08-18T00:00:00+09:00');
      expect(refusal(await redeem(other.vouchers[0]?.code ?? '', partnerKey))).toEqual({
        code: 'VOUCHER_REFUSED',
        voucherReason: 'over',
        validUntil: '2027-08-17',
      });
    });

    it('needs its key, and a key for each request', async () => {
      const partnerKey = await newPartnerKey(server);
      expectStatus(await asDevice(REDEMPTIONS, NO_VOUCHER, bearer(partnerKey)), 428);
      expectStatus(await asDevice(REDEMPTIONS, NO_VOUCHER, key()), 401);
      expectStatus(await redeem(NO_VOUCHER.code, `${partnerKey}x`), 401);
      // A customer's session is none.
      expectStatus(await visitor.post(REDEMPTIONS, NO_VOUCHER, key()), 401);
      expectStatus(await asDevice(VOUCHER_CHECKS, {}, bearer(partnerKey)), 422);
    });

    it('may not try codes', async () => {
      const partnerKey = await newPartnerKey(server);
      const { hits } = defaultLimits.unknownVouchers;
      for (let tried = 0; tried < hits; tried += 1) {
        expectStatus(await check(NO_VOUCHER.code, partnerKey), 404);
      }
      const locked = expectStatus(await check(NO_VOUCHER.code, partnerKey), 429);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
      // Another key of it is not locked by that.
      expectStatus(await check(NO_VOUCHER.code, await newPartnerKey(server)), 404);
    });
  });

  it('counts no request that names a voucher of the partner', async () => {
    const { vouchers } = await buy();
    const partnerKey = await newPartnerKey(server);
    server.clock.set(AT_THE_AQUARIUM);
    const [first, second] = vouchers;
    const request = key();
    expectStatus(await redeem(first?.code ?? '', partnerKey, request), 200);
    const { hits } = defaultLimits.unknownVouchers;
    for (let tried = 0; tried < hits; tried += 1) {
      const reused = expectStatus(await redeem(second?.code ?? '', partnerKey, request), 422);
      expect(reused.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expectStatus(await check(NO_VOUCHER.code, partnerKey), 404);
  });

  describe('the keys of a partner', () => {
    it('are not prolonged by a rotation', async () => {
      await server.db.deleteFrom('partner_key').execute();
      await operate('partner-keys', 'new', BUS);
      const rotated = await operate('partner-keys', 'rotate', BUS);
      const [, second = ''] = rotated.split(/\s+/);
      await operate('partner-keys', 'end', second.slice(0, 12));
      server.clock.set('2027-07-23T10:00:00+09:00');
      const again = await operate('partner-keys', 'rotate', BUS);
      expect(again).toContain('the key of before ends at 2027-07-27T10:00:00+09:00');
      const ends = await server.db.selectFrom('partner_key').select('ends_at').execute();
      const at = ends.flatMap(({ ends_at }) => ends_at?.toISOString() ?? []);
      expect(at.sort()).toEqual(['2027-07-20T01:00:00.000Z', '2027-07-27T01:00:00.000Z']);
    });

    it('are made, rotated and ended by commands, two at most, and kept as hashes', async () => {
      await server.db.deleteFrom('partner_key').execute();
      expect(await operate('partner-keys', 'new', '知らない会社')).toMatch(/^1 no partner ticket/);
      expect(await operate('partner-keys', 'rotate', BUS)).toBe('1 there is no such key');
      const [, first = ''] = (await operate('partner-keys', 'new', BUS)).split(/\s+/);
      expect(first).toMatch(/^fpk_[\w-]{43}$/);
      expectStatus(await check(NO_VOUCHER.code, first), 404);
      const rotated = await operate('partner-keys', 'rotate', BUS);
      const [, second = ''] = rotated.split(/\s+/);
      expect(rotated).toContain('the key of before ends at 2027-07-27T10:00:00+09:00');
      expect(await operate('partner-keys', 'new', BUS)).toMatch(/^1 the partner has two keys/);
      for (const each of [first, second]) expectStatus(await check(NO_VOUCHER.code, each), 404);
      server.clock.set('2027-07-27T10:00:00+09:00');
      expectStatus(await check(NO_VOUCHER.code, first), 401);
      expectStatus(await check(NO_VOUCHER.code, second), 404);
      expect(await operate('partner-keys', 'list')).toContain(`${second.slice(0, 12)}\t${BUS}`);
      const kept = JSON.stringify(await server.db.selectFrom('partner_key').selectAll().execute());
      expect(kept).not.toContain(second);
      expect(await operate('partner-keys', 'end', second.slice(0, 12))).toMatch(/^0 /);
      expectStatus(await check(NO_VOUCHER.code, second), 401);
      expect(await operate('partner-keys', 'end', second.slice(0, 12))).toMatch(/^1 /);
    });
  });
}
