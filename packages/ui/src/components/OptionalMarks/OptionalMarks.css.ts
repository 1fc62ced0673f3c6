import { style } from '@vanilla-extract/css';
import { requiredMark } from '../../private/field.css.ts';

export const root = style({ vars: { [requiredMark]: 'none' } });
