import { style } from '@vanilla-extract/css';
import { routeColor, routeTint } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  // On a phone the coast stands beside the words, above them where the text is large.
  flexWrap: 'wrap',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': {
    [media.sm]: { flexDirection: 'column', flexWrap: 'nowrap' },
    [media.md]: { borderRadius: vars.radius.panel },
    [media.forcedColors]: { border: `${line.control}px solid` },
    '(hover: hover)': { selectors: { '&:hover': { boxShadow: vars.shadow.float } } },
  },
});

const mark = 14;
const stroke = 4;
/** Of the picture of a coast, in px at the usual size of text. */
const MAP_HEIGHT = 128;

/** As wide as the names of the ports on a phone; all of a line where the words have no room beside it. */
const beside = {
  flex: '1 1 6.5rem',
  background: routeTint,
  '@media': { [media.sm]: { flex: 'none' } },
} as const;

export const map = style([
  beside,
  {
    position: 'relative',
    minBlockSize: rem(MAP_HEIGHT),
    '@media': { [media.sm]: { blockSize: rem(MAP_HEIGHT) } },
  },
]);

/** Its middle is seen wherever the place is narrower. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The ports along the line, from the first to the last: downwards on a phone. */
export const stops = style([
  beside,
  {
    display: 'grid',
    alignContent: 'center',
    padding: `${space[4]}px ${space[2]}px ${space[4]}px ${space[3]}px`,
    '@media': {
      [media.sm]: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        padding: `${space[6]}px ${space[2]}px ${space[4]}px`,
      },
    },
  },
]);

const START = { insetInlineStart: 0, insetBlockStart: space[1] } as const;
const MIDDLE = { insetInlineStart: `calc(50% - ${mark / 2}px)`, insetBlockStart: 0 } as const;

export const stop = style({
  position: 'relative',
  paddingInlineStart: space[5],
  paddingBlockEnd: space[2],
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  selectors: {
    // A ring for the port of departure and of call, a dot for the last one.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      ...START,
      inlineSize: mark,
      blockSize: mark,
      border: `${stroke}px solid ${routeColor}`,
      borderRadius: '50%',
      background: vars.color.ground,
    },
    '&:last-child::before': { background: routeColor },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: mark / 2 - stroke / 2,
      insetBlockStart: space[1] + mark / 2,
      blockSize: '100%',
      borderInlineStart: `${stroke}px solid ${routeColor}`,
    },
  },
  '@media': {
    [media.sm]: {
      padding: `${space[6]}px 0 0`,
      textAlign: 'center',
      selectors: {
        '&::before': MIDDLE,
        '&:not(:last-child)::after': {
          insetInlineStart: '50%',
          insetBlockStart: mark / 2 - stroke / 2,
          inlineSize: '100%',
          blockSize: 0,
          borderInlineStart: 0,
          borderBlockStart: `${stroke}px solid ${routeColor}`,
        },
      },
    },
  },
});

export const body = style({
  display: 'flex',
  flex: '999 1 13rem',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
  '@media': {
    [media.sm]: { flex: '1 1 auto' },
    [media.md]: { padding: `${space[5]}px ${space[6]}px` },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@media': { [media.md]: { gap: space[3], fontSize: rem(fontSize.h2) } },
});

export const facts = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const news = style({ fontSize: rem(fontSize.dense), lineHeight: lineHeight.dense });

/** As high as the fare, which may come later. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[2]}px`,
  minBlockSize: space[10],
  // The room that is left is above it.
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
});

export const fare = style({ marginInlineStart: 'auto' });
