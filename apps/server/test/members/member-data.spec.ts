import type { Reservation } from '@ferry/api/customer-server';
import type { MemberData } from '@ferry/api/external-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeOldNames } from '../../src/booking/reservations/remove-old-reservations.ts';
import { defaultLimits } from '../../src/domain/rate-limits/client-limits.ts';
import { NOW, startTestServer, type Visitor } from '../support/api.ts';
import { book, expectStatus } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { copyOf, credentials, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { addPasskey, CONFIRM_LOGIN } from '../support/passkeys.ts';
import { CARDS, holdToPay, pay } from '../support/paying.ts';
import { COMPANIONS, DATA, familyCar, hina, SETTINGS, VEHICLES } from '../support/profile.ts';
import { issued } from '../support/receipts.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
let member: Visitor;

beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  server.clock.set(NOW);
  member = await loggedIn(server, 'hanako');
});

const download = async (who = member) => expectStatus(await who.get(DATA), 200).json<MemberData>();

describe('会員のデータの受け取り', () => {
  it('お預かりしているものがすべて入り、カードの番号とほかの会員の情報は入らない', async () => {
    const taro = await loggedIn(server, 'taro');
    expectStatus(await taro.post(COMPANIONS, hina({ givenName: '次郎', city: '神戸市' })), 201);
    await book(taro);
    const health = { assistance: ['steps' as const], sensitiveDataConsent: true };
    const companion = expectStatus(await member.post(COMPANIONS, hina(health)), 201).json();
    const vehicle = expectStatus(await member.post(VEHICLES, familyCar()), 201).json();
    const { passkey } = await addPasskey(member);
    const ready = await holdToPay(member, { card: CARDS.frictionless });
    const paid = expectStatus(await pay(member, ready), 200).json<Reservation>();
    const { number } = await issued(member, paid, { recipient: '株式会社みなと商会' });
    const cancelled = await cancelShown(member, paid, [
      { leg: 'outbound', kind: 'leg', position: null },
    ]);
    const response = expectStatus(await member.get(DATA), 200);
    const data = response.json<MemberData>();
    expect(data).toMatchObject({
      createdAt: NOW,
      member: (await member.get(ME)).json(),
      notifications: (await member.get(SETTINGS)).json(),
      companions: [companion],
      vehicles: [vehicle],
      passkeys: [passkey],
      consents: [
        {
          consent: 'sensitiveData',
          companionId: companion.id,
          agreedAt: NOW,
          version: '2026-04-01',
        },
      ],
      reservations: [
        {
          reservationNumber: ready.held.reservationNumber,
          state: 'cancelled',
          cancellations: cancelled.cancellations,
          receipts: [{ number, recipient: '株式会社みなと商会' }],
          history: cancelled.history,
          legs: [{ fromPortName: '汐見港', departureAt: expect.stringMatching(/\+09:00$/) }],
          representative: { email: expect.stringContaining('@') },
          passengers: [{ certificate: null, disabilityClass: null }],
          payments: [{ method: 'card', state: 'captured', amountYen: ready.held.quote.totalYen }],
        },
      ],
    });
    expect(data.reservations[0]?.consents.map(({ consent }) => consent)).toContain(
      'conditionsOfCarriage',
    );
    expect(data.devices).toEqual([data.logins[0]?.device]);
    expect(data.logins.map(({ isCurrent }) => isCurrent)).toContain(true);
    for (const secret of ['4242', 'taro', '神戸市', 'password', 'hash', 'mem_aaaa']) {
      expect(response.body).not.toContain(secret);
    }
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="member-data-20270720.json"',
      'cache-control': 'no-store',
    });
  });

  it('お名前の保存期間が過ぎた予約は、お名前のない記録として入る', async () => {
    await removeOldNames(server.db, new Date('2029-01-01T00:00:00+09:00'), expect.fail);
    const [record] = (await download()).reservations;
    expect(record).toMatchObject({ representative: null, passengers: [], payments: [{}] });
  });

  it('最後のログインから10分がたてば、パスワードを入れ直すまで受け取れない', async () => {
    server.clock.set('2027-07-20T10:10:00+09:00');
    const refused = expectStatus(await member.get(DATA), 403);
    expect(refused.json().code).toBe('RECENT_LOGIN_REQUIRED');
    const { password } = credentials('hanako');
    expectStatus(await member.put(CONFIRM_LOGIN, { password }), 204);
    await download();
  });

  it('1時間に10回までで、別の端末の分も数える。断られた分は数えない', async () => {
    const limited = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      clock: server.clock,
      limits: { memberData: defaultLimits.memberData },
    });
    server.clock.set('2027-07-20T10:10:00+09:00');
    const old = copyOf(member);
    const [here, there] = [await loggedIn(limited, 'hanako'), await loggedIn(limited, 'hanako')];
    expectStatus(await old.get(DATA), 403);
    for (let count = 0; count < 10; count += 1) await download(count % 2 ? here : there);
    const refused = expectStatus(await here.get(DATA), 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expectStatus(await (await loggedIn(limited, 'taro')).get(DATA), 200);
    await limited.close();
  });
});
