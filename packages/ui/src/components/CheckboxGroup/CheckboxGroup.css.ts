import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

/** Two columns from where a choice of one line fits twice, never three. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 34%)), 1fr))',
  columnGap: space[6],
});
