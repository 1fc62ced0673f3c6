import { globalStyle, style } from '@vanilla-extract/css';
import { insetRing } from '../../private/ring.ts';
import { routeColor, routeTint } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line as lines, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  position: 'relative',
  borderBlockStart: `${lines.hair}px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
});

export const off = style({ background: vars.color.groundQuiet });

/** Its frame lies over the grounds of what is inside, which an inset shadow would lie under. */
export const open = style({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${routeColor}`,
      pointerEvents: 'none',
    },
    '&:last-child::after': {
      borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.card} - 1px)`,
    },
  },
});

/** Text of twice its size on a phone: availability and price have no room beside each other. */
const narrow = '(max-inline-size: 16rem)';

/** Phones: the line, then availability and price. From 960 px: one row. */
export const head = style({
  position: 'relative',
  display: 'grid',
  // The words of the availability keep their room: beside them the price takes two lines on a small phone.
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]}px ${space[2]}px`,
  padding: `${space[3]}px ${space[4]}px`,
  selectors: {
    [`${open} > &`]: {
      backgroundImage: `linear-gradient(${routeTint}, ${vars.color.ground})`,
      paddingBlockEnd: space[4],
    },
    [`${off} > &`]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 7rem 8.5rem 1.5rem',
      columnGap: space[4],
      minBlockSize: 95,
      paddingBlock: space[2],
      paddingInline: `${space[6]}px ${space[4]}px`,
      selectors: {
        [`${off} > &`]: {
          gridTemplateColumns: 'minmax(0, 1fr) 7rem 11rem',
          minBlockSize: 79,
        },
        [`${open} > &`]: { paddingBlock: `${space[3]}px ${space[5]}px` },
      },
    },
  },
});

export const line = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 1, gridRow: 1 } },
  selectors: { [`${open} &&`]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const availability = style({
  fontSize: rem(fontSize.dense),
  selectors: { [`${open} &`]: { gridColumn: 1, gridRow: 1 } },
});

export const price = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: lineHeight.line,
  '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 3 } },
  '@media': {
    [media.belowMd]: {
      flexFlow: 'row wrap',
      justifyContent: 'flex-end',
      alignItems: 'baseline',
      columnGap: space[2],
    },
  },
});

export const amount = style({ whiteSpace: 'nowrap' });
export const note = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  '@media': { [media.belowMd]: { order: -1 } },
});

export const action = style({
  gridColumn: '2 / -1',
  justifySelf: 'end',
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  textAlign: 'end',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  '@media': { [media.md]: { gridColumn: 3 } },
});

/** A link alone on its line has room for a finger. */
globalStyle(`${action} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  // No other target is near: its room is that of the words around it, so that the row stays low.
  marginBlock: -space[1],
  '@media': { [media.md]: { marginBlock: (space[5] - size.targetMin) / 2 } },
});

/** The whole row opens it; opened, the button alone closes it. */
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[6],
  minBlockSize: space[6],
  color: vars.color.link,
  cursor: 'pointer',
  '@container': { [narrow]: { gridColumn: 2, gridRow: 2 } },
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    ':root &:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': insetRing,
    [`${open} &`]: {
      position: 'relative',
      gridColumn: -2,
      gridRow: 1,
      justifySelf: 'end',
      inlineSize: size.targetMin,
      minBlockSize: size.targetMin,
      marginInlineEnd: -space[2],
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const chevron = style({
  transition: `rotate ${duration.quick}s`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const details = style({
  padding: `0 ${space[4]}px ${space[5]}px`,
  '@media': { [media.md]: { paddingInline: space[6], paddingBlockEnd: space[6] } },
});
