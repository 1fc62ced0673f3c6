import type { Member } from '@ferry/api/external-server';
import type { OperationNodeKind } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { credentials, LOGIN, logIn, ME, useDemoMembers } from '../support/members.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const hashing = vi.hoisted(() => vi.fn());
vi.mock(import('node:crypto'), async (importOriginal) => {
  const crypto = await importOriginal();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    hashing({ algorithm, ...parameters, message: '', nonce: '' });
    return crypto.argon2(algorithm, parameters, callback);
  };
  return { ...crypto, default: crypto, argon2 };
});
// As after the cost was raised: some hashes are still of the one before.
const PREVIOUS = vi.hoisted(() => ({ memoryKib: 64, passes: 1, parallelism: 1 }));
vi.mock(import('../../src/domain/members/hash-cost.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  PREVIOUS_HASH_COSTS: [PREVIOUS],
}));

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);

const { email, password } = credentials('hanako');
const NOBODY = 'nobody@example.jp';

/** The member's password as it was stored before the cost was raised. */
async function storePreviousHash(): Promise<void> {
  const { hashPassword } = await import('../../src/domain/members/password.ts');
  const password_hash = await hashPassword(password, PREVIOUS);
  await server.db
    .updateTable('member')
    .set({ password_hash })
    .where('login_email', '=', email)
    .execute();
}

describe('logging in', () => {
  it.each([
    email,
    'HANAKO@Example.JP',
    ' ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ　',
    'hanako@example。jp',
  ])('knows the member by %j', async (typed) => {
    expectStatus(await visitor.post(LOGIN, { email: typed, password }), 204);
    const member = expectStatus(await visitor.get(ME), 200).json<Member>();
    expect(member).toMatchObject({
      id: expect.stringMatching(/^mem_[0-9A-Za-z]{20}$/),
      customerNumber: expect.stringMatching(/^\d{10}$/),
      email,
      familyName: '山田',
      birthDate: '1985-04-01',
      address: { city: '汐見市' },
      scope: ['member'],
    });
    expect(JSON.stringify(member)).not.toMatch(/argon2|password|session/i);
  });

  it('takes the password in any width, but in no other case', async () => {
    const wide = password.replace(/[!-~]/g, (each) =>
      String.fromCharCode(each.charCodeAt(0) + 0xfee0),
    );
    expect((await visitor.post(LOGIN, { email, password: wide })).statusCode).toBe(204);
    const upper = password.toUpperCase();
    expect((await visitor.post(LOGIN, { email, password: upper })).statusCode).toBe(401);
  });

  it('replaces a hash that was made at another cost, once', async () => {
    const member = () =>
      server.db
        .selectFrom('member')
        .select('password_hash')
        .where('login_email', '=', email)
        .executeTakeFirstOrThrow();
    await storePreviousHash();
    await logIn(visitor, 'hanako');
    const { password_hash: renewed } = await member();
    expect(renewed).toContain('$m=19456,t=2,p=1$');
    await logIn(visitor, 'hanako');
    expect((await member()).password_hash).toBe(renewed);
  });

  it.each([
    ['no mail address', { email: 'hanako', password }, { email: ['INVALID_FORMAT'] }],
    ['nothing', { email: '', password: '' }, { email: ['REQUIRED'], password: ['REQUIRED'] }],
    ['a password of 129', { email, password: 'a'.repeat(129) }, { password: ['TOO_LONG'] }],
    ['more than asked', { email, password, admin: true }, { admin: ['UNKNOWN_VALUE'] }],
  ])('refuses %s with the fields', async (_, body, errors) => {
    const response = await visitor.post(LOGIN, body);
    expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
  });

  it('is for members only, and says so to a visitor', async () => {
    for (const here of [visitor, new Visitor(server.app)]) {
      const response = await here.get(ME);
      expect([response.statusCode, response.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('writes nothing of it into the log', async () => {
    await visitor.post(LOGIN, { email, password: 'wrong-secret' });
    await logIn(visitor, 'hanako');
    expect(server.log.join('')).toContain('"operation":"login","status":401');
    expect(server.log.join('')).not.toMatch(/hanako|funatabi|secret|m_[\w-]{20}/);
  });
});

describe('a customer without an account, and one with a wrong password', () => {
  const kinds: OperationNodeKind[] = [];
  let watched: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => {
        kinds.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    watched = await startTestServer({
      database: { ...server.database, db, close: async () => undefined },
      clock: server.clock,
    });
  });
  afterEach(() => watched.close());

  async function fail(typed: string) {
    const here = await Visitor.arrive(watched.app);
    hashing.mockClear();
    kinds.length = 0;
    const response = await here.post(LOGIN, { email: typed, password: 'wrong' });
    const { requestId, ...body } = response.json();
    return {
      status: response.statusCode,
      headers: Object.keys(response.headers),
      cookies: response.headers['set-cookie'],
      length: response.rawPayload.length,
      body,
      hashed: hashing.mock.calls,
      statements: [...kinds],
    };
  }

  it('get the same response after the same work and the same statements', async () => {
    const known = await fail(email);
    expect(known).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } });
    expect(known.hashed).toEqual([
      [expect.objectContaining({ algorithm: 'argon2id', memory: 19_456, passes: 2 })],
      [expect.objectContaining({ algorithm: 'argon2id', memory: 64, passes: 1 })],
    ]);
    expect(await fail(NOBODY)).toEqual(known);
    await storePreviousHash();
    expect(await fail(email)).toEqual(known);
  });
});
