import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';
import { pageAir } from '../Container/Container.css.ts';

/** Diameters of the stops; the ship is half as high as it is wide. */
const dot = 12;
const ring = 16;
const shipWidth = 32;
/** From the top of the band to the middle of the line. */
const course = space[1] + shipWidth / 2 + ring / 2;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  marginBlockStart: `calc(-1 * ${fallbackVar(pageAir, '0px')})`,
  // A band as wide as the screen, which no scroll bar counts.
  borderImage: `linear-gradient(${vars.color.ground} calc(100% - ${line.hair}px), ${vars.color.hairline} 0) fill 0 / 0 / 0 100vmax`,
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: {
      borderImage: 'none',
      borderBlockEnd: `${line.hair}px solid CanvasText`,
    },
  },
});

export const now = style({
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  '@media': { [media.sm]: { display: 'none' } },
});

export const list = style({ display: 'flex', flex: '1 1 160px' });

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: size.targetMin,
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.line,
  textAlign: 'center',
  selectors: {
    '&[data-state="done"]': { color: vars.color.ink },
    '&[data-state="current"]': { color: vars.color.ink, fontWeight: fontWeight.bold },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: course - line.strong / 2,
      insetInlineStart: '50%',
      inlineSize: '100%',
      borderBlockStart: `${line.strong}px dashed ${vars.color.controlBorder}`,
    },
    '&[data-state="done"]::before': {
      insetBlockStart: course - line.accent / 2,
      borderBlockStart: `${line.accent}px solid ${vars.color.action}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: course - dot / 2,
      insetInlineStart: `calc(50% - ${dot / 2}px)`,
      inlineSize: dot,
      blockSize: dot,
      border: `${line.strong}px solid ${vars.color.controlBorder}`,
      borderRadius: '50%',
      background: vars.color.ground,
    },
    '&[data-state="done"]::after': {
      borderColor: vars.color.action,
      background: vars.color.action,
    },
    '&[data-state="current"]::after': {
      insetBlockStart: course - ring / 2,
      insetInlineStart: `calc(50% - ${ring / 2}px)`,
      inlineSize: ring,
      blockSize: ring,
      border: `${line.accent}px solid ${vars.color.action}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="done"]::after': {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          background: 'CanvasText',
        },
        '&[data-state="current"]::after': { borderColor: 'Highlight' },
      },
    },
  },
});

export const ship = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineStart: `calc(50% - ${shipWidth / 2}px)`,
  inlineSize: shipWidth,
  blockSize: shipWidth / 2,
  color: vars.color.action,
  fill: 'currentcolor',
});

/** Under its stop; on a phone, where only the present one is named, for assistive technology. */
export const label = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@media': {
    [media.sm]: {
      position: 'static',
      clipPath: 'none',
      display: 'block',
      inlineSize: 'auto',
      paddingBlock: `${course + ring / 2 + space[1]}px ${space[2]}px`,
      whiteSpace: 'normal',
    },
  },
});

/** As large as the stop and its name. */
export const link = style({
  position: 'relative',
  zIndex: layer.raised,
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
