import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { duration } from '../../tokens/motion.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': {
    [media.sm]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
      gap: space[4],
    },
  },
});

export const item = style({ display: 'grid', minInlineSize: 0 });

export const root = style({
  minInlineSize: 0,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  color: vars.color.ink,
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      // Where a browser prints without saying so before.
      selectors: { '&::details-content': { contentVisibility: 'visible' } },
    },
  },
});

export const vehicle = style({ borderBlockStart: `6px solid ${vars.color.areaInquiry}` });

/** Name and description below each other; code and mark beside them, and the state where it has room. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoColumns: 'auto',
  columnGap: space[3],
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: size.tile,
  padding: `${space[3]}px ${space[4]}px`,
  borderRadius: vars.radius.card,
  lineHeight: lineHeight.heading,
  // The browser's own triangle.
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const title = style({
  gridArea: '1 / 1',
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
});

export const description = style({
  gridArea: '2 / 1',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const state = style({
  gridArea: '3 / 1',
  justifySelf: 'start',
  marginBlockStart: space[1],
  paddingInline: space[2],
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.pill,
  background: vars.color.groundQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  // On a phone a name beside it and the code would have the width of a letter.
  '@media': { [media.sm]: { gridArea: '1 / auto / span 3', marginBlockStart: 0 } },
});

export const mark = style({
  gridRow: '1 / span 3',
  inlineSize: size.icon,
  color: vars.color.link,
  transition: `rotate ${duration.quick}s`,
  selectors: { '[open] > * > &': { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const instead = style({ padding: space[5] });

/** Gone once the code itself is there, and where there is no room. */
export const code = style({
  gridRow: '1 / span 3',
  color: vars.color.inkQuiet,
  fontWeight: fontWeight.bold,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  selectors: { '[open] > * > &': { display: 'none' } },
  '@container': { '(max-inline-size: 20rem)': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
