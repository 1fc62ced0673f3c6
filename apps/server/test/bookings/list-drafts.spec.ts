import type { Draft, ListDraftsResponse } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { book, chooseTrip, DRAFTS, expectStatus, fillDraft, hold } from '../support/booking.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const drafts = async (who: Visitor = visitor) =>
  expectStatus(await who.get(DRAFTS), 200).json<ListDraftsResponse>().drafts;
const begin = async (who: Visitor = visitor) =>
  expectStatus(await who.post(DRAFTS, await chooseTrip(who)), 201).json<Draft>();

describe('the drafts of a session', () => {
  it('are the last changed first, with the step to go on with, and without names', async () => {
    const first = await begin();
    server.clock.set('2027-07-20T10:01:00+09:00');
    const second = await fillDraft(visitor);
    const listed = await drafts();
    expect(listed.map(({ id, nextStep }) => [id, nextStep])).toEqual([
      [second.id, 'paymentInput'],
      [first.id, 'customerInput'],
    ]);
    expect(listed[0]).toMatchObject({
      outbound: { fromPort: { name: '汐見港' }, date: '2027-08-02' },
      return: null,
      party: { adults: 1 },
      reservationId: null,
      expiresAt: '2027-07-21T10:01:00+09:00',
    });
    expect(JSON.stringify(listed)).not.toMatch(/髙橋|090-|@/);
  });

  it('are a hold that goes on with its confirmation, and no longer what it has become', async () => {
    const held = await hold(visitor);
    expect(await drafts()).toMatchObject([
      { id: held.draftId, nextStep: 'reservationConfirm', reservationId: held.id },
    ]);
    server.clock.set(new Date(Date.parse(held.limitTime) + 1_000).toISOString());
    expect(await drafts()).toMatchObject([{ id: held.draftId, reservationId: null }]);
    const booked = await book(visitor);
    expect((await drafts()).map(({ id }) => id)).toEqual([held.draftId]);
    expect(booked.draftId).not.toBe(held.draftId);
  });

  it("are nobody else's, and none once their time is over or their ship has left", async () => {
    await begin();
    expect(await drafts(await Visitor.arrive(server.app))).toEqual([]);
    expect((await new Visitor(server.app).get(DRAFTS)).statusCode).toBe(404);
    server.clock.set('2027-07-21T09:59:00+09:00');
    expect(await drafts()).toHaveLength(1);
    server.clock.set('2027-07-21T10:00:00+09:00');
    expect(await drafts()).toEqual([]);
    server.clock.set('2027-08-02T07:00:00+09:00');
    const onTheDay = await Visitor.arrive(server.app);
    const { outbound } = await begin(onTheDay);
    expect(await drafts(onTheDay)).toHaveLength(1);
    server.clock.set(outbound.sailing.departureAt);
    expect(await drafts(onTheDay)).toEqual([]);
  });
});
