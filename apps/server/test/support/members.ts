import { beforeAll } from 'vitest';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import demoMembers from '../../src/operator/demo/members.json' with { type: 'json' };
import { type TestServer, Visitor } from './api.ts';
import { expectStatus } from './booking.ts';

export const LOGIN = '/external/api/auth/login';
export const LOGOUT = '/external/api/auth/logout';
export const ME = '/external/api/members/me';

export type Person = 'hanako' | 'taro' | 'rin' | 'nagisa';

/** What a demonstration member logs in with. */
export function credentials(person: Person): { email: string; password: string } {
  const found = demoMembers.find(({ email }) => email.startsWith(person));
  if (!found) throw new Error(`The demonstration has no member ${person}`);
  return { email: found.email, password: found.password };
}

/** The demonstration's members, for all tests of a file. */
export function useDemoMembers(server: TestServer): void {
  beforeAll(async () => {
    await loadDemoMembers(server.db, server.clock);
  }, 60_000);
}

export async function logIn(visitor: Visitor, person: Person): Promise<Visitor> {
  // As every client does: the cookies may be of a login that is over.
  await visitor.get('/sanctum/csrf-cookie');
  expectStatus(await visitor.post(LOGIN, credentials(person)), 204);
  return visitor;
}

/** A browser of its own in which the member is logged in. */
export const loggedIn = async (server: TestServer, person: Person): Promise<Visitor> =>
  logIn(await Visitor.arrive(server.app), person);

/** The same cookies as they are now, in a browser that will not follow. */
export function copyOf(visitor: Visitor): Visitor {
  const copy = new Visitor(visitor.app);
  for (const cookie of visitor.cookies) copy.cookies.set(...cookie);
  return copy;
}
