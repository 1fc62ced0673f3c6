import { style } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoint.ts';
import { space } from '../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../tokens/type.ts';

/** A narrow phone has less room than the code: its padding goes before its size does. */
export const root = style({
  padding: `${space[2]}px ${space[1]}px ${space[5]}px`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const code = style({
  fontSize: rem(fontSize.h2),
  letterSpacing: '0.08em',
  lineHeight: lineHeight.heading,
});

export const large = style([code, { fontSize: rem(fontSize.time) }]);
