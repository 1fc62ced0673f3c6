import type { CustomerInput, Draft } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS, expectStatus, ifMatch } from '../support/booking.ts';
import { credentials, LOGIN, loggedIn, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);

const begin = async (who: Visitor) =>
  expectStatus(await who.post(DRAFTS, await chooseTrip(who)), 201).json<Draft>();

it('会員が予約を始めると、代表者と最初の大人は会員の情報で埋まり、足りないのは手助けの要否だけ', async () => {
  const { customers, problems } = await begin(await loggedIn(server, 'hanako'));
  expect(customers.representative).toMatchObject({
    familyName: '山田',
    givenNameKana: 'ハナコ',
    postalCode: '799-3114',
    city: '汐見市',
    phone: '090-1234-5678',
    email: 'hanako@example.jp',
  });
  expect(customers.passengers[0]).toMatchObject({
    familyName: '山田',
    givenName: '花子',
    birthDate: '1985-04-01',
    sex: 'female',
    city: '汐見市',
    emergencySupport: '',
  });
  expect(problems).toEqual({ 'passengers.0.emergencySupport': ['REQUIRED'] });
});

it('日本国外に住む会員なら、国籍と旅券番号も埋まる', async () => {
  await server.db
    .updateTable('member')
    .set({ nationality: 'シンガポール', passport_number: 'K1234567E' })
    .where('login_email', '=', credentials('rin').email)
    .execute();
  const { customers, problems } = await begin(await loggedIn(server, 'rin'));
  expect(customers.passengers[0]).toMatchObject({
    livesAbroad: true,
    city: '',
    nationality: 'シンガポール',
    passportNumber: 'K1234567E',
  });
  expect(Object.keys(problems)).not.toContain('passengers.0.nationality');
  expect(Object.keys(problems)).not.toContain('passengers.0.passportNumber');
});

it('会員でなければ、空のまま始まる', async () => {
  const { customers } = await begin(await Visitor.arrive(server.app));
  expect([customers.representative.email, customers.passengers[0]?.familyName]).toEqual(['', '']);
});

describe('来訪者が予約の途中でログインする', () => {
  /** What a draft with these answers has after the login of hanako. */
  const afterLogin = async (change: (blank: CustomerInput) => CustomerInput) => {
    const visitor = await Visitor.arrive(server.app);
    const draft = await begin(visitor);
    const url = `${DRAFTS}/${draft.id}`;
    const customers = change(draft.customers);
    const { version } = expectStatus(
      await visitor.put(`${url}/customers`, customers, ifMatch(draft.version)),
      200,
    ).json<Draft>();
    expectStatus(await visitor.post(LOGIN, credentials('hanako')), 204);
    const now = expectStatus(await visitor.get(url), 200).json<Draft>();
    return { version, customers, now };
  };
  const withPassenger = (blank: CustomerInput, first: object): CustomerInput => ({
    ...blank,
    passengers: blank.passengers.map((each, at) => (at === 0 ? { ...each, ...first } : each)),
  });

  it('空の代表者と最初の大人は会員の情報で埋まり、前の版を表示する画面にはそれが伝わる', async () => {
    const { version, now } = await afterLogin((blank) => blank);
    expect(now.version).toBe(version + 1);
    expect(now.customers.representative).toMatchObject({
      familyName: '山田',
      phone: '090-1234-5678',
      email: 'hanako@example.jp',
      city: '汐見市',
    });
    expect(now.problems).toEqual({ 'passengers.0.emergencySupport': ['REQUIRED'] });
  });

  it('書かれたものは変わらない。連絡先、年齢、住まいは書かれたとおりで、ほかだけが埋まる', async () => {
    const { now } = await afterLogin((blank) => ({
      ...withPassenger(blank, { age: '41', city: '凪浦市', emergencySupport: 'none' }),
      representative: { ...blank.representative, phone: '080-1111-2222', city: '函館市' },
    }));
    expect(now.customers.representative).toMatchObject({
      givenName: '花子',
      phone: '080-1111-2222',
      postalCode: '',
      city: '函館市',
      email: 'hanako@example.jp',
    });
    expect(now.customers.passengers[0]).toMatchObject({
      givenName: '花子',
      age: '41',
      birthDate: '',
      city: '凪浦市',
      sex: 'female',
      emergencySupport: 'none',
    });
  });

  it('ほかの方の名前が書かれていれば、その方のことは何も埋まらない', async () => {
    const { version, customers, now } = await afterLogin((blank) => ({
      ...withPassenger(blank, { familyName: '髙橋', givenName: '一郎' }),
      representative: { ...blank.representative, familyName: '髙橋', givenName: '' },
    }));
    expect([now.version, now.customers]).toEqual([version, customers]);
  });
});
