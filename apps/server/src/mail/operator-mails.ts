import { operator } from '../rules/company.ts';
import { type LinkMail, linkLine, notMine, occasionOf, text } from './account-mails.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** The link to a new password, from the operator: nobody has asked for it on the site. */
export function operatorResetMail(link: LinkMail, name: string): TokenMail {
  return resetMail(link, `${name} 様`, [
    text('会員のパスワードを設定いただくためのリンクを、当社の窓口からお送りします。'),
    {
      kind: 'link',
      label: '新しいパスワードを設定する',
      url: `${SITE}/customer/reset-password#${link.token}`,
      isAlone: true,
    },
    linkLine(link),
    text('設定すると、すべての端末からログアウトします。'),
    notMine('パスワードは変わりません。'),
  ]);
}

/**
 * What comes of a forgotten password while the operator lets the member not log in. The link is in no
 * mail; it is encrypted like the others, so that the work is the same.
 */
export function lockedResetMail(link: LinkMail): TokenMail {
  return resetMail(link, 'お客様', [
    text(
      'パスワード再設定のお申し込みをいただきましたが、いま、この会員のログインを止めています。',
    ),
    text(`お電話でお問い合わせください。電話番号は${operator.phone.number}です。`),
    notMine('登録済みの内容は変わっていません。'),
  ]);
}

function resetMail(
  { to, token, expiresAt }: LinkMail,
  greeting: string,
  parts: MailPart[],
): TokenMail {
  const rendered = renderMail({ subject: 'パスワードの再設定', greeting, parts });
  const occasion = occasionOf('passwordReset', token);
  return { kind: 'passwordReset', occasion, to, expiresAt, ...rendered };
}
