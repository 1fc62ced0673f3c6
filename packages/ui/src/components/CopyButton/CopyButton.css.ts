import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { fontSize, lineHeight, rem } from '../../tokens/type.ts';

/** Follows the alignment of the text around it: at the start, or in the middle of a confirmation. */
export const root = style({ display: 'inline-block', maxInlineSize: '100%' });

export const status = style({
  display: 'block',
  paddingBlockStart: space[2],
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  // Takes no room while it has nothing to say, but stays rendered: a live region that appears
  // together with its words is often not heard.
  selectors: { '&:empty': { paddingBlockStart: 0 } },
});
