import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

const fill = keyframes({ to: { borderColor: vars.color.action, background: vars.color.action } });
const fillForced = keyframes({ to: { background: 'Highlight' } });

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const steps = style({ display: 'flex', flexShrink: 0, gap: space[1] });

const third = duration.wait / 3;

/** Three steps fill one after the other, once; the third is full when the words change. */
export const step = style({
  inlineSize: space[2],
  blockSize: space[2],
  // A ring until it is full, so that colour is not all there is.
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  animation: `${fill} ${duration.standard}s forwards`,
  selectors: {
    '&:nth-child(1)': { animationDelay: `${duration.throttle}s` },
    '&:nth-child(2)': { animationDelay: `${third}s` },
    '&:nth-child(3)': { animationDelay: `${2 * third}s` },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      animationName: fillForced,
    },
    // It stands still: the words say that something is going on.
    [media.reducedMotion]: {
      animationName: 'none',
      borderColor: vars.color.action,
      background: vars.color.action,
    },
    [`${media.forcedColors} and ${media.reducedMotion}`]: {
      borderColor: 'CanvasText',
      background: 'CanvasText',
    },
  },
});
