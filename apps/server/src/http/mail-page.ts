import { formatDateTime } from '@ferry/format/date';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { bodyOf, type MailBody } from '../mail/mail-body.ts';
import { withSheet } from '../mail/paints.ts';
import { withSite } from '../mail/site-url.ts';
import { theme } from '../rules/company.ts';

type MailRow = Selectable<Database['mail']>;

const SHOWN = 100;
const CLEARED = '(リンクのあるメールの本文は、送信した後に消去します。)';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const { color } = theme;
const STYLE = `body{font:16px/1.75 "Hiragino Sans","Noto Sans JP",sans-serif;margin:0 auto;padding:16px;max-width:960px;color:${color.ink};overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:8px;border-bottom:1px solid ${color.hairline};vertical-align:top}pre{white-space:pre-wrap;background:${color.groundPage};padding:16px}a{color:${color.link}}`;

/**
 * Pages for development that show the outbox. They show every mail to every client that can reach
 * the server, so they exist only when a setting asks for them.
 */
export function serveMailPage(
  app: FastifyInstance,
  { db, keys }: { db: Kysely<Database>; keys: KeyRing },
  siteUrl: string,
): void {
  app.get('/dev/mails', async (_request, reply) => {
    const mails = await db
      .selectFrom('mail')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    return html(reply, listPage(mails));
  });
  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    return mail ? html(reply, mailPage(mail, shownBody(keys, mail), siteUrl)) : missing(reply);
  });
  app.get<{ Params: { id: string } }>('/dev/mails/:id/html', async (request, reply) => {
    const mail = await findMail(db, request.params.id);
    return mail
      ? html(reply, withSheet(withSite(shownBody(keys, mail).html, siteUrl)))
      : missing(reply);
  });
}

async function findMail(db: Kysely<Database>, id: string): Promise<MailRow | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return db.selectFrom('mail').selectAll().where('id', '=', Number(id)).executeTakeFirst();
}

const listPage = (mails: MailRow[]) =>
  page(
    '送信するメール',
    `<table><thead><tr><th>日時</th><th>宛先</th><th>件名</th><th>状態</th></tr></thead><tbody>${mails
      .map(
        ({ id, created_at, recipient, subject, state }) =>
          `<tr><td>${formatDateTime(created_at)}</td><td>${escapeHtml(recipient)}</td><td><a href="/dev/mails/${id}">${escapeHtml(subject)}</a></td><td>${state}</td></tr>`,
      )
      .join('')}</tbody></table>${mails.length === 0 ? '<p>まだありません。</p>' : ''}`,
  );

function shownBody(keys: KeyRing, mail: MailRow): MailBody {
  return bodyOf(keys, mail) ?? { text: CLEARED, html: CLEARED };
}

const mailPage = (mail: MailRow, { text }: MailBody, siteUrl: string) =>
  page(
    escapeHtml(mail.subject),
    `<p>宛先 ${escapeHtml(mail.recipient)}</p><p><a href="/dev/mails/${mail.id}/html">HTMLで表示する</a> <a href="/dev/mails">一覧へ</a></p><pre>${escapeHtml(withSite(text, siteUrl))}</pre>`,
  );

const page = (title: string, body: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const html = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(text);

const missing = (reply: FastifyReply): FastifyReply =>
  html(reply.code(404), page('見つかりません', ''));
