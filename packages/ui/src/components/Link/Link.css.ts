import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line, size } from '../../tokens/shape.ts';

export const root = style({
  borderRadius: vars.radius.small,
  // Within a text a link is inline, where these two do nothing. As an item of a Stack or Inline it
  // stands alone, and has room for a finger.
  minBlockSize: size.targetMin,
  alignContent: 'center',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: line.hair,
  ':hover': { textDecorationThickness: line.strong },
});

export const tone = styleVariants({
  normal: { color: vars.color.link },
  onDeep: { color: vars.color.onDeep },
  /** Colour of the text around it; only inside a list of links such as the footer. */
  inherit: { color: 'inherit' },
});
