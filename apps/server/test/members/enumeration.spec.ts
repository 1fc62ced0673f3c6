import type { OperationNodeKind } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consents, RESETS, SIGN_UPS } from '../support/account.ts';
import { startTestServer, Visitor } from '../support/api.ts';
import { credentials, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const { email } = credentials('hanako');
// As long as the member's: the length of a mail is no work of its own.
const NOBODY = 'nobody@example.jp';

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

  it.each([
    ['sign-up', SIGN_UPS, { consents }],
    ['password reset', RESETS, {}],
  ])(
    '%s: get the same response after the same statements and one mail each',
    async (_, url, more) => {
      const ask = async (address: string) => {
        const here = await Visitor.arrive(watched.app);
        const mails = async () =>
          (await server.db.selectFrom('mail').select('id').execute()).length;
        const before = await mails();
        kinds.length = 0;
        const response = await here.post(url, { email: address, ...more });
        return {
          status: response.statusCode,
          body: response.body,
          headers: Object.keys(response.headers).sort(),
          statements: [...kinds],
          mails: (await mails()) - before,
        };
      };
      const known = await ask(email);
      expect(known).toMatchObject({ status: 204, body: '', mails: 1 });
      expect(known.statements.length).toBeGreaterThan(5);
      expect(await ask(NOBODY)).toEqual(known);
    },
  );
});
