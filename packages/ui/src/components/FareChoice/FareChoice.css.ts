import { style } from '@vanilla-extract/css';
import { covering } from '../../private/covering.ts';
import { insetRing } from '../../private/ring.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: lineHeight.heading,
});

export const caption = style({
  paddingBlockEnd: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  textAlign: 'start',
});

export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': { [media.print]: { background: 'none', color: 'inherit' } },
});

const inline = {
  paddingInline: space[2],
  '@media': { [media.md]: { paddingInline: space[4] } },
} as const;

export const header = style({
  ...inline,
  paddingBlock: space[3],
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  textAlign: 'start',
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.card },
    '&:last-child': { borderStartEndRadius: vars.radius.card },
  },
});

export const end = style({ textAlign: 'end', whiteSpace: 'nowrap' });

/** What a phone has no room for: the breakdown says it. */
export const part = style({ '@media': { [media.belowSm]: { display: 'none' } } });

/** A box for the press and the ring of its radio, which reach over all cells. */
export const row = style({
  position: 'relative',
  background: vars.color.ground,
  selectors: { '&:has(:focus-visible)': insetRing },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:focus-visible)': {
          outline: `${size.focusRing}px solid Highlight`,
          boxShadow: 'none',
        },
      },
    },
  },
});

export const chosen = style({ background: vars.color.selectedQuiet });

const ruled = { borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}` } as const;

export const name = style({
  ...inline,
  ...ruled,
  paddingBlock: space[2],
  borderInlineStart: `${line.hair}px solid ${vars.color.hairline}`,
  fontWeight: fontWeight.bold,
  // A name of nine letters stands whole beside six figures on a phone.
  fontSize: rem(fontSize.dense),
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': { ...inline['@media'], [media.sm]: { fontSize: rem(fontSize.body) } },
  selectors: {
    [`${chosen} &`]: { boxShadow: `inset 4px 0 ${vars.color.action}` },
    'tr:last-child > &': { borderEndStartRadius: vars.radius.card },
  },
});

export const pick = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
});

/** The radio lies over the whole row; what is seen of it is the mark. */
export const input = style({ ...covering, margin: 0 });

export const mark = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  border: `${line.strong}px solid ${vars.color.controlBorder}`,
  borderRadius: '50%',
  background: vars.color.ground,
  color: 'transparent',
  selectors: {
    [`${chosen} &`]: {
      borderColor: vars.color.action,
      background: vars.color.action,
      color: vars.color.onAction,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${chosen} &`]: { color: 'Highlight' } } },
    [media.print]: { selectors: { [`${chosen} &`]: { color: vars.color.ink } } },
  },
});

/** Below the name. */
export const text = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
});

export const amount = style({
  ...inline,
  ...ruled,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:last-child': {
      borderInlineEnd: `${line.hair}px solid ${vars.color.hairline}`,
      fontWeight: fontWeight.bold,
    },
    'tr:last-child > &:last-child': { borderEndEndRadius: vars.radius.card },
  },
});
