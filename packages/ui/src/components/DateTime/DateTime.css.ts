import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums' });

export const kind = style({ marginInlineEnd: space[1], color: vars.color.inkQuiet });
