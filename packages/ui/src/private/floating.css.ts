import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/breakpoint.ts';
import { duration, easing } from '../tokens/motion.ts';
import { line } from '../tokens/shape.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Floats in the top layer, beside what it belongs to; `at` says how a browser places it. */
export const floating = style({
  color: vars.color.ink,
  background: vars.color.ground,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  overscrollBehavior: 'contain',
  selectors: {
    '&:popover-open': { animation: `${appear} ${duration.quick}s ${easing}` },
    '&[open]': { animation: `${appear} ${duration.quick}s ${easing}` },
  },
  '@media': { [media.forcedColors]: { border: `${line.strong}px solid CanvasText` } },
});

/** A browser that places by anchor. The others show it in the middle, or at the foot. */
export const anchored = '(position-area: block-end)';
