import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { size } from '../../tokens/shape.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  borderRadius: vars.radius.control,
  color: vars.color.action,
  ':hover': { background: vars.color.selected, color: vars.color.actionHover },
});
