import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layer } from '../../tokens/layer.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { line } from '../../tokens/shape.ts';

const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.progress,
  blockSize: line.accent,
  background: vars.color.focus,
  transformOrigin: 'left',
  scale: '0 1',
  // What is there within 0.2 s needs no bar.
  animation: `${fill} ${duration.wait}s ${easing} ${duration.throttle}s forwards`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
