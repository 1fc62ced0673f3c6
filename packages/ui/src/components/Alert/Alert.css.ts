import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { lineLength } from '../../tokens/type.ts';

export const content = style({
  maxInlineSize: lineLength,
  // Below a title; the hidden word before a content alone takes no room.
  selectors: { 'p + &': { marginBlockStart: space[1] } },
});

export const action = style({ marginBlockStart: space[3] });
