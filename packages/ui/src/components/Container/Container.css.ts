import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({
  // How much room text has: `private/whole.css.ts`.
  containerType: 'inline-size',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': {
    [media.sm]: { paddingInline: space[6] },
    [media.lg]: { paddingInline: space[8] },
    // The paper has its own margins.
    [media.print]: { paddingInline: 0 },
  },
});

/** Distance to the header, for what lies against it. */
export const pageAir = createVar();

/** Air below the header; the footer brings its own. */
export const page = style({
  vars: { [pageAir]: `${space[6]}px` },
  paddingBlockStart: pageAir,
  '@media': {
    [media.md]: { vars: { [pageAir]: `${space[10]}px` } },
    [media.print]: { vars: { [pageAir]: '0px' } },
  },
});

export const width = styleVariants({
  form: { maxInlineSize: size.columnForm + 2 * space[8] },
  wide: {
    maxInlineSize: size.columnWide + 2 * space[8],
    '@media': { [media.xl]: { maxInlineSize: size.columnWidest + 2 * space[8] } },
  },
});
