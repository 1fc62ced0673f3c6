import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({
  '@media': {
    [media.sm]: {
      inlineSize: 'fit-content',
      minInlineSize: size.aside,
      maxInlineSize: size.columnForm,
      maxBlockSize: `calc(100dvh - ${space[16]}px)`,
      borderRadius: vars.radius.card,
    },
    // A sheet that fills the screen: there is no room to show what is behind anyway.
    [media.belowSm]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
    },
  },
});
