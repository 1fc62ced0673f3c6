import type { Reservation } from '@ferry/api/customer-server';
import { groupsOfFour } from '@ferry/format/reservation-number';
import type { Transaction } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfPayments } from '../../src/booking/paying/remind-of-payments.ts';
import type { Database } from '../../src/database/schema.ts';
import { enqueueMail, sendDueMails, type WrittenMail } from '../../src/mail/outbox.ts';
import { smtpTransport } from '../../src/mail/smtp.ts';
import type { OutgoingMail } from '../../src/mail/transport.ts';
import { TransportDown } from '../../src/mail/transport.ts';
import { book, expectStatus } from '../support/booking.ts';
import { CARDS, holdToPay, pay, press } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const SITE_URL = 'https://booking.example.jp';

beforeEach(async () => {
  await server.db.deleteFrom('mail').execute();
});

const mails = () => server.db.selectFrom('mail').selectAll().orderBy('id').execute();
const kinds = async () => (await mails()).map(({ kind }) => kind);
const failures: unknown[] = [];
const send = (transport: { send(mail: OutgoingMail): Promise<void> }) =>
  sendDueMails(
    server.services,
    server.clock.now(),
    {
      transport: { ...transport, close: () => undefined },
      siteUrl: SITE_URL,
      keepsTokens: false,
    },
    (error) => failures.push(error),
  );

describe('予約のメール', () => {
  it('カードで支払うと予約確定を送り、文章とHTMLと構造化データに同じ内容がある', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    const paid = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'reservationConfirmed', recipient: 'hanako@example.jp' });
    const number = groupsOfFour(paid.reservationNumber);
    expect(mail?.subject).toBe(`【汐凪フェリー】予約確定のお知らせ(予約番号 ${number})`);
    for (const text of ['山田 花子 様', number, '乗船手続き締切', '汐見港']) {
      expect(mail?.text_body).toContain(text);
      expect(mail?.html_body).toContain(text);
    }
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(mail?.html_body ?? '');
    expect(JSON.parse(data?.[1] ?? '')[0]).toMatchObject({
      '@type': 'BoatReservation',
      reservationId: paid.reservationNumber,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      reservationFor: { departureTime: paid.outbound.sailing.departureAt },
    });
    // Addresses in a mail show the number, and nothing about the person.
    expect(mail?.text_body).not.toMatch(/\?[^\n]*(?:山田|hanako|090)/);
  });

  it('窓口払いの予約には、予約受付と支払期限を送る', async () => {
    const booked = await book(visitor);
    const [mail] = await mails();
    expect(mail?.kind).toBe('reservationReceived');
    expect(mail?.text_body).toContain(`${booked.outbound.sailing.fromPort.name}の窓口で`);
  });

  it('コンビニ払いは、受付、2日前と当日の案内、期限切れの順に、1通ずつ送る', async () => {
    const ready = await holdToPay(visitor, { store: 'store_minato' });
    const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    const [received] = await mails();
    const { paymentNumber, confirmationNumber } = booked.payment?.instructions ?? {};
    expect(received?.text_body).toContain(`お支払い番号:${paymentNumber}`);
    expect(received?.text_body).toContain(`確認番号:${confirmationNumber}`);
    const remindAt = async (instant: string) => {
      server.clock.set(instant);
      await remindOfPayments(server.db, server.clock);
    };
    await remindAt('2027-07-20T12:00:00+09:00');
    expect(await kinds()).toEqual(['reservationReceived']);
    await remindAt('2027-07-21T08:59:00+09:00');
    expect(await kinds()).toHaveLength(1);
    await remindAt('2027-07-21T09:00:00+09:00');
    await remindAt('2027-07-21T15:00:00+09:00');
    await remindAt('2027-07-22T09:00:00+09:00');
    await remindAt('2027-07-23T09:00:00+09:00');
    server.clock.set('2027-07-24T00:00:01+09:00');
    await runPaymentJobs(server);
    expect(await kinds()).toEqual([
      'reservationReceived',
      'paymentReminder',
      'paymentReminder',
      'reservationExpired',
    ]);
  });

  it('コンビニで支払うと、お支払い完了を送る', async () => {
    const ready = await holdToPay(visitor, { store: 'store_minato' });
    const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
    await deliverEvents(server, 5);
    expect(await kinds()).toEqual(['reservationReceived', 'paymentCompleted']);
  });

  it('確定が取り消されると、メールも残らない', async () => {
    const before = await kinds();
    await server.db
      .transaction()
      .execute(async (tx) => {
        await enqueueMail(tx, plain('taro@example.jp'), server.clock.now());
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await kinds()).toEqual(before);
  });
});

let occasions = 0;
const plain = (to: string, subject = '件名'): WrittenMail => ({
  kind: 'reservationReceived',
  occasion: `test ${occasions++}`,
  to,
  subject,
  text: 'https://site.invalid/customer/ 本文',
  html: '<p>本文</p>',
});
const inTx = <Result>(work: (tx: Transaction<Database>) => Promise<Result>) =>
  server.db.transaction().execute(work);

describe('送信箱', () => {
  it('送れないメールは、間をおいて送り直し、1回だけ届く', async () => {
    await inTx((tx) => enqueueMail(tx, plain('taro@example.jp'), server.clock.now()));
    const delivered: OutgoingMail[] = [];
    let isDown = true;
    const transport = {
      send: async (mail: OutgoingMail) => {
        if (isDown) throw new Error('down');
        delivered.push(mail);
      },
    };
    expect(await send(transport)).toBe(0);
    expect(failures.splice(0)).toHaveLength(1);
    isDown = false;
    expect(await send(transport)).toBe(0);
    pass(server, 31);
    expect(await send(transport)).toBe(1);
    pass(server, 86_400);
    expect(await send(transport)).toBe(0);
    expect(delivered.map(({ to, text }) => [to, text])).toEqual([
      ['taro@example.jp', 'https://booking.example.jp/customer/ 本文'],
    ]);
  });

  it.each([
    ['改行で宛先を足す', 'a@example.jp\r\nBcc: b@example.jp', '件名'],
    ['改行で件名の後に足す', 'a@example.jp', '件名\r\nBcc: b@example.jp'],
    ['宛先を並べる', 'a@example.jp,b@example.jp', '件名'],
    ['名前を付ける', 'A <a@example.jp>', '件名'],
  ])('%sメールは書かない', async (_name, to, subject) => {
    expect(await inTx((tx) => enqueueMail(tx, plain(to, subject), server.clock.now()))).toBe(false);
    expect(await mails()).toEqual([]);
  });

  it('同じ出来事のメールは1通', async () => {
    const mail = plain('taro@example.jp');
    expect(await inTx((tx) => enqueueMail(tx, mail, server.clock.now()))).toBe(true);
    expect(await inTx((tx) => enqueueMail(tx, mail, server.clock.now()))).toBe(false);
  });
});

describe('SMTPサーバー', () => {
  const received: { to: string[]; data: string }[] = [];
  let port = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      callback(address.startsWith('full@') ? new Error('Mailbox full') : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, data: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      smtp.listen(0, '127.0.0.1', resolve);
    });
    const address = smtp.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  it('日本語の件名と本文が、文章とHTMLの両方で届く', async () => {
    const transport = smtpTransport(
      `smtp://127.0.0.1:${port}`,
      '汐凪フェリー <noreply@example.jp>',
    );
    await transport.send({
      messageId: '<1@example.jp>',
      to: 'hanako@example.jp',
      subject: '予約確定のお知らせ',
      text: '本文です。',
      html: '<p>本文です。</p>',
    });
    transport.close();
    const [mail] = received.splice(0);
    expect(mail?.to).toEqual(['hanako@example.jp']);
    const subject = /^Subject: (.+(?:\r\n .+)*)/m.exec(mail?.data ?? '')?.[1] ?? '';
    const words = [...subject.matchAll(/=\?UTF-8\?B\?(.+?)\?=/gi)].map(([, text = '']) => text);
    expect(words.map((text) => Buffer.from(text, 'base64').toString()).join('')).toBe(
      '予約確定のお知らせ',
    );
    expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.data).toMatch(/Content-Type: text\/plain/);
    expect(mail?.data).toMatch(/Content-Type: text\/html/);
  });

  it('ヘッダーを足そうとする宛先は、送る前に断る', async () => {
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'noreply@example.jp');
    const mail = { messageId: '<2@example.jp>', subject: '件名', text: '', html: '' };
    await expect(
      transport.send({ ...mail, to: 'a@example.jp\r\nBcc: b@example.jp' }),
    ).rejects.toThrow('Not one address');
    transport.close();
    expect(received).toEqual([]);
  });

  it.each([
    ['届かないサーバーは、送信全体の失敗', 1, 'hanako@example.jp', true],
    ['断られた宛先は、その1通だけの失敗', undefined, 'full@example.jp', false],
  ])('%s', async (_, closedPort, to, isDown) => {
    const transport = smtpTransport(`smtp://127.0.0.1:${closedPort ?? port}`, 'noreply@example.jp');
    const mail = { messageId: '<3@example.jp>', subject: '件名', text: '', html: '' };
    const error = await transport.send({ ...mail, to }).catch((cause: unknown) => cause);
    transport.close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof TransportDown).toBe(isDown);
  });
});
