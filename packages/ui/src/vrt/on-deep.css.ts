import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../tokens/space.ts';

/** The dark ground of the footer, for stories of what may lie on it. */
export const onDeep = style({
  padding: space[4],
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
});
