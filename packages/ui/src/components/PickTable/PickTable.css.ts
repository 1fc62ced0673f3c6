import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowMd]: { display: 'block' } },
});

export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: `${line.strong}px solid` },
    [media.print]: { background: 'none', color: 'inherit' },
    [media.belowMd]: { display: 'block' },
  },
});

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const headCell = { padding: `${space[3]}px ${space[2]}px`, fontWeight: fontWeight.bold } as const;
export const headRow = style({ '@media': { [media.belowMd]: { display: 'flex' } } });
export const boxHead = style({
  inlineSize: size.target,
  '@media': { [media.belowMd]: hidden },
});
export const nameHead = style({
  ...headCell,
  textAlign: 'start',
  '@media': { [media.belowMd]: { flexGrow: 1, paddingInline: space[3] } },
});
const amountHeadCell = {
  ...headCell,
  paddingInlineEnd: space[3],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontSize: rem(fontSize.dense),
  // The same in every table of a page.
  inlineSize: space[16] + space[10],
} as const;
export const amountHead = style({
  ...amountHeadCell,
  // On a phone each of these cells says its own column.
  '@media': { [media.belowMd]: hidden },
});
export const lastHead = style({
  ...amountHeadCell,
  '@media': { [media.belowMd]: { inlineSize: 'auto' } },
});

export const body = style({ '@media': { [media.belowMd]: { display: 'block' } } });

const bottom = { borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}` } as const;
const block = {
  '@media': {
    [media.print]: { breakInside: 'avoid' },
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: `${size.target}px minmax(0, 1fr) auto`,
      // What the name's lines need more than the amounts goes below these.
      gridTemplateRows: 'auto auto auto 1fr',
      paddingBlock: space[2],
    },
  },
} as const;
export const row = style({ ...bottom, ...block });
export const selected = style({ ...bottom, ...block, background: vars.color.selectedQuiet });

export const box = style({
  verticalAlign: 'middle',
  '@media': { [media.belowMd]: { gridRow: '1 / span 4', alignSelf: 'start' } },
});
/** The whole cell is the target. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.target,
  cursor: 'pointer',
});

export const name = style({
  padding: `${space[2]}px`,
  textAlign: 'start',
  fontWeight: fontWeight.bold,
  overflowWrap: 'anywhere',
  '@media': { [media.belowMd]: { gridRow: '1 / span 4', gridColumn: 2 } },
});
export const label = style({ cursor: 'pointer' });
export const detail = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
});

const money = {
  padding: `${space[2]}px`,
  paddingInlineEnd: space[3],
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const;
const beside = { gridColumn: 3, paddingBlock: 0 } as const;
export const amount = style({
  ...money,
  '@media': {
    [media.belowMd]: {
      ...beside,
      color: vars.color.inkQuiet,
      fontSize: rem(fontSize.dense),
      '::before': {
        // The empty alternative keeps it from being read twice, where the browser knows it.
        content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
      },
    },
  },
});
/** On a phone the first of the row, below its column's name. */
export const last = style({
  ...money,
  fontWeight: fontWeight.bold,
  '@media': { [media.belowMd]: { ...beside, gridRow: 1, paddingBlockStart: space[2] } },
});
