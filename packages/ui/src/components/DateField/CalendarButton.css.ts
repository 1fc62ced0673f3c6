import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { calendarSize } from '../../private/calendar.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration, easing, travel } from '../../tokens/motion.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const arrive = keyframes({ from: { opacity: 0, translate: `0 ${travel}px` } });

/** Floats in the middle; a sheet at the lower edge, as wide as the screen, on a phone. */
export const dialog = style({
  inlineSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${space[8]}px)`,
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overscrollBehavior: 'contain',
  '::backdrop': { background: vars.color.backdrop },
  selectors: { '&[open]': { animation: `${arrive} ${duration.quick}s ${easing}` } },
  '@media': {
    [media.belowSm]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      marginBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    [media.forcedColors]: { border: `${line.strong}px solid` },
  },
});

// The page behind stays where it is; its scroll bar keeps its place, so nothing moves sideways.
// That place has the ground of the root: as dark as the rest. The page itself is the body's.
globalStyle(`html:has(${dialog}[open])`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: `linear-gradient(${vars.color.backdrop}, ${vars.color.backdrop}) ${vars.color.groundPage}`,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  // Seven days of 44 px on a screen of 320 px, and room for the ring of the focus on a wider one.
  padding: `${space[3]}px clamp(${space[1]}px, (100% - ${calendarSize.narrow}px) / 2, ${space[4]}px) ${space[4]}px`,
  '@media': { [media.sm]: { inlineSize: calendarSize.width + 2 * space[4] } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingInlineStart: space[1],
});

export const title = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});
