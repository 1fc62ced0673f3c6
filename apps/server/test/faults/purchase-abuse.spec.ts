import type { ApiError, Reservation } from '@ferry/api/customer-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { cancelShown, wholeTrip } from '../support/cancelling.ts';
import { newPartnerKey, REDEMPTIONS, VOUCHER_CHECKS } from '../support/partner-keys.ts';
import { comeBack, seen } from '../support/paying.ts';
import { pass } from '../support/payment-work.ts';
import {
  BICYCLE,
  buyTicket,
  chooseTicket,
  clearPurchases,
  fillPurchase,
} from '../support/purchases.ts';
import { bearer } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// Requests about purchases that no page of ours sends, or not in this order: nothing is taken, given back or
// mailed by them, and nothing fails inside.

const { mailsOfRecipient } = defaultLimits;
const server = useTestServer({ limits: { mailsOfRecipient } });
const visitor = useVisitor(server);
const SLOT = { include: 0, day: '2027-08-04', at: '09:30' };
const OTHER = { include: 0, day: '2027-08-03', at: '14:15' };

const put = (who: Visitor, { id, version }: Reservation, slots: unknown) =>
  who.put(`${RESERVATIONS}/${id}/partner-slots`, { slots }, { ...key(), ...ifMatch(version) });
const buy = async () => {
  const { id } = await buyTicket(visitor, BICYCLE, [SLOT]);
  return seen(visitor, id);
};
const taken = () =>
  server.db
    .selectFrom('partner_stock')
    .select(['include', 'day', 'slot', 'taken'])
    .orderBy('include')
    .execute();
const mailsAboutSlots = async () =>
  (await server.db.selectFrom('mail').select('id').where('kind', '=', 'partnerChanged').execute())
    .length;

beforeEach(async () => {
  await clearPurchases(server.db);
  await server.db.deleteFrom('rate_limit').execute();
  await server.db.deleteFrom('mail').execute();
});

describe('the mailbox of a purchase', () => {
  it('is not filled by its slot going to and fro: so many an hour from its customer, and as many from all guests', async () => {
    let bought = await buy();
    const guest = await comeBack(server.app, bought);
    const told: number[] = [];
    for (let count = 0; count < 2 * mailsOfRecipient.hits + 1; count += 1) {
      const slot = count % 2 === 0 ? OTHER : SLOT;
      const response = await put(count % 2 === 0 ? visitor : guest, bought, [slot]);
      told.push(response.statusCode);
      if (response.statusCode === 200) bought = response.json<Reservation>();
      else expect(response.json<ApiError>().code).toBe('RATE_LIMITED');
    }
    expect(told.filter((status) => status === 200)).toHaveLength(2 * mailsOfRecipient.hits);
    expect(new Set(told)).toEqual(new Set([200, 429]));
    expectStatus(await put(guest, bought, [OTHER]), 429);
    expect(await mailsAboutSlots()).toBe(2 * mailsOfRecipient.hits);
    pass(server, mailsOfRecipient.windowSeconds);
    const later = await comeBack(server.app, bought);
    expectStatus(await put(later, bought, [SLOT]), 200);
  });

  it('hears nothing of the slot that it has', async () => {
    const bought = await buy();
    for (const slots of [[SLOT], [SLOT]]) {
      const same = expectStatus(await put(visitor, bought, slots), 200).json<Reservation>();
      expect([same.version, same.history]).toEqual([bought.version, bought.history]);
    }
    expect(await mailsAboutSlots()).toBe(0);
  });
});

describe('requests of no page', () => {
  it.each<[string, unknown]>([
    ['the quota in place of a slot', [{ include: -1, day: '2027-08-03', at: '09:30' }]],
    ['an include that there is not', [{ ...OTHER, include: 9 }]],
    ['an include without slots', [{ ...OTHER, include: 1 }]],
    ['a part of an include', [{ ...OTHER, include: 0.5 }]],
    ['a name of every object as include', [{ ...OTHER, include: '__proto__' }]],
    ['a name of every object as time', [{ ...OTHER, at: 'constructor' }]],
    ['a name of every object as day', [{ ...OTHER, day: 'toString' }]],
    ['two slots of one include', [OTHER, SLOT]],
    ['more people than it has', [{ ...OTHER, people: 1 }]],
    ['a thousand slots', Array.from({ length: 1000 }, () => OTHER)],
  ])('%s: refused, and the slot stays', async (_, slots) => {
    const bought = await buy();
    const before = await taken();
    const response = await put(visitor, bought, slots);
    expect([400, 422]).toContain(response.statusCode);
    expect(await taken()).toEqual(before);
    expect((await seen(visitor, bought.id)).version).toBe(bought.version);
  });

  it('a draft takes none of that either', async () => {
    const draft = await fillPurchase(visitor, BICYCLE, [SLOT]);
    for (const slots of [
      [{ ...OTHER, include: -1 }],
      [{ ...OTHER, include: '__proto__' }],
      [{ ...OTHER, at: 'constructor' }],
      [OTHER, SLOT],
    ]) {
      const request = { slots, mayInformPartners: true };
      const url = `${DRAFTS}/${draft.id}/partner-ticket`;
      expectStatus(await visitor.put(url, request, ifMatch(draft.version)), 422);
    }
    const choice = await chooseTicket(visitor, BICYCLE);
    for (const partnerTicketId of ['__proto__', 'constructor', 'pt_constructor']) {
      const response = await visitor.post(DRAFTS, { ...choice, partnerTicketId });
      expect([404, 422]).toContain(response.statusCode);
    }
  });

  it('a code of such a name is as unknown to a partner as any other', async () => {
    const partnerKey = await newPartnerKey(server, '帆影サイクル');
    const device = new Visitor(server.app);
    for (const code of ['__proto__', 'constructor', 'toString', "2222'--"]) {
      for (const url of [REDEMPTIONS, VOUCHER_CHECKS]) {
        const response = await device.post(url, { code }, { ...bearer(partnerKey), ...key() });
        expect([code, response.statusCode]).toEqual([code, 404]);
      }
    }
  });

  it('a purchase that is cancelled has no slot to change, and gives nothing back twice', async () => {
    const bought = await buy();
    const cancelled = await cancelShown(visitor, bought, wholeTrip);
    for (const version of [bought.version, cancelled.version]) {
      const response = await put(visitor, { ...cancelled, version }, [OTHER]);
      expect(response.statusCode).toBe(409);
    }
    expect((await taken()).every((row) => row.taken === 0)).toBe(true);
  });
});
