import type { Draft } from '@ferry/api/customer-server';
import { expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS, expectStatus } from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
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

it('会員でなければ、空のまま始まる', async () => {
  const { customers } = await begin(await Visitor.arrive(server.app));
  expect([customers.representative.email, customers.passengers[0]?.familyName]).toEqual(['', '']);
});
