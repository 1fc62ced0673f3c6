import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/client.ts';

const run = promisify(execFile);

/** What PostgreSQL alone can do. */
export interface Baseline {
  ratePerSecond: number;
  latencyMs: number;
}

// A booking of three people and a vehicle in four statements: no session, no idempotency, no fare,
// no history, no outbox, nothing checked but the counters.
const SCRIPT = `\\set sailing random(1, :sailings)
begin;
select free from inventory where sailing = :sailing and class in (1, 2) order by class for update;
insert into reservation (sailing, name, phone, email, yen)
  values (:sailing, 'YAMADA HANAKO', '09012345678', 'hanako@example.jp', 12340);
insert into passenger (reservation, position, name, age)
  select currval('reservation_id_seq'), position, 'YAMADA', 42 from generate_series(1, 3) as position;
update inventory set free = free - case class when 1 then 3 else 1 end
  where sailing = :sailing and class in (1, 2);
commit;
`;

const TABLES = [
  `create table inventory (
    sailing int not null, class int not null, free int not null check (free >= 0),
    primary key (sailing, class)) with (fillfactor = 50)`,
  `create table reservation (
    id bigserial primary key, sailing int not null, name text not null, phone text not null,
    email text not null, yen int not null, created_at timestamptz not null default now())`,
  `create table passenger (
    reservation bigint not null references reservation, position int not null,
    name text not null, age int not null, primary key (reservation, position))`,
  `insert into inventory select sailing, class, 100000000
    from generate_series(1, 1000) as sailing, generate_series(1, 6) as class`,
  'vacuum analyze',
];

/** Tables and script of the four-statement booking, in a database of its own. */
export async function prepareBaseline(databaseUrl: string, folder: string): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl });
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  await close();
  const script = join(folder, 'four-statements.sql');
  await writeFile(script, SCRIPT);
  return script;
}

/**
 * Runs the four-statement booking by pgbench, with prepared statements, pgbench's fastest way.
 * @param sailings 1: all clients on the same two rows
 * @throws Error with pgbench's own words when it fails
 */
export async function measureBaseline(
  bin: string,
  { databaseUrl, script }: { databaseUrl: string; script: string },
  { clients, sailings, seconds }: { clients: number; sailings: number; seconds: number },
): Promise<Baseline> {
  const numbers = ['-c', `${clients}`, '-j', '1', '-T', `${seconds}`, '-D', `sailings=${sailings}`];
  const program = join(bin, 'pgbench');
  const { stdout } = await run(program, [
    ...['-n', '-M', 'prepared', '-f', script],
    ...numbers,
    databaseUrl,
  ]);
  return readPgbench(stdout);
}

/** @throws Error when pgbench has measured nothing */
export function readPgbench(output: string): Baseline {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const ratePerSecond = number(/^tps = ([\d.]+)/m);
  const latencyMs = number(/^latency average = ([\d.]+) ms/m);
  if (!(ratePerSecond > 0)) throw new Error(`pgbench has measured nothing: ${output}`);
  return { ratePerSecond, latencyMs };
}
