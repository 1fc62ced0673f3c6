import { style } from '@vanilla-extract/css';

/** Classes of the list, one for each form. */
export const form = { small: style({}), large: style({}), vertical: style({}) };
