import { mailTexts, operator } from '../rules/company.ts';
import { escapeHtml } from './escape-html.ts';
import { htmlOf, type MailPart, textOf } from './mail-parts.ts';
import { paint, SHEET } from './paints.ts';

interface MailContent {
  /** Without the operator's name, which comes before it. */
  subject: string;
  /** What has happened, where the subject has a number as well. */
  title?: string;
  /** How the reader is addressed: 「山田 花子 様」. */
  greeting: string;
  /** Whether the company's own sentence comes after that: not where something has gone wrong. */
  isThankful?: boolean;
  parts: readonly MailPart[];
  /** schema.org data for mail programs. */
  jsonLd?: object | undefined;
}

/** Both forms of a mail from one content: what the one says, the other says. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  return {
    subject: `【${operator.name}】${content.subject}`,
    text: renderText(content),
    html: renderHtml(content),
  };
}

const footer = [
  ...(mailTexts.signature ?? [operator.companyName]),
  `お問い合わせ ${operator.phone.number} ${operator.phone.hours}`,
  ...mailTexts.closing,
];

const greetingOf = ({ greeting, isThankful }: MailContent): string[] => [
  greeting,
  ...(isThankful && mailTexts.greeting ? [mailTexts.greeting] : []),
];

function renderText(content: MailContent): string {
  const { parts } = content;
  return [greetingOf(content).join('\n'), ...parts.map(textOf), '--', footer.join('\n')]
    .join('\n\n')
    .concat('\n');
}

function renderHtml(content: MailContent): string {
  const { subject, title = subject, parts, jsonLd } = content;
  const body = parts.map(htmlOf).join('\n');
  // `<` cannot end the script: it is written as an escape of JSON.
  const data = jsonLd && JSON.stringify(jsonLd).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
${SHEET}
${data ? `<script type="application/ld+json">${data}</script>` : ''}
</head>
<body style="margin:0;padding:24px 0;${paint('page')};font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic Medium','Yu Gothic',sans-serif;font-size:16px;line-height:1.75">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0;padding:16px 24px;${paint('head')};font-size:20px;line-height:32px;font-weight:bold;letter-spacing:2px">${escapeHtml(operator.name)}</p>
<div style="padding:32px 24px 16px;${paint('sheet')}">
<p style="margin:0 0 4px">${greetingOf(content).map(escapeHtml).join('<br>')}</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.4;text-wrap:balance">${escapeHtml(title)}</h1>
${body}
</div>
<p style="margin:0;padding:16px 24px;font-size:14px;line-height:24px;${paint('quiet')}">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}
