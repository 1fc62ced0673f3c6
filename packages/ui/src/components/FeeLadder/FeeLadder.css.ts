import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({
  inlineSize: '100%',
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const caption = style({
  paddingBlockEnd: space[2],
  fontWeight: fontWeight.bold,
  textAlign: 'start',
});

export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: `${line.strong}px solid` },
    [media.print]: { background: 'none', color: 'inherit' },
  },
});

/** Close on a phone: there the widest fees are as wide as the screen where text is twice as large. */
const padded = {
  paddingBlock: space[2],
  paddingInline: space[1],
  ':first-child': { paddingInlineStart: space[2] },
  ':last-child': { paddingInlineEnd: space[2] },
  '@media': { [media.md]: { paddingInline: space[3] } },
  '@container': {
    '(max-inline-size: 16rem)': {
      paddingInline: 2,
      ':first-child': { paddingInlineStart: 2 },
      ':last-child': { paddingInlineEnd: 2 },
    },
  },
} as const;
export const cell = style({ ...padded, fontWeight: fontWeight.bold, textAlign: 'start' });
export const until = style({ ...padded, fontWeight: fontWeight.regular, textAlign: 'start' });
// There a day may break after its month.
globalStyle(`${until} span`, {
  '@container': { '(max-inline-size: 16rem)': { whiteSpace: 'normal', wordBreak: 'normal' } },
});
/** No word of a narrow column is taken apart. */
export const fee = style({ ...padded, textAlign: 'end', wordBreak: 'keep-all' });

const row = { borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}` } as const;
export const step = style(row);
export const now = style({ ...row, background: vars.color.warningGround });
export const here = style({
  display: 'inline-block',
  color: vars.color.warning,
  fontWeight: fontWeight.bold,
});
