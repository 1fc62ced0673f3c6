import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../tokens/layer.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { line } from '../../tokens/shape.ts';

const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.progress,
  blockSize: line.accent,
  background: vars.color.focus,
  transformOrigin: 'left',
  pointerEvents: 'none',
  // Full, and unseen: where the bar ends. One that was never seen has nothing to fade.
  opacity: 0,
  transition: `opacity ${duration.standard}s ${easing}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const active = style({
  scale: '0 1',
  animation: `${fill} ${duration.wait}s ${easing} ${duration.throttle}s forwards`,
  // What is there within 0.2 s needs no bar: until then there is nothing to fade at the end either.
  opacity: 1,
  transition: `opacity 0s ${duration.throttle}s`,
});

/** In the colour of errors, and long enough to be seen. */
export const failed = style({
  background: vars.color.danger,
  transitionDelay: `${duration.standard}s`,
});
