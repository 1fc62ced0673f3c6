import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  // In forced colours the page inside paints its own ground.
  background: 'transparent',
});
