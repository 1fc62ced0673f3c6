import { style } from '@vanilla-extract/css';
import { covering } from '../../private/covering.ts';
import { insetRing } from '../../private/ring.ts';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** On a phone a row is a line that wraps: an amount that has no room beside its name stands below it. */
const blocks = { '@media': { [media.belowSm]: { display: 'block' } } } as const;
const wraps = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
} as const;

export const table = style({
  ...blocks,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: lineHeight.heading,
});

export const body = style(blocks);

export const headRow = style({ '@media': { [media.belowSm]: wraps } });

export const caption = style({
  paddingBlockEnd: space[2],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  textAlign: 'start',
  ...blocks,
});

export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.belowSm]: {
      display: 'block',
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
    [media.print]: { background: 'none', color: 'inherit' },
  },
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
  '@media': {
    ...inline['@media'],
    [media.belowSm]: { selectors: { '&:first-child': { flexGrow: 1 } } },
  },
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
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': insetRing } } },
  '@media': {
    [media.belowSm]: {
      ...wraps,
      border: `${line.hair}px solid ${vars.color.hairline}`,
      borderBlockStart: 0,
      selectors: {
        '&:last-child': {
          borderEndStartRadius: vars.radius.card,
          borderEndEndRadius: vars.radius.card,
        },
      },
    },
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

const mine = { boxShadow: `inset 4px 0 ${vars.color.action}` } as const;
export const chosen = style({
  background: vars.color.selectedQuiet,
  '@media': { [media.belowSm]: { selectors: { '&:not(:has(:focus-visible))': mine } } },
});

const hairline = `${line.hair}px solid ${vars.color.hairline}`;

export const name = style({
  ...inline,
  flexGrow: 1,
  paddingBlock: space[2],
  fontWeight: fontWeight.bold,
  // A name of nine letters stands whole beside six figures on a phone.
  fontSize: rem(fontSize.dense),
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '@media': {
    ...inline['@media'],
    [media.sm]: {
      borderBlockEnd: hairline,
      borderInlineStart: hairline,
      fontSize: rem(fontSize.body),
      selectors: {
        [`${chosen} &`]: mine,
        'tr:last-child > &': { borderEndStartRadius: vars.radius.card },
      },
    },
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

export const words = style({ flexGrow: 1 });

/** Below the name. */
export const text = style({
  display: 'block',
  // On a phone it breaks rather than push the amount out of the line: the name says how wide both are.
  '@media': { [media.belowSm]: { contain: 'inline-size' } },
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
});

export const amount = style({
  ...inline,
  paddingBlock: space[1],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { fontWeight: fontWeight.bold } },
  '@media': {
    ...inline['@media'],
    [media.sm]: {
      borderBlockEnd: hairline,
      selectors: {
        '&:last-child': { borderInlineEnd: hairline },
        'tr:last-child > &:last-child': { borderEndEndRadius: vars.radius.card },
      },
    },
  },
});
