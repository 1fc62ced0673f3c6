import { beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from '../../src/commands/run-line.ts';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { mailsTo, misaki, NEW_PASSWORD, PASSWORD, RESETS, tokenTo } from '../support/account.ts';
import { NOW, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { credentials, LOGIN, loggedIn, ME } from '../support/members.ts';

type Run = (line: string, input?: string) => Promise<CommandResult>;

const { email, password } = credentials('taro');
const consents = { memberTerms: true, privacyPolicy: true };
const NEW = 'misaki@example.jp';

/** What commands do, whichever database it is and however it is reached. */
export function commandsSuite(server: () => TestServer, run: Run): void {
  let number = '';
  beforeAll(async () => {
    await loadDemoMembers(server().db, server().clock);
    const member = await (await loggedIn(server(), 'taro')).get(ME);
    number = member.json().customerNumber;
  });
  const audit = () => server().db.selectFrom('operator_audit').selectAll().orderBy('id').execute();
  const logIn = async () => (await Visitor.arrive(server().app)).post(LOGIN, { email, password });
  const done = async (line: string, input?: string) => {
    const result = await run(line, input);
    expect(result).toEqual({ exitCode: 0, text: expect.any(String) });
    return result.text;
  };

  it('a locked member is logged out, and refused as one whose password is wrong', async () => {
    const pc = await loggedIn(server(), 'taro');
    await done(`members lock ${number}`);
    expect((await pc.get(ME)).json().code).toBe('SESSION_EXPIRED');
    const refused = await logIn();
    const wrong = await (await Visitor.arrive(server().app)).post(LOGIN, { email, password: 'x' });
    const bodyOf = ({ statusCode, json }: typeof refused) => ({
      statusCode,
      ...json(),
      requestId: '',
    });
    expect(bodyOf(refused)).toEqual(bodyOf(wrong));
    expect(await done('members list --locked')).toContain(`${number}\tlocked `);
    expectStatus(await (await Visitor.arrive(server().app)).post(RESETS, { email }), 204);
    const [mail] = await mailsTo(server(), email);
    expect([mail?.kind, mail?.text]).toEqual([
      'passwordReset',
      expect.stringMatching(/^(?!.*#).*ログインを止めています/s),
    ]);
    await done(`members unlock ${number}`);
    expectStatus(await logIn(), 204);
    expect((await pc.get(ME)).json().code).toBe('SESSION_EXPIRED');
  });

  it('a scope is granted and taken away, also over a list of a wrong type', async () => {
    const scopes = async () => (await (await loggedIn(server(), 'taro')).get(ME)).json().scope;
    await done(`members grant ${email} resident`);
    expect(await scopes()).toEqual(['member', 'resident']);
    const ownLine = async () => {
      const list = await done('members list --scope resident');
      return list.split('\n').find((line) => line.startsWith(number));
    };
    expect((await ownLine())?.split('\t').slice(1, 3)).toEqual(['active', 'member,resident']);
    for (const [stored, granted] of [
      ['"resident"', []],
      ['{"resident": true, "member": 1}', ['resident']],
      ['7', []],
    ] as const) {
      await server()
        .db.updateTable('member')
        .set({ scope: stored })
        .where('customer_number', '=', number)
        .execute();
      expect(await scopes()).toEqual(granted);
      expect((await ownLine()) !== undefined).toBe(granted.length > 0);
    }
    await done(`members grant ${number} resident`);
    const again = `members grant ${number} resident`;
    expect((await run(again)).text).toBe(`${number} already has resident`);
    const born = (birth_date: string | null) =>
      server()
        .db.updateTable('member')
        .set({ birth_date })
        .where('customer_number', '=', number)
        .returning('resident_person')
        .executeTakeFirstOrThrow();
    await born('1980-01-02');
    await done(again);
    expect(await born('1978-11-23')).toMatchObject({
      resident_person: { birthDate: '1980-01-02' },
    });
    await done(`members revoke ${number} resident`);
    expect(await scopes()).toEqual(['member']);
    // The passenger is found by it: without it the fare would be granted and never given.
    await born(null);
    expect((await run(again)).text).toBe(`${number} has no birth date in the profile yet`);
    await born('1978-11-23');
  });

  it('a member who is added chooses a password by the mail', async () => {
    const file = JSON.stringify({ email: NEW, ...misaki(), consents });
    const text = await done('members add --from member.json', file);
    expect(text).toMatch(/^\d{10} is a member; the link to a password is mailed$/);
    const visitor = await Visitor.arrive(server().app);
    const token = await tokenTo(server(), NEW);
    expectStatus(await visitor.put(PASSWORD, { token, password: NEW_PASSWORD }), 204);
    expectStatus(await visitor.post(LOGIN, { email: NEW, password: NEW_PASSWORD }), 204);
    expect((await visitor.get(ME)).json()).toMatchObject({ familyName: '高橋', scope: ['member'] });
    const [mail] = await mailsTo(server(), NEW);
    expect(mail?.kind).not.toBe('signUp');
    await done(`members reset ${NEW}`);
    expect(await tokenTo(server(), NEW)).not.toBe(token);
    await server().db.deleteFrom('member').where('login_email', '=', NEW).execute();
  });

  describe('what cannot be done', () => {
    const member = (change: object) =>
      JSON.stringify({ email: NEW, ...misaki(), consents, ...change });
    it.each<[string, number, string, string?]>([
      ['members lock 0000000000', 1, 'there is no such member'],
      ['members lock nobody@example.jp', 1, 'there is no such member'],
      ['members unlock NUMBER', 1, 'NUMBER is not locked'],
      ['members revoke NUMBER resident', 1, 'NUMBER does not have resident'],
      ['members grant NUMBER admin', 1, 'there is no such scope; there is resident'],
      ['members grant NUMBER', 2, 'usage: npm run operator -- members grant MEMBER SCOPE'],
      [
        'members list --colour blue',
        2,
        'usage: npm run operator -- members list [--scope SCOPE] [--locked] [--after AFTER]',
      ],
      ['members paint', 2, 'there is no such command; "npm run operator -- --help" lists them'],
      ['members add', 1, 'the file is no JSON'],
      ['members add --from f', 1, 'the file is no JSON', '{"email": "secret@example.jp"'],
      ['members add --from f', 1, 'the file: phone must be string', member({ phone: 7 })],
      ['members add --from f', 1, 'the file: secret must be never', member({ secret: 'x' })],
      [
        'members add --from f',
        1,
        'VALIDATION_FAILED, email INVALID_FORMAT, birthDate INVALID_FORMAT',
        member({ email: 'x', birthDate: '1988-02-30' }),
      ],
      [
        'members add --from f',
        1,
        'VALIDATION_FAILED, consents.privacyPolicy NOT_ACCEPTED',
        member({ consents: { memberTerms: true, privacyPolicy: false } }),
      ],
      ['members add --from f', 1, 'email is a member’s already', member({ email })],
    ])('%s (exit code %i, %s) leaves nothing behind', async (line, exitCode, text, input) => {
      const before = [await audit(), await membersOf(server())];
      const named = (words: string) => words.replace('NUMBER', number);
      expect(await run(named(line), input)).toEqual({ exitCode, text: named(text) });
      expect([await audit(), await membersOf(server())]).toEqual(before);
    });

    it('while no mail can be handed over, a reset says so', async () => {
      const { db, clock } = server();
      const row = { failures: 3, last_failed_at: clock.now() };
      await db.insertInto('mail_transport').values(row).execute();
      const result = await run(`members reset ${number}`);
      expect(result).toEqual({ exitCode: 1, text: 'MAIL_UNAVAILABLE' });
      await db.deleteFrom('mail_transport').execute();
    });
  });

  it('each command has its row, without data of persons, for a year', async () => {
    await server().db.deleteFrom('operator_audit').execute();
    await done(`members grant ${email} resident`);
    await done(`members revoke ${number} resident`);
    const shown = await done('audit list');
    const rows = (await audit()).map(({ command, details }) => `${command} ${details}`);
    expect(rows).toEqual(['members grant resident', 'members revoke resident', 'audit list ']);
    const [grant] = await audit();
    expect(grant).toMatchObject({ actor: 'kaede', member_id: expect.stringMatching(/^mem_/) });
    expect(shown.split('\n').map((row) => row.split('\t')[2])).toEqual([
      'members revoke',
      'members grant',
    ]);
    expect(JSON.stringify([shown, await audit()])).not.toMatch(/taro|太郎|example/);
    server().clock.set('2028-07-19T09:59:00+09:00');
    await deleteWhatIsOver(server().services);
    expect(await audit()).toHaveLength(3);
    server().clock.set('2028-07-19T10:00:00+09:00');
    await deleteWhatIsOver(server().services);
    expect(await audit()).toEqual([]);
    server().clock.set(NOW);
  });
}

const membersOf = ({ db }: TestServer) =>
  db.selectFrom('member').selectAll().orderBy('id').execute();
