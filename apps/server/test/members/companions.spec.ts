import type { Companion, CompanionList } from '@ferry/api/external-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPANION_LIMIT } from '../../src/domain/members/companions.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus, ifMatch } from '../support/booking.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { COMPANIONS, hina } from '../support/profile.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
let member: Visitor;

beforeEach(async () => {
  await server.db.deleteFrom('companion').execute();
  member = await loggedIn(server, 'hanako');
});

const list = async (who = member) =>
  expectStatus(await who.get(COMPANIONS), 200).json<CompanionList>().companions;
const add = async (change: Parameters<typeof hina>[0] = {}) =>
  expectStatus(await member.post(COMPANIONS, hina(change)), 201).json<Companion>();
const errorsOf = async (change: Parameters<typeof hina>[0]) =>
  expectStatus(await member.post(COMPANIONS, hina(change)), 422).json().errors;

describe('同行者の登録', () => {
  it('整えた形で残り、登録した順に、どの端末でも見える', async () => {
    const response = expectStatus(await member.post(COMPANIONS, hina()), 201);
    expect(response.headers.etag).toBe('"1"');
    const added = response.json<Companion>();
    expect(added).toMatchObject({
      version: 1,
      familyNameKana: 'ヤマダ',
      givenNameKana: 'ヒナ',
      birthDate: '2018-05-20',
      certificate: null,
      passportNumber: null,
    });
    server.clock.set('2027-07-20T10:00:01+09:00');
    const second = await add({ givenName: '翔' });
    const phone = await loggedIn(server, 'hanako');
    expect(await list(phone)).toEqual([added, second]);
    expect(await list(await loggedIn(server, 'taro'))).toEqual([]);
  });

  it('旅客名簿に必要なものがなければ、項目を示して断る', async () => {
    expect(
      await errorsOf({
        givenName: '',
        birthDate: '2018-02-30',
        sex: '',
        city: '',
        emergencySupport: '',
      }),
    ).toEqual({
      givenName: ['REQUIRED'],
      birthDate: ['INVALID_FORMAT'],
      sex: ['REQUIRED'],
      city: ['REQUIRED'],
      emergencySupport: ['REQUIRED'],
    });
    expect(await errorsOf({ livesAbroad: true })).toEqual({
      nationality: ['REQUIRED'],
      passportNumber: ['REQUIRED'],
    });
    expect(await errorsOf({ birthDate: '2099-01-01' })).toEqual({ birthDate: ['OUT_OF_RANGE'] });
  });

  it.each([
    ['手帳', { certificate: 'physical', disabilityClass: 'class2' }],
    ['お手伝い', { assistance: ['steps'] }],
    ['非常時の支援', { emergencySupport: 'needed', emergencySupportDetail: '支えが必要' }],
  ] as const)('%sは、同意があるときだけ保存し、同意した文面の版も残す', async (_, health) => {
    const change = health as Parameters<typeof hina>[0];
    expect(await errorsOf(change)).toEqual({ sensitiveDataConsent: ['NOT_ACCEPTED'] });
    await add({ ...change, sensitiveDataConsent: true });
    const rows = await server.db.selectFrom('companion').select('sensitive_consent').execute();
    expect(rows).toEqual([{ sensitive_consent: expect.stringMatching(/^\d/) }]);
  });

  it('手帳の区分がなければ、断る', async () => {
    expect(await errorsOf({ certificate: 'physical', sensitiveDataConsent: true })).toEqual({
      disabilityClass: ['REQUIRED'],
    });
  });

  it(`${COMPANION_LIMIT}人まで。外せば、また追加できる`, async () => {
    const all: Companion[] = [];
    for (let count = 0; count < COMPANION_LIMIT; count += 1) all.push(await add());
    expect(expectStatus(await member.post(COMPANIONS, hina()), 409).json().code).toBe(
      'ENTRY_LIMIT',
    );
    expectStatus(await member.delete(`${COMPANIONS}/${all[0]?.id}`), 204);
    await add();
  });
});

describe('同行者の変更', () => {
  it('項目をすべて入れ替え、同意の要らなくなった記録は消える', async () => {
    const health = { assistance: ['steps' as const], sensitiveDataConsent: true };
    const added = await add(health);
    const url = `${COMPANIONS}/${added.id}`;
    const response = expectStatus(
      await member.put(url, hina({ givenName: '湊' }), ifMatch(1)),
      200,
    );
    expect(response.headers.etag).toBe('"2"');
    expect(response.json()).toEqual({ ...added, version: 2, givenName: '湊', assistance: [] });
    const rows = await server.db.selectFrom('companion').select('sensitive_consent').execute();
    expect(rows).toEqual([{ sensitive_consent: null }]);
  });

  it('ほかのタブが先に変えていれば409で、何も変わらない', async () => {
    const { id } = await add();
    const url = `${COMPANIONS}/${id}`;
    expectStatus(await member.put(url, hina({ givenName: '湊' }), ifMatch(1)), 200);
    const late = expectStatus(await member.put(url, hina({ givenName: '翔' }), ifMatch(1)), 409);
    expect(late.json().code).toBe('VERSION_CONFLICT');
    expect((await list())[0]?.givenName).toBe('湊');
    expectStatus(await member.put(url, hina()), 428);
  });

  it('外した同行者は、すぐに消え、もう一度外すと404', async () => {
    const { id } = await add();
    expectStatus(await member.delete(`${COMPANIONS}/${id}`), 204);
    expect(await list()).toEqual([]);
    expectStatus(await member.delete(`${COMPANIONS}/${id}`), 404);
  });
});

it('ログインしていなければ、見ることも登録することもできない', async () => {
  const visitor = await Visitor.arrive(server.app);
  expect((await visitor.get(COMPANIONS)).json().code).toBe('UNAUTHENTICATED');
  expect((await visitor.post(COMPANIONS, hina())).json().code).toBe('UNAUTHENTICATED');
});
