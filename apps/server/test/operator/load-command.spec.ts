import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { demoOperator } from '../../src/operator/demo/document.ts';
import { operator } from '../../src/rules/company.ts';
import { fixtureFeed, withLines, zipOf } from '../support/feeds.ts';
import { runServerProcess, startServerProcess } from '../support/process.ts';

const SCRIPT = join(import.meta.dirname, '../../src/operator-command.ts');
/** The folder of a company, as an operator keeps one. */
const COMPANY = join(import.meta.dirname, '../../operators/kazemachi');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-import-'));
  const broken = fixtureFeed('gtfs-akari');
  writeFileSync(join(folder, 'good.zip'), zipOf(broken));
  const twice = withLines(broken, {
    'trips.txt': ['ISLES,平日,W2'],
    'stop_times.txt': ['W2,7:50:00,7:50:00,URA,1', 'W2,8:20:00,8:20:00,奥,2'],
  });
  writeFileSync(join(folder, 'twice.zip'), zipOf(twice));
  broken['trips.txt'] = (broken['trips.txt'] ?? '').replace('休日', '祝日');
  writeFileSync(join(folder, 'broken.zip'), zipOf(broken));
  writeFileSync(join(folder, 'defaults.json'), '{ "vesselName": "" }');
  const commented = `// Ours\n${JSON.stringify({ $schema: './schema.json', ...(demoOperator as object) })}`;
  writeFileSync(join(folder, 'document.json'), commented);
  writeFileSync(join(folder, 'comma.json'), '{\n  "version": 1\n  "id": "ours"\n}');
  writeFileSync(join(folder, 'empty.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as a person does. */
function run(...args: string[]) {
  return runWith({ DATABASE_URL: '', FERRY_DATA_DIR: join(folder, 'data') }, ...args);
}

function runWith(variables: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...variables };
  const files = args.map((arg) => (/\.(zip|json)$/.test(arg) ? join(folder, arg) : arg));
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...files], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A folder of the company that has built the site, whose document is the named one. */
function companyOf(source: string): string {
  const company = mkdtempSync(join(folder, 'company-'));
  writeFileSync(join(company, 'operator.json'), JSON.stringify({ ...operator, sources: [source] }));
  writeFileSync(join(company, 'theme.json'), '{}');
  return company;
}

async function sailings(): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: join(folder, 'data') });
  const { count } = await db
    .selectFrom('sailing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await close();
  return count;
}

it('imports a feed, repeated over the coming year, and a broken one after it changes nothing', async () => {
  expect(run('load', 'good.zip', '--repeat')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(
      '灯里汽船: 3 ports, 1 route, 4 trips, 3 fares, the same on all days; ',
    ),
  });
  const before = await sailings();
  expect(before).toBeGreaterThan(400);
  expect(run('load', 'broken.zip', '--repeat')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'trips.txt:4: there is no service "祝日"\n',
  });
  expect(await sailings()).toBe(before);
  // Its sailings are not sold in the demonstration's name.
  const FERRY_DATA_DIR = join(folder, 'data');
  const another = await runServerProcess({ FERRY_DATA_DIR });
  const [, source = ''] = /^two companies: .* the database has (gtfs-\w+); [^\n]+\n$/.exec(
    another.output,
  ) ?? [another.output];
  const FERRY_OPERATOR = companyOf(source);
  // It is a real operator's now, with whom nobody makes keys.
  const started = await runServerProcess({ FERRY_DATA_DIR, FERRY_OPERATOR });
  expect(started.code).toBe(1);
  expect(started.output).toMatch(/^FERRY_KEYS or FERRY_KEYS_FILE is missing: [^\n]+\n$/);
  // Nor is the operator paid in test money.
  const running = await startServerProcess({
    FERRY_DATA_DIR,
    FERRY_OPERATOR,
    FERRY_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  });
  expect(running.output()).toMatch(/^No payment provider [^\n]+ are not offered\.$/m);
  expect(running.output()).toMatch(/^operator\.json: registrationNumber is the demonstration's, /m);
  expect((await fetch(`${running.origin}/sandbox-payments/fields`)).status).toBe(404);
  expect(await running.stop('SIGTERM')).toBe(0);
}, 120_000);

it.each<[string[], number, string]>([
  [['check', 'good.zip'], 0, 'warning: the calendar ended on 2026-03-31'],
  [['check', 'good.zip'], 0, ': 灯里・奥ノ島航路 is sailed one way only\n'],
  [['example'], 0, '"passengerListMonths": '],
  [['check', 'document.json'], 0, 'Demonstration operator: '],
  [['check', COMPANY], 0, '風町フェリー: name, colours, icons and mails can be used'],
  [['load'], 2, 'usage: npm run operator -- load FILE'],
  [['load', 'good.zip', '--again'], 2, 'usage: npm run operator -- load FILE'],
  [
    ['check', 'twice.zip', '--repeat'],
    0,
    'warning: trips.txt:7: trip "W2" is trip "W1" (line 2) once more: the vessel of route "ISLES" leaves "URA" for "奥" at 07:50 on ',
  ],
  [
    ['check', 'twice.zip', '--repeat', '--strict'],
    1,
    'trips.txt:7: trip "W2" is trip "W1" (line 2) once more: ',
  ],
  [['load', 'none.zip'], 1, 'none.zip: cannot be read (ENOENT)'],
  [['check', 'good.zip', '--defaults', 'defaults.json'], 1, 'defaults.json: vesselName: '],
  [['check', 'comma.json'], 1, 'comma.json:3:3: '],
  [['check', 'empty.json'], 1, 'version: it is missing'],
])(
  '%j ends with %i',
  (args, status, message) => {
    const result = run(...args);
    expect(result.stdout + result.stderr).toContain(message);
    expect(result.status).toBe(status);
  },
  30_000,
);

it('says in one line that the database cannot be reached', () => {
  const url = { DATABASE_URL: 'postgres://127.0.0.1:1/ferry' };
  expect(runWith(url, 'load', 'good.zip', '--repeat')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'DATABASE_URL: cannot connect to the database (ECONNREFUSED)\n',
  });
}, 30_000);
