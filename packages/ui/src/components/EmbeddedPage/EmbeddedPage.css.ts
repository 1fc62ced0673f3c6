import { style } from '@vanilla-extract/css';

export const root = style({
  // Not of a hidden one, which has no box.
  selectors: { '&:not([hidden])': { display: 'block' } },
  inlineSize: '100%',
  border: 0,
  // In forced colours the page inside paints its own ground.
  background: 'transparent',
});
