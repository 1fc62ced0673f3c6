import { style } from '@vanilla-extract/css';
import { insetRing } from '../../private/ring.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontWeight, lineHeight } from '../../tokens/type.ts';

/** Scrolls sideways on a phone; a tab cut off at the edge shows that there is more. */
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollPaddingInline: space[8],
  scrollbarWidth: 'thin',
});

export const tab = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.target,
  minInlineSize: size.target,
  maxInlineSize: '80%',
  paddingInline: space[4],
  borderBlockEnd: `${line.accent}px solid ${vars.color.hairline}`,
  color: vars.color.inkQuiet,
  lineHeight: lineHeight.line,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': {
      borderColor: vars.color.action,
      color: vars.color.ink,
      fontWeight: fontWeight.bold,
    },
    '&[data-hovered]:not([data-selected])': { color: vars.color.actionHover },
    ':root &[data-focus-visible]': insetRing,
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
});

/** Holds the width of the bold words, so that choosing a tab moves nothing. */
export const sizer = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  fontWeight: fontWeight.bold,
});

export const words = style({ gridArea: '1 / 1' });

export const panel = style({ paddingBlockStart: space[4] });
