import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const round = space[8];
const narrow = '(max-inline-size: 20rem)';

export const root = style({
  borderRadius: vars.radius.card,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  color: vars.color.ink,
});

export const part = style({
  borderInlineStart: `${line.accent}px solid transparent`,
  borderRadius: vars.radius.card,
  selectors: {
    '& + &': { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` },
    '&:not(:first-child)': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '&:not(:last-child)': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '&[open]': { borderInlineStartColor: vars.color.action },
  },
  '@media': {
    // A transparent border is drawn there: only what is open keeps one.
    [media.forcedColors]: {
      borderInlineStartWidth: 0,
      selectors: { '&[open]': { borderInlineStartWidth: line.accent } },
    },
    // Paper cannot be opened.
    print: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});

export const tone = styleVariants({
  open: {},
  done: {},
  wrong: {
    borderInlineStartColor: vars.color.danger,
    selectors: { '&[open]': { borderInlineStartColor: vars.color.danger } },
  },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: `${round}px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[16],
  paddingBlock: space[3],
  paddingInline: space[3],
  borderRadius: vars.radius.small,
  // The browser's own triangle.
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.sm]: { paddingInline: space[5] },
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: round,
  blockSize: round,
  borderRadius: vars.radius.pill,
  background: vars.color.groundQuiet,
  fontWeight: fontWeight.bold,
  selectors: {
    '[open] > * > &': { background: vars.color.action, color: vars.color.onAction },
    [`${tone.done} > * > &`]: {
      background: vars.color.successGround,
      color: vars.color.success,
    },
    [`${tone.wrong} > * > &`]: { background: vars.color.dangerGround, color: vars.color.danger },
  },
});

/** Who, and how far they are: beside each other while the name has room, else below it. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]}px ${space[3]}px`,
});

/** As wide as its name, and takes what the state leaves. */
export const who = style({
  display: 'grid',
  flex: '999 1 auto',
  minInlineSize: 0,
  lineHeight: lineHeight.heading,
});

export const title = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  // A name breaks between its parts, not in the middle of one.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const description = style({
  // It breaks: the name alone says whether the state has room beside it.
  contain: 'inline-size',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const state = style({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  // Below the name: beside it, a phone of 320 px would break every name.
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const tag = style({
  paddingInline: space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.groundQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    [`${tone.done} > * > * > * > &`]: {
      background: vars.color.successGround,
      color: vars.color.success,
    },
    [`${tone.wrong} > * > * > * > &`]: {
      background: vars.color.dangerGround,
      color: vars.color.danger,
    },
  },
  // Enlarged text on a phone: over two lines rather than out of the page.
  '@container': { '(max-inline-size: 16rem)': { whiteSpace: 'normal' } },
});

export const mark = style({
  flexShrink: 0,
  color: vars.color.link,
  transition: `rotate ${duration.quick}s`,
  inlineSize: size.icon,
  selectors: { '[open] > * > * > * > &': { rotate: '180deg' } },
});

export const body = style({
  paddingInline: space[4],
  '@media': { [media.sm]: { paddingInline: space[5] } },
});

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlock: `${space[1]}px ${space[5]}px`,
});

export const action = style({
  display: 'flex',
  justifyContent: 'flex-end',
  paddingBlock: `${space[4]}px ${space[5]}px`,
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
});
