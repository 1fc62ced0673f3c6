import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../tokens/space.ts';

/** Roles of one use, a line each. */
export const roles = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const role = style({
  display: 'grid',
  gridTemplateColumns: `${space[7]}px minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[3],
});

export const swatch = style({
  blockSize: space[6],
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});
