import type { CertificateVerification, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { verifyCertificate } from '../../src/domain/certificates/verify-certificate.ts';
import { type Decision, decide } from '../../src/domain/service/decide.ts';
import { KeyRing } from '../../src/keys/key-ring.ts';
import { newKey } from '../../src/keys/ring-text.ts';
import { Visitor } from '../support/api.ts';
import { book, expectStatus } from '../support/booking.ts';
import { cancelShown } from '../support/cancelling.ts';
import { readPdf } from '../support/read-pdf.ts';
import { lookUp } from '../support/receipts.ts';
import { CERTIFICATES, certificateOf } from '../support/tickets.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const CODE = /貼り付けてください。([A-Z2-7]+)発行者/;
const SAILING = 'sail_strait-1120_20270802';

const server = useTestServer();
const visitor = useVisitor(server);
let booked: Reservation;
beforeEach(async () => {
  booked = await book(visitor);
});
afterEach(() =>
  sql`update sailing set status = 'scheduled', status_reason = null, delay_minutes = null,
    delay_reason = null, decided_status = null where id = ${SAILING}`.execute(server.db),
);

const decided = (decision: Decision) =>
  inTransaction(server.db, (tx) =>
    decide(tx, [SAILING], decision, { actor: 'kaede', now: server.clock.now() }),
  );
const cancelled = { kind: 'cancelled', reason: '強風のため' } as const;
const late = (minutes: number) => ({ kind: 'delayed', minutes, reason: '濃霧のため' }) as const;
const pdf = (who: Visitor, leg = 'outbound') => who.get(certificateOf(booked.id, leg));
const printed = async (who = visitor) => {
  const [text = ''] = (await readPdf(expectStatus(await pdf(who), 200).rawPayload)).pages;
  const [, code = ''] = CODE.exec(text) ?? [];
  return { text, code };
};
const ask = (who: Visitor, token: string) => who.post(CERTIFICATES, { token });
const verified = async (code: string) =>
  expectStatus(
    await ask(await Visitor.arrive(server.app), code),
    200,
  ).json<CertificateVerification>();

const voyage = {
  ...{ routeName: '汐見・凪浦航路', vesselName: 'なみかぜ' },
  ...{ fromPortName: '汐見港', toPortName: '凪浦港' },
  departureAt: '2027-08-02T11:20:00+09:00',
  arrivalAt: '2027-08-02T15:00:00+09:00',
};
const off = { state: 'cancelled', delayMinutes: 0, departureAt: null, arrivalAt: null };
const delayed45 = {
  ...{ state: 'delayed', delayMinutes: 45 },
  departureAt: '2027-08-02T12:05:00+09:00',
  arrivalAt: '2027-08-02T15:45:00+09:00',
};

it('欠航した便の証明書は、タグ付きのPDFで、名前も予約番号もない', async () => {
  await decided(cancelled);
  const response = expectStatus(await pdf(visitor), 200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="certificate-2027-08-02.pdf"; filename*=UTF-8''${encodeURIComponent('欠航証明書')}_2027-08-02.pdf`,
  });
  const { pages, ...about } = await readPdf(response.rawPayload);
  expect(about).toMatchObject({ title: '欠航証明書', language: 'ja', isTagged: true });
  expect(about.roles).toEqual(
    expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'Link', 'Figure']),
  );
  expect(pages).toHaveLength(1);
  const [text = ''] = pages;
  const [, code = ''] = CODE.exec(text) ?? [];
  expect(about.links).toEqual([`http://localhost:8080/customer/certificate#${code}`]);
  for (const part of [
    ...['当社の次の便が、欠航となったことを証明します。', '汐見・凪浦航路', '汐見港→凪浦港'],
    ...['2027年8月2日(月)11:20', '理由強風のため', '汐凪フェリー株式会社'],
    'http://localhost:8080/customer/certificate',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(new RegExp(`山田|花子|${booked.reservationNumber}`));
});

it('コードは、発行したときの運航と現在の運航を、誰にでも同じように示す', async () => {
  await decided(cancelled);
  const { code } = await printed();
  const seen = await verified(code);
  expect(seen).toEqual({
    ...{ result: 'asCertified', issuedAt: '2027-07-20T10:00:00+09:00', voyage },
    ...{ certified: off, current: off, reason: '強風のため' },
    serverTime: '2027-07-20T10:00:00+09:00',
  });
  await decided({ kind: 'restored' });
  expect(await verified(code)).toMatchObject({
    ...{ result: 'restored', certified: off, reason: '' },
    current: { state: 'normal', delayMinutes: 0, departureAt: voyage.departureAt },
  });
  await decided(late(45));
  expect(await verified(code)).toMatchObject({ result: 'changed', current: delayed45 });
});

it('遅れは運航会社の定める時間から証明し、到着の後も、遅れが変わったことも示す', async () => {
  await decided(late(29));
  expect((await pdf(visitor)).json().code).toBe('SAILING_AS_PLANNED');
  await decided(late(30));
  expectStatus(await pdf(visitor), 200);
  await decided(late(45));
  server.clock.set('2027-08-05T09:00:00+09:00');
  const { text, code } = await printed(await lookUp(server, booked));
  expect(text).toContain('45分の遅れとなったことを証明します。');
  expect(text).toContain('遅れた入港2027年8月2日(月)15:45');
  expect(await verified(code)).toMatchObject({
    ...{ result: 'asCertified', certified: delayed45, current: delayed45 },
  });
  await decided(late(90));
  expect(await verified(code)).toMatchObject({
    ...{ result: 'changed', certified: delayed45, current: { delayMinutes: 90 } },
  });
});

it('予約を見る権利のある方だけが、予約にある行程について、取り消した後も取り出せる', async () => {
  expect((await pdf(visitor)).json().code).toBe('SAILING_AS_PLANNED');
  await decided(cancelled);
  expectStatus(await pdf(await lookUp(server, booked)), 200);
  await cancelShown(visitor, booked, [{ leg: 'outbound', kind: 'leg', position: null }]);
  expectStatus(await pdf(visitor), 200);
  const stranger = await Visitor.arrive(server.app);
  for (const response of [
    ...[await pdf(stranger), await pdf(visitor, 'return'), await pdf(visitor, 'both')],
  ]) {
    expect(response.json().code).toBe('NOT_FOUND');
  }
});

it('書き換えたコード、ほかの種類のコード、鍵のないコードは無効で、鍵が変わった後も前のコードは確かめられる', async () => {
  await decided(cancelled);
  const { code } = await printed();
  for (const at of [0, 4, 12, 30, code.length - 5]) {
    const other = code[at] === 'A' ? 'B' : 'A';
    const forged = code.slice(0, at) + other + code.slice(at + 1);
    expect((await ask(visitor, forged)).json().code, `${at}`).toBe('TOKEN_INVALID');
  }
  for (const none of ['x', `${code}A`, code.slice(0, 100), code.toLowerCase()]) {
    expect((await ask(visitor, none)).json().code, none).toBe('TOKEN_INVALID');
  }
  expect((await ask(visitor, '')).statusCode).toBe(422);
  const laterKeys = new KeyRing([newKey()]);
  const later = (at: string) => verifyCertificate(server.db, laterKeys, code, new Date(at));
  expect(await later('2028-07-19T10:00:00+09:00')).toMatchObject({ result: 'asCertified' });
  await expect(later('2028-08-20T10:00:00+09:00')).rejects.toThrow('TOKEN_INVALID');
});
