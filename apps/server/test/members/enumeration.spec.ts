import type { OperationNodeKind } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consents, EMAIL_CHANGES, RESETS, SIGN_UPS } from '../support/account.ts';
import { startTestServer, Visitor } from '../support/api.ts';
import { credentials, logIn, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const { email } = credentials('taro');
// As long as the member's: the length of a mail is no work of its own.
const NOBODY = 'nemo@example.jp';

describe('an address that is a member’s, and one that is not', () => {
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

  const visitor = () => Visitor.arrive(watched.app);
  const member = async () => logIn(await visitor(), 'hanako');
  const { password: currentPassword } = credentials('hanako');
  it.each([
    ['sign-up', SIGN_UPS, (address: string) => ({ email: address, consents }), visitor, 1],
    ['password reset', RESETS, (address: string) => ({ email: address }), visitor, 1],
    [
      'change of the address',
      EMAIL_CHANGES,
      (newEmail: string) => ({ currentPassword, newEmail }),
      member,
      // The second one goes to the address of now.
      2,
    ],
  ])(
    '%s: get the same response after the same statements and as many mails',
    async (_, url, bodyOf, arrive, count) => {
      const ask = async (address: string) => {
        const here = await arrive();
        const mails = async () =>
          (await server.db.selectFrom('mail').select('id').execute()).length;
        const before = await mails();
        kinds.length = 0;
        const response = await here.post(url, bodyOf(address));
        return {
          status: response.statusCode,
          body: response.body,
          headers: Object.keys(response.headers).sort(),
          statements: [...kinds],
          mails: (await mails()) - before,
        };
      };
      const known = await ask(email);
      expect(known).toMatchObject({ status: 204, body: '', mails: count });
      expect(known.statements.length).toBeGreaterThan(5);
      expect(await ask(NOBODY)).toEqual(known);
    },
  );
});
