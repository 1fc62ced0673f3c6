import type {
  Reservation,
  SailingSearchResult,
  ServiceStatus,
  TicketList,
} from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CommandResult, runLine } from '../../src/commands/run-line.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { passGate } from '../../src/domain/tickets/gate.ts';
import { NOW, TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import { book, expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import { bookFamily, comeBack } from '../support/cancelling.ts';
import { CARDS, seen } from '../support/paying.ts';
import { ticketsOf } from '../support/tickets.ts';

/** The sailing that {@link book} books, 11:20 to 15:00 on 2 August. */
export const BOOKED = 'sail_strait-1120_20270802';
const DAY = ['--route', 'strait', '--date', '2027-08-02'];
const ROW = [BOOKED, '2027-08-02', '11:20'].join('\t');

/** Runs a line as the program does. */
export const runnerOf =
  (server: TestServer) =>
  (...words: string[]): Promise<CommandResult> =>
    runLine(
      {
        ...server.services,
        keys: async () => TEST_KEYS,
        keySettings: { ring: '-', file: undefined, demonstrationFile: '', dataDir: '' },
      },
      { words, input: '', actor: 'kaede' },
    );

/** What the company decides about sailings is read at once by all who ask, on both databases. */
export function sailingCommandsSuite(server: TestServer): void {
  const run = (...words: string[]) => runnerOf(server)('sailings', ...words);
  const done = async (...words: string[]) => {
    const result = await run(...words);
    expect(result).toEqual({ exitCode: 0, text: expect.any(String) });
    return result.text;
  };
  let customer: Visitor;
  let booked: Reservation;
  beforeEach(async () => {
    customer = await Visitor.arrive(server.app);
    booked = await book(customer);
  });
  afterEach(async () => {
    server.clock.set(NOW);
    await sql`update sailing set status = 'scheduled', status_reason = null, decided_status = null,
      delay_minutes = null, delay_reason = null where service_date = '2027-08-02'`.execute(
      server.db,
    );
    await server.db.deleteFrom('sailing_event').execute();
  });

  const service = async () => (await seen(customer, booked.id)).outbound.service;
  const events = async () =>
    (await server.db.selectFrom('sailing_event').selectAll().orderBy('id').execute()).map(
      ({ sailing_id, kind, minutes, actor }) => [sailing_id, kind, minutes, actor],
    );
  const routeToday = async () => {
    server.clock.set('2027-08-02T09:00:00+09:00');
    const { routes } = (await customer.get('/customer-api/service-status')).json<ServiceStatus>();
    server.clock.set(NOW);
    return routes.find(({ routeId }) => routeId === 'route_strait');
  };
  const offers = async () => {
    const query = new URLSearchParams({
      ...{ fromPortId: 'port_shiomi', toPortId: 'port_nagiura' },
      ...{ date: '2027-08-02', adults: '1' },
    });
    const found = await customer.get(`/customer-api/sailings?${query}`);
    const { sailingOffers } = found.json<SailingSearchResult>();
    return sailingOffers.find(({ sailing }) => sailing.id === BOOKED)?.availability;
  };

  it('cancels a sailing at once wherever it is shown, and says before what it would do', async () => {
    const draft = await fillDraft(customer);
    const words = ['cancel', BOOKED, '--reason', '強風のため'];
    const dry = await done(...words, '--dry-run');
    expect(dry).toContain(`${ROW}\t`);
    expect(dry).toMatch(
      /[1-9]\d* bookings, [1-9]\d* people, 0 vehicles, \d+ yen\twould be cancelled\nnothing is/,
    );
    expect([(await service()).state, await events()]).toEqual(['normal', []]);

    expect(await done(...words)).toContain('\tdone');
    expect(await service()).toMatchObject({ state: 'cancelled', message: '強風のため' });
    expect(await offers()).toBe('cancelled');
    expect((await holdDraft(customer, draft)).json().code).toBe('SAILING_CANCELLED');
    expect(await routeToday()).toMatchObject({
      state: 'partlyCancelled',
      message: '汐見港 11:20発 凪浦港行きは欠航します(強風のため)。',
    });
    expect(await done('cancel', BOOKED, '--reason', '別の理由')).toContain('nothing to do');
    expect(await events()).toEqual([[BOOKED, 'cancelled', null, 'kaede']]);
    expect(await done('show', BOOKED)).toMatch(
      /cancelled \(強風のため\).*\n.*\tkaede\tcancelled\t強風のため$/,
    );

    expect(await done('restore', BOOKED)).toContain('\tscheduled\t');
    expect(await service()).toMatchObject({ state: 'normal', message: '' });
    expect(await offers()).not.toBe('cancelled');
    expect(await done('restore', BOOKED)).toContain('nothing to do');
    expect((await events()).map(([, kind]) => kind)).toEqual(['cancelled', 'restored']);
    const audit = await server.db.selectFrom('operator_audit').selectAll().orderBy('id').execute();
    expect(audit.slice(-3).map(({ command, details }) => [command, details])).toEqual([
      ['sailings show', ''],
      ['sailings restore', `restored ${BOOKED}`],
      ['sailings restore', 'restored'],
    ]);
  });

  it('a delay moves the times of the leg from the decision on until the ship is there', async () => {
    await done('delay', BOOKED, '--minutes', '90', '--reason', '濃霧のため');
    const late = {
      state: 'delayed',
      message: '濃霧のため',
      departureAt: '2027-08-02T12:50:00+09:00',
      arrivalAt: '2027-08-02T16:30:00+09:00',
      choiceUntil: '2027-08-02T12:50:00+09:00',
      hasCertificate: true,
      standBy: null,
    };
    expect(await service()).toEqual(late);
    expect(await routeToday()).toMatchObject({
      state: 'delayed',
      message: '汐見港 11:20発 凪浦港行きは90分遅れます(濃霧のため)。',
    });
    expect(await done('delay', BOOKED, '--minutes', '90', '--reason', '濃霧のため')).toContain(
      'nothing to do',
    );
    await done('delay', BOOKED, '--minutes', '30', '--reason', '濃霧のため');
    expect(await service()).toMatchObject({
      departureAt: '2027-08-02T11:50:00+09:00',
      choiceUntil: null,
    });
    const guest = await comeBack(server, booked, '2027-08-02T15:30:00+09:00');
    expect((await seen(guest, booked.id)).outbound.service.state).toBe('normal');
    server.clock.set(NOW);
    await done('restore', BOOKED);
    expect((await service()).state).toBe('normal');
    expect((await events()).map(([, kind, minutes]) => [kind, minutes])).toEqual([
      ['delayed', 90],
      ['delayed', 30],
      ['restored', null],
    ]);
  });

  it('a storm: a route from a time on is cancelled at once, and what does not fit is left as it is', async () => {
    await done('cancel', 'sail_strait-1600_20270802', '--reason', '点検のため');
    const text = await done(
      'cancel',
      ...DAY,
      '--since',
      '11:20',
      '--reason',
      '台風のため',
      '--json',
    );
    const { sailings, all } = JSON.parse(text);
    expect(sailings.length).toBeGreaterThan(3);
    for (const { time, state, outcome, id } of sailings) {
      expect(time >= '11:20').toBe(true);
      expect([state, outcome]).toEqual([
        'cancelled',
        id === 'sail_strait-1600_20270802' ? 'nothing to do: it is so already' : 'done',
      ]);
    }
    expect(all.people).toBe(all.bookings);
    const list = await done('list', ...DAY);
    expect(list).toMatch(/\t06:40\t.*\tscheduled\t/);
    expect(list.match(/\tcancelled \(台風のため\)/g)).toHaveLength(sailings.length - 1);
    expect(await done('restore', ...DAY, '--time', '11:20', '--port', '汐見')).toContain('\tdone');
    expect((await service()).state).toBe('normal');
  });

  it('counts the people, the vehicles and the money of the leg alone', async () => {
    const family = await bookFamily(await Visitor.arrive(server.app));
    const { sailing } = family.outbound;
    const { affected } = JSON.parse(await done('show', sailing.id, '--json'));
    expect(affected).toMatchObject({
      people:
        family.passengers.filter(({ outboundCabin }) => outboundCabin !== null).length +
        (sailing.id === BOOKED ? 1 : 0),
      vehicles: family.outbound.vehicles.length,
    });
  });

  const REFUSED: readonly [string[], RegExp][] = [
    [
      ['cancel', 'sail_strait-1121_20270802', '--reason', 'x'],
      /^there is no sailing "sail_strait-1121_20270802"; near it: sail_strait-1120_20270802, /,
    ],
    [['cancel', 'sail_x_20270230', '--reason', 'x'], /; see "sailings list"$/],
    [['cancel', BOOKED], /^--reason is what customers read/],
    [['cancel', BOOKED, '--reason', 'a\nb'], /^--reason/],
    [['cancel', BOOKED, '--reason', 'x'.repeat(81)], /^--reason/],
    [['cancel', '--reason', 'x'], /^name sailings by id/],
    [['cancel', BOOKED, ...DAY, '--reason', 'x'], /not both$/],
    [
      ['cancel', '--route', 'strait', '--date', '2027-02-30', '--reason', 'x'],
      /^"2027-02-30" is no day/,
    ],
    [
      ['cancel', '--date', '2027-08-02', '--reason', 'x'],
      /^--route is missing; the routes: route_strait /,
    ],
    [['cancel', '--route', '航路', '--date', '2027-08-02', '--reason', 'x'], /or more than one/],
    [['cancel', ...DAY, '--time', '11:21', '--reason', 'x'], /; that day has .*11:20 汐見港/],
    [['cancel', ...DAY, '--time', '1120', '--reason', 'x'], /^--time takes a time/],
    [['cancel', ...DAY, '--time', '11:20', '--since', '9:00', '--reason', 'x'], /not both$/],
    [
      ['cancel', ...DAY, '--time', '11:20', '--reason', 'x'],
      /^11:20 is 2 sailings: .*; add --port/,
    ],
    [['delay', BOOKED, '--minutes', '0', '--reason', 'x'], /^--minutes is how late/],
    [['delay', BOOKED, '--minutes', '1441', '--reason', 'x'], /^--minutes/],
    [
      ['delay', 'sail_strait-1120_20270719', '--minutes', '9', '--reason', 'x'],
      /72 hours ago; nothing is changed$/,
    ],
  ];
  it('what cannot be done is refused in one line that helps, and nothing is decided', async () => {
    for (const [words, why] of REFUSED) {
      const refused = { exitCode: 1, text: expect.stringMatching(why) };
      expect(await run(...words), words.join(' ')).toEqual(refused);
    }
    expect(await events()).toEqual([]);
  });

  it('one that never left is cancelled by its id until three days after its arrival, and not once a passenger has boarded', async () => {
    const late = ['cancel', BOOKED, '--reason', '台風のため'];
    const refusedWith = async (why: RegExp) =>
      expect(await run(...late)).toEqual({ exitCode: 1, text: expect.stringMatching(why) });
    server.clock.set('2027-08-05T15:00:00+09:00');
    await refusedWith(/time is in the past/);
    server.clock.set('2027-08-05T14:59:00+09:00');
    // Of the day's the others may have sailed.
    expect(await run('cancel', ...DAY, '--reason', 'x')).toMatchObject({ exitCode: 1 });
    await done(...late);
    expect(await events()).toEqual([[BOOKED, 'cancelled', null, 'kaede']]);
    server.clock.set(NOW);
    const paid = await bookFamily(customer, { card: CARDS.frictionless });
    const { id } = paid.outbound.sailing;
    const guest = await comeBack(server, paid, '2027-08-02T04:30:00+09:00');
    const list = expectStatus(await guest.get(ticketsOf(paid.id)), 200).json<TicketList>();
    const code = list.legs[0]?.tickets[0]?.shortCode ?? '';
    for (const gate of ['checkIn', 'board'] as const) {
      const now = server.clock.now();
      await inTransaction(server.db, (tx) => passGate(tx, TEST_KEYS, gate, { code }, now));
    }
    server.clock.set('2027-08-03T09:00:00+09:00');
    expect((await run('cancel', id, '--reason', 'x')).text).toMatch(/has sailed/);
  });

  it('of several that are named none is decided where one does not fit', async () => {
    await done('cancel', BOOKED, '--reason', '強風のため');
    const words = [
      'delay',
      'sail_strait-1600_20270802',
      BOOKED,
      '--minutes',
      '20',
      '--reason',
      '霧',
    ];
    expect(await run(...words)).toEqual({
      exitCode: 1,
      text: `${BOOKED}: it is cancelled already: restore it first; nothing is changed`,
    });
    expect(await events()).toHaveLength(1);
  });
}
