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
  gridTemplateColumns: `${round}px minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[3],
  minBlockSize: space[16],
  paddingBlock: space[3],
  paddingInline: space[3],
  borderRadius: vars.radius.small,
  // The browser's own triangle.
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  // The state below the name: beside it, a phone of 320 px would break every name.
  '@container': { [narrow]: { gridTemplateColumns: `${round}px minmax(0, 1fr)` } },
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

export const who = style({ display: 'grid', lineHeight: lineHeight.heading });

export const title = style({ fontSize: rem(fontSize.lead), fontWeight: fontWeight.bold });

export const description = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@container': { [narrow]: { gridColumn: 2, justifyContent: 'space-between' } },
});

export const tag = style({
  paddingInline: space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.groundQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    [`${tone.done} > * > * > &`]: {
      background: vars.color.successGround,
      color: vars.color.success,
    },
    [`${tone.wrong} > * > * > &`]: {
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
  selectors: { '[open] > * > * > &': { rotate: '180deg' } },
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
