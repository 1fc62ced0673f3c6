import { style } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { space } from '../../tokens/space.ts';

export const row = style({ display: 'flex', gap: space[2] });

/** May become narrow: the button keeps its words on one line beside it. */
export const input = style([control, { flex: '1 1 0', minInlineSize: 0 }]);
