import { describe, expect, it } from 'vitest';
import { darkTheme, theme } from '../rules/company.ts';
import { passwordResetMail, signUpMail } from './account-mails.ts';
import { emailChangeMail, emailChangeNoticeMail } from './email-change-mails.ts';
import { renderMail } from './layout.ts';
import { withSheet } from './paints.ts';

const link = {
  to: 'misaki@example.jp',
  token: 'Zk8vQ2x7Lm4Rt5nW2kX8sQv1',
  sentAt: new Date('2027-07-20T10:00:00+09:00'),
  expiresAt: new Date('2027-07-20T12:00:00+09:00'),
};
const { color } = theme;
const coral = new RegExp(`"[^"]*background:${color.primary}[^"]*"`, 'g');
/** After the style sheet. */
const bodyIn = (html: string) => html.replace(/<head>[\s\S]*<\/head>/, '');
/** What a reader sees, without the marks of the line. */
const seen = (html: string) =>
  html
    .replace(/<(title|script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');

describe('会員のメール', () => {
  it.each([
    ['会員登録のご案内', signUpMail(link, false)],
    ['パスワードの再設定', passwordResetMail(link, true)],
    ['メールアドレス変更の確認', emailChangeMail(link, false)],
  ])('%s: 目立つボタンは1つで、リンクはHTMLにも文にもあり、期限を線と文で示す', (_, mail) => {
    expect(bodyIn(mail.html).match(coral)).toHaveLength(1);
    expect(mail.html.split(`#${link.token}"`)).toHaveLength(3);
    for (const body of [seen(mail.html), mail.text]) {
      expect(body).toMatch(/10:00 +メールを送信/);
      expect(body).toMatch(/12:00 +リンクの期限/);
      expect(body).toContain('使えるのは1回だけです');
      expect(body).toContain('お申し込みに覚えがないとき');
    }
    expect(mail.text).toContain(`#${link.token}\n`);
  });

  it.each([
    ['登録済みの方の会員登録', signUpMail(link, true)],
    ['登録のない方の再設定', passwordResetMail(link, false)],
    ['ほかの会員のアドレスへの変更', emailChangeMail(link, true)],
  ])('%s: トークンのあるリンクも、目立つボタンもない', (_, mail) => {
    expect(`${mail.html}${mail.text}`).not.toContain(link.token);
    expect(bodyIn(mail.html)).not.toMatch(coral);
  });

  it('変更のお知らせは、新しいアドレスを伏せ、止めるボタンを枠に入れる', () => {
    const mail = emailChangeNoticeMail(link, '高橋 美咲', 'm.takahashi@new.example.jp');
    expect(seen(mail.html)).toMatch(/確認後 +m•••@new\.example\.jp/);
    expect(`${mail.html}${mail.text}`).not.toContain('takahashi');
    const [, box = ''] = bodyIn(mail.html).split(`background:${color.warningGround}`);
    expect(box).toContain('変更を止める');
  });

  it('お客様が入力した文字は、タグにならない', () => {
    const mail = emailChangeNoticeMail(link, '<b>高橋</b>', 'x@example.jp');
    expect(mail.html).not.toContain('<b>高橋');
  });

  it('暗い画面では、どの色も会社の暗い色に替わる', () => {
    const moments = (['ring', 'dot', 'flag'] as const).map((mark) => ({
      mark,
      time: '10:00',
      title: '汐見港',
      note: '出発',
      day: '8月2日(月)',
      way: mark === 'dot' ? ('solid' as const) : ('dotted' as const),
    }));
    const link = { kind: 'link' as const, label: '開く', url: 'https://example.jp/' };
    const { html } = renderMail({
      subject: 'ご案内',
      greeting: '山田 花子 様',
      parts: [
        { kind: 'facts', rows: [['便', '汐凪1便']] },
        { kind: 'number', term: '予約番号', value: 'K7M4XP' },
        { kind: 'sums', rows: [['大人1名', '8,400円']], total: ['合計', '8,400円'] },
        { kind: 'line', moments },
        { kind: 'box', tone: 'quiet', title: '枠', parts: [{ ...link, tone: 'words' }] },
        { kind: 'box', tone: 'few', title: '枠', parts: [link] },
        { ...link, isAlone: true },
      ],
    });
    const [, sheet = ''] = /<style>([\s\S]*)<\/style>/.exec(withSheet(html)) ?? [];
    const rules = [...sheet.matchAll(/\[style\*="(.*?)"\]\{(.*?)\}/g)];
    const painted = [...bodyIn(html).matchAll(/style="(.*?)"/g)].map(([, style = '']) => style);
    expect(painted.filter((style) => /#/.test(style)).length).toBeGreaterThan(15);
    const left = rules.reduceRight(
      (styles, [, light = '']) => styles.map((style) => style.replace(light, '')),
      painted,
    );
    expect(left.filter((style) => style.includes('#'))).toEqual([]);
    for (const [, light = ''] of rules)
      expect(painted.some((style) => style.includes(light))).toBe(true);
    expect(sheet).toContain(`background:${darkTheme.color.groundPage}!important`);
  });
});
