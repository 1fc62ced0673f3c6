import type { Draft } from '@ferry/api/customer-server';
import { expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS, expectStatus } from '../support/booking.ts';
import { credentials, loggedIn, useDemoMembers } from '../support/members.ts';
import { useTestServer } from '../support/use-server.ts';

vi.mock(import('node:crypto'), async (original) => {
  const { cheapHashing } = await import('../support/cheap-hashing.ts');
  return cheapHashing(await original());
});

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
