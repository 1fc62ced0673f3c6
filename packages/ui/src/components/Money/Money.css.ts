import { style, styleVariants } from '@vanilla-extract/css';
import { whole } from '../../private/whole.css.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style([whole, { fontVariantNumeric: 'tabular-nums' }]);

export const size = styleVariants({
  inherit: {},
  medium: {
    fontSize: rem(fontSize.fareFrom),
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.number,
  },
  cabin: {
    fontSize: rem(fontSize.cabinFare),
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.number,
  },
  large: {
    fontSize: rem(fontSize.time),
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.number,
  },
  total: {
    fontSize: rem(fontSize.total),
    fontWeight: fontWeight.bold,
    lineHeight: lineHeight.number,
  },
});

/** The unit is smaller than the figures, but never too small to read. */
export const unit = style({ marginInlineStart: '0.1em', fontSize: 'max(0.6em, 0.75rem)' });
