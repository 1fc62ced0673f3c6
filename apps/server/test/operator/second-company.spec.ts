import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';

const SERVER = join(import.meta.dirname, '../..');
const FERRY_OPERATOR = join(SERVER, 'operators/kazemachi');
/** By which the demonstration is known, its colours in mails among them. */
const DEMONSTRATION = /汐凪|shionagi|0120-000-470|#14324a|#0b5a7f|#c8421b|#f3f8fa|#0f2233/i;

/** What a server of the second company says: its process has read another folder than this one. */
function said(program: string): string {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript'];
  return execFileSync(process.execPath, [...args, '--eval', program], {
    cwd: SERVER,
    env: { ...process.env, FERRY_OPERATOR },
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
}

const LINK = `{ to: 'misaki@example.jp', token: 't', sentAt: new Date('2027-07-20T10:00:00+09:00'),
  expiresAt: new Date('2027-07-20T12:00:00+09:00') }`;

it('mails have its name, telephone and colours, and nothing of the demonstration', () => {
  const mail = JSON.parse(
    said(`import { signUpMail } from './src/mail/account-mails.ts';
      console.log(JSON.stringify(signUpMail(${LINK}, false)));`),
  );
  expect(mail.subject).toBe('【風町フェリー】会員登録のご案内');
  for (const body of [mail.text, mail.html]) {
    expect(body).toMatch(
      /風町汽船株式会社 予約センター(<br>|\n)風町市港町1-1(<br>|\n)お問い合わせ 0120-000-263/,
    );
    // What the company thanks for is a booking.
    expect(body).not.toContain('ありがとうございます');
    expect(body).toContain('風町港の窓口は、始発の40分前に開きます。');
    expect(body).not.toContain('送信専用');
  }
  expect(mail.html).toContain('background:#12402F;color:#FFFFFF');
  expect(mail.html).toContain('background:#A3225E;border:2px');
  expect(`${mail.html}${mail.text}`).not.toMatch(DEMONSTRATION);
});

it('a mail about a booking has its greeting, what to bring and the way to its port', () => {
  const [confirmed, cancelled, notice] = JSON.parse(
    said(`import { exampleOf } from '@ferry/api/examples';
      import { boardingMail } from './src/mail/boarding-mails.ts';
      import { reservationMail } from './src/mail/reservation-mails.ts';
      const booking = exampleOf('getReservation', 200, 'confirmed');
      const facts = { vehicleInspection: false, documents: false, isTomorrow: false, isCarrying: true,
        directions: '駅から8分。' };
      console.log(JSON.stringify([
        reservationMail('reservationConfirmed', booking, 'x').text,
        reservationMail('reservationCancelled', { ...booking, state: 'cancelled' }, 'x').text,
        boardingMail('boardingNotice', booking, 'outbound', facts).text,
      ]));`),
  );
  for (const text of [confirmed, notice]) {
    expect(text).toMatch(/ 様\nいつも風町フェリーをご利用いただき、ありがとうございます。\n/);
    expect(text).toMatch(/^乗船券\(画面でも[^\n]*\n(.*\n)*島の売店では現金だけが使えます。/m);
  }
  expect(notice).toMatch(/^■ 汐見港への行き方\n\n駅から8分。$/m);
  expect(cancelled).not.toContain('ありがとうございます');
});

it.each([true, false])(
  'mails to members say nothing of vehicles, whatever is loaded: %s',
  (carriesVehicles) => {
    const about = `{ id: 'mem_1', name: '岬', lastLoginAt: new Date(), carriesVehicles: ${carriesVehicles} }`;
    const mail = said(`import { accountEndingMail } from './src/mail/account-ending-mail.ts';
    console.log(JSON.stringify(accountEndingMail('misaki@example.jp', ${about}, '2027-09-01')));`);
    expect(mail).toContain('同行者、カード、パスキーを削除します');
    expect(mail).not.toContain('車両');
  },
);

it('the page of the test bank names it as the payee', () => {
  const page = said(`import { challengePage } from './src/http/payments/sandbox/pages.ts';
    console.log(challengePage({ amount_yen: 9800 }));`);
  expect(page).toContain('<dt>ご利用先</dt><dd>風町フェリー</dd>');
  expect(page).not.toMatch(DEMONSTRATION);
});

it('its certificates and receipts are its own', async () => {
  const [certificate = '', issuer = ''] = said(`
    import { printCertificate } from './src/pdf/print-certificate.ts';
    import { contentOf } from './src/domain/receipts/receipt-content.ts';
    const day = new Date('2027-08-02T08:00:00+09:00');
    const run = { isCancelled: true, delayMinutes: 0, reason: '', routeName: '湾内航路', vesselName: 'かぜ',
      fromPortName: '風町港', toPortName: '沖島港', departureAt: day, arrivalAt: day };
    const pdf = await printCertificate({ run, issuedAt: day, code: 'x' }, 'https://example.jp');
    const source = { amountYen: 1000, receivedAt: day, method: 'port', storeName: null };
    const { issuer } = contentOf(source, { voyages: [], lines: [] });
    console.log(pdf.toString('base64') + ' ' + JSON.stringify(issuer));`).split(' ');
  const { pages } = await readPdf(Buffer.from(certificate, 'base64'));
  expect(pages.join('')).toContain('風町汽船株式会社');
  expect(pages.join('')).toContain('0120-000-263');
  expect(pages.join('')).not.toMatch(DEMONSTRATION);
  expect(JSON.parse(issuer)).toMatchObject({
    name: '風町汽船株式会社',
    phoneNumber: '0120-000-263',
  });
});
