import type { Companion, LoginList, MemberVehicle } from '@ferry/api/external-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { readOperations } from '../../src/http/contract/document.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { copyOf, credentials, LOGOUT, loggedIn, useDemoMembers } from '../support/members.ts';
import { addPasskey } from '../support/passkeys.ts';
import {
  CARDS,
  COMPANIONS,
  familyCar,
  hina,
  LOGINS,
  NOBODYS,
  type ProfileIds,
  profileRequests,
  VEHICLES,
} from '../support/profile.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);

const loginOf = async (who: Visitor) =>
  (await who.get(LOGINS)).json<LoginList>().logins[0]?.id ?? '';

/** A card of hanako's, as a payment leaves it. */
async function addCard(): Promise<string> {
  const { id: member_id } = await server.db
    .selectFrom('member')
    .select('id')
    .where('email', '=', credentials('hanako').email)
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('stored_card')
    .values({
      id: 'card_7gN3xV5tQw2M7gN3xV5t',
      member_id,
      provider: 'sandbox',
      state: 'kept',
      holder: 'sbxcus_x',
      token: 'sbxtok_x',
      fingerprint: 'x',
      brand: 'VISA',
      last4: '4242',
      expires_on: '2030-12',
      consent: '2026-04-01',
      agreed_at: server.clock.now(),
      next_try_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the profile of another member', () => {
  let owner: Visitor;
  let ids: ProfileIds;
  beforeAll(async () => {
    owner = await loggedIn(server, 'hanako');
    const companion = expectStatus(await owner.post(COMPANIONS, hina()), 201).json<Companion>();
    const { passkey } = await addPasskey(owner);
    const vehicle = expectStatus(
      await owner.post(VEHICLES, familyCar()),
      201,
    ).json<MemberVehicle>();
    ids = {
      companion: companion.id,
      memberVehicle: vehicle.id,
      login: await loginOf(owner),
      card: await addCard(),
      passkey: passkey.id,
    };
  });
  /** Requests that name one thing of a member's. */
  const attempts = (on: ProfileIds) =>
    profileRequests(on).filter(({ url }) => Object.values(on).some((id) => url.endsWith(id)));

  it('is tried by every operation that the contract has for it', () => {
    const names = {
      companion: '{companionId}',
      memberVehicle: '{memberVehicleId}',
      login: '{loginId}',
      card: '{cardId}',
      passkey: '{passkeyId}',
    };
    const tried = attempts(names).map(({ method, url }) => `${method} ${url}`);
    const demanded = readOperations('external')
      .filter(({ path }) => /\{/.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(tried.sort()).toEqual(demanded.sort());
  });

  it('is not there for another member, by any operation, just as an unknown id', async () => {
    const stranger = await loggedIn(server, 'taro');
    expect(ids.login).toMatch(/^lgn_/);
    const unknown = attempts(NOBODYS);
    for (const [index, attempt] of attempts(ids).entries()) {
      const responses = await Promise.all(
        [attempt, unknown[index]].map((each) => stranger.send(each as typeof attempt)),
      );
      const bodies = responses.map((response) => ({ ...response.json(), requestId: '' }));
      const seen = [attempt.method, attempt.url, responses[0]?.statusCode, bodies[0]];
      const nothing = { code: 'NOT_FOUND', message: expect.any(String), requestId: '' };
      expect(seen).toEqual([attempt.method, attempt.url, 404, nothing]);
      expect([responses[1]?.statusCode, bodies[1]]).toEqual([404, bodies[0]]);
    }
    expect((await owner.get(COMPANIONS)).json().companions).toMatchObject([
      { id: ids.companion, version: 1 },
    ]);
    expect((await owner.get(CARDS)).json().cards).toMatchObject([{ id: ids.card }]);
    expect((await owner.get(VEHICLES)).json().vehicles).toMatchObject([
      { id: ids.memberVehicle, version: 1 },
    ]);
  });

  it('is not there for a visitor, nor with the cookies of a login that is over', async () => {
    const visitor = await Visitor.arrive(server.app);
    const left = await loggedIn(server, 'hanako');
    const thief = copyOf(left);
    await left.delete(LOGOUT);
    for (const attempt of profileRequests(ids)) {
      expect((await visitor.send(attempt)).json().code).toBe('UNAUTHENTICATED');
      expect((await copyOf(thief).send(attempt)).json().code).toBe('SESSION_EXPIRED');
    }
  });
});
