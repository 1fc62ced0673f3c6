import { globalStyle, style } from '@vanilla-extract/css';
import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { lineHeight } from '../../tokens/type.ts';
import { form } from './forms.css.ts';
import {
  axis,
  band,
  column,
  hidden,
  inBand,
  inRow,
  mark,
  pier,
  quiet,
  round,
  sea,
  small,
  stacked,
  upright,
  uprightMark,
  upTo,
} from './measures.ts';
import { part } from './part.ts';

export const root = style({
  position: 'relative',
  lineHeight: lineHeight.line,
  fontVariantNumeric: 'tabular-nums',
  vars: { '--pier': '10rem' },
});

// The list is a picture: with the width limit of text it would end before its port on a wide screen.
globalStyle(`${root} > li`, { maxInlineSize: 'none' });

export const off = style({ vars: { [routeColor]: vars.color.controlBorder } });
export const struck = style({});
/** There is a date to be written on the pier. */
export const longPier = style({ vars: { '--pier': '15rem' } });

// One column for each part of a row; the line takes what is left.
globalStyle(`${root}${form.small}`, {
  display: 'grid',
  gridTemplateColumns: `${column} minmax(3rem, 1fr) ${column}`,
  alignItems: 'center',
  columnGap: space[2],
  '@media': {
    [media.md]: {
      // Rows below each other keep the place of a cut-off; what stands alone takes it for the line.
      gridTemplateColumns: `var(--row-pier, 6.75rem) ${column} minmax(4.5rem, 1fr) ${column}`,
      columnGap: space[3],
    },
  },
  // Text of twice its size on a phone: two times have no room beside each other.
  '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${root}${form.large}`, {
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: 'var(--pier) minmax(0, 1fr) 7rem',
      gridTemplateRows: `${band}px auto`,
    },
  },
});

export const cutOff = part({
  phone: {
    self: { gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: space[1] },
  },
  row: {
    self: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[2],
      gridArea: '1 / 1',
    },
  },
  wide: {
    self: {
      position: 'relative',
      gridArea: '1 / 1 / 3 / 2',
      display: 'flex',
      flexDirection: 'column',
      paddingBlockStart: band,
    },
    before: { insetInline: `${mark}px 0`, insetBlockStart: band / 2 - 1, borderBlockStart: pier },
  },
  upright: {
    self: upright,
    before: { ...upTo, insetInlineStart: axis(-1), borderInlineStart: pier },
  },
});

export const flag = part({
  all: { flexShrink: 0, inlineSize: space[4], blockSize: space[4], fill: vars.color.warning },
  row: {
    self: { gridRow: '1 / 3', alignSelf: 'center', inlineSize: space[5], blockSize: space[5] },
  },
  wide: { self: { position: 'absolute', insetBlockStart: band / 2 - space[2] } },
  upright: { self: { position: 'absolute', insetInlineStart: axis(-3), insetBlockStart: 3 } },
});

export const departure = part({
  phone: { self: { gridArea: '2 / 1' } },
  row: { self: { gridArea: '1 / 2' } },
  wide: { self: { gridArea: '2 / 2', inlineSize: 'fit-content' } },
  upright: {
    self: { ...upright, paddingBlockEnd: 0 },
    before: { ...upTo, insetBlockEnd: 0, borderInlineStart: sea },
    after: { ...uprightMark, ...round, border: sea, background: vars.color.ground },
  },
});

export const track = part({
  phone: {
    self: { ...inBand, gridArea: '2 / 2' },
    before: { insetInline: small / 2, insetBlockStart: band / 2 - 1, borderBlockStart: sea },
  },
  row: {
    self: { ...inBand, gridArea: '1 / 3' },
    before: { insetInline: small / 2, insetBlockStart: band / 2 - 1, borderBlockStart: sea },
  },
  wide: {
    self: { ...inBand, gridArea: '1 / 2' },
    before: {
      insetInline: `${mark - 1}px 0`,
      insetBlockStart: band / 2 - 2,
      borderBlockStart: sea,
    },
  },
  upright: {
    self: { ...upright, display: 'block', paddingInlineStart: `calc(4rem + ${space[10]}px)` },
    before: { ...upTo, insetBlockStart: 0, borderInlineStart: sea },
  },
});

// Below each other: cut-off, departure, the line with all that lies on it, arrival.
for (const [stop, row] of [
  [cutOff, 1],
  [departure, 2],
  [track, 3],
] as const) {
  globalStyle(`ol${root}${form.small} > ${stop}`, inRow(row));
}

// A dashed line for what does not sail.
globalStyle(`ol${off} ${track}::before`, {
  borderBlockStartStyle: 'dashed',
  borderBlockStartWidth: line.strong,
});

for (const stop of [departure, track]) {
  globalStyle(`ol${off}${form.vertical} ${stop}::before`, { borderInlineStartStyle: 'dotted' });
}

const smallRound = {
  position: 'absolute',
  insetBlockStart: (band - small) / 2,
  inlineSize: small,
  blockSize: small,
  borderRadius: '50%',
} as const;
const noMark = { self: { display: 'none' } } as const;
const smallRing = {
  ...smallRound,
  border: `3px solid ${routeColor}`,
  background: vars.color.ground,
};
// Its border fills it: a ground would be lost on paper and in forced colours.
const smallDot = { ...smallRound, insetInlineEnd: 0, border: `${small / 2}px solid ${routeColor}` };
const wideRound = { position: 'absolute', insetBlockStart: (band - mark) / 2, ...round } as const;

export const ring = part({
  phone: { self: smallRing },
  row: { self: smallRing },
  wide: { self: { ...wideRound, border: sea, background: vars.color.ground } },
  upright: noMark,
});

export const dot = part({
  phone: { self: smallDot },
  row: { self: smallDot },
  wide: {
    self: { ...wideRound, insetInlineEnd: -mark, border: `${mark / 2}px solid ${routeColor}` },
  },
  upright: noMark,
});

const above = { ...quiet, color: vars.color.ink, insetInline: 0, textAlign: 'center' } as const;
const inMiddle = { position: 'absolute', whiteSpace: 'nowrap' } as const;
export const duration = part({
  phone: { self: { ...above, ...inMiddle, insetBlockStart: 0 } },
  row: { self: { ...above, ...inMiddle, insetBlockStart: 0 } },
  wide: { self: { ...above, ...inMiddle, insetInlineEnd: 'auto', insetInlineStart: space[7] } },
  upright: { self: quiet },
});

const below = {
  ...quiet,
  ...inMiddle,
  insetInline: 0,
  insetBlockEnd: 0,
  textAlign: 'center',
} as const;
export const vessel = part({
  phone: { self: below },
  row: { self: below },
  wide: { self: { ...quiet, ...inMiddle, insetBlockStart: 0, insetInlineStart: '8.5rem' } },
  upright: { self: quiet },
});
/** Where a date or a port stands below the line, the ship's name has no room. */
export const crowded = part({ phone: { self: hidden }, row: { self: hidden } });

export const arrival = part({
  phone: { self: { gridArea: '2 / 3', justifySelf: 'end' } },
  row: { self: { gridArea: '1 / 4' } },
  wide: { self: { gridArea: '2 / 3' } },
  upright: {
    self: { ...upright, paddingBlockEnd: 0 },
    after: { ...uprightMark, ...round, border: `${mark / 2}px solid ${routeColor}` },
  },
});
globalStyle(`ol${root}${form.small} > ${arrival}`, inRow(4));
