import { style } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ position: 'relative', color: 'inherit' });

export const select = style([
  control,
  {
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    // `&&`: the invalid state of the control sets its own padding, the chevron needs its room.
    selectors: { '&&': { paddingInlineEnd: space[10] } },
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
});
