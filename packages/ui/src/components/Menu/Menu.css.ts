import { style } from '@vanilla-extract/css';
import { insetRing } from '../../private/ring.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { lineHeight } from '../../tokens/type.ts';

export const popover = style({
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: `min(${size.aside}px, calc(100vw - ${space[4]}px))`,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflow: 'auto',
  transition: `opacity ${duration.quick}s`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: `${line.strong}px solid CanvasText` } },
});

export const menu = style({ paddingBlock: space[1] });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.target,
  paddingInline: space[4],
  paddingBlock: space[2],
  lineHeight: lineHeight.heading,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.color.selected },
    ':root &[data-focus-visible]': insetRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        ':root &[data-focus-visible]': { outlineColor: 'HighlightText' },
      },
    },
  },
});

export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${duration.quick}s`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
