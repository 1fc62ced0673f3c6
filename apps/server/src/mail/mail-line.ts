import { escapeHtml } from './escape-html.ts';
import { paint } from './paints.ts';

/** One mark of a line. */
export interface MailMoment {
  /** A `flag` is until when something holds. */
  mark: 'ring' | 'dot' | 'flag';
  /** 「14:02」 */
  time: string;
  title: string;
  note: string;
  /** 「8月2日(月)」, where it begins here. */
  day?: string;
  /** The rows of the plain text that say the same. */
  terms?: readonly string[];
  /** What joins it to the next one: dotted before a ship sails. */
  way?: 'dotted' | 'solid';
}

const empty = 'font-size:0;line-height:0';
const MARKS = {
  ring: `<td style="width:10px;height:10px;${paint('ring')};border-radius:50%;${empty}">&nbsp;</td>`,
  dot: `<td style="width:18px;height:18px;${paint('dot')};border-radius:50%;${empty}">&nbsp;</td>`,
  // A pole and its cloth: two cells over one.
  flag: `<td style="width:3px;height:8px;${paint('flag')};${empty}">&nbsp;</td><td style="width:12px;height:8px;${paint('flag')};${empty}">&nbsp;</td></tr><tr><td style="width:3px;height:10px;${paint('flag')};${empty}">&nbsp;</td>`,
} as const;

/** Moments below each other, the next one at the end of each one's line. */
export const lineHtml = (moments: readonly MailMoment[]): string =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px">${moments.map(momentHtml).join('')}</table>`;

/** Two rows: time, mark and title; then the line, until the next mark, and the note. */
function momentHtml({ mark, time, title, note, day, way }: MailMoment, index: number): string {
  const tone = mark === 'flag' ? `;${paint('flagged')}` : '';
  const line = way ? `;${paint(way === 'solid' ? 'atSea' : 'ashore')}` : '';
  const midnight = index > 0 ? `${paint('midnight')};` : '';
  const dayRow = day
    ? `<tr><td colspan="3" style="${midnight}${empty}">&nbsp;</td><td style="${midnight}padding:4px 0;font-weight:bold;line-height:24px">${escapeHtml(day)}</td></tr>`
    : '';
  return `${dayRow}<tr><td align="right" style="width:86px;font-size:22px;line-height:28px;font-weight:bold;white-space:nowrap${tone}">${escapeHtml(time)}</td><td colspan="2" align="center" style="width:40px"><table role="presentation" border="0" cellpadding="0" cellspacing="0" align="center"><tr>${MARKS[mark]}</tr></table></td><td style="font-size:18px;line-height:28px;font-weight:bold${tone}">${escapeHtml(title)}</td></tr><tr><td></td><td style="width:18px;${empty}">&nbsp;</td><td style="width:22px;${empty}${line}">&nbsp;</td><td style="padding:0 0 16px;font-size:14px;line-height:22px;${paint('quiet')}">${escapeHtml(note)}</td></tr>`;
}
