import { style } from '@vanilla-extract/css';
import { size } from '../../tokens/shape.ts';

export const root = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
