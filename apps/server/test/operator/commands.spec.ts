import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenForCommands, sendLine, socketOf } from '../../src/commands/command-socket.ts';
import { runLine } from '../../src/commands/run-line.ts';
import { readRing } from '../../src/keys/load-keys.ts';
import { keyText, newKey } from '../../src/keys/ring-text.ts';
import { TEST_KEYS, Visitor } from '../support/api.ts';
import { book, expectStatus } from '../support/booking.ts';
import { loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { addPasskey, PASSKEY_LOGIN, requestOptions } from '../support/passkeys.ts';
import { useTestServer } from '../support/use-server.ts';
import { commandsSuite } from './commands.suite.ts';

// The embedded database, through the socket of the process that has it.

const PROGRAM = join(import.meta.dirname, '../../src/operator-command.ts');
const server = useTestServer();
useDemoMembers(server);
let folder: string;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-commands-'));
  stop = await listenForCommands(socketOf(folder), (line) =>
    runLine(
      {
        ...server.services,
        keys: async () => TEST_KEYS,
        keySettings: { ring: 'a setting', file: undefined, demonstrationFile: '', dataDir: folder },
      },
      line,
    ),
  );
});
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const send = (line: string, input = '') =>
  sendLine(socketOf(folder), { words: line.split(' '), input, actor: 'kaede' });

commandsSuite(() => server, send);

it('a passkey of a locked member opens nothing either', async () => {
  const member = await loggedIn(server, 'hanako');
  const { device } = await addPasskey(member);
  const { customerNumber } = (await member.get(ME)).json();
  const visitor = await Visitor.arrive(server.app);
  const options = await requestOptions(visitor);
  await send(`members lock ${customerNumber}`);
  const refused = await visitor.post(PASSKEY_LOGIN, device.get(options));
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'PASSKEY_INVALID']);
  await send(`members unlock ${customerNumber}`);
  const again = device.get(await requestOptions(visitor));
  expectStatus(await visitor.post(PASSKEY_LOGIN, again), 204);
});

it('the socket is its owner’s alone, and what is no line of the program gets no response', async () => {
  expect(statSync(socketOf(folder)).mode & 0o777).toBe(0o600);
  for (const bytes of ['no JSON', '{"words": "members list"}', 'x'.repeat(70_000)]) {
    const socket = connect(socketOf(folder));
    socket.end(bytes);
    const received: Buffer[] = [];
    socket.on('data', (part) => received.push(part));
    await new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
    expect(Buffer.concat(received).toString()).toBe('');
  }
  expect((await send('members list')).exitCode).toBe(0);
});

it('a program that says nothing does not keep the server from ending', async () => {
  const path = join(folder, 'other.sock');
  const end = await listenForCommands(path, () => Promise.reject(new Error('No line has come')));
  const socket = connect(path);
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  // The server has accepted it once another one is answered.
  await expect(sendLine(path, { words: [], input: '', actor: '' })).rejects.toThrow();
  await end();
  await closed;
});

/** The program as it is started by hand. */
const program = (line: string, env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const args = [PROGRAM, ...line.split(' ').filter(Boolean)];
    const options = { env: { ...inherited, FERRY_DATA_DIR: folder, ...env } };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it('the program hands its line over, and ends with the exit code', async () => {
  // Takes the line, and ends before it has said what became of it.
  const dying = mkdtempSync(join(tmpdir(), 'ferry-dying-'));
  const deaf = createServer((socket) => socket.resume().once('end', () => socket.destroy()));
  deaf.listen(socketOf(dying));
  const [list, unknown, help, elsewhere, file, key, lost] = await Promise.all([
    program('members list'),
    program('members lock 0000000000'),
    program('--help'),
    program('members list', { FERRY_DATA_DIR: join(folder, 'none') }),
    program('members add --from none.json', { INIT_CWD: folder }),
    program('keys new'),
    program('members list', { FERRY_DATA_DIR: dying }),
  ]);
  deaf.close();
  rmSync(dying, { recursive: true });
  expect(lost).toEqual({
    code: 3,
    stdout: '',
    stderr: 'the server ended before it said what became of it: see "audit list"\n',
  });
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout.trim().split('\n')).toHaveLength(4);
  expect(list.stdout).not.toMatch(/example|太郎|花子/);
  expect(unknown).toEqual({ code: 1, stdout: '', stderr: 'there is no such member\n' });
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('members lock MEMBER') });
  expect(elsewhere).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^no server listens at .*operator\.sock \(ENOENT\): start it.*\n$/,
    ),
  });
  expect(file).toMatchObject({ code: 1, stderr: 'none.json: cannot be read (ENOENT)\n' });
  expect(key.stdout).toMatch(/^[\w-]+:[\w-]{43}\n$/);
});

it('the program writes a list to a new file of its user alone, or leaves none', async () => {
  const file = join(folder, 'list.csv');
  const list = (sailing: string, name = 'list.csv') =>
    program(`sailings passengers ${sailing} --csv ${name}`, { INIT_CWD: folder });
  const booked = await book(await Visitor.arrive(server.app));
  const { id } = booked.outbound.sailing;
  expect((await list('sail_none')).code).toBe(1);
  expect(existsSync(file)).toBe(false);
  expect(await list(id)).toEqual({
    ...{ code: 0, stderr: '' },
    stdout: '1 people are in the file\n',
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(`\r\n${booked.reservationNumber},汐見港,`);
  const [again, nowhere] = [await list(id), await list(id, 'none/list.csv')];
  expect(again).toMatchObject({ code: 1, stderr: 'list.csv: cannot be made (EEXIST)\n' });
  expect(nowhere).toMatchObject({ code: 1, stderr: 'none/list.csv: cannot be made (ENOENT)\n' });
  expect(readFileSync(file, 'utf8')).toContain(booked.reservationNumber);
});

it('keys rotate puts one key in front, however often what it notes about it has to be written', async () => {
  const file = join(folder, 'ring');
  writeFileSync(file, keyText(newKey()), { mode: 0o600 });
  const keySettings = { ring: undefined, file, demonstrationFile: '', dataDir: folder };
  const rotate = () => {
    const services = { ...server.services, keys: async () => TEST_KEYS, keySettings };
    return runLine(services, { words: ['keys', 'rotate'], input: '', actor: 'kaede' });
  };
  const notes = async () => {
    const rows = server.db.selectFrom('operator_audit').select('details').orderBy('id');
    return (await rows.where('command', '=', 'keys rotate').execute()).map((row) => row.details);
  };
  await sql`create function busy() returns trigger language plpgsql as
    $$ begin raise exception 'busy' using errcode = '40001'; end $$`.execute(server.db);
  await sql`create trigger busy before insert on operator_audit for each row
    when (new.details <> 'begun') execute function busy()`.execute(server.db);
  await expect(rotate()).rejects.toThrow('busy');
  await sql`drop function busy cascade`.execute(server.db);
  expect([readRing(file).length, await notes()]).toEqual([2, ['begun']]);
  expect((await rotate()).exitCode).toBe(0);
  const [first] = readRing(file);
  expect(await notes()).toEqual(['begun', 'begun', `done ${first.id}`]);
  writeFileSync(`${file}.lock`, '');
  expect((await rotate()).exitCode).toBe(1);
  expect((await notes()).slice(3)).toEqual(['begun', 'not done']);
});
