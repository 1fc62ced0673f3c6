import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { line, size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';

// The page lives outside the canvas of a story, so it brings the product's text with it.
export const root = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.aside / 1.5}px), 1fr))`,
  gap: space[4],
  color: vars.color.ink,
  fontFamily: vars.font.body,
});

export const sample = style({
  padding: space[4],
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
});

/** How a browser breaks Japanese by itself. */
export const before = style({});

globalStyle(`${before} *`, { wordBreak: 'normal', textWrap: 'wrap' });

export const proportional = style({});

globalStyle(`${proportional} *`, { fontVariantNumeric: 'proportional-nums' });
