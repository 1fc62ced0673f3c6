import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { mailJobs } from '../../src/jobs/mail-jobs.ts';
import { KeyRing } from '../../src/keys/key-ring.ts';
import { newKey } from '../../src/keys/ring-text.ts';
import { mailSettings } from '../../src/mail/settings.ts';
import type { OutgoingMail } from '../../src/mail/transport.ts';
import { TEST_KEYS } from '../support/api.ts';
import { DRAFTS, expectStatus, fillDraft } from '../support/booking.ts';
import { pass } from '../support/payment-work.ts';
import { everythingIn } from '../support/readable.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const SITE_URL = 'https://booking.example.jp';
const other = newKey();

const delivered: { mail: OutgoingMail; database: string }[] = [];
const logged: [facts: object, message: string][] = [];
beforeEach(async () => {
  delivered.length = 0;
  logged.length = 0;
  await server.db.deleteFrom('mail').execute();
  expectStatus(await visitor.post(`${DRAFTS}/${(await fillDraft(visitor)).id}/links`), 204);
});

const transport = {
  send: async (mail: OutgoingMail) => {
    delivered.push({ mail, database: await everythingIn(server.db) });
  },
  close: () => undefined,
};

/** One run of a mail job, as of a process with this ring. */
async function run(name: string, keys = TEST_KEYS, keepsTokens = false): Promise<number> {
  const settings = { transport, siteUrl: SITE_URL, keepsTokens };
  const job = mailJobs({ ...server.services, keys }, settings).find((each) => each.name === name);
  const error = (facts: object, message: string) => logged.push([facts, message]);
  return job?.run({ info: () => undefined, error }) ?? Number.NaN;
}

const mail = () => server.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
const tokenIn = (text = '') => /reservation#([\w-]+)/.exec(text)?.[1] ?? '';

describe('リンクのあるメール', () => {
  it('リンクの符号は、送る前も送る間も送った後も、データベースのどの列でも読めない', async () => {
    const waiting = await everythingIn(server.db);
    expect(await run('send mails')).toBe(1);
    const [sent] = delivered;
    const token = tokenIn(sent?.mail.text);
    expect(token).toHaveLength(32);
    expect(sent?.mail.html).toContain(`${SITE_URL}/customer/reservation#${token}`);
    const bytes = Buffer.from(token, 'base64url').toString('hex');
    for (const text of [waiting, sent?.database, await everythingIn(server.db)]) {
      expect(text).toContain('hanako@example.jp');
      expect(text?.includes('入力の続きを開く')).toBe(false);
      expect(text?.includes(token)).toBe(false);
      expect(text?.includes(bytes)).toBe(false);
      expect(text?.includes(Buffer.from(token).toString('hex'))).toBe(false);
    }
  });

  it('本文は鍵の名前のある暗号文で、送ると消える', async () => {
    expect(await mail()).toMatchObject({
      text_body: null,
      html_body: null,
      sealed_body: expect.stringMatching(/^test\.[\w-]+$/),
    });
    await run('send mails');
    expect(await mail()).toMatchObject({ state: 'sent', text_body: null, sealed_body: null });
  });

  it('鍵を替えて始め直しても送れ、待っていた本文は新しい鍵のものになる', async () => {
    expect(await run('reseal mails', new KeyRing([other, ...TEST_KEYS.keys]))).toBe(1);
    expect((await mail()).sealed_body).toMatch(new RegExp(`^${other.id}\\.`));
    expect(await run('reseal mails', new KeyRing([other]))).toBe(0);
    expect(await run('send mails', new KeyRing([other]))).toBe(1);
    expect(tokenIn(delivered[0]?.mail.text)).toHaveLength(32);
    expect(logged).toEqual([]);
  });

  it('鍵がなければ、待っている数と鍵の名前を記録し、鍵が戻れば送る', async () => {
    const wrong = new KeyRing([other]);
    expect(await run('reseal mails', wrong)).toBe(0);
    expect(await run('send mails', wrong)).toBe(0);
    const { id } = await mail();
    expect(logged).toEqual([
      [
        { job: 'reseal mails', lost: [{ key: 'test', mails: 1 }] },
        'mails wait for keys that are not in the ring',
      ],
      [{ job: 'send mails', mailId: id, reason: 'KEY_LOST' }, 'mail not sent'],
    ]);
    pass(server, 31);
    expect(await run('send mails')).toBe(1);
    expect(tokenIn(delivered[0]?.mail.text)).toHaveLength(32);
  });

  it('リンクの期限までに送れなければ、記録してあきらめ、本文を消す', async () => {
    pass(server, 120 * 60);
    expect(await run('send mails')).toBe(0);
    const { id } = await mail();
    expect(delivered).toEqual([]);
    expect(logged).toEqual([
      [{ job: 'send mails', mailId: id, reason: 'MAIL_EXPIRED' }, 'mail not sent'],
    ]);
    expect(await mail()).toMatchObject({
      state: 'failed',
      next_attempt_at: null,
      sealed_body: null,
    });
  });

  it('デモのメール画面では、送った後もリンクを開ける。ほかでは本文を残さない', async () => {
    const none = { smtpUrl: undefined, mailFrom: undefined, mailCompany: undefined };
    const shown = { ...none, siteUrl: SITE_URL, showsMails: true };
    expect(mailSettings(shown, true).keepsTokens).toBe(true);
    expect(mailSettings(shown, false).keepsTokens).toBe(false);
    expect(mailSettings({ ...shown, showsMails: false }, true).keepsTokens).toBe(false);

    const app = await buildApp({
      services: server.services,
      logLevel: 'silent',
      mailPageOf: SITE_URL,
    });
    const page = async (path = '') =>
      (await app.inject(`/dev/mails/${await mailId()}${path}`)).body;
    await run('send mails', TEST_KEYS, true);
    const token = tokenIn(delivered[0]?.mail.text);
    expect(await page()).toContain(token);
    expect(await page('/html')).toContain(`${SITE_URL}/customer/reservation#${token}`);
    await run('send mails');
    expect(await page()).toContain('送信した後に消去します');
    await app.close();
  });
});

const mailId = async () => (await mail()).id;
