import { theme } from '../rules/company.ts';

const { color } = theme;
/** When something began, or until when it holds. */
interface MailMoment {
  /** 「14:02」 */
  time: string;
  title: string;
  note: string;
}

/** One part of a mail. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [term: string, value: string])[] }
  /** A way from the one to the other; `flag`: until when it holds. */
  | { kind: 'line'; from: MailMoment; to: MailMoment; mark: 'flag' | 'dot' }
  /** `isAlone`: the mail's one button, with its address below in case it cannot be pressed. */
  | { kind: 'link'; label: string; url: string; isAlone?: true }
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
      return part.rows.map(([term, value]) => `${term}:${value}`).join('\n');
    case 'line':
      return [part.from, part.to]
        .map(({ time, title, note }) => `${time} ${title}(${note})`)
        .join('\n');
    case 'link':
      return `${part.label}\n${part.url}`;
    case 'box':
      return [`■ ${part.title}`, ...part.parts.map(textOf)].join('\n');
  }
}

/** The part in HTML as mail programs understand it: tables, styles at each element, no pictures. */
export function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.4">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`;
    case 'facts':
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([term, value]) =>
            `<tr><td style="width:7em;padding:8px 16px 8px 0;border-bottom:1px solid ${color.hairline};color:${color.inkQuiet};vertical-align:top">${escapeHtml(term)}</td><td style="padding:8px 0;border-bottom:1px solid ${color.hairline};vertical-align:top;font-weight:bold">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'line':
      return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px">${momentHtml(part.from, 'ring')}${momentHtml(part.to, part.mark)}</table>`;
    case 'link':
      return linkHtml(part);
    case 'box':
      return `<div style="${BOX[part.tone]};margin:0 0 16px;padding:20px 20px 4px;border-radius:12px"><p style="margin:0;font-weight:bold">${escapeHtml(part.title)}</p>${part.parts.map(htmlOf).join('\n')}</div>`;
  }
}

const BOX = {
  quiet: `background:${color.groundPage};border:1px solid ${color.hairline}`,
  few: `background:${color.warningGround};border:1px solid ${color.warning}`,
} as const;

function linkHtml({ label, url, isAlone }: Extract<MailPart, { kind: 'link' }>): string {
  const [ground, front] = isAlone
    ? [color.primary, color.onPrimary]
    : [color.action, color.onAction];
  const button = `<p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 32px;background:${ground};border-radius:8px;color:${front};font-size:18px;line-height:24px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;
  if (!isAlone) return button;
  const address = `<a href="${escapeHtml(url)}" style="color:${color.action};overflow-wrap:anywhere;word-break:break-all">${escapeHtml(url)}</a>`;
  return `${button}<p style="margin:0 0 16px;font-size:14px;color:${color.inkQuiet}">ボタンを押せないときは、次のアドレスを開いてください。<br>${address}</p>`;
}

const empty = 'font-size:0;line-height:0';
const MARKS = {
  ring: `<td style="width:10px;height:10px;border:4px solid ${color.action};border-radius:50%;${empty}">&nbsp;</td>`,
  dot: `<td style="width:18px;height:18px;background:${color.action};border-radius:50%;${empty}">&nbsp;</td>`,
  // A pole and its cloth: two cells over one.
  flag: `<td style="width:3px;height:8px;background:${color.warning};${empty}">&nbsp;</td><td style="width:12px;height:8px;background:${color.warning};${empty}">&nbsp;</td></tr><tr><td style="width:3px;height:10px;background:${color.warning};${empty}">&nbsp;</td>`,
} as const;

/** Two rows: time, mark and title; then the line, until the next mark, and the note. */
function momentHtml({ time, title, note }: MailMoment, mark: keyof typeof MARKS): string {
  const tone = mark === 'flag' ? `;color:${color.warning}` : '';
  const line = mark === 'ring' ? `;border-left:3px dotted ${color.controlBorder}` : '';
  return `<tr><td align="right" style="width:86px;font-size:22px;line-height:28px;font-weight:bold;white-space:nowrap${tone}">${escapeHtml(time)}</td><td colspan="2" align="center" style="width:40px"><table role="presentation" border="0" cellpadding="0" cellspacing="0" align="center"><tr>${MARKS[mark]}</tr></table></td><td style="font-size:18px;line-height:28px;font-weight:bold${tone}">${escapeHtml(title)}</td></tr><tr><td></td><td style="width:18px;${empty}">&nbsp;</td><td style="width:22px;${empty}${line}">&nbsp;</td><td style="padding:0 0 16px;font-size:14px;line-height:22px;color:${color.inkQuiet}">${escapeHtml(note)}</td></tr>`;
}

/** What customers have typed is text in a mail, whatever it is. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
