import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

const fill = keyframes({ to: { background: vars.color.action } });
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
  borderRadius: vars.radius.pill,
  background: vars.color.hairline,
  animation: `${fill} ${duration.standard}s forwards`,
  selectors: {
    '&:nth-child(1)': { animationDelay: `${duration.throttle}s` },
    '&:nth-child(2)': { animationDelay: `${third}s` },
    '&:nth-child(3)': { animationDelay: `${2 * third}s` },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      animationName: fillForced,
    },
    // It stands still: the words say that something is going on.
    [media.reducedMotion]: { animationName: 'none', background: vars.color.action },
  },
});
