import { describe, expect, it } from 'vitest';
import { deleteWhatIsOver } from '../../src/jobs/jobs.ts';
import { noteHandedOver, noteTransportDown } from '../../src/mail/mail-health.ts';
import {
  applied,
  consents,
  MEMBERS,
  mailsTo,
  misaki,
  NEW_PASSWORD,
  RESETS,
  SIGN_UP_LINKS,
  SIGN_UPS,
} from '../support/account.ts';
import { Visitor } from '../support/api.ts';
import { book, expectStatus, fillDraft, ifMatch } from '../support/booking.ts';
import { LOGIN, ME, useDemoMembers } from '../support/members.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
useDemoMembers(server);
const visitor = useVisitor(server);

let people = 0;
/** An address that nobody has used. */
const newAddress = () => {
  people += 1;
  return `misaki${people}@example.jp`;
};
const register = (token: string, change: object = {}) =>
  visitor.post(MEMBERS, { token, member: misaki(), password: NEW_PASSWORD, ...change });
const codeOf = (response: { statusCode: number; json(): { code: string } }) =>
  `${response.statusCode} ${response.json().code}`;

describe('会員登録のお申し込み', () => {
  it('メールのリンクから登録すると、そのアドレスとパスワードでログインでき、入力中の予約も引き継ぐ', async () => {
    const email = newAddress();
    const draft = await fillDraft(visitor);
    const token = await applied(server, visitor, email);
    const member = expectStatus(await register(token), 201).json();
    expect(member).toMatchObject({
      email,
      familyName: '高橋',
      birthDate: '1988-06-14',
      scope: ['member'],
    });
    expectStatus(await visitor.post(LOGIN, { email, password: NEW_PASSWORD }), 204);
    expect((await visitor.get(ME)).json()).toEqual(member);
    expectStatus(await visitor.get(`/customer-api/drafts/${draft.id}`), 200);
    const [mail] = await mailsTo(server, email);
    expect(mail?.kind).toBe('memberRegistered');
    expect(mail?.text).toContain(member.customerNumber);
    const kept = await server.db
      .selectFrom('member_consent')
      .select('consent')
      .where('member_id', '=', member.id)
      .execute();
    expect(kept.map(({ consent }) => consent).sort()).toEqual(['memberTerms', 'privacyPolicy']);
  });

  it('同じブラウザーで予約したときの入力が、リンクとともに返る。ほかのブラウザーや、ほかのアドレスでは返らない', async () => {
    const booked = await book(visitor);
    const { phone, familyName } = booked.representative;
    const email = newAddress();
    // The customer of these tests has a member's address.
    await server.db
      .updateTable('reservation')
      .set({ contact_email: email })
      .where('id', '=', booked.id)
      .execute();
    const token = await applied(server, visitor, email.replace('m', 'M'));
    const read = async (who: Visitor, of: string) =>
      expectStatus(await who.post(SIGN_UP_LINKS, { token: of }), 200).json().typed;
    const typed = await read(visitor, token);
    expect(typed).toMatchObject({ familyName, phone, address: { city: expect.any(String) } });
    expect(typed.birthDate).toBe(booked.passengers[0]?.birthDate ?? undefined);
    expect(await read(await Visitor.arrive(server.app), token)).toBeNull();
    expect(await read(visitor, await applied(server, visitor, newAddress()))).toBeNull();
  });

  it('入力中の予約の代表者も、正しい項目だけが、リンクとともに返る', async () => {
    const customer = await Visitor.arrive(server.app);
    const { id, version, customers } = await fillDraft(customer);
    const email = newAddress();
    const names = { familyName: '高橋', familyNameKana: 'たかはし', givenNameKana: '美咲' };
    const representative = { ...customers.representative, ...names, email, phone: '12' };
    const changed = { ...customers, representative };
    const path = `/customer-api/drafts/${id}/customers`;
    expectStatus(await customer.put(path, changed, ifMatch(version)), 200);
    const token = await applied(server, customer, email);
    const { typed } = expectStatus(await customer.post(SIGN_UP_LINKS, { token }), 200).json();
    expect(typed).toMatchObject({ familyName: '高橋', familyNameKana: 'タカハシ' });
    expect(typed).not.toHaveProperty('givenNameKana');
    expect(typed).not.toHaveProperty('phone');
  });

  it('同意した規約の版は、お申し込みのときのもの', async () => {
    const token = await applied(server, visitor, newAddress());
    // The operator has published new texts since.
    const versions = { memberTerms: '2020-01-01', privacyPolicy: '2020-02-02' };
    await server.db
      .updateTable('member_link')
      .set({ agreed_versions: JSON.stringify(versions) })
      .where('used_at', 'is', null)
      .execute();
    const { id } = expectStatus(await register(token), 201).json();
    const kept = await server.db
      .selectFrom('member_consent')
      .select(['consent', 'version'])
      .where('member_id', '=', id)
      .execute();
    expect(Object.fromEntries(kept.map(({ consent, version }) => [consent, version]))).toEqual(
      versions,
    );
  });

  it('リンクを調べても使用済みにならず、登録すると使用済みになる', async () => {
    const email = newAddress();
    const token = await applied(server, visitor, email);
    for (let time = 0; time < 3; time += 1) {
      const link = expectStatus(await visitor.post(SIGN_UP_LINKS, { token }), 200);
      const expiresAt = '2027-07-20T12:00:00+09:00';
      expect(link.json()).toEqual({ email, expiresAt, typed: null });
    }
    expectStatus(await register(token), 201);
    expect(codeOf(await register(token))).toBe('410 TOKEN_USED');
    expect(codeOf(await visitor.post(SIGN_UP_LINKS, { token }))).toBe('410 TOKEN_USED');
  });

  it('2通目のリンクは、1通目で登録した後は使えない', async () => {
    const email = newAddress();
    const first = await applied(server, visitor, email);
    const second = await applied(server, visitor, email);
    expect(second).not.toBe(first);
    expectStatus(await register(first), 201);
    expect(codeOf(await visitor.post(SIGN_UP_LINKS, { token: second }))).toBe('410 TOKEN_USED');
    expect(codeOf(await register(second))).toBe('410 TOKEN_USED');
  });

  it('2時間を過ぎたリンクは期限切れで、アドレスは消え、1週間後には知らないリンクになる', async () => {
    const email = newAddress();
    const token = await applied(server, visitor, email);
    server.clock.set('2027-07-20T12:00:00+09:00');
    await visitor.get('/sanctum/csrf-cookie');
    expect(codeOf(await register(token))).toBe('410 TOKEN_EXPIRED');
    await deleteWhatIsOver(server.services);
    expect(await server.db.selectFrom('member_link').select('email').execute()).not.toContainEqual({
      email,
    });
    expect(codeOf(await visitor.post(SIGN_UP_LINKS, { token }))).toBe('410 TOKEN_EXPIRED');
    server.clock.set('2027-07-27T12:00:00+09:00');
    await deleteWhatIsOver(server.services);
    await visitor.get('/sanctum/csrf-cookie');
    expect(codeOf(await visitor.post(SIGN_UP_LINKS, { token }))).toBe('404 TOKEN_INVALID');
  });

  it('登録済みのアドレスでも応答は同じで、使えるリンクは送らない', async () => {
    const known = await visitor.post(SIGN_UPS, { email: 'Ｈanako@example.jp', consents });
    const unknown = await visitor.post(SIGN_UPS, { email: newAddress(), consents });
    const facts = ({ statusCode, body, headers }: typeof known) => {
      const { date, 'x-request-id': _, ...rest } = headers;
      return [statusCode, body, rest];
    };
    expect(facts(known)).toEqual(facts(unknown));
    const [mail] = await mailsTo(server, 'hanako@example.jp');
    expect(mail?.text).toContain('会員登録はお済みです');
    expect(mail?.text).toContain('/customer/reset-password/forgot');
    expect(mail?.text).not.toContain('#');
  });

  it('リンクの符号は、データベースのどの列にも、記録にも残らない', async () => {
    const token = await applied(server, visitor, newAddress());
    expect(token).toHaveLength(32);
    await visitor.post(SIGN_UP_LINKS, { token });
    // The address that a link may have as well; what is answered does not matter here.
    const page = await visitor.get(`/customer/member/new/${token}`);
    expect(page.headers['referrer-policy']).toMatch(/^(?:no-referrer|same-origin|strict-origin)/);
    const { everythingIn } = await import('../support/readable.ts');
    expect(await everythingIn(server.db)).not.toContain(token);
    expect(server.log.join('\n')).not.toContain(token);
  });

  it('同意がなければ、形が違えば、その項目を示す', async () => {
    const refused = await visitor.post(SIGN_UPS, {
      email: 'misaki',
      consents: { memberTerms: false, privacyPolicy: true },
    });
    expect(refused.json().errors).toEqual({
      email: ['INVALID_FORMAT'],
      'consents.memberTerms': ['NOT_ACCEPTED'],
    });
  });
});

describe('会員の情報の検査', () => {
  it('誤りをすべて項目ごとに示し、リンクは使えるまま残る', async () => {
    const token = await applied(server, visitor, newAddress());
    const member = misaki({
      familyName: ' ',
      givenNameKana: '美咲',
      birthDate: '2027-07-21',
      phone: '12',
      address: { postalCode: '', prefecture: '北海県', city: '', line1: '', building: '' },
    });
    const refused = await register(token, { member, password: 'short' });
    expect(refused.json().errors).toEqual({
      'member.familyName': ['REQUIRED'],
      'member.givenNameKana': ['NOT_KANA'],
      'member.birthDate': ['OUT_OF_RANGE'],
      'member.phone': ['INVALID_FORMAT'],
      'member.address.postalCode': ['REQUIRED'],
      'member.address.prefecture': ['UNKNOWN_VALUE'],
      'member.address.city': ['REQUIRED'],
      'member.address.line1': ['REQUIRED'],
      password: ['TOO_SHORT'],
    });
    expectStatus(await register(token), 201);
  });

  it('日本国外の住所は、国と都市だけでよく、全角や半角は問わない', async () => {
    const token = await applied(server, visitor, newAddress());
    const address = {
      postalCode: '',
      prefecture: '日本国外',
      city: '台北市',
      line1: '',
      building: '',
    };
    const member = misaki({
      address,
      familyNameKana: 'ﾀｶﾊｼ',
      phone: '０９０１２３４５６７８',
      sex: '',
    });
    const added = expectStatus(await register(token, { member }), 201).json();
    expect(added).toMatchObject({
      address: { ...address, postalCode: null },
      familyNameKana: 'タカハシ',
      phone: '090-1234-5678',
    });
    expect(added).not.toHaveProperty('sex');
  });

  it('名前とその読みだけで登録でき、登録しなかった項目は返らない', async () => {
    const token = await applied(server, visitor, newAddress());
    const address = { postalCode: '', prefecture: '', city: '', line1: '', building: '' };
    const member = misaki({ address, birthDate: ' ', phone: '', sex: '' });
    const added = expectStatus(await register(token, { member }), 201).json();
    expect(added.familyName).toBe('高橋');
    for (const field of ['birthDate', 'sex', 'address']) expect(added).not.toHaveProperty(field);
  });
});

describe('メールを送れないとき', () => {
  const ask = async (email: string) => [
    await visitor.post(SIGN_UPS, { email, consents }),
    await visitor.post(RESETS, { email }),
  ];

  it('どのアドレスでも同じ503で、続けて3回失敗するまでと、2分たった後、送れた後は受け付ける', async () => {
    const now = server.clock.now();
    for (let time = 0; time < 2; time += 1) await noteTransportDown(server.db, now);
    for (const response of await ask(newAddress())) expectStatus(response, 204);
    await noteTransportDown(server.db, now);
    for (const email of [newAddress(), 'hanako@example.jp']) {
      for (const response of await ask(email)) {
        expect(codeOf(response)).toBe('503 MAIL_UNAVAILABLE');
        expect(response.headers['retry-after']).toBe('120');
      }
    }
    server.clock.set('2027-07-20T10:02:00+09:00');
    for (const response of await ask(newAddress())) expectStatus(response, 204);
    await noteTransportDown(server.db, server.clock.now());
    expect(codeOf((await ask(newAddress()))[0] as never)).toBe('503 MAIL_UNAVAILABLE');
    await noteHandedOver(server.db);
    for (const response of await ask(newAddress())) expectStatus(response, 204);
  });
});
