import { globalStyle, style } from '@vanilla-extract/css';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]}px ${space[4]}px`,
  paddingBlock: space[3],
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.sm]: { gridTemplateColumns: '11rem minmax(0, 1fr) auto', alignItems: 'baseline' },
    [media.print]: { paddingBlock: space[1], breakInside: 'avoid' },
  },
});

export const term = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const formalTerm = style({ fontWeight: fontWeight.regular });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pair = style({
  paddingBlock: space[3],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [media.sm]: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } },
    [media.print]: { paddingBlock: space[1], breakInside: 'avoid' },
  },
});

/** Few facts that have no order: the screen decides how many stand beside each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[3]}px ${space[8]}px`,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

globalStyle(`${columns} > div`, { '@media': { [media.print]: { breakInside: 'avoid' } } });

/** A narrow column at any width of the screen: a term beside it would leave no room for a date. */
export const stacked = style({
  paddingBlock: space[3],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [media.print]: { paddingBlock: space[1], breakInside: 'avoid' } },
});

export const wide = style({ gridColumn: '1 / -1' });
globalStyle(`${wide} > dd`, { maxInlineSize: 'none' });

/** On a phone below term and action, over the whole width: an action must not narrow it. */
export const value = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  minInlineSize: 0,
  lineHeight: lineHeight.dense,
  '@media': { [media.sm]: { gridColumn: 'auto', gridRow: 'auto' } },
});

/** A link in it stands alone, with room for a finger that reaches into the distance between rows. */
export const action = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlock: -space[2],
  // The frame of a button would stand on the answer below it.
  selectors: { '&:has(button)': { marginBlockEnd: 0 } },
  '@media': { [media.sm]: { selectors: { '&:has(button)': { marginBlockEnd: -space[2] } } } },
  '@supports': { [withoutHas]: { '@media': { [media.belowSm]: { marginBlockEnd: 0 } } } },
});
