import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoint.ts';
import { fontSize, fontWeight, rem } from '../../tokens/type.ts';

const heading = (px: number, onPhone: string = rem(px)): StyleRule => ({
  fontSize: onPhone,
  fontWeight: fontWeight.bold,
  '@media': { [media.sm]: { fontSize: rem(px) } },
});

// The longest word of a title has 13 characters (「システムメンテナンス中です」): at 320 px the first size is
// what lets it stand on one line.
export const size = styleVariants({
  hero: {
    fontSize: rem(fontSize.h2),
    fontWeight: fontWeight.bold,
    '@media': {
      [media.sm]: { fontSize: rem(fontSize.h1) },
      [media.md]: { fontSize: rem(fontSize.display) },
      [media.xl]: { fontSize: rem(fontSize.hero) },
    },
  },
  section: {
    fontSize: rem(fontSize.h2),
    fontWeight: fontWeight.bold,
    '@media': { [media.md]: { fontSize: rem(fontSize.h1) } },
  },
  1: heading(fontSize.h1, `clamp(${rem(fontSize.h3)}, 6.8vw, ${rem(fontSize.h2)})`),
  2: heading(fontSize.h2, rem(fontSize.lead)),
  3: heading(fontSize.h3, rem(fontSize.body)),
  4: heading(fontSize.body),
});
