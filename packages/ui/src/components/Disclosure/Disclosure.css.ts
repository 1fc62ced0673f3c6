import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  '@media': {
    // Paper cannot be opened.
    print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: 'fit-content',
  minBlockSize: size.targetMin,
  paddingBlock: space[2],
  borderRadius: vars.radius.small,
  color: vars.color.link,
  fontWeight: fontWeight.bold,
  textWrap: 'wrap',
  // The browser's own triangle.
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

/** The lead above the summary, and beside it where both have room. */
export const words = style({
  display: 'grid',
  columnGap: space[4],
  '@media': {
    [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline' },
  },
});

export const lead = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.dense,
  // As wide as the longest date with its year and weekday, so that all summaries begin on one line.
  '@media': { [media.sm]: { minInlineSize: '10em' } },
});

/** Its mark stands at the end: what is folded begins where the heading does. */
export const titled = style({ flexDirection: 'row-reverse', inlineSize: 'auto' });

/** The detail below the heading, and beside it where both have room. */
export const row = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  columnGap: space[4],
  '@media': {
    [media.sm]: { gridTemplateColumns: '12em minmax(0, 1fr)', alignItems: 'baseline' },
  },
});

export const title = style({
  fontSize: 'inherit',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const detail = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.dense,
});

export const mark = style({
  flexShrink: 0,
  transition: `rotate ${duration.quick}s`,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
});

export const content = style({
  paddingBlockEnd: space[3],
  paddingInlineStart: size.icon + space[2],
  selectors: { [`${titled} + &`]: { paddingBlock: `${space[2]}px ${space[6]}px` } },
});

const hairline = `${line.hair}px solid ${vars.color.hairline}`;

/** One below the other, with lines between. */
export const group = style({ borderBlock: hairline });

globalStyle(`${group} > * + *`, { borderBlockStart: hairline });

/** Of a disclosure of the group, also of one that something hides or shows. */
const inGroup = (of: string, part: string) =>
  [`${of} > ${root} > ${part}`, `${of} > * > ${root} > ${part}`].join();

// As wide as the group: the whole line is pressed.
globalStyle(inGroup(group, summary), {
  inlineSize: 'auto',
  '@media': { [media.forcedColors]: { borderRadius: 0 } },
});

/** A card of its own: its frame is the line above the first and below the last. */
export const framed = style({
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
});

const inCard = { paddingInline: space[4], '@media': { [media.md]: { paddingInline: space[6] } } };

globalStyle(inGroup(framed, summary), { ...inCard, minBlockSize: size.target });
globalStyle(inGroup(framed, content), {
  paddingInline: `${space[4] + size.icon + space[2]}px ${space[4]}px`,
  '@media': { [media.md]: { paddingInline: `${space[6] + size.icon + space[2]}px ${space[6]}px` } },
});
globalStyle(inGroup(framed, `${titled} + ${content}`), inCard);
