import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

export const content = style({ selectors: { '* + &': { marginBlockStart: space[1] } } });

export const action = style({ marginBlockStart: space[3] });
