import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LegChoice, Reservation, SailingSearchResult } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { loadOperator } from '../../src/operator/load-operator.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import type { Visitor } from '../support/api.ts';
import {
  chooseTrip,
  customers,
  DRAFTS,
  expectStatus,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { bundle } from '../support/bundle.ts';
import { cancelShown, oneOf } from '../support/cancelling.ts';
import { beginChange, changeQuoteOf, moved, requestChange, shownOf } from '../support/changing.ts';
import { inParts } from '../support/crowd.ts';
import { without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { commitChange, holdOther } from '../support/making-changes.ts';
import { CARDS, choosePaying, pay, seen } from '../support/paying.ts';
import { urlOf } from '../support/postgres.ts';
import { report, rounds } from '../support/rounds.ts';
import { runningClock } from '../support/running-clock.ts';
import { type SlowSmtp, startSlowSmtp } from '../support/slow-smtp.ts';
import { arriveFrom, contactOf } from '../support/unpaid.ts';
import { forget, type PostgresServer, setBerths } from '../support/use-postgres-server.ts';

const BOOKINGS = rounds(6, 400);
const PEOPLE = 5;
/** Of the long form alone: a start of a server is most of what this costs. */
const KILLS = rounds(0, 20);
/** Minutes of the long form are those of the machine; in the short one the jobs come as much sooner. */
const SPEED = rounds(30, 1);
const AT_ONCE = 40;
/** A server sends so many mails at once: of those nobody knows when it dies. */
const IN_DOUBT = 5;
/** Of those who want another sailing, for so many of a hundred there is room. */
const ROOM = 60;

interface Customer {
  visitor: Visitor;
  booked: Reservation;
}

/** The company cancels and delays sailings while its server is killed again and again, and all choose at once. */
export function stormSuite(server: PostgresServer): void {
  afterEach(async () => {
    await sql`update sailing set status = 'scheduled', status_reason = null, decided_status = null,
      delay_minutes = null, delay_reason = null
      where decided_status is not null or delay_minutes is not null`.execute(server.db);
    await server.db.deleteFrom('sailing_event').execute();
  });
  const run = async (...words: string[]) => {
    const { exitCode, text } = await runnerOf(server)('sailings', ...words);
    expect([exitCode, text]).toEqual([0, expect.any(String)]);
  };

  /** A family of the sailing of that place in the timetable of 2 August, paid by card. */
  async function book(index: number, sailing: number): Promise<Customer> {
    const { app } = server.processes[index % server.processes.length] ?? server;
    const visitor = await arriveFrom(app, `203.0.${Math.floor(index / 250)}.${index % 250}`);
    const trip = await chooseTrip(visitor, { adults: PEOPLE, sailing });
    const draft = expectStatus(await visitor.post(DRAFTS, trip), 201).json();
    const people = customers(PEOPLE);
    Object.assign(people.representative, contactOf(index));
    const url = `${DRAFTS}/${draft.id}/customers`;
    const filled = expectStatus(await visitor.put(url, people, ifMatch(draft.version)), 200).json();
    const choice = await choosePaying(visitor, filled.id, { card: CARDS.frictionless });
    const held = expectStatus(await holdDraft(visitor, filled), 201).json<Reservation>();
    const booked = expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
    return { visitor, booked };
  }

  /** The customers of three sailings: one is cancelled, one late, one cancelled and restored. */
  async function bookAll(count: number): Promise<[Customer[], Customer[], Customer[]]> {
    const sailings = await sailingIds(server);
    for (const id of sailings) await setBerths(server, id, count * PEOPLE);
    const all = await inParts(Array.from({ length: count }), 8, (_, index) =>
      book(index, index % 3),
    );
    const of = (sailing: number) => all.filter((_, index) => index % 3 === sailing);
    return [of(0), of(1), of(2)];
  }

  /** Presses 「別の便に乗る」, and where that is full 「全額を払い戻す」. */
  async function choose({ visitor, booked }: Customer, other: LegChoice | undefined) {
    const now = await seen(visitor, booked.id);
    if (other) {
      try {
        const held = await holdOther(visitor, now, { outbound: other });
        expect(held.quote).toMatchObject({ payYen: 0, fee: { feeYen: 0 } });
        expectStatus(await commitChange(visitor, held), 200);
        return 'moved';
      } catch (error) {
        if (!String(error).includes('SOLD_OUT')) throw error;
      }
    }
    const left = await cancelShown(visitor, await seen(visitor, booked.id), [
      { ...oneOf('leg', 0), position: null },
    ]);
    expect(left.cancellations).toMatchObject([{ feeYen: 0, refundYen: booked.quote.totalYen }]);
    return other ? 'soldOut' : 'paidBack';
  }

  /** The same cabin on the next day's sailing, with room for so many parties. */
  async function nextDay(visitor: Visitor, parties: number): Promise<LegChoice> {
    const { outbound } = await chooseTrip(visitor, { adults: PEOPLE, date: '2027-08-03' });
    await setBerths(server, outbound.sailingId, parties * PEOPLE + PEOPLE - 1);
    return outbound;
  }

  it(
    `${BOOKINGS} bookings, ${KILLS} kills: each mail once, nobody without a place, all money back`,
    async () => {
      const [gone, late, back] = await bookAll(BOOKINGS);
      const [goneId = '', lateId = '', backId = ''] = await sailingIds(server);
      const wanting = Math.ceil((gone.length * 2) / 3);
      const room = Math.floor((wanting * ROOM) / 100);
      const [first] = gone;
      const other = first && (await nextDay(first.visitor, room));
      await server.db.deleteFrom('mail').execute();
      const smtp = await startSlowSmtp();
      const beganAt = Date.now();
      const now = server.clock.now;
      server.clock.now = runningClock(beganAt, SPEED).now;
      const killing = killAgainAndAgain(server, smtp, beganAt);
      try {
        await run('cancel', goneId, backId, '--reason', '台風のため');
        await run('delay', lateId, '--minutes', '90', '--reason', '高波のため');
        const told = await untilTold(server, goneId, gone.length, beganAt);
        await untilTold(server, lateId, late.length, beganAt);
        await untilTold(server, backId, back.length, beganAt);
        await loadOperator(server.db, demoOperator, { clock: server.clock, horizonDays: 70 });
        const choosing = [
          ...gone.map((each, index) => ({ each, other: index < wanting ? other : undefined })),
          // Who minds the delay, and has not boarded.
          ...late.slice(0, Math.ceil(late.length / 4)).map((each) => ({ each, other: undefined })),
        ];
        const restoring = pause(200).then(() => run('restore', backId));
        const choices = await inParts(choosing, AT_ONCE, (one) => choose(one.each, one.other));
        await restoring;
        const count = (what: string) => choices.filter((each) => each === what).length;
        expect([count('moved'), count('soldOut')]).toEqual([room, wanting - room]);
        expect(await decidedOf(server, [goneId, lateId, backId])).toEqual([
          { status: 'cancelled', delay: null },
          { status: 'scheduled', delay: 90 },
          { status: 'scheduled', delay: null },
        ]);
        await untilTold(server, backId, 2 * back.length, beganAt);
        const kills = await killing.untilDone();
        await untilQuiet(server);
        const mails = await expectEachOnce(server, smtp, kills);
        report('a storm', {
          ...{ bookings: BOOKINGS, people: BOOKINGS * PEOPLE, kills: kills.length },
          ...{ mails, 'taken twice': smtp.taken.length - mails, '4xx': smtp.refusals() },
          'a mail of the cancellation is written for each after s': told,
          'last mail after s': Math.round(((smtp.taken.at(-1)?.at ?? 0) - beganAt) / 1000),
          ...{ moved: count('moved'), full: count('soldOut'), 'paid back': count('paidBack') },
        });
      } finally {
        await killing.stop();
        server.clock.now = now;
        await smtp.stop();
      }
    },
    20 * 60_000,
  );

  it(
    'control: without the guard more are told that they have a place on the other sailing',
    async () => {
      const [gone] = await bookAll(12);
      const [first] = gone;
      const other = first && (await nextDay(first.visitor, 1));
      await run('cancel', (await sailingIds(server))[0] ?? '', '--reason', '台風のため');
      const ready = await inParts(gone, 4, async ({ visitor, booked }) => {
        const begun = await beginChange(visitor, booked);
        const draft = await moved(visitor, begun, { outbound: other });
        return { visitor, booked, draft, shown: shownOf(await changeQuoteOf(visitor, draft)) };
      });
      const responses = await without('stock', () =>
        Promise.all(
          ready.map((each) => requestChange(each.visitor, each.booked, each.draft, each.shown)),
        ),
      );
      const held = responses.filter(({ statusCode }) => statusCode === 201);
      expect(held.length).toBeGreaterThan(1);
      await expect(expectInvariants(server.db)).rejects.toThrow();
      for (const each of server.processes) each.log.splice(0);
      await forget(server);
    },
    5 * 60_000,
  );
}

async function sailingIds({ app }: PostgresServer): Promise<string[]> {
  const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
  const query = new URLSearchParams({ ...ports, date: '2027-08-02', adults: '1' });
  const { body } = await app.inject(`/customer-api/sailings?${query}`);
  const { sailingOffers } = JSON.parse(body) as SailingSearchResult;
  return sailingOffers.slice(0, 3).map(({ sailing }) => sailing.id);
}

/** Waits until so many bookings have a mail about decisions on the sailing. @returns seconds of the machine */
async function untilTold({ db }: PostgresServer, id: string, count: number, beganAt: number) {
  await vi.waitFor(
    async () => {
      const { rows } =
        await sql`select from sailing_told t join sailing_event e on e.id = t.event_id
        where e.sailing_id = ${id}`.execute(db);
      expect(rows.length).toBe(count);
    },
    { timeout: 10 * 60_000, interval: 100 },
  );
  return Math.round((Date.now() - beganAt) / 1000);
}

async function decidedOf({ db }: PostgresServer, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: string; delay: number | null }>`
    select id, status, delay_minutes as delay from sailing where id = any(${ids})`.execute(db);
  return ids.map((id) => {
    const { status, delay } = rows.find((row) => row.id === id) ?? {};
    return { status, delay };
  });
}

/** No mail is left to send, and all money that goes back is there. */
async function untilQuiet({ db }: PostgresServer): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ mails: number; refunds: number }>`select
        (select count(*)::int from mail where state <> 'sent') as mails,
        (select count(*)::int from refund where state <> 'refunded') as refunds`.execute(db);
      expect(rows).toEqual([{ mails: 0, refunds: 0 }]);
    },
    { timeout: 15 * 60_000, interval: 200 },
  );
}

/**
 * Every mail of the outbox was taken once; twice only where its sender was killed before it could note that: SMTP has
 * no way to ask, so the mail is sent again under the same message id.
 * @param kills of each the messages that were taken last before it
 * @returns how many mails there were
 */
async function expectEachOnce(
  { db }: PostgresServer,
  { taken }: SlowSmtp,
  kills: readonly string[][],
): Promise<number> {
  const { rows: sent } = await sql<{ id: string; occasion: string }>`
    select id, occasion from mail order by id`.execute(db);
  const idOf = (messageId: string) => /^<mail-(\d+)-/.exec(messageId)?.[1];
  const counts = new Map(sent.map(({ id }) => [String(id), 0]));
  for (const { messageId } of taken) {
    const id = idOf(messageId) ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const inDoubt = new Set(kills.flat().map(idOf));
  const wrong = [...counts].filter(
    ([id, times]) => times !== 1 && !(times === 2 && inDoubt.has(id)),
  );
  expect(wrong).toEqual([]);
  expect(counts.size).toBe(sent.length);
  return sent.length;
}

/** Servers that are killed one after the other, in the middle of what they do; the last one goes on. */
function killAgainAndAgain(server: PostgresServer, smtp: SlowSmtp, beganAt: number) {
  const kills: string[][] = [];
  let child: ChildProcess | undefined;
  let isStopped = false;
  const start = async () => {
    const program = await bundle(join(import.meta.dirname, 'storm-server.ts'));
    const args = [await urlOf(server), smtp.port, beganAt, SPEED].map(String);
    child = fork(program, args, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    await once(child, 'message');
  };
  const kill = async () => {
    const mine = child;
    if (!mine) return;
    mine.kill('SIGKILL');
    if (mine.exitCode === null && mine.signalCode === null) await once(mine, 'exit');
    // What it had sent may still be on its way.
    await smtp.untilIdle();
    kills.push(smtp.taken.slice(-IN_DOUBT).map(({ messageId }) => messageId));
  };
  const work = async () => {
    await start();
    while (kills.length < KILLS && !isStopped) {
      const isInDoubt = kills.length % 2 === 0;
      const before = smtp.taken.length;
      // Every other time right when a mail is taken and its sender has not heard of that; else anywhere.
      await Promise.race([
        pause(isInDoubt ? 20_000 : 300 + ((kills.length * 397) % 2000)),
        new Promise<void>((resolve) => {
          smtp.onTaken = () => {
            if (!isInDoubt || smtp.taken.length < before + 3) return;
            child?.kill('SIGKILL');
            resolve();
          };
        }),
      ]);
      smtp.onTaken = () => undefined;
      await kill();
      await start();
    }
  };
  const working = work();
  return {
    untilDone: async () => {
      await working;
      return kills;
    },
    stop: async () => {
      isStopped = true;
      await working.catch(() => undefined);
      child?.kill('SIGKILL');
    },
  };
}
