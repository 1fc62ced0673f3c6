import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoint.ts';
import { fontSize, fontWeight, rem } from '../../tokens/type.ts';

const heading = (px: number, onPhone = px): StyleRule => ({
  fontSize: rem(onPhone),
  fontWeight: fontWeight.bold,
  '@media': { [media.sm]: { fontSize: rem(px) } },
});

export const size = styleVariants({
  hero: heading(fontSize.hero, fontSize.h1),
  1: heading(fontSize.h1, 24),
  2: heading(fontSize.h2, 20),
  3: heading(fontSize.h3),
  4: heading(fontSize.body),
});
