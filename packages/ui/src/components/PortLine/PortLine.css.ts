import { createVar, style } from '@vanilla-extract/css';
import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media, room } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const wide = room.ports;

const hue = createVar();

export const frame = style({ containerType: 'inline-size' });

export const root = style({
  position: 'relative',
  display: 'grid',
  vars: { [hue]: `${routeColor}` },
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Without a route: as every other control. */
export const noRoute = style({ vars: { [routeColor]: vars.color.action } });

const mark = 14;
const stroke = 3;

export const stop = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: line.strong,
  minBlockSize: size.cell - space[1],
  padding: `${space[2]}px ${space[16]}px ${space[2]}px ${space[12]}px`,
  lineHeight: lineHeight.line,
  borderRadius: vars.radius.control,
  selectors: {
    '& + &': { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` },
    '&:has(:focus-visible)': {
      outline: `${size.focusEdge}px solid ${vars.color.focusEdge}`,
      outlineOffset: size.focusRing,
      boxShadow: `0 0 0 ${size.focusRing}px ${vars.color.focus}`,
      zIndex: layer.raised,
    },
    '&:has([aria-invalid])': { boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.danger}` },
    '&:hover': { background: vars.color.selectedQuiet },
    // Departure is a ring, arrival a dot, and the line between them is at sea.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: layer.raised,
      insetInlineStart: space[4],
      insetBlockStart: `calc(50% - ${mark / 2}px)`,
      inlineSize: mark,
      blockSize: mark,
      border: `${stroke}px solid ${hue}`,
      borderRadius: '50%',
      background: vars.color.ground,
    },
    '& + &::before': { background: hue },
    '&:first-child::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: space[4] + mark / 2 - stroke / 2,
      insetBlockStart: '50%',
      blockSize: '100%',
      borderInlineStart: `${stroke}px solid ${hue}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '& + &::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
  '@container': {
    [wide]: {
      alignContent: 'start',
      minBlockSize: size.cellLarge,
      padding: `${space[2]}px ${space[5]}px ${space[7]}px`,
      selectors: {
        '& + &': { borderBlockStart: 0, paddingInlineStart: space[10] },
        '&:first-child': { paddingInlineEnd: space[8] },
        '&::before': {
          insetInlineStart: space[5],
          insetBlockStart: 'auto',
          insetBlockEnd: space[2],
        },
        '& + &::before': { insetInlineStart: 'auto', insetInlineEnd: space[5] },
        '&:first-child::after, & + &::after': {
          content: '',
          position: 'absolute',
          insetInline: `${space[6]}px 0`,
          insetBlock: `auto ${space[2] + mark / 2 - stroke / 2}px`,
          blockSize: 0,
          borderInlineStart: 0,
          borderBlockStart: `${stroke}px solid ${hue}`,
        },
        '& + &::after': { insetInline: `0 ${space[6]}px` },
      },
    },
  },
});

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
});

/** The name of the chosen port; the select over it would show its reading as well. */
export const value = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: rem(fontSize.lead * lineHeight.line),
  '@container': {
    [wide]: { fontSize: rem(fontSize.h2), lineHeight: rem(fontSize.h2 * lineHeight.line) },
  },
});

export const empty = style({
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Smaller words on a line of the same height: nothing moves when a port takes their place.
  selectors: { '&&': { fontSize: rem(fontSize.body) } },
});

/** The native select lies over its cell, unseen: the whole cell opens the device's own list. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // Below 16 px iOS zooms into the field.
  fontSize: rem(fontSize.body),
});

export const swap = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetInlineEnd: space[3],
  insetBlockStart: `calc(50% - ${size.targetMin / 2}px)`,
  '@container': {
    [wide]: {
      insetInlineEnd: `calc(50% - ${size.targetMin / 2}px)`,
      insetBlockStart: space[2],
    },
  },
});

export const error = style({
  display: 'flex',
  gap: space[1],
  marginBlockStart: space[1],
  color: vars.color.danger,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.dense,
});
