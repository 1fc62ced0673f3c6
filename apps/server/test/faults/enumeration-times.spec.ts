import { describe, expect, it } from 'vitest';
import { consents, EMAIL_CHANGES, RESETS, SIGN_UPS } from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { credentials, loggedIn, useDemoMembers } from '../support/members.ts';
import { isLong, percentile, report, rounds } from '../support/rounds.ts';
import { useTestServer } from '../support/use-server.ts';

// An attacker who asks with many addresses and takes the time: whose are a member's? Response, headers
// and statements: test/members/enumeration.spec.ts. The times say something on an idle machine only.

const CALLS = rounds(6, 200);
/** Milliseconds between the medians that nobody sees across a network. */
const UNSEEN_MS = 5;
const server = useTestServer();
useDemoMembers(server);
const { email: known } = credentials('taro');
// As long as the member's.
const UNKNOWN = 'nemo@example.jp';
const { password } = credentials('hanako');

describe(`${CALLS} requests with a member's address and ${CALLS} with nobody's`, () => {
  it.each([
    [
      'sign-up',
      SIGN_UPS,
      (email: string) => ({ email, consents }),
      () => Visitor.arrive(server.app),
    ],
    ['password reset', RESETS, (email: string) => ({ email }), () => Visitor.arrive(server.app)],
    [
      'change of the address',
      EMAIL_CHANGES,
      (newEmail: string) => ({ currentPassword: password, newEmail }),
      () => loggedIn(server, 'hanako'),
    ],
  ])(
    '%s: take the same time',
    async (name, url, bodyOf, arrive) => {
      expect(UNKNOWN).toHaveLength(known.length);
      const who = await arrive();
      const times: Record<string, number[]> = { [known]: [], [UNKNOWN]: [] };
      const ask = async (email: string) => {
        const start = performance.now();
        const { statusCode } = await who.post(url, bodyOf(email));
        times[email]?.push(performance.now() - start);
        expect(statusCode).toBe(204);
      };
      // What runs for the first time is slower.
      for (const email of [known, UNKNOWN]) await ask(email);
      for (const each of Object.values(times)) each.length = 0;
      // In turns, and in turns first: the tables grow meanwhile.
      for (let count = 0; count < CALLS; count += 1) {
        const pair = count % 2 === 0 ? [known, UNKNOWN] : [UNKNOWN, known];
        for (const email of pair) await ask(email);
      }
      const medians = Object.values(times).map((each) => percentile(each, 50));
      const [ofMember = 0, ofNobody = 0] = medians;
      report(`${name}, median`, {
        'member ms': ofMember.toFixed(1),
        'nobody ms': ofNobody.toFixed(1),
      });
      expect(Object.values(times).map((each) => each.length)).toEqual([CALLS, CALLS]);
      if (isLong) expect(Math.abs(ofMember - ofNobody)).toBeLessThan(UNSEEN_MS);
    },
    rounds(30_000, 300_000),
  );
});
