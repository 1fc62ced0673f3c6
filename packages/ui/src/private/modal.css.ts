import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/breakpoint.ts';
import { duration, easing, travel } from '../tokens/motion.ts';
import { line, size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../tokens/type.ts';

/** Room enough for a head that stays while the rest scrolls. At 400 % zoom there is none. */
const tall = '(min-height: 30rem)';

/** Where it moves from as it appears. */
export const from = { x: '--modal-from-x', y: '--modal-from-y' };

const arrive = keyframes({
  from: { opacity: 0, translate: `var(${from.x}, 0) var(${from.y}, ${travel}px)` },
});

/** A native dialog. It is the only thing that scrolls, so the keyboard always can. */
export const dialog = style({
  margin: 'auto',
  padding: 0,
  border: 0,
  background: vars.color.ground,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { background: vars.color.backdrop },
  selectors: { '&[open]': { animation: `${arrive} ${duration.standard}s ${easing}` } },
  '@media': {
    [media.forcedColors]: { border: `${line.strong}px solid` },
    // What takes focus is not hidden below the head or the buttons.
    [tall]: { scrollPaddingBlock: space[16] + space[8] },
  },
});

// The page behind stays where it is; its scroll bar keeps its place, so nothing moves sideways.
// That place has the ground of the root: as dark as the rest. The page itself is the body's.
globalStyle(`html:has(${dialog}[open])`, {
  overflow: 'hidden',
  scrollbarGutter: 'stable',
  background: `linear-gradient(${vars.color.backdrop}, ${vars.color.backdrop}) ${vars.color.groundPage}`,
});

export const content = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

const bar = style({
  background: vars.color.ground,
  paddingInline: space[4],
  '@media': {
    [media.sm]: { paddingInline: space[6] },
    [tall]: { position: 'sticky', zIndex: 1 },
  },
});

export const head = style([
  bar,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
  },
]);

export const title = style({
  // The button beside it keeps its size.
  flex: '1 1 0',
  minInlineSize: 0,
  // In line with the button beside it, whatever the number of lines.
  paddingBlock: space[2],
  fontSize: rem(fontSize.h3),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const body = style({
  flex: '1 0 auto',
  padding: `0 ${space[4]}px ${space[6]}px`,
  '@media': { [media.sm]: { paddingInline: space[6] } },
});

export const actions = style([
  bar,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
    '@media': {
      [media.belowSm]: {
        paddingBlockEnd: `max(${space[4]}px, env(safe-area-inset-bottom))`,
      },
    },
  },
]);

globalStyle(`${actions} > button`, {
  '@media': { [media.belowSm]: { flexGrow: 1, minInlineSize: size.targetMin } },
});
