import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoint } from '../../tokens/breakpoint.ts';

export const below = styleVariants(breakpoint, (width) => ({
  '@media': { [`(max-width: ${width - 0.02}px)`]: { display: 'none' } },
}));

export const from = styleVariants(breakpoint, (width) => ({
  '@media': { [`(min-width: ${width}px)`]: { display: 'none' } },
}));

export const print = style({ '@media': { print: { display: 'none' } } });

export const screen = style({ '@media': { 'not print': { display: 'none' } } });
