import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../tokens/space.ts';

export const bar = style({
  display: 'inline-block',
  blockSize: space[3],
  background: vars.color.action,
});
