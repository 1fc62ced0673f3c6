import { style } from '@vanilla-extract/css';
import { control } from '../../private/field.css.ts';
import { insetRing } from '../../private/ring.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { lineHeight } from '../../tokens/type.ts';

export const row = style({ position: 'relative' });

export const input = style([
  control,
  // `&&`: the invalid state of the control sets its own padding, the button needs its room.
  { selectors: { '&&': { paddingInlineEnd: size.targetMin + space[1] } } },
]);

export const button = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
});

export const popover = style({
  inlineSize: 'var(--trigger-width)',
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  transition: `opacity ${duration.quick}s`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.forcedColors]: { border: `${line.strong}px solid CanvasText` } },
});

export const list = style({ paddingBlock: space[1] });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.target,
  padding: `${space[2]}px ${space[3]}px`,
  lineHeight: lineHeight.heading,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.color.selected, color: vars.color.onSelected },
    ':root &[data-focus-visible]': insetRing,
  },
  '@media': {
    // Grounds vanish in forced colours.
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const empty = style({ padding: `${space[2]}px ${space[3]}px` });
