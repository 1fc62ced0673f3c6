import { style } from '@vanilla-extract/css';
import { routeColor, routeTint } from '../../styles/route-hue.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': {
    [media.md]: { borderRadius: vars.radius.panel },
    [media.forcedColors]: { border: `${line.control}px solid` },
    '(hover: hover)': { selectors: { '&:hover': { boxShadow: vars.shadow.float } } },
  },
});

const mark = 14;
const stroke = 4;

/** The ports along the line, from the first to the last. */
export const stops = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: `${space[6]}px ${space[2]}px ${space[4]}px`,
  background: routeTint,
});

export const stop = style({
  position: 'relative',
  paddingBlockStart: space[6],
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  textAlign: 'center',
  selectors: {
    // A ring for the port of departure and of call, a dot for the last one.
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetInlineStart: `calc(50% - ${mark / 2}px)`,
      insetBlockStart: 0,
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
      insetInlineStart: '50%',
      insetBlockStart: mark / 2 - stroke / 2,
      inlineSize: '100%',
      borderBlockStart: `${stroke}px solid ${routeColor}`,
    },
  },
});

export const body = style({
  display: 'grid',
  flexGrow: 1,
  gridTemplateRows: 'auto 1fr',
  gap: space[2],
  padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
  '@media': { [media.md]: { padding: `${space[5]}px ${space[6]}px` } },
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
  paddingBlockStart: space[2],
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
});

export const fare = style({ marginInlineStart: 'auto' });
