import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line, size } from '../../tokens/shape.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  blockSize: size.targetMin,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.pill,
  background: vars.color.ground,
  color: vars.color.action,
  ':hover': { background: vars.color.selected, color: vars.color.actionHover },
});
