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

/** Amounts as a browser sets them: from the left, each figure as wide as the typeface has it. */
export const proportional = style({});

globalStyle(`${proportional} *`, { fontVariantNumeric: 'proportional-nums' });

/** As the product's tables set them. Most typefaces have no other figures: the edge shows the rule. */
export const aligned = style({ textAlign: 'end' });

/** Lines may begin with any character, as if there were no rule at all. */
export const anywhere = style({});

globalStyle(`${anywhere} *`, { lineBreak: 'anywhere' });

/** No rule for what cannot be broken: it runs out of its box. */
export const unbroken = style({ overflow: 'hidden' });

globalStyle(`${unbroken} *`, { overflowWrap: 'normal', wordBreak: 'normal' });

/** Every bracket and comma as wide as a character. */
export const spaced = style({});

globalStyle(`${spaced} *`, { textSpacingTrim: 'space-all' });

/** Line height of Latin text. */
export const tight = style({});

globalStyle(`${tight} *`, { lineHeight: 'normal' });

/** A line of as many characters as make the text of the sample break where it must not. */
export const elevenCharacters = style({ inlineSize: '11em' });

/** A narrow box, as on a small phone. */
export const narrow = style({
  maxInlineSize: size.aside / 1.8,
  outline: `${line.hair}px dashed ${vars.color.hairline}`,
});

/** WCAG 1.4.12: what a customer may set, and nothing may be lost. */
export const wide = style({});

globalStyle(`${wide} *`, { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 });
