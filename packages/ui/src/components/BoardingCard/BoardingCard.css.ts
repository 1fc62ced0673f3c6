import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const torn = `${line.strong}px dashed ${vars.color.hairline}`;

const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  '@media': {
    [media.forcedColors]: { border: `${line.control}px solid` },
    [media.print]: {
      border: `${line.hair}px solid`,
      boxShadow: 'none',
      breakInside: 'avoid',
    },
  },
});

/** First in the order of reading. */
const stub = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  borderBlockEnd: torn,
  '@media': { [media.md]: { padding: space[6] } },
});

const legs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[6]}px ${space[8]}px`,
  padding: space[4],
  '@media': { [media.md]: { gridColumn: 1, padding: space[6] } },
});

/** After the voyages: on a phone their cut-off has to be in the first view. */
const code = style({
  padding: space[4],
  borderBlockStart: torn,
  // It may still be on its way.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.md]: { padding: space[6], borderBlockStart: 0, borderInlineStart: torn },
  },
});

/** The stub at the side. */
const stubBeside = style([
  stub,
  {
    '@media': {
      [media.md]: { justifyContent: 'center', borderBlockEnd: 0, borderInlineStart: torn },
    },
  },
]);

const inRow = (row: number) => style({ '@media': { [media.md]: { gridRow: row } } });
const inColumn = (column: number) => style({ '@media': { [media.md]: { gridColumn: column } } });
const columns = (template: string) =>
  style({ '@media': { [media.md]: { gridTemplateColumns: template } } });

/** Voyages, and beside them the stub. */
export const plain = {
  root: style([root, columns('minmax(0, 1fr) 24rem')]),
  stub: style([stubBeside, inRow(1), inColumn(2)]),
  legs: style([legs, inRow(1)]),
  code,
};

/** One voyage leaves room for the code between it and the stub. */
export const ofOne = {
  root: style([root, columns('minmax(0, 1fr) auto 24rem')]),
  stub: style([stubBeside, inRow(1), inColumn(3)]),
  legs: style([legs, inRow(1)]),
  code: style([code, inRow(1), { '@media': { [media.md]: { inlineSize: '18rem' } } }]),
};

/** Beside two voyages there is room for the code alone: the stub lies above them. */
export const withCode = {
  root: style([root, columns('minmax(0, 1fr) 20rem')]),
  stub: style([
    stub,
    {
      '@media': {
        [media.md]: {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: '22rem minmax(0, 1fr)',
          gap: space[6],
          alignItems: 'center',
        },
      },
    },
  ]),
  legs: style([legs, inRow(2)]),
  code: style([code, inRow(2), inColumn(2)]),
};

export const leg = style({ flex: '1 1 18rem', minInlineSize: 0 });

/** A line above what is to come. */
export const past = style({ flexBasis: '100%', minInlineSize: 0 });

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
