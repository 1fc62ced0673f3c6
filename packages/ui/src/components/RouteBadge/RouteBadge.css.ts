import { style, styleVariants } from '@vanilla-extract/css';
import { routeColor } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { fontSize, fontWeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.7em',
  blockSize: '1.7em',
  borderRadius: vars.radius.small,
  backgroundColor: routeColor,
  color: vars.color.onRoute,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  verticalAlign: 'middle',
  // The ground is gone there and on paper: an outline keeps the sign a sign.
  '@media': {
    [media.forcedColors]: { border: `${line.control}px solid` },
    [media.print]: { border: `${line.control}px solid`, color: 'inherit', background: 'none' },
  },
});

export const size = styleVariants({
  small: { fontSize: rem(fontSize.label) },
  medium: { fontSize: rem(fontSize.dense) },
});
