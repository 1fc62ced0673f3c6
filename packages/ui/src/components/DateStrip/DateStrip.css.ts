import { globalStyle, style } from '@vanilla-extract/css';
import { insetRing } from '../../private/ring.ts';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

/** Another day is nothing for paper. */
export const root = style({ '@media': { [media.print]: { display: 'none' } } });

/** The week before and after at its ends, where there is room. */
export const row = style({
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: `${size.targetMin}px minmax(0, 1fr) ${size.targetMin}px`,
      gap: space[2],
    },
  },
});

export const step = style({
  display: 'none',
  borderRadius: vars.radius.card,
  color: vars.color.action,
  '@media': {
    [media.md]: {
      display: 'grid',
      placeItems: 'center',
      selectors: {
        '&[href]': { border: `${line.control}px solid ${vars.color.controlBorder}` },
      },
    },
    '(hover: hover)': { selectors: { '&[href]:hover': { background: vars.color.selectedQuiet } } },
  },
});

export const back = style({ display: 'grid', rotate: '90deg' });

export const on = style({ display: 'grid', rotate: '-90deg' });

/** One box of seven days. On a phone it is wider than the screen and is pushed sideways. */
export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(6rem, 1fr))',
  overflowX: 'auto',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
});

export const item = style({
  display: 'flex',
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `${line.hair}px solid ${vars.color.hairline}` } },
});

export const day = style({
  position: 'relative',
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: space[16] + space[2],
  padding: space[1],
  color: vars.color.ink,
  fontSize: rem(fontSize.label),
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.line,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: vars.color.action, color: vars.color.onAction },
    ':root &:focus-visible': insetRing,
    // The day that is shown stays the current one, whether it can be chosen or not.
    '&[aria-disabled]:not([aria-current])': {
      background: vars.color.groundPage,
      color: vars.color.inkQuiet,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not([aria-current], [aria-disabled])': { background: vars.color.selectedQuiet },
      },
    },
    // Grounds vanish there: the chosen day has an outline, and a closed one is grey.
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          outline: `${line.accent}px solid Highlight`,
          outlineOffset: -line.accent,
        },
        '&[aria-disabled]:not([aria-current])': { color: 'GrayText' },
      },
    },
  },
});

/** In the corner; on a narrow day it stands above the date. */
export const lowest = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingInline: space[1],
  borderEndEndRadius: vars.radius.small,
  background: vars.color.success,
  color: vars.color.ground,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  '@media': {
    [media.forcedColors]: {
      border: `${line.hair}px solid`,
      background: 'none',
      color: 'inherit',
    },
  },
});

const roomForLowest = { '@media': { [media.belowMd]: { paddingBlockStart: space[5] } } };
globalStyle(`${list}:has(${lowest}) ${day}`, roomForLowest);
globalStyle(`${list} ${day}`, { '@supports': { [withoutHas]: roomForLowest } });

/** A day that is not on the plain ground has one colour for all that is in it. */
const whenPlain = `${day}:is([aria-disabled], [aria-current]) &`;

export const sunday = style({
  color: vars.color.danger,
  selectors: { [whenPlain]: { color: 'inherit' } },
});

export const saturday = style({
  color: vars.color.action,
  selectors: { [whenPlain]: { color: 'inherit' } },
});

/** The letter of the fare period, framed like a stamp. */
export const period = style({
  display: 'inline-block',
  minInlineSize: '1.5em',
  border: `${line.hair}px solid currentColor`,
  borderRadius: vars.radius.small,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  textAlign: 'center',
  // The plate that the browser lays behind text would cover its frame.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [`${day} &`]: { color: 'LinkText' },
        [`${day}[aria-disabled] &`]: { color: 'GrayText' },
      },
    },
  },
});

export const date = style({
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: { [`${day}[aria-disabled] > &`]: { fontWeight: fontWeight.regular } },
});

export const price = style({
  display: 'flex',
  gap: space[1],
  minBlockSize: `${lineHeight.line}em`,
  marginBlock: 2,
  fontSize: rem(fontSize.dense),
  whiteSpace: 'nowrap',
});

/** Where the price will be. */
export const waiting = style({
  alignSelf: 'stretch',
  background: vars.color.skeleton,
  borderRadius: vars.radius.small,
});

export const mark = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  minBlockSize: '1.25rem',
  // The longest one, WEB受付終了, needs the whole width beside its sign.
  marginInline: -space[1],
});

// Two lines rather than a word cut off.
globalStyle(`${mark} > *`, { whiteSpace: 'normal', flexWrap: 'wrap', justifyContent: 'center' });

// On the ground of the chosen day a mark has the colour of its text.
globalStyle(`${day}[aria-current] > ${mark} *`, { color: 'inherit' });

// As tall as the word: mark and word share a line of a column of 72 px.
globalStyle(`${mark} svg`, { inlineSize: '1em', blockSize: '1em' });

export const reason = style({
  paddingBlockStart: space[2],
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  selectors: { '&:empty': { paddingBlockStart: 0 } },
});

/** What the prices are, what the letters mean, and a day further away: one row, if there is room. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}px`,
  minBlockSize: size.targetMin,
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  '@media': { [media.belowSm]: { display: 'block', paddingBlockStart: space[1] } },
});

export const note = style({ '@media': { [media.belowSm]: { display: 'inline' } } });

/** On a phone it goes on in the last line of the note. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  '@media': { [media.belowSm]: { display: 'inline-flex', columnGap: space[2] } },
});

export const unseen = style({ visibility: 'hidden' });

export const calendar = style({
  marginInlineStart: 'auto',
  '@media': { [media.belowSm]: { display: 'flex', justifyContent: 'end' } },
});
