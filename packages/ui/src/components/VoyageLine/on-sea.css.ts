import { globalStyle } from '@vanilla-extract/css';
import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, rem } from '../../tokens/type.ts';
import { form } from './forms.css.ts';
import {
  axis,
  band,
  caption,
  hidden,
  inBand,
  inRow,
  midnight,
  pier,
  quiet,
  sea,
  upright,
  upTo,
} from './measures.ts';
import { part } from './part.ts';

const onSea = { position: 'relative', pointerEvents: 'none' } as const;
export const call = part({
  phone: { self: { ...onSea, ...inBand, gridArea: '2 / 2' } },
  row: { self: { ...onSea, ...inBand, gridArea: '1 / 3' } },
  wide: { self: { ...onSea, gridArea: '1 / 2 / 3 / 3' } },
  upright: { self: upright, before: { ...upTo, borderInlineStart: sea } },
});

globalStyle(`ol${form.small} > ${call}${call}`, inRow(3));

const tickAt = (blockSize: number) => ({
  self: {
    position: 'absolute' as const,
    insetInlineStart: 'var(--at)',
    insetBlockStart: (band - blockSize) / 2,
    blockSize,
    marginInlineStart: -1,
    borderInlineStart: `3px solid ${routeColor}`,
  },
});
export const tick = part({
  phone: tickAt(space[4]),
  row: tickAt(space[4]),
  wide: tickAt(space[5]),
  upright: {
    self: {
      position: 'absolute',
      insetBlockStart: space[3],
      insetInlineStart: axis(-10),
      inlineSize: space[5],
      borderBlockStart: sea,
    },
  },
});

/** A label under its mark, kept clear of the words of departure and arrival. */
const under = { position: 'absolute', translate: '-50% 0', whiteSpace: 'nowrap' } as const;
const at = 'var(--at)';
/** The line of a phone is short: names of ports lean away from its middle, and from each other. */
const apart = { ...under, translate: `calc(${at} - 100%) 0` } as const;
export const callText = part({
  phone: { self: { ...apart, ...caption, insetInlineStart: at, insetBlockEnd: 0 } },
  row: { self: { ...under, ...caption, insetInlineStart: at, insetBlockEnd: 0 } },
  wide: {
    self: { ...under, ...quiet, insetInlineStart: at, insetBlockStart: band, display: 'grid' },
  },
  upright: { self: { display: 'contents' } },
});
/** Further apart where the line is at its shortest. */
globalStyle(`ol${form.small} > ${call} > ${callText}${callText}`, {
  '@container': { '(max-inline-size: 19rem)': { translate: `calc(${at} * 1.6 - 130%) 0` } },
});
/** A row has room for the port alone; upright the two stand in the columns of the list. */
export const callTime = part({
  phone: { self: hidden },
  row: { self: hidden },
  upright: { self: { display: 'contents' } },
});
export const callPort = part({ upright: { self: { gridArea: '1 / 2' } } });

export const midnightMark = part({
  phone: { self: { ...onSea, ...inBand, gridArea: '2 / 2' } },
  row: { self: { ...onSea, ...inBand, gridArea: '1 / 3' } },
  wide: { self: { ...onSea, gridArea: '1 / 2 / 3 / 3' } },
  upright: {
    self: { ...upright, paddingBlockEnd: space[3] },
    before: { ...upTo, borderInlineStart: sea },
  },
});
/** Midnight before the departure: on the pier, where a row has no line. */
export const onPier = part({
  phone: { self: hidden },
  row: { self: hidden },
  wide: { self: { gridArea: '1 / 1 / 3 / 2' } },
  upright: { before: { ...upTo, insetInlineStart: axis(-1), borderInlineStart: pier } },
});

globalStyle(`ol${form.small} > ${midnightMark}${midnightMark}:not(${onPier})`, inRow(3));

const dashAt = (blockSize: number) => ({
  self: {
    position: 'absolute' as const,
    insetInlineStart: at,
    insetBlockStart: (band - blockSize) / 2,
    blockSize,
    marginInlineStart: -1,
    borderInlineStart: midnight,
  },
});
export const dash = part({
  phone: dashAt(space[5]),
  row: dashAt(space[5]),
  wide: dashAt(space[5]),
  upright: {
    self: {
      position: 'absolute',
      insetInline: `${space[10]}px 0`,
      insetBlockStart: '0.65em',
      borderBlockStart: midnight,
    },
  },
});

/** Not over the words of the departure. */
const clear = 'clamp(9.5rem, var(--at), calc(100% - 3.5rem))';
const onLine = `clamp(2rem, ${at}, calc(100% - 2rem))`;
export const newDay = part({
  phone: { self: { ...under, ...caption, insetInlineStart: onLine, insetBlockEnd: 0 } },
  row: { self: { ...under, ...caption, insetInlineStart: onLine, insetBlockEnd: 0 } },
  wide: { self: { ...under, ...quiet, insetInlineStart: clear, insetBlockStart: band } },
  upright: {
    self: {
      position: 'relative',
      gridColumn: 2,
      justifySelf: 'start',
      marginInlineStart: -space[2],
      paddingInline: space[2],
      background: vars.color.ground,
      fontSize: rem(fontSize.dense),
      fontWeight: fontWeight.bold,
    },
  },
});
