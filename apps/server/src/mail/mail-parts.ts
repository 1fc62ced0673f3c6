import { escapeHtml } from './escape-html.ts';
import { lineHtml, type MailMoment } from './mail-line.ts';
import { paint } from './paints.ts';

type Row = readonly [term: string, value: string];

/** One part of a mail. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly Row[] }
  /** What is asked for by telephone: large, and never broken. */
  | { kind: 'number'; term: string; value: string }
  /** Yen, right below each other, and what they add up to. */
  | { kind: 'sums'; rows: readonly Row[]; total: Row }
  | { kind: 'line'; moments: readonly MailMoment[] }
  /** A leg: drawn as a line with the facts that are not on it, and read as rows. */
  | { kind: 'voyage'; title: string; rows: readonly Row[]; moments: readonly MailMoment[] }
  /**
   * `isAlone`: the mail's one button, with its address below in case it cannot be pressed. `next`: what most do
   * next; others are quieter.
   */
  | { kind: 'link'; label: string; url: string; isAlone?: true; tone?: 'next' | 'words' }
  /** Set apart: what to do when it was not the reader. `few` in the colour of a deadline. */
  | { kind: 'box'; title: string; tone: 'quiet' | 'few'; parts: readonly MailPart[] };

/** The part in plain text. */
export function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `■ ${part.text}`;
    case 'text':
      return part.text;
    case 'facts':
      return rowsText(part.rows);
    case 'number':
      return rowsText([[part.term, part.value]]);
    case 'sums':
      return rowsText([...part.rows, part.total]);
    case 'line':
      return part.moments.map(({ time, title, note }) => `${time} ${title}(${note})`).join('\n');
    case 'voyage':
      return `■ ${part.title}\n\n${rowsText(part.rows)}`;
    case 'link':
      return `${part.label}\n${part.url}`;
    case 'box':
      return [`■ ${part.title}`, ...part.parts.map(textOf)].join('\n');
  }
}

const rowsText = (rows: readonly Row[]) =>
  rows.map(([term, value]) => `${term}:${value}`).join('\n');

/** The part in HTML as mail programs understand it: tables, styles at each element, no pictures. */
export function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return factsHtml(part.rows);
    case 'number':
      return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td style="font-size:14px;line-height:20px;${paint('quiet')}">${escapeHtml(part.term)}</td></tr><tr><td style="font-size:28px;line-height:36px;font-weight:bold;letter-spacing:2px;white-space:nowrap">${escapeHtml(part.value)}</td></tr></table>`;
    case 'sums':
      return sumsHtml(part);
    case 'line':
      return lineHtml(part.moments);
    case 'voyage':
      return voyageHtml(part);
    case 'link':
      return linkHtml(part);
    case 'box':
      return `<div style="${paint(BOX[part.tone])};margin:0 0 16px;padding:20px 20px 4px;border-radius:12px"><p style="margin:0;font-weight:bold">${escapeHtml(part.title)}</p>${part.parts.map(htmlOf).join('\n')}</div>`;
  }
}

const factsHtml = (rows: readonly Row[]) =>
  `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows
    .map(
      ([term, value]) =>
        `<tr><td style="width:7em;padding:8px 16px 8px 0;${paint('row')};${paint('quiet')};vertical-align:top">${escapeHtml(term)}</td><td style="padding:8px 0;${paint('row')};vertical-align:top;font-weight:bold">${escapeHtml(value)}</td></tr>`,
    )
    .join('')}</table>`;

function sumsHtml({ rows, total }: Extract<MailPart, { kind: 'sums' }>): string {
  const cell = (text: string, style: string) => `<td style="${style}">${escapeHtml(text)}</td>`;
  const parts = rows.map(
    ([term, yen]) =>
      `<tr>${cell(term, 'padding:6px 16px 6px 0')}${cell(yen, 'padding:6px 0;text-align:right;white-space:nowrap')}</tr>`,
  );
  const rule = rows.length > 0 ? `${paint('total')};` : '';
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${parts.join('')}<tr>${cell(total[0], `${rule}padding:12px 16px 12px 0;font-weight:bold`)}${cell(total[1], `${rule}padding:8px 0;text-align:right;white-space:nowrap;font-size:28px;line-height:36px;font-weight:bold`)}</tr></table>`;
}

/** What the line says by its marks is no row below it again. */
function voyageHtml({ title, rows, moments }: Extract<MailPart, { kind: 'voyage' }>): string {
  const heading = htmlOf({ kind: 'heading', text: title });
  if (moments.length === 0) return heading + factsHtml(rows);
  const isDrawn = ([term]: Row) => moments.some(({ terms }) => terms?.includes(term));
  return heading + lineHtml(moments) + factsHtml(rows.filter((row) => !isDrawn(row)));
}

const BOX = {
  quiet: 'quietBox',
  few: 'warningBox',
} as const;

function linkHtml({ label, url, isAlone, tone }: Extract<MailPart, { kind: 'link' }>): string {
  const href = escapeHtml(url);
  if (tone === 'words') {
    return `<p style="margin:0 0 16px"><a href="${href}" style="${paint('link')}">${escapeHtml(label)}</a></p>`;
  }
  const look = paint(isAlone || tone === 'next' ? 'nextButton' : 'quietButton');
  const button = `<p style="margin:8px 0 16px"><a href="${href}" style="display:inline-block;padding:12px 28px;${look};border-radius:8px;font-size:18px;line-height:24px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;
  if (!isAlone) return button;
  const address = `<a href="${href}" style="${paint('link')};overflow-wrap:anywhere;word-break:break-all">${href}</a>`;
  return `${button}<p style="margin:0 0 16px;font-size:14px;${paint('quiet')}">ボタンを押せないときは、次のアドレスを開いてください。<br>${address}</p>`;
}
