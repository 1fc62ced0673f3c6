import { style } from '@vanilla-extract/css';
import { insetRing } from '../../private/ring.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { layer } from '../../tokens/layer.ts';
import { duration } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]}px ${space[4]}px`,
  // As wide as the window: the gutter of the Container is taken back and given to the bar.
  marginInline: -space[4],
  paddingInline: space[4],
  paddingBlockStart: space[3],
  paddingBlockEnd: `max(${space[3]}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.sm]: { marginInline: -space[6], paddingInline: space[6] },
    // The summary stands beside the form there: no second copy of the total.
    [media.lg]: {
      position: 'static',
      justifyContent: 'flex-start',
      marginInline: 0,
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
    // At 400 % zoom the bar would be half of the screen.
    [media.short]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

/** Over the whole width, above the total. */
export const details = style({
  flexBasis: '100%',
  display: 'flex',
  flexDirection: 'column-reverse',
  marginBlockStart: -space[2],
  '@media': { [media.lg]: { display: 'none' } },
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[1],
  minBlockSize: size.targetMin,
  color: vars.color.link,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});

export const chevron = style({
  transition: `rotate ${duration.quick}s`,
  // Upwards is where it opens.
  rotate: '180deg',
  selectors: { '[aria-expanded="true"] > &': { rotate: '0deg' } },
});

export const panel = style({
  maxBlockSize: '56svh',
  overflowY: 'auto',
  paddingBlock: space[3],
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  selectors: { '&:focus-visible': insetRing },
  '@media': { [media.short]: { maxBlockSize: 'none' } },
});

export const summary = style({
  lineHeight: lineHeight.line,
  '@media': { [media.lg]: { display: 'none' } },
});

export const label = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
});

export const action = style({
  flexGrow: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.lg]: { flexGrow: 0 } },
});
