import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { takeDue } from '../../src/domain/webhooks/deliveries.ts';
import { eventBody } from '../../src/webhooks/event-body.ts';
import { post } from '../../src/webhooks/post.ts';
import { WebhookSender } from '../../src/webhooks/send-webhooks.ts';
import { runnerOf } from '../operator/sailing-commands.suite.ts';
import { Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { cancelShown, wholeTrip } from '../support/cancelling.ts';
import { usePostgresServer } from '../support/use-postgres-server.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';
import { addReceiver, forgetWebhooks, lineOf, pass, sendAs } from '../support/webhooks.ts';

// Events on their way: two processes, endpoints that fail in every way, and an operator who intervenes.

const server = usePostgresServer({ processes: 2 });
let receiver: WebhookReceiver;
let endpoint = '';

beforeAll(async () => {
  receiver = await WebhookReceiver.start(() => server.clock.now());
});
beforeEach(async () => {
  await forgetWebhooks(server);
  receiver.clear();
  endpoint = await addReceiver(server, receiver);
});
afterEach(() => expect(receiver.wrong.splice(0)).toEqual([]));
afterAll(() => receiver.close());

/** Both processes at the same time. */
const send = () => Promise.all(server.processes.map((process) => sendAs(process)));
const typesOf = ({ taken }: WebhookReceiver) => taken.map(({ type }) => type);
const numberOf = ({ data }: WebhookReceiver['taken'][number]) =>
  'legs' in data ? data.reservationNumber : '';
const states = async () =>
  (
    await sql<{
      state: string;
    }>`select d.state from webhook_delivery d order by event_position, endpoint_id`.execute(
      server.db,
    )
  ).rows.map(({ state }) => state);
const idOf = async (offset = 0) =>
  (
    await sql<{
      id: string;
    }>`select id from webhook_event order by position limit 1 offset ${offset}`.execute(server.db)
  ).rows[0]?.id ?? '';
const bookAndCancel = async () => {
  const visitor = await Visitor.arrive(server.app);
  const booked = await book(visitor);
  await cancelShown(visitor, booked, wholeTrip.slice(0, 1));
  return booked;
};
const bookOne = async () => book(await Visitor.arrive(server.app));
const refused = async (...words: string[]) => {
  const { exitCode, text } = await runnerOf(server)('webhooks', ...words);
  expect(exitCode).toBe(1);
  return text;
};
/** Inserts more bookings than there is time to make, each with its events. */
const tellOfMany = (subjects: number, events: number) =>
  sql`
  with told as (
    insert into webhook_event (id, type, subject, sequence, occurred_at, data)
    select 'evt_' || replace(gen_random_uuid()::text, '-', ''), 'reservation.changed', 'rsv_' || s, e,
      ${server.clock.now()}, jsonb_build_object('reservationNumber', translate(lpad(s::text, 8, '2'), '01', 'AB'),
      'state', 'confirmed', 'legs', '[]'::jsonb)
    from generate_series(1, ${events}::int) e, generate_series(1, ${subjects}::int) s order by e, s
    returning position, subject
  ) insert into webhook_delivery (endpoint_id, event_position, subject, next_attempt_at)
    select ${endpoint}, position, subject, 'epoch' from told`.execute(server.db);

it('two processes send each event once, those of a booking in order', async () => {
  await tellOfMany(12, 5);
  // A run leaves what another process is sending, or what comes after it, to the next one.
  while ((await states()).includes('waiting')) await send();
  expect([receiver.seen.length, new Set(receiver.seen).size]).toEqual([60, 60]);
  const sequences = Map.groupBy(receiver.taken, numberOf);
  expect(sequences.size).toBe(12);
  for (const [, events] of sequences) {
    expect(events.map(({ data }) => 'sequence' in data && data.sequence)).toEqual([1, 2, 3, 4, 5]);
  }
  await send();
  expect(receiver.seen).toHaveLength(60);
});

it('a later event of a booking waits for the earlier one, which comes again; other bookings go on', async () => {
  const { reservationNumber } = await bookAndCancel();
  const other = await bookOne();
  receiver.of.set(reservationNumber, { status: 503 });
  await send();
  // Control: all three were due.
  expect(await states()).toEqual(['waiting', 'waiting', 'delivered']);
  expect(receiver.taken.map(numberOf)).toEqual([other.reservationNumber]);
  expect(new Set(receiver.seen)).toEqual(new Set([await idOf(0), await idOf(2)]));
  receiver.of.clear();
  await send();
  expect(receiver.taken).toHaveLength(1);
  pass(server, 0.5);
  await send();
  expect(typesOf(receiver).slice(1)).toEqual(['reservation.confirmed', 'reservation.cancelled']);
  expect(receiver.taken.slice(1).map(numberOf)).toEqual([reservationNumber, reservationNumber]);
});

it('a process that dies between sending and noting: another one sends the same again, with the same id', async () => {
  await bookAndCancel();
  const [process] = server.processes;
  if (!process) throw new Error('There is no process');
  const now = server.clock.now();
  // It has sent, and that is all.
  const [due] = await takeDue(process.db, endpoint, { now, most: 10 });
  if (!due) throw new Error('Nothing is due');
  const secrets = receiver.secrets.splice(0);
  const headers = { 'webhook-id': due.event.id };
  expect(
    await post({ url: receiver.url, allowsPrivate: true }, eventBody(due.event), headers),
  ).toMatchObject({ status: 204 });
  receiver.secrets = secrets;
  await send();
  expect(receiver.seen).toEqual([due.event.id]);
  pass(server, 0.5);
  await send();
  expect(receiver.seen).toEqual([due.event.id, due.event.id, await idOf(1)]);
  const [first, second] = receiver.bodies;
  expect(second).toBe(first);
});

it('a response that is lost: it comes again, and what comes too late of the first attempt changes nothing', async () => {
  await bookOne();
  receiver.behaviours.push('lost');
  await send();
  expect(await states()).toEqual(['waiting']);
  let open: () => void = () => undefined;
  receiver.gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  pass(server, 1);
  const [one, other] = server.processes.map(
    (process) => new WebhookSender(process.services, () => undefined),
  );
  // The first one is frozen in its second attempt.
  const frozen = one?.run();
  await vi.waitFor(() => expect(receiver.seen).toHaveLength(2));
  await lineOf(server, 'replay', await idOf());
  receiver.behaviours.push({ status: 204 }, { status: 500 });
  open();
  receiver.gate = undefined;
  await frozen;
  // It was asked for again meanwhile: the response to the attempt before does not count.
  expect(await states()).toEqual(['waiting']);
  await other?.run();
  pass(server, 1);
  await send();
  expect(await states()).toEqual(['delivered']);
  expect(new Set(receiver.seen).size).toBe(1);
});

it('after ten attempts an event is parked, the next of its booking goes on, and the status says what to type', async () => {
  const { reservationNumber } = await bookAndCancel();
  const first = await idOf();
  receiver.behaviours.push(...Array.from({ length: 10 }, () => ({ status: 500 })));
  const waits: number[] = [];
  for (let attempts = 1; attempts < 10; attempts += 1) {
    await send();
    expect(receiver.seen).toHaveLength(attempts);
    const { rows } = await sql<{ at: Date }>`select next_attempt_at as at from webhook_delivery
      where attempts > 0`.execute(server.db);
    const minutes = ((rows[0]?.at.getTime() ?? 0) - server.clock.now().getTime()) / 60_000;
    waits.push(minutes);
    pass(server, minutes - 0.01);
    await send();
    expect(receiver.seen).toHaveLength(attempts);
    pass(server, 0.01);
  }
  expect(waits).toEqual([0.5, 2, 10, 30, 120, 300, 600, 840, 1200]);
  const status = async () => (await runnerOf(server)('status')).text;
  expect(await status()).toContain('stopped\t1\tendpoints take no events for 5 minutes');
  await send();
  await send();
  expect(await states()).toEqual(['parked', 'delivered']);
  expect(typesOf(receiver)).toEqual(['reservation.cancelled']);
  expect(await status()).toContain(
    'stopped\t1\tevents for endpoints were given up: "webhooks deliveries --parked"',
  );
  const list = await lineOf(server, 'deliveries', '--parked');
  expect(list).toContain(
    `${first}\treservation.confirmed\t${reservationNumber}\t${endpoint}\tparked\t10`,
  );
  expect(list).toContain('\tHTTP_500\t');
  expect(await lineOf(server, 'replay', '--parked')).toBe('1 deliveries are sent again');
  // It has all its attempts again.
  receiver.behaviours.push({ status: 500 });
  await send();
  expect(await states()).toEqual(['waiting', 'delivered']);
  pass(server, 0.5);
  await send();
  expect(receiver.taken.at(-1)?.id).toBe(first);
  expect(await status()).toContain('fine\t0\tevents for endpoints were given up');
}, 60_000);

it('an endpoint that takes nothing for five days, or wants nothing more, is stopped with what waits, and goes on by a command', async () => {
  const second = await WebhookReceiver.start(() => server.clock.now());
  const other = await addReceiver(server, second);
  await bookOne();
  for (let days = 0; days < 5; days += 1) {
    receiver.behaviours.push({ status: 500 });
    await sendAs(server);
    pass(server, 1440);
  }
  receiver.behaviours.push({ status: 500 });
  second.behaviours.push({ status: 410 });
  await bookAndCancel();
  // One process: another one could note a success meanwhile.
  await sendAs(server);
  expect(new Set(await states())).toEqual(new Set(['delivered', 'parked']));
  expect(await lineOf(server, 'list')).toMatch(/stopped at .*\n.*stopped at /);
  const stored = (await states()).length;
  await bookOne();
  expect(await states()).toHaveLength(stored);
  const seen = receiver.seen.length;
  await send();
  expect(receiver.seen).toHaveLength(seen);
  expect(await lineOf(server, 'replay', '--parked')).toBe('0 deliveries are sent again');
  await lineOf(server, 'resume', endpoint);
  expect(await refused('resume', endpoint)).toContain('was not stopped');
  await lineOf(server, 'replay', '--since', '2027-07-20T00:00');
  await send();
  expect(receiver.taken).toHaveLength(4);
  await lineOf(server, 'remove', other);
  await second.close();
});

it('an endpoint with little traffic is not stopped by failures with days between, one that fails all the time is', async () => {
  await bookOne();
  receiver.behaviours.push(...Array.from({ length: 20 }, () => ({ status: 500 })));
  for (const minutes of [0.5, 2, 10, 30, 120, 300, 600, 840, 1200, 4 * 1440]) {
    await sendAs(server);
    pass(server, minutes);
  }
  expect(await states()).toEqual(['parked']);
  await bookOne();
  await sendAs(server);
  expect(receiver.seen).toHaveLength(11);
  expect(await lineOf(server, 'list')).toContain('takes nothing since 2027-07-26');
  for (let days = 0; days < 5; days += 1) {
    expect(await lineOf(server, 'list')).not.toContain('stopped at');
    pass(server, 1440);
    await bookOne();
    await sendAs(server);
  }
  expect(await lineOf(server, 'list')).toContain('stopped at');
}, 60_000);

it('what waits is sent no earlier than an endpoint asks for with 429 or 503, a day later at most', async () => {
  await bookAndCancel();
  receiver.behaviours.push({ status: 503, headers: { 'retry-after': '7200' } });
  await send();
  pass(server, 119);
  await send();
  expect(receiver.seen).toHaveLength(1);
  pass(server, 1);
  receiver.behaviours.push({ status: 429, headers: { 'retry-after': '999999999' } });
  await send();
  pass(server, 1439);
  await send();
  expect(receiver.seen).toHaveLength(2);
  pass(server, 1);
  await send();
  await send();
  expect(typesOf(receiver)).toEqual(['reservation.confirmed', 'reservation.cancelled']);
});

it('a ping is signed, waits for nothing, holds up nothing, and the list says what came of it', async () => {
  const { reservationNumber } = await bookOne();
  receiver.of.set(reservationNumber, { status: 500 });
  await send();
  const id = (await lineOf(server, 'ping', endpoint)).split(' ')[0] ?? '';
  await send();
  expect(receiver.taken).toMatchObject([
    { id, type: 'endpoint.ping', data: { endpointId: endpoint } },
  ]);
  expect(await lineOf(server, 'deliveries')).toContain(
    `${id}\tendpoint.ping\t${endpoint}\t${endpoint}\tdelivered`,
  );
  expect(await refused('ping', 'whe_nobody')).toContain('no such endpoint');
});

it('replays by id, time and endpoint are sent with their ids, in order, and only once however often they are asked for', async () => {
  await bookAndCancel();
  await send();
  pass(server, 60);
  await bookOne();
  await send();
  const bodies = receiver.bodies.splice(0);
  receiver.clear();
  const ids = [await idOf(0), await idOf(1), await idOf(2)];
  await Promise.all([
    lineOf(server, 'replay', ids[1] ?? '', ids[0] ?? ''),
    lineOf(server, 'replay', ids[0] ?? ''),
  ]);
  await send();
  expect(receiver.seen).toEqual([ids[0], ids[1]]);
  expect(receiver.bodies).toEqual(bodies.slice(0, 2));
  // Without an offset it is Japan's time.
  expect(await lineOf(server, 'replay', '--since', '2027-07-20T10:30')).toBe(
    '1 deliveries are sent again',
  );
  expect(await lineOf(server, 'replay', '--since', '2027-07-20T00:30Z')).toBe(
    '3 deliveries are sent again',
  );
  await send();
  expect(receiver.seen.slice(2).toSorted()).toEqual(ids.toSorted());
  for (const [words, said] of [
    [['replay', 'evt_unknown'], 'there is no event evt_unknown'],
    [['replay', ids[0] ?? '', '--endpoint', 'whe_unknown'], 'no such endpoint'],
    [['replay'], 'one of them'],
    [['replay', ids[0] ?? '', '--parked'], 'one of them'],
    [['replay', '--since', 'yesterday'], '--since is a time'],
    [['remove', 'whe_unknown'], 'no such endpoint'],
    [['rotate', 'whe_unknown'], 'no such endpoint'],
    [['resume', 'whe_unknown'], 'no such endpoint'],
    [['deliveries', '--endpoint', 'whe_unknown'], 'no such endpoint'],
  ] as const) {
    expect(await refused(...words)).toContain(said);
  }
});

it('a removed endpoint gets nothing of what waits, and holds up no booking that began before', async () => {
  await bookOne();
  const other = await WebhookReceiver.start(() => server.clock.now());
  await inTransaction(server.db, async (tx) => {
    await tx.selectFrom('webhook_endpoint').selectAll().execute();
    await lineOf(server, 'remove', endpoint);
    await sql`insert into webhook_delivery (endpoint_id, event_position, subject, next_attempt_at)
      select ${endpoint}, position, subject, 'epoch' from webhook_event`.execute(tx);
  });
  await send();
  expect(receiver.seen).toEqual([]);
  expect(await refused('remove', endpoint)).toContain('no such endpoint');
  expect((await runnerOf(server)('status')).text).toContain('fine\t0\tevents wait for endpoints');
  // The address can be registered anew, and gets what is new.
  const again = await addReceiver(server, receiver);
  expect(again).not.toBe(endpoint);
  expect(await refused('add', receiver.url)).toContain('there is an endpoint with this address');
  await bookOne();
  await send();
  expect(receiver.taken).toHaveLength(1);
  await other.close();
});

it('while the secret is changed both sign, after a week the new one alone', async () => {
  const [before = ''] = receiver.secrets;
  const rotated = await lineOf(server, 'rotate', endpoint);
  const [after = '', line] = rotated.split('\n');
  expect(line).toBe('the secret of before ends at 2027-07-27T10:00:00+09:00');
  expect(await refused('rotate', endpoint)).toContain('has two secrets');
  for (const secret of [before, after]) {
    receiver.secrets = [secret];
    await bookOne();
    await send();
  }
  expect(receiver.taken).toHaveLength(2);
  expect(
    receiver.headers.map((headers) => String(headers['webhook-signature']).split(' ').length),
  ).toEqual([2, 2]);
  pass(server, 7 * 1440);
  await bookOne();
  await send();
  expect(receiver.taken).toHaveLength(3);
  // Control: who has not changed takes nothing any more.
  receiver.secrets = [before];
  await bookOne();
  await send();
  expect(receiver.wrong.splice(0)).toHaveLength(1);
  const now = (await lineOf(server, 'rotate', endpoint, '--now')).split('\n')[0] ?? '';
  receiver.secrets = [now];
  pass(server, 1);
  await send();
  expect(receiver.taken).toHaveLength(4);
});

it('an endpoint that hangs holds up no other, and is not asked twice meanwhile', async () => {
  const second = await WebhookReceiver.start(() => server.clock.now());
  await addReceiver(server, second);
  const [process] = server.processes;
  const sender = new WebhookSender(process?.services ?? server.services, () => undefined);
  receiver.behaviours.push('hangs');
  await bookAndCancel();
  await sender.run();
  expect(typesOf(second)).toEqual(['reservation.confirmed', 'reservation.cancelled']);
  await bookOne();
  await sender.run();
  expect(second.taken).toHaveLength(3);
  expect(receiver.seen).toEqual([await idOf()]);
  await second.close();
  // It hangs up: what is on its way ends with the next run.
  receiver.dropConnections();
  await vi.waitFor(async () =>
    expect((await lineOf(server, 'deliveries')).match(/ECONNRESET/g)).toHaveLength(1),
  );
}, 30_000);

it('a redirect is not followed, a body without an end is not read, and what was not taken is logged without an address', async () => {
  receiver.behaviours.push({ status: 307, headers: { location: '/elsewhere' } });
  await bookOne();
  const failed: object[] = [];
  const [process] = server.processes;
  await sendAs(process ?? server, (failure) => failed.push(failure));
  expect(failed).toEqual([{ endpointId: endpoint, eventId: await idOf(), reason: 'HTTP_307' }]);
  expect(receiver.followed).toBe(0);
  pass(server, 1);
  receiver.behaviours.push('endless');
  await send();
  expect(await states()).toEqual(['delivered']);
});

it('what is no address of the internet is refused, and what was typed is noted without its path', async () => {
  for (const [url, said] of [
    ['ftp://example.jp/', 'https://'],
    ['http://example.jp/', 'https://'],
    ['https://kaede:secret@example.jp/', 'a password'],
    ['https://10.0.0.1/', 'private network'],
    ['https://[::ffff:127.0.0.1]/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['example.jp', 'no address'],
  ] as const) {
    expect(await refused('add', url)).toContain(said);
  }
  const id = (await lineOf(server, 'add', 'https://10.0.0.1/hooks/a-token', '--private')).split(
    '\n',
  )[0];
  const { rows } = await sql<{ details: string; command: string }>`select * from operator_audit
    order by id desc limit 1`.execute(server.db);
  expect(rows[0]).toMatchObject({ details: `${id} 10.0.0.1` });
  expect(JSON.stringify(rows)).not.toMatch(/a-token|whsec_/);
});
