import operator from '../../../../operator.json' with { type: 'json' };

/** One part of a mail: a heading, sentences, facts in two columns, a link. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  | { kind: 'link'; label: string; url: string };

export interface MailContent {
  /** Without the operator's name, which comes before it. */
  subject: string;
  /** How the reader is addressed: 「山田 花子 様」. */
  greeting: string;
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
  operator.companyName,
  `お問い合わせ ${operator.phone.number}(${operator.phone.hours})`,
  'このメールは送信専用です。返信いただいてもお答えできません。',
];

function renderText({ greeting, parts }: MailContent): string {
  return [greeting, ...parts.map(textOf), '--', footer.join('\n')].join('\n\n').concat('\n');
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `■ ${part.text}`;
    case 'text':
      return part.text;
    case 'facts':
      return part.rows.map(([term, value]) => `${term}:${value}`).join('\n');
    case 'link':
      return `${part.label}\n${part.url}`;
  }
}

function renderHtml({ subject, greeting, parts, jsonLd }: MailContent): string {
  const body = parts.map(htmlOf).join('\n');
  // `<` cannot end the script: it is written as an escape of JSON.
  const data = jsonLd && JSON.stringify(jsonLd).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
${data ? `<script type="application/ld+json">${data}</script>` : ''}
</head>
<body style="margin:0;padding:16px;background:#f3f8fa;color:#0f2233;font-family:'Hiragino Sans','Noto Sans JP','Yu Gothic Medium','Yu Gothic',sans-serif;font-size:16px;line-height:1.75">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:bold;color:#0a3f5c">${escapeHtml(operator.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escapeHtml(subject)}</h1>
<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>
${body}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #c9d6de;font-size:14px;color:#3f5566">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([term, value]) =>
            `<tr><td style="width:7em;padding:8px 16px 8px 0;border-bottom:1px solid #c9d6de;color:#3f5566;vertical-align:top">${escapeHtml(term)}</td><td style="padding:8px 0;border-bottom:1px solid #c9d6de;vertical-align:top;font-weight:bold">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;background:#0b5a7f;border-radius:8px;color:#ffffff;font-weight:bold">${escapeHtml(part.label)}</a></p>`;
  }
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
