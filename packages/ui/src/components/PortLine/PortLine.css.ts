import { createVar, style } from '@vanilla-extract/css';
import { anchor } from '../../private/cell-panel.css.ts';
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

/** Sees its own anchor only. */
export const end = style({
  position: 'relative',
  display: 'grid',
  anchorScope: anchor,
  selectors: {
    '& + &': { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` },
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
      pointerEvents: 'none',
    },
    '& + &::before': { background: hue },
    '&:first-child::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: space[4] + mark / 2 - stroke / 2,
      insetBlockStart: '50%',
      blockSize: '100%',
      borderInlineStart: `${stroke}px solid ${hue}`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '& + &::before': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          background: 'CanvasText',
        },
      },
    },
  },
  '@container': {
    [wide]: {
      selectors: {
        '& + &': { borderBlockStart: 0 },
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
          pointerEvents: 'none',
        },
        '& + &::after': { insetInline: `0 ${space[6]}px` },
      },
    },
  },
});

export const stop = style({
  anchorName: anchor,
  display: 'grid',
  alignContent: 'center',
  gap: line.strong,
  inlineSize: '100%',
  minBlockSize: size.cell - space[1],
  padding: `${space[2]}px ${space[16]}px ${space[2]}px ${space[12]}px`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.ink,
  lineHeight: lineHeight.line,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.selectedQuiet },
    '&[data-open]': {
      background: vars.color.selectedQuiet,
      boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.action}`,
    },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.danger}` },
  },
  '@container': {
    [wide]: {
      alignContent: 'start',
      minBlockSize: size.cellLarge,
      padding: `${space[2]}px ${space[5]}px ${space[7]}px`,
      selectors: {
        [`${end} + ${end} > &`]: { paddingInlineStart: space[10] },
        [`${end}:first-child > &`]: { paddingInlineEnd: space[8] },
      },
    },
  },
});

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
});

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

/** A sentence at the end of the panel, where others have what is chosen. */
export const note = style({ color: vars.color.inkQuiet, fontWeight: fontWeight.regular });
