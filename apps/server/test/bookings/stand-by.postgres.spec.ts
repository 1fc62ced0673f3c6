import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, Visitor } from '../support/api.ts';
import { chooseTrip, holdDraft } from '../support/booking.ts';
import { cancel, quoteOf } from '../support/cancelling.ts';
import { without } from '../support/guards.ts';
import { commitRequest, holdOther } from '../support/making-changes.ts';
import { meet } from '../support/meeting.ts';
import {
  AT_GATE,
  atTime,
  BOOKED,
  bookOnFoot,
  gateOf,
  NEXT,
  offerStandBy,
  pressLate,
  standBy,
  withFree,
} from '../support/stand-by.ts';
import { draftOf } from '../support/trips.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';
import { standBySuite } from './stand-by.suite.ts';

// Customers who are late, where others buy, cancel, change and come to the gate at the same moment.

const server = usePostgresServer({ processes: 2 });
standBySuite(server);
beforeEach(() => offerStandBy(server));

const codeOf = (response: { statusCode: number; body: string }) =>
  response.statusCode < 300 ? 'done' : JSON.parse(response.body).code;
const onlyLeg = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];

/** Two bookings that are on stand-by, at two gates for the one place that is left. */
async function twoAtGate() {
  const numbers: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const booked = await bookOnFoot(await Visitor.arrive(server.app), 1);
    await standBy(server, booked);
    numbers.push(booked.reservationNumber);
    server.clock.set(NOW);
  }
  server.clock.set(AT_GATE);
  const results = await withFree(server, NEXT, 1, () =>
    Promise.all(
      numbers.map((number, index) =>
        gateOf(server.processes[index] ?? server)(`stand-by ${number} --sailing ${NEXT}`),
      ),
    ),
  );
  return results
    .map(({ exitCode, text }) => (exitCode === 0 ? 'aboard' : (text.split(':')[0] ?? '')))
    .sort();
}

describe('乗船港の窓口で', () => {
  it('最後の1席に2人が同時に来ても、乗れるのは1人', async () => {
    expect(await twoAtGate()).toEqual(['aboard', 'full']);
  });

  it('(対照)席を先に押さえなければ、2人とも同じ席に乗る', async () => {
    const ends: string[][] = [];
    // On a busy machine the two may come one after the other: what counts is that they can meet.
    while (!ends.some((each) => each[1] === 'aboard') && ends.length < 10) {
      ends.push(await without('stock', twoAtGate));
      await forget(server);
    }
    expect(ends.at(-1)).toEqual(['aboard', 'aboard']);
    for (const each of server.processes) each.log.length = 0;
  });
});

describe('申し出と同時に', () => {
  it('空いた席は、買い手の1人だけが買う', async () => {
    const booked = await bookOnFoot(await Visitor.arrive(server.app), 1);
    const guest = await atTime(server, booked, NOW);
    const holds: (() => ReturnType<typeof holdDraft>)[] = [];
    for (let count = 0; count < 4; count += 1) {
      const buyer = await Visitor.arrive(server.processes[count % 2]?.app ?? server.app);
      const draft = await draftOf(buyer, await chooseTrip(buyer, { adults: 1, sailing: 0 }));
      holds.push(() => holdDraft(buyer, draft));
    }
    await withFree(server, BOOKED, 0, async () => {
      const soldOut = await Promise.all(holds.map((hold) => hold()));
      expect(soldOut.map(codeOf)).toEqual(Array(4).fill('SAILING_SOLD_OUT'));
      const [pressed, ...bought] = await Promise.all([
        pressLate(guest, booked),
        ...holds.map((hold) => hold()),
      ]);
      expect(codeOf(pressed)).toBe('done');
      const after = await Promise.all(holds.map((hold) => hold()));
      const sold = holds.filter((_, index) =>
        [bought[index], after[index]].some((each) => each && codeOf(each) === 'done'),
      );
      expect(sold).toHaveLength(1);
    });
  });

  it('取り消しても、どちらか1つだけが行われ、席は1回だけ戻る', async () => {
    const ends = new Set<string>();
    for (const first of ['standBy', 'cancelled'] as const) {
      const booked = await bookOnFoot(await Visitor.arrive(server.app));
      const guest = await atTime(server, booked);
      const { feeYen, refundYen } = await quoteOf(guest, booked, onlyLeg);
      const press = () => pressLate(guest, booked);
      const give = () => cancel(guest, booked, { items: onlyLeg, feeYen, refundYen });
      const both = first === 'standBy' ? [press, give] : [give, press];
      const [one, other] = await meet(server, first, both[0] ?? press, both[1] ?? give);
      expect([codeOf(one), codeOf(other)]).toEqual(['done', 'VERSION_CONFLICT']);
      ends.add(first);
      server.clock.set(NOW);
    }
    expect(ends.size).toBe(2);
  });

  it('(対照)予約を先に押さえなければ、席が2回戻ろうとする', async () => {
    const booked = await bookOnFoot(await Visitor.arrive(server.app));
    const guest = await atTime(server, booked);
    const presses = await without('reservationLock', () =>
      Promise.all([1, 2, 3, 4].map(() => pressLate(guest, booked))),
    );
    expect(presses.map(codeOf).sort()).not.toEqual([
      'VERSION_CONFLICT',
      'VERSION_CONFLICT',
      'VERSION_CONFLICT',
      'done',
    ]);
    for (const each of server.processes) each.log.length = 0;
    await forget(server);
  });

  it('変更を確定しても、どちらか1つだけが行われる', async () => {
    for (const first of ['standBy', 'changed'] as const) {
      const visitor = await Visitor.arrive(server.app);
      const booked = await bookOnFoot(visitor);
      const { outbound } = await chooseTrip(visitor, { adults: 2, sailing: 1 });
      const change = await holdOther(visitor, booked, { outbound });
      const press = () => pressLate(visitor, change.held);
      const commitIt = () => visitor.send(commitRequest(change));
      const both = first === 'standBy' ? [press, commitIt] : [commitIt, press];
      const [one, other] = await meet(server, first, both[0] ?? press, both[1] ?? commitIt);
      expect(codeOf(one)).toBe('done');
      expect(codeOf(other)).not.toBe('done');
    }
  });
});
