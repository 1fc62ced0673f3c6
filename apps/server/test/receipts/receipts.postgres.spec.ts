import type { Receipt, Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { without } from '../support/guards.ts';
import { askFor, bookByCard, issued, lookUp, sourcesOf } from '../support/receipts.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';

// Two devices, and two processes, that issue receipts of one booking at once.

const server = usePostgresServer({ processes: 2 });

/** A booking, and those who may ask for its receipts: the same customer on two devices. */
async function devices(): Promise<{ booked: Reservation; owner: Visitor; other: Visitor }> {
  const owner = await Visitor.arrive(server.app);
  const booked = await bookByCard(owner);
  const second = server.processes[1] ?? server;
  return { booked, owner, other: await lookUp(second, booked) };
}

/** Each asks several times at once, every time with a key of its own. */
const askTogether = ({ booked, owner, other }: Awaited<ReturnType<typeof devices>>, each: number) =>
  Promise.all(
    Array.from({ length: each }, () => [askFor(owner, booked), askFor(other, booked)]).flat(),
  );

describe('2台の端末が、同じお支払いの領収書を同時に発行する', () => {
  it('番号も回数も、重ならず、抜けない', async () => {
    const who = await devices();
    const responses = await askTogether(who, 4);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 201));
    const receipts = responses.map((response) => response.json<Receipt>());
    const counted = receipts.map((_, index) => index + 1);
    expect(receipts.map(({ issue }) => issue).sort((a, b) => a - b)).toEqual(counted);
    expect(
      receipts.map(({ number }) => Number(number.split('-')[1])).sort((a, b) => a - b),
    ).toEqual(counted);
  });

  it('最後の1枚は、1台だけが発行できる', async () => {
    const who = await devices();
    for (let count = 1; count < 20; count += 1) await issued(who.owner, who.booked);
    const responses = await askTogether(who, 2);
    const codes = responses.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 409, 409, 409]);
    const [source] = await sourcesOf(who.owner, who.booked);
    expect(source).toMatchObject({ issuesLeft: 0 });
  });

  it('without the lock of the reservation, two would want the same number, and not all are issued', async () => {
    const responses = await without('reservationLock', async () => askTogether(await devices(), 4));
    const done = responses.filter(({ statusCode }) => statusCode === 201);
    expect(done.length).toBeLessThan(responses.length);
    const failed = server.processes
      .flatMap(({ log }) => log.splice(0))
      .filter((line) => line.includes('"level":50'));
    expect(failed).toHaveLength(responses.length - done.length);
    // The table itself still refuses the same number twice.
    const numbers = done.map((response) => response.json<Receipt>().number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
