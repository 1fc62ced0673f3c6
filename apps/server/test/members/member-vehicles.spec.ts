import type {
  MemberVehicle,
  MemberVehicleList,
  NotificationSettings,
} from '@ferry/api/external-server';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { MEMBER_VEHICLE_LIMIT } from '../../src/members/member-vehicles.ts';
import { remindOfInspections } from '../../src/members/remind-of-inspections.ts';
import { mailsTo } from '../support/account.ts';
import type { Visitor } from '../support/api.ts';
import { expectStatus, ifMatch } from '../support/booking.ts';
import { credentials, loggedIn, useDemoMembers } from '../support/members.ts';
import { familyCar, NO_MAILS, SETTINGS, VEHICLES } from '../support/profile.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
let member: Visitor;

beforeEach(async () => {
  await server.db.deleteFrom('member_vehicle').execute();
  member = await loggedIn(server, 'hanako');
});

const throwIt = (error: unknown) => {
  throw error;
};
const noPlate = { place: '', classNumber: '', kana: '', number: '' };
const add = async (change: Parameters<typeof familyCar>[0] = {}) =>
  expectStatus(await member.post(VEHICLES, familyCar(change)), 201).json<MemberVehicle>();
const errorsOf = async (change: Parameters<typeof familyCar>[0]) =>
  expectStatus(await member.post(VEHICLES, familyCar(change)), 422).json().errors;

it('長さとナンバーは整えた形で残り、車検の期限も残る', async () => {
  const added = await add();
  expect(added).toMatchObject({
    lengthCm: 469,
    plate: { place: '函館', classNumber: '300', kana: 'さ', number: '1234' },
    inspectionExpiresOn: '2027-12-15',
  });
  const list = expectStatus(await member.get(VEHICLES), 200).json<MemberVehicleList>();
  expect(list).toEqual({ vehicles: [added], limit: MEMBER_VEHICLE_LIMIT });
});

it('ナンバーは分からなければ空のままでよく、自転車には長さもナンバーもない', async () => {
  expect((await add({ plate: noPlate })).plate).toBeNull();
  const bicycle = await add({ vehicleTypeId: 'veh_bicycle', length: '' });
  expect(bicycle).toMatchObject({ lengthCm: null, plate: null });
});

it.each([
  ['種類がない', { vehicleTypeId: '' }, { vehicleTypeId: ['REQUIRED'] }],
  ['知らない種類', { vehicleTypeId: 'veh_nothing' }, { vehicleTypeId: ['UNKNOWN_VALUE'] }],
  ['長さがない', { length: '' }, { length: ['REQUIRED'] }],
  ['長さではない', { length: 'ながい' }, { length: ['INVALID_FORMAT'] }],
  ['長すぎる', { length: '2501cm' }, { length: ['OUT_OF_RANGE'] }],
  [
    'ナンバーの一部だけ',
    { plate: { ...noPlate, place: '函館' } },
    { 'plate.classNumber': ['REQUIRED'], 'plate.kana': ['REQUIRED'], 'plate.number': ['REQUIRED'] },
  ],
  ['ない日', { inspectionExpiresOn: '2027-02-30' }, { inspectionExpiresOn: ['INVALID_FORMAT'] }],
  ['遠すぎる日', { inspectionExpiresOn: '2037-02-20' }, { inspectionExpiresOn: ['OUT_OF_RANGE'] }],
])('%sときは、項目を示して断る', async (_, change, errors) => {
  expect(await errorsOf(change)).toEqual(errors);
});

it(`${MEMBER_VEHICLE_LIMIT}台まで。版が古ければ変えず、外せばすぐに消える`, async () => {
  const { id } = await add();
  const url = `${VEHICLES}/${id}`;
  const changed = expectStatus(
    await member.put(url, familyCar({ name: '青い車' }), ifMatch(1)),
    200,
  );
  expect(changed.json()).toMatchObject({ version: 2, name: '青い車' });
  expect((await member.put(url, familyCar(), ifMatch(1))).json().code).toBe('VERSION_CONFLICT');
  for (let count = 1; count < MEMBER_VEHICLE_LIMIT; count += 1) await add();
  expect((await member.post(VEHICLES, familyCar())).json().code).toBe('ENTRY_LIMIT');
  expectStatus(await member.delete(url), 204);
  expectStatus(await member.delete(url), 404);
  await add();
});

it('車検の期限の30日前に1通だけ知らせ、期限を直せば、次の期限にまた知らせる', async () => {
  const remind = () => remindOfInspections(server.db, server.clock, throwIt);
  const subjects = async () =>
    (await mailsTo(server, credentials('hanako').email)).map(({ subject }) => subject);
  await server.db.deleteFrom('mail').execute();
  const { id } = await add({ inspectionExpiresOn: '2027-08-20' });
  expect([await remind(), await subjects()]).toEqual([0, []]);
  server.clock.set('2027-07-21T00:00:00+09:00');
  expect([await remind(), await remind()]).toEqual([1, 0]);
  expect(await subjects()).toEqual(['【汐凪フェリー】車検の有効期限のお知らせ']);
  const owner = await loggedIn(server, 'hanako');
  const url = `${VEHICLES}/${id}`;
  expectStatus(
    await owner.put(url, familyCar({ inspectionExpiresOn: '2027-08-19' }), ifMatch(1)),
    200,
  );
  expect([await remind(), await remind()]).toEqual([1, 0]);
  server.clock.set('2027-07-20T10:00:00+09:00');
});

it('車検のお知らせを止めた会員には知らせず、また受け取ることにすれば、期限までに知らせる', async () => {
  await add({ inspectionExpiresOn: '2027-08-10' });
  const set = async (inspectionReminders: boolean) => {
    const { version } = (await member.get(SETTINGS)).json<NotificationSettings>();
    const settings = { ...NO_MAILS, inspectionReminders };
    expectStatus(await member.put(SETTINGS, settings, ifMatch(version)), 200);
  };
  await set(false);
  expect(await remindOfInspections(server.db, server.clock, throwIt)).toBe(0);
  await set(true);
  expect(await remindOfInspections(server.db, server.clock, throwIt)).toBe(1);
});

it('1台の車検を知らせられなくても、ほかの車両の知らせは止まらない', async () => {
  await server.db.deleteFrom('mail').execute();
  const bad = await add({ inspectionExpiresOn: '2027-08-09' });
  await add({ inspectionExpiresOn: '2027-08-10' });
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(server.db);
  await sql`create trigger refuse before insert on mail for each row
    when (new.occasion like ${sql.lit(`%${bad.id}%`)}) execute function refuse()`.execute(
    server.db,
  );
  const failed: string[] = [];
  const done = await remindOfInspections(server.db, server.clock, (_, id) => failed.push(id));
  await sql`drop function refuse cascade`.execute(server.db);
  expect([done, failed]).toEqual([1, [bad.id]]);
});
