import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'grid',
  // Two beside each other on a phone; one where the text is twice as large.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))`,
  gap: space[2],
  '@media': {
    // Wide enough for a name and its sign in two lines.
    [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
    [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))', gap: space[4] },
    [media.print]: { display: 'none' },
  },
});

// Six are two full rows, not one and a tile alone.
globalStyle(`${root}:has(> :nth-child(6):last-child)`, {
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

// Of an odd number the last one takes what is left of its row.
globalStyle(`${root} > :last-child:nth-child(odd)`, {
  '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: space[16],
  padding: space[3],
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'center',
      columnGap: space[3],
      rowGap: 0,
      padding: space[4],
    },
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.selectedQuiet } } },
  },
});

export const off = style({
  borderStyle: 'dashed',
  background: 'none',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: 'none' } } } },
});

export const icon = style({
  color: vars.color.link,
  selectors: { [`${off} &`]: { color: vars.color.inkQuiet } },
  '@media': { [media.sm]: { gridRow: '1 / span 2', alignSelf: 'center' } },
});

export const name = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.heading });

export const detail = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

// It has room for its sign beside the name, and stands a line lower.
globalStyle(`${root} > :last-child:nth-child(odd) > ${tile}`, {
  '@media': {
    [media.belowSm]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'center',
      columnGap: space[3],
      rowGap: 0,
    },
  },
});
globalStyle(`${root} > :last-child:nth-child(odd) > ${tile} > ${icon}`, {
  '@media': { [media.belowSm]: { gridRow: '1 / span 2', alignSelf: 'center' } },
});
