import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  '@media': { print: { minBlockSize: 'auto' } },
});

/** Takes what is left of the window above it. */
export const foot = style({ marginBlockStart: 'auto' });
