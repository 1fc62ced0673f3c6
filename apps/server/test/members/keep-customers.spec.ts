import type { CustomerInput, Draft, PassengerInput } from '@ferry/api/customer-server';
import type { Companion, Member, MemberData, MemberVehicle } from '@ferry/api/external-server';
import { beforeEach, expect, it } from 'vitest';
import { COMPANION_LIMIT } from '../../src/domain/members/companions.ts';
import { NOW, type Visitor } from '../support/api.ts';
import { DRAFTS, expectStatus, fillDraft, ifMatch } from '../support/booking.ts';
import { loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { COMPANIONS, DATA, familyCar, hina, KEPT_CUSTOMERS, VEHICLES } from '../support/profile.ts';
import { completed, legOf, searchStrait } from '../support/trips.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);

const sho = {
  familyName: '山田',
  givenName: '翔',
  familyNameKana: 'やまだ',
  givenNameKana: 'しょう',
  birthDate: '1984-11-02',
  sex: 'male' as const,
};

beforeEach(async () => {
  await server.db.deleteFrom('companion').execute();
  await server.db.deleteFrom('member_vehicle').execute();
});

/** Two adults, a child and the car, with what is typed otherwise. */
async function draftOf(
  who: Visitor,
  people: Partial<PassengerInput>[],
  more: (input: CustomerInput) => void = () => undefined,
): Promise<Draft> {
  const [offer] = await searchStrait(who);
  const trip = { outbound: legOf(offer), return: null };
  const draft = expectStatus(await who.post(DRAFTS, trip), 201).json<Draft>();
  const input = completed(draft);
  const plate = { place: '函館', classNumber: '300', kana: 'さ', number: '12-34' };
  for (const vehicle of input.outboundVehicles) vehicle.plate = plate;
  for (const [index, person] of people.entries()) {
    Object.assign(input.passengers[index + 1] ?? {}, person);
  }
  more(input);
  const url = `${DRAFTS}/${draft.id}/customers`;
  const saved = expectStatus(await who.put(url, input, ifMatch(draft.version)), 200).json<Draft>();
  expect(saved.problems).toEqual({});
  return saved;
}

const me = async (who: Visitor) => (await who.get(ME)).json<Member & { version: number }>();
const keep = async (who: Visitor, { id }: Pick<Draft, 'id'>, version?: number) =>
  who.post(KEPT_CUSTOMERS, { draftId: id }, ifMatch(version ?? (await me(who)).version));
const companions = async (who: Visitor) =>
  (await who.get(COMPANIONS)).json<{ companions: Companion[] }>().companions;
const vehicles = async (who: Visitor) =>
  (await who.get(VEHICLES)).json<{ vehicles: MemberVehicle[] }>().vehicles;
const noAge = { age: '' };

it('新しい電話番号、同行者、車両を一度に保存し、同じ内容をもう一度保存しても増えない', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const before = await me(hanako);
  const draft = await draftOf(hanako, [{ ...sho, ...noAge }], ({ representative }) => {
    representative.phone = '080-9999-0000';
  });
  const response = expectStatus(await keep(hanako, draft), 200);
  expect(response.json()).toEqual({ isMemberChanged: true, companions: 1, vehicles: 1 });
  expect(response.headers.etag).toBe(`"${before.version + 1}"`);
  expect(await me(hanako)).toEqual({
    ...before,
    phone: '080-9999-0000',
    version: before.version + 1,
  });
  expect(await companions(hanako)).toMatchObject([
    { givenName: '翔', givenNameKana: 'ショウ', birthDate: '1984-11-02', certificate: null },
  ]);
  expect(await vehicles(hanako)).toMatchObject([{ model: 'カローラ', lengthCm: 469, name: '' }]);
  expect((await keep(hanako, draft)).json()).toEqual({
    isMemberChanged: false,
    companions: 0,
    vehicles: 0,
  });
});

it('予約に書かなかった住所は、登録から消えない', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const before = await me(hanako);
  const nowhere = { postalCode: '', prefecture: '', city: '', line1: '', building: '' };
  const draft = await draftOf(hanako, [], ({ representative }) =>
    Object.assign(representative, nowhere),
  );
  expectStatus(await keep(hanako, draft), 200);
  expect((await me(hanako)).address).toEqual(before.address);
});

it('登録した同行者と車両は新しい内容になり、健康に関する情報、呼び名、車検はそのまま残る', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const health = {
    certificate: 'physical',
    disabilityClass: 'class2',
    assistance: ['steps'],
  } as const;
  const kept = { ...hina(sho), ...health, assistance: [...health.assistance] };
  expectStatus(await hanako.post(COMPANIONS, { ...kept, sensitiveDataConsent: true }), 201);
  expectStatus(await hanako.post(VEHICLES, familyCar({ model: '' })), 201);
  const moved = { ...sho, ...noAge, givenName: '翔太', city: '函館市' };
  const draft = await draftOf(hanako, [moved]);
  server.clock.set('2027-07-20T10:05:00+09:00');
  expectStatus(await keep(hanako, draft), 200);
  const { consents } = (await hanako.get(DATA)).json<MemberData>();
  server.clock.set(NOW);
  // Nobody has agreed to anything again.
  expect(consents).toMatchObject([{ consent: 'sensitiveData', agreedAt: NOW }]);
  expect(await companions(hanako)).toMatchObject([
    { version: 2, givenName: '翔太', city: '函館市', ...health },
  ]);
  expect(await vehicles(hanako)).toMatchObject([
    { version: 2, name: 'わが家の車', model: 'カローラ', inspectionExpiresOn: '2027-12-15' },
  ]);
  const { sensitive_consent } = await server.db
    .selectFrom('companion')
    .select('sensitive_consent')
    .executeTakeFirstOrThrow();
  expect(sensitive_consent).toEqual(expect.any(String));
});

it('代表者がほかの方なら、会員ご本人の情報は変わらない', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const before = await me(hanako);
  const draft = await draftOf(hanako, [], ({ representative }) => {
    const other = { familyName: '鈴木', givenName: '健', familyNameKana: 'スズキ' };
    Object.assign(representative, { ...other, givenNameKana: 'ケン', travels: false });
    representative.phone = '070-1111-2222';
  });
  expectStatus(await keep(hanako, draft), 200);
  expect((await me(hanako)).address).toEqual(before.address);
});

it('同じお名前でも生年月日がちがえばほかの方で、会員の情報は変わらず、同行者になる', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const before = await me(hanako);
  const draft = await draftOf(hanako, [], ({ representative, passengers }) => {
    Object.assign(representative, { travels: true, phone: '070-1111-2222' });
    Object.assign(passengers[0] ?? {}, { ...noAge, birthDate: '昭和33年8月1日', city: '函館市' });
  });
  expect((await keep(hanako, draft)).json()).toMatchObject({
    isMemberChanged: false,
    companions: 1,
  });
  expect(await me(hanako)).toEqual(before);
  const { familyName, givenName } = before;
  expect(await companions(hanako)).toMatchObject([
    { familyName, givenName, birthDate: '1958-08-01' },
  ]);
});

it('非常時の支援が必要な新しい方と、生年月日のない方は、同行者に加えない', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const draft = await draftOf(hanako, [
    { ...sho, ...noAge, emergencySupport: 'needed', emergencySupportDetail: '階段で支えが必要' },
    { familyName: '山田', givenName: '湊', familyNameKana: 'ヤマダ', givenNameKana: 'ミナト' },
  ]);
  expect((await keep(hanako, draft)).json()).toMatchObject({ companions: 0 });
  expect(await companions(hanako)).toEqual([]);
});

it('上限を超えるなら、何も保存しない', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const before = await me(hanako);
  for (let nth = 0; nth < COMPANION_LIMIT; nth += 1) {
    const one = hina({ birthDate: `2001-01-${nth + 1}`, givenName: '一', givenNameKana: 'いち' });
    expectStatus(await hanako.post(COMPANIONS, one), 201);
  }
  const draft = await draftOf(hanako, [{ ...sho, ...noAge }], ({ representative }) => {
    representative.phone = '080-7777-6666';
  });
  expect((await keep(hanako, draft)).json()).toMatchObject({ code: 'ENTRY_LIMIT' });
  expect(await me(hanako)).toEqual(before);
  expect(await vehicles(hanako)).toEqual([]);
});

it('別の画面で会員情報が変わっていれば何も保存せず、下書きもそのまま残る', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const { version } = await me(hanako);
  const draft = await draftOf(hanako, [{ ...sho, ...noAge }]);
  expect((await keep(hanako, draft, version - 1)).json()).toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  expect(await companions(hanako)).toEqual([]);
  expect((await hanako.get(`${DRAFTS}/${draft.id}`)).json<Draft>()).toMatchObject({
    version: draft.version,
    customers: draft.customers,
  });
});

it('入力の途中、ほかの方の下書き、知らない下書き', async () => {
  const hanako = await loggedIn(server, 'hanako');
  const draft = await fillDraft(hanako);
  const input = {
    ...draft.customers,
    passengers: draft.customers.passengers.map((one) => ({ ...one, sex: '' })),
  };
  const url = `${DRAFTS}/${draft.id}/customers`;
  expectStatus(await hanako.put(url, input, ifMatch(draft.version)), 200);
  expect((await keep(hanako, draft)).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: { 'passengers.0.sex': ['REQUIRED'] },
  });
  const taro = await loggedIn(server, 'taro');
  const [foreign, unknown] = await Promise.all([
    keep(taro, draft),
    keep(taro, { id: 'drf_aaaaaaaaaaaaaaaaaaaa' }),
  ]);
  const seen = [foreign, unknown].map((response) => ({ ...response.json(), requestId: '' }));
  expect([foreign?.statusCode, seen[0]]).toEqual([404, seen[1]]);
});
