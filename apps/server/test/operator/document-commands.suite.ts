import type { RouteList } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { runLine } from '../../src/commands/run-line.ts';
import { demoOperator } from '../../src/operator/demo/document.ts';
import type { OperatorDocumentInput } from '../../src/rules/schema.ts';
import { TEST_KEYS, type TestServer, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { changed, smallOperator } from '../support/small-operator.ts';

const only = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('The demonstration does not have it');
  return item;
};

/** A document is compared, loaded and written out while the site sells, on both databases. */
export function documentCommandsSuite(server: TestServer): void {
  const run = (words: string, document?: OperatorDocumentInput) =>
    runLine(
      {
        ...server.services,
        keys: async () => TEST_KEYS,
        keySettings: { ring: '-', file: undefined, demonstrationFile: '', dataDir: '' },
      },
      {
        words: words.split(' '),
        input: document ? JSON.stringify({ document, warnings: [] }) : '',
        actor: 'kaede',
      },
    );
  /** The demonstration up to the last day that the test server has. */
  const demo = (change: (document: OperatorDocumentInput) => void) =>
    changed(demoOperator as OperatorDocumentInput, (document) => {
      for (const { days } of document.services) days.until = '2027-09-20';
      change(document);
    });
  beforeAll(async () => {
    await run(
      'load document.json --allow-withdrawals',
      demo(() => undefined),
    );
  });
  const later = (document: OperatorDocumentInput) => {
    const trip = only(document.trips.find(({ id }) => id === 'strait-1120'));
    only(trip.calls[0]).departure = '11:25';
    Object.assign(only(document.fares[0]), {
      adultYen: { ...only(document.fares[0]).adultYen, A: 4400 },
      childYen: { A: 2000, B: 2000, C: 2000 },
    });
    document.partnerTickets = [];
  };
  const sailings = async () =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from sailing where status <> 'withdrawn'`.execute(server.db)
    ).rows[0]?.n;

  it('says what would change, with bookings and fares, and changes nothing', async () => {
    await book(await Visitor.arrive(server.app));
    const before = await sailings();
    const { exitCode, text } = await run('diff document.json', demo(later));
    expect(exitCode).toBe(0);
    const lines = text.split('\n');
    expect(lines).toContainEqual(
      expect.stringMatching(/^changed\tstrait-1120\t\S+\t… \S+\t\d+ days$/),
    );
    expect(lines).toContain('kept\tstrait-1120\t2027-08-02\t1 bookings');
    expect(lines).toContain('fare\t汐見港 → 凪浦港 スタンダード\tA\t4300 → 4400 yen');
    expect(lines).toContain('fare\t汐見港 → 凪浦港 スタンダード childYen\tA\t- → 2000 yen');
    expect(lines.at(-1)).toBe('nothing is changed');
    expect(await sailings()).toBe(before);
    expect(
      (
        await run(
          'diff document.json',
          demo(() => undefined),
        )
      ).text,
    ).toBe(
      '0 sailings new, 0 changed, 0 withdrawn, 0 kept as sold; 0 fares changed\nnothing is changed',
    );
    const dearerFuel = demo(({ fuelAdjustments }) => {
      const grades = ['スタンダード'];
      fuelAdjustments.push({ from: '01-01', until: '12-31', grades, adultYen: 999, childYen: 500 });
    });
    expect((await run('diff document.json', dearerFuel)).text).toContain(
      'kept\tstrait-1120\t2027-08-02\t1 bookings',
    );
  });

  it('refuses to withdraw more than a tenth without being told, and leaves nothing half done', async () => {
    const before = await sailings();
    const over = demo((document) => {
      only(document.services[0]).days.until = '2027-08-10';
    });
    const refused = await run('load document.json', over);
    expect(refused.exitCode).toBe(1);
    expect(refused.text).toMatch(/^\d+ of \d+ sailings would be withdrawn, more than a tenth/m);
    expect(await sailings()).toBe(before);
    expect((await run('load document.json --allow-withdrawals', over)).exitCode).toBe(0);
    expect(await sailings()).toBeLessThan(before ?? 0);
    expect(
      (
        await run(
          'load document.json',
          demo(() => undefined),
        )
      ).exitCode,
    ).toBe(0);
    expect(await sailings()).toBe(before);
  });

  it('writes out what is loaded, which loads again unchanged', async () => {
    const { text } = await run('export');
    expect((await run('diff document.json', JSON.parse(text))).text).toMatch(
      /^0 sailings new, 0 changed, /m,
    );
    expect(await run('export other')).toEqual({
      exitCode: 1,
      text: 'there is no such document; there are demonstration',
    });
  });

  it('names each mistake by its ids, and notes only what was done', async () => {
    const wrong = demo((document) => {
      only(document.trips[0]).vesselId = 'ves_shiokase';
    });
    expect(await run('load document.json', wrong)).toEqual({
      exitCode: 1,
      text: expect.stringContaining(
        'trips[strait-0640].vesselId: there is no vessel "ves_shiokase" (did you mean "ves_shiokaze"?)',
      ),
    });
    const { rows } = await sql<{
      command: string;
      details: string;
    }>`select command, details from operator_audit
      order by id desc limit 1`.execute(server.db);
    expect(rows[0]?.command).not.toBe('load');
  });

  it('takes the demonstration out once there is something else, and its bookings stay', async () => {
    const alone = await run('end-demonstration');
    expect(alone).toEqual({
      exitCode: 1,
      text: 'nothing else is loaded: "load" your own document first',
    });
    const own = { ...smallOperator(), id: 'own' };
    const loaded = await run('load own.json', own);
    expect(loaded.exitCode).toBe(0);
    expect(loaded.text).toContain('warning: operator.json is of 汐凪フェリー: ');
    const visitor = await Visitor.arrive(server.app);
    const { id } = await book(visitor);
    expect((await run('end-demonstration')).text).toMatch(
      /^the demonstration is taken out: \d+ sailings, /,
    );
    const { routes } = (await visitor.get('/customer-api/routes')).json<RouteList>();
    expect(routes.map((route) => route.id)).toEqual(own.routes.map((route) => route.id));
    expect((await visitor.get(`/customer-api/reservations/${id}`)).statusCode).toBe(200);
    expect((await run('end-demonstration')).text).toBe('there is no demonstration: nothing to do');
    expect((await run('export')).text).toContain('"id": "own"');
    expect(
      (
        await run(
          'load document.json',
          demo(() => undefined),
        )
      ).exitCode,
    ).toBe(0);
    expect(await sailings()).toBeGreaterThan(100);
  });
}
