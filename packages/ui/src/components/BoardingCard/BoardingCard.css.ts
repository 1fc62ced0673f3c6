import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      gridTemplateRows: '1fr auto',
    },
    [media.forcedColors]: { border: `${line.control}px solid` },
    [media.print]: { border: `${line.hair}px solid`, breakInside: 'avoid' },
  },
});

/** One voyage leaves room beside it for the code. */
export const rootOfOne = style([
  root,
  {
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto 24rem' } },
  },
]);

const torn = `${line.strong}px dashed ${vars.color.hairline}`;

/** First in the order of reading, at the side where there is room. */
export const stub = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  borderBlockEnd: torn,
  '@media': {
    [media.md]: {
      gridColumn: 2,
      gridRow: 1,
      justifyContent: 'center',
      padding: space[6],
      borderBlockEnd: 0,
      borderInlineStart: torn,
    },
  },
});

export const legs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[6]}px ${space[8]}px`,
  padding: space[4],
  '@media': { [media.md]: { gridColumn: 1, gridRow: '1 / span 2', padding: space[6] } },
});

/** After the voyages: on a phone their cut-off has to be in the first view. */
export const code = style({
  padding: space[4],
  borderBlockStart: torn,
  // It may still be on its way.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.md]: {
      gridColumn: 2,
      gridRow: 2,
      padding: space[6],
      borderBlockStart: 0,
      borderInlineStart: torn,
    },
  },
});

/** Between its voyage and the stub. */
export const codeOfOne = style([
  code,
  {
    '@media': { [media.md]: { inlineSize: '18rem', gridRow: '1 / span 2' } },
  },
]);

export const stubOfOne = style([
  stub,
  {
    '@media': { [media.md]: { gridColumn: 3, gridRow: '1 / span 2' } },
  },
]);

export const leg = style({ flex: '1 1 18rem', minInlineSize: 0 });

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[3],
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
});

export const text = style({
  marginBlockStart: space[3],
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});
