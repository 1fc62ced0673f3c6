import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

/** Beside each other also on a phone, as long as 「入力してください。」 has room in one line. */
export const pair = style({
  display: 'grid',
  gap: `${space[6]}px ${space[4]}px`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
});
