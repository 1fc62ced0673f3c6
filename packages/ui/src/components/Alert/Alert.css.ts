import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

export const content = style({
  textWrap: 'pretty',
  // Below a title; the hidden word before a content alone takes no room.
  selectors: { 'p + &': { marginBlockStart: space[1] } },
});

export const action = style({ marginBlockStart: space[3] });
