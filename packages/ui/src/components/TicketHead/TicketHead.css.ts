import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { size, line as width } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** How far the first ticket lies over the band. */
export const overlap = space[16];

export const root = style({
  paddingBlock: `${space[4]}px ${overlap + space[6]}px`,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.md]: { paddingBlock: `${space[6]}px ${overlap + space[8]}px` },
    [media.forcedColors]: { borderBlockEnd: `${width.hair}px solid` },
    [media.print]: { paddingBlock: 0, background: 'none', color: vars.color.ink },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]}px ${space[4]}px`,
});

export const mark = style({
  paddingInline: space[3],
  border: `${width.hair}px solid transparent`,
  borderRadius: vars.radius.pill,
  background: vars.color.groundDeepRaised,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  '@media': { [media.print]: { display: 'none' } },
});

export const legs = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  maxInlineSize: '30rem',
  marginBlockStart: space[4],
  border: `${width.strong}px solid ${vars.color.onDeepQuiet}`,
  borderRadius: vars.radius.control,
  '@media': { [media.print]: { display: 'none' } },
});

export const leg = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.target,
  padding: space[1],
  color: 'inherit',
  fontWeight: fontWeight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      borderRadius: vars.radius.small,
      background: vars.color.ground,
      color: vars.color.ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

export const lines = style({
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[5],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[16], alignItems: 'end' },
  },
});

export const course = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, 1fr) auto',
  columnGap: space[3],
  // Text of twice its size on a phone: two times have no room beside each other.
  '@container': { '(max-inline-size: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const end = style({
  display: 'grid',
  alignContent: 'start',
  selectors: { '&:last-child': { justifyItems: 'end', textAlign: 'end' } },
});

export const clock = style({
  fontSize: rem(fontSize.time),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.number,
});

export const struck = style([clock, { textDecoration: 'line-through' }]);

export const port = style({ fontSize: rem(fontSize.dense), fontWeight: fontWeight.bold });

export const small = style({ fontSize: rem(fontSize.dense) });

export const sea = style({ position: 'relative', minBlockSize: space[10] });

const round = space[3];

/** Ring, line and dot, as in a voyage line. */
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: space[4],
  borderBlockStart: `${width.strong}px solid`,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: -(round / 2 + 1),
      inlineSize: round,
      blockSize: round,
      borderRadius: '50%',
      border: `3px solid`,
      background: vars.color.groundDeep,
    },
    '&::before': { insetInlineStart: 0 },
    '&::after': { insetInlineEnd: 0, borderWidth: round / 2 },
  },
});

/** Of a sailing that does not take place. */
export const brokenLine = style([line, { borderBlockStartStyle: 'dotted' }]);

export const midnight = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: 'clamp(1.5rem, var(--at), calc(100% - 1.5rem))',
  translate: '-50% 0',
  fontSize: rem(fontSize.label),
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      inlineSize: 0,
      blockSize: space[5],
      marginInline: 'auto',
      borderInlineStart: `${width.strong}px dashed`,
    },
  },
});

export const cutOff = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  color: vars.color.onDeepAccent,
  fontWeight: fontWeight.bold,
  '@media': { [media.print]: { color: vars.color.ink } },
});

export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const flag = style({
  flexShrink: 0,
  inlineSize: space[4],
  blockSize: space[4],
  fill: 'currentColor',
});

export const until = style({
  whiteSpace: 'nowrap',
  // Text of twice its size on a phone: a day of two figures and its time have no room beside each other.
  '@container': { '(max-inline-size: 16rem)': { whiteSpace: 'normal' } },
  // The ground that the browser lays behind a line is taller than this one and would hide the label.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const date = style({ fontSize: rem(fontSize.lead), whiteSpace: 'nowrap' });

export const deadline = style({
  fontSize: rem(fontSize.display),
  lineHeight: lineHeight.number,
  '@media': { [media.md]: { fontSize: rem(fontSize.hero) } },
});

/** On a ground of their own; nothing while there is none. */
export const notice = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[5],
  color: vars.color.ink,
  selectors: { '&:empty': { display: 'none' } },
});
