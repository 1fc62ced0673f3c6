import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({
  position: 'relative',
  inlineSize: '100%',
  background: vars.color.ground,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { display: 'block' } },
});

const block = { '@media': { [media.belowMd]: { display: 'block' } } } as const;

export const caption = style({
  ...block,
  paddingBlockEnd: space[2],
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  textAlign: 'start',
});

/** On a phone each cell says its own column. At the table's begin, so that it is nowhere cut off. */
export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: `${line.strong}px solid` },
    [media.print]: { background: 'none', color: 'inherit' },
    [media.belowMd]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

const headCell = {
  padding: `${space[3]}px ${space[2]}px`,
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
} as const;

export const nameHead = style({
  ...headCell,
  paddingInlineStart: space[3],
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const amountHead = style({
  ...headCell,
  paddingInlineEnd: space[3],
  fontSize: rem(fontSize.dense),
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const body = style(block);
export const foot = style(block);

const bottom = { borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}` } as const;

/** On a phone: name and difference, below them before and after. */
const twoByTwo = {
  '@media': {
    [media.print]: { breakInside: 'avoid' },
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      gap: `${space[1]}px ${space[3]}px`,
      paddingBlock: space[3],
    },
  },
} as const;

export const sectionRow = style({ ...bottom, ...block });

export const section = style({
  padding: `${space[4]}px ${space[3]}px ${space[2]}px`,
  fontWeight: fontWeight.bold,
  textAlign: 'start',
  '@media': { [media.belowMd]: { display: 'block', paddingInline: 0 } },
});

export const row = style({ ...bottom, ...twoByTwo });

export const total = style({
  ...twoByTwo,
  borderBlockStart: `${line.strong}px solid ${vars.color.ink}`,
});

export const sum = style(twoByTwo);

export const result = style({
  ...twoByTwo,
  borderBlockStart: `${line.strong}px solid ${vars.color.ink}`,
  '@media': {
    ...twoByTwo['@media'],
    // The largest amount of the table may need the line for itself.
    [media.belowMd]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[3],
      paddingBlock: space[3],
    },
  },
});

export const name = style({
  padding: `${space[2]}px ${space[2]}px ${space[2]}px ${space[3]}px`,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    [`${result} > &, ${total} > &`]: { fontWeight: fontWeight.bold },
  },
  '@media': { [media.belowMd]: { padding: 0 } },
});

export const details = style({ display: 'block' });

export const detail = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
});

const money = {
  padding: `${space[2]}px ${space[3]}px ${space[2]}px ${space[2]}px`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;

const labelled = {
  padding: 0,
  fontSize: rem(fontSize.dense),
  '::before': {
    // The empty alternative keeps it from being read twice, where the browser knows it.
    content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
    color: vars.color.inkQuiet,
  },
};

export const before = style({
  ...money,
  color: vars.color.inkQuiet,
  '@media': { [media.belowMd]: { ...labelled, gridArea: '2 / 1', textAlign: 'start' } },
});

export const after = style({
  ...money,
  '@media': { [media.belowMd]: { ...labelled, gridArea: '2 / 2' } },
});

export const difference = style({
  ...money,
  fontWeight: fontWeight.bold,
  '@media': { [media.belowMd]: { padding: 0, gridArea: '1 / 2' } },
});
