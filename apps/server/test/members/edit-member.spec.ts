import type { Member, MemberInput } from '@ferry/api/external-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { misaki } from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus, ifMatch } from '../support/booking.ts';
import { copyOf, credentials, LOGOUT, loggedIn, ME, useDemoMembers } from '../support/members.ts';
import { NO_MAILS, SETTINGS } from '../support/profile.ts';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const { email } = credentials('hanako');

beforeEach(async () => {
  await server.db.deleteFrom('member').where('login_email', '=', email).execute();
  await loadDemoMembers(server.db, server.clock);
});

const save = (who: Visitor, change: Partial<MemberInput> = {}, version = 1) =>
  who.put(ME, misaki(change), ifMatch(version));

describe('会員の情報の変更', () => {
  it('入力した内容に置き換わり、版が1つ進み、メールアドレスとお客様番号は変わらない', async () => {
    const here = await loggedIn(server, 'hanako');
    const before = await here.get(ME);
    expect(before.headers.etag).toBe('"1"');
    const response = expectStatus(
      await save(here, { familyNameKana: 'たかはし', news: true }),
      200,
    );
    expect(response.headers.etag).toBe('"2"');
    const { id, customerNumber } = before.json<Member>();
    expect(response.json()).toMatchObject({
      ...{ id, customerNumber, email, version: 2, news: true },
      ...{ familyName: '高橋', familyNameKana: 'タカハシ', birthDate: '1988-06-14' },
    });
    expect((await here.get(ME)).json()).toEqual(response.json());
  });

  it('別の画面で変更されていると断り、何も変えない', async () => {
    const [here, other] = [await loggedIn(server, 'hanako'), await loggedIn(server, 'hanako')];
    expectStatus(await save(other, { phone: '090-1111-2222' }), 200);
    expect(expectStatus(await save(here), 409).json().code).toBe('VERSION_CONFLICT');
    expect((await here.get(ME)).json()).toMatchObject({ phone: '090-1111-2222', version: 2 });
    expectStatus(await save(here, {}, 2), 200);
  });

  it('形の正しくない項目を、項目ごとに示す', async () => {
    const here = await loggedIn(server, 'hanako');
    const wrong = { familyNameKana: '高橋', birthDate: '2030-01-01', phone: '12' };
    expect(expectStatus(await save(here, wrong), 422).json().errors).toEqual({
      familyNameKana: ['NOT_KANA'],
      birthDate: ['OUT_OF_RANGE'],
      phone: ['INVALID_FORMAT'],
    });
    expect((await here.get(ME)).json().version).toBe(1);
  });

  it('電話番号と住所は消せる。住所は、書くならすべて要る', async () => {
    const here = await loggedIn(server, 'hanako');
    const nowhere = { postalCode: '', prefecture: '', city: '', line1: '', building: '' };
    const partly = { address: { ...nowhere, building: '凪ビル' } };
    expect(Object.keys(expectStatus(await save(here, partly), 422).json().errors)).toEqual(
      ['postalCode', 'prefecture', 'city', 'line1'].map((field) => `address.${field}`),
    );
    const none = { phone: '', address: nowhere };
    const kept = expectStatus(await save(here, none), 200).json<Member>();
    expect([kept.phone, kept.address]).toEqual([undefined, undefined]);
  });

  it('国籍と旅券番号は、国内に住所がないときだけ残る', async () => {
    const here = await loggedIn(server, 'hanako');
    const passport = { nationality: '台湾', passportNumber: 'ａb 1234567' };
    const { address } = misaki();
    const abroad = { ...passport, address: { ...address, prefecture: '日本国外' } };
    const kept = expectStatus(await save(here, abroad), 200).json<Member>();
    expect(kept).toMatchObject({ nationality: '台湾', passportNumber: 'AB1234567' });
    expectStatus(await save(here, { ...abroad, passportNumber: '12' }, 2), 422);
    const moved = expectStatus(await save(here, passport, 2), 200).json<Member>();
    expect([moved.nationality, moved.passportNumber]).toEqual([undefined, undefined]);
  });

  it('版を示さないと、訪問者やログアウトした会員のクッキーでは、できない', async () => {
    const here = await loggedIn(server, 'hanako');
    expect((await here.put(ME, misaki())).statusCode).toBe(428);
    const thief = copyOf(here);
    await here.delete(LOGOUT);
    expect((await save(thief)).json().code).toBe('SESSION_EXPIRED');
    expect((await save(await Visitor.arrive(server.app))).json().code).toBe('UNAUTHENTICATED');
    const owner = await loggedIn(server, 'hanako');
    expect((await owner.get(ME)).json().version).toBe(1);
  });

  it('ほかの会員の情報は変わらない', async () => {
    const [here, taro] = [await loggedIn(server, 'hanako'), await loggedIn(server, 'taro')];
    const before = (await taro.get(ME)).json();
    expectStatus(await save(here), 200);
    expect((await taro.get(ME)).json()).toEqual(before);
  });
});

describe('メールのお知らせの設定', () => {
  it('はじめは車検のお知らせだけで、変えると残り、会員の情報の版が進む', async () => {
    const here = await loggedIn(server, 'hanako');
    const before = expectStatus(await here.get(SETTINGS), 200);
    expect(before.json()).toEqual({ inspectionReminders: true, news: false, version: 1 });
    expect(before.headers.etag).toBe('"1"');
    const chosen = { inspectionReminders: false, news: true };
    const changed = expectStatus(await here.put(SETTINGS, chosen, ifMatch(1)), 200);
    expect([changed.headers.etag, changed.json()]).toEqual(['"2"', { ...chosen, version: 2 }]);
    expect((await here.get(SETTINGS)).json()).toEqual(changed.json());
    expect((await here.get(ME)).json()).toMatchObject({ news: true, version: 2 });
  });

  it('別の画面で会員の情報が変わっていると断り、ほかの会員の設定は変わらない', async () => {
    const [here, taro] = [await loggedIn(server, 'hanako'), await loggedIn(server, 'taro')];
    const before = (await taro.get(SETTINGS)).json();
    expectStatus(await save(here), 200);
    const late = await here.put(SETTINGS, NO_MAILS, ifMatch(1));
    expect(expectStatus(late, 409).json().code).toBe('VERSION_CONFLICT');
    expectStatus(await here.put(SETTINGS, NO_MAILS, ifMatch(2)), 200);
    expect((await taro.get(SETTINGS)).json()).toEqual(before);
  });
});
