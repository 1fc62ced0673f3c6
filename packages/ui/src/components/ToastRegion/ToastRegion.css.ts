import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { duration, easing, travel } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { lineHeight } from '../../tokens/type.ts';

/** Bottom right; as wide as the screen on a phone. Lets pointers through where nothing is. */
export const root = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockEnd: `max(${space[4]}px, env(safe-area-inset-bottom))`,
  insetInlineEnd: space[4],
  inlineSize: `min(${size.aside}px, calc(100% - ${space[8]}px))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${travel}px` } });

export const toast = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  padding: space[2],
  paddingInlineStart: space[4],
  borderRadius: vars.radius.control,
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  boxShadow: vars.shadow.float,
  lineHeight: lineHeight.dense,
  pointerEvents: 'auto',
  // Up and down still scrolls the page; sideways belongs to the toast.
  touchAction: 'pan-y',
  animation: `${arrive} ${duration.standard}s ${easing}`,
  '@media': { [media.forcedColors]: { border: `${line.strong}px solid CanvasText` } },
});

export const text = style({ flex: '1 1 0', minInlineSize: 0, paddingBlock: space[2] });

// Its own look is made for light grounds.
globalStyle(`${toast} > button`, {
  flexShrink: 0,
  borderColor: 'transparent',
  background: 'transparent',
  color: vars.color.onDeep,
});
