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
    // What has no room beside the name goes below it in one piece: a plate is never taken apart.
    [media.belowMd]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'flex-end',
      columnGap: space[3],
      minBlockSize: size.target + 2 * space[1],
      paddingBlock: space[3],
      paddingInlineStart: size.target + space[2],
      paddingInlineEnd: space[3],
    },
  },
} as const;
export const row = style({ ...bottom, ...block });
export const selected = style({ ...bottom, ...block, background: vars.color.selectedQuiet });

export const box = style({
  verticalAlign: 'middle',
  '@media': {
    [media.belowMd]: {
      position: 'absolute',
      insetBlockStart: space[1],
      insetInlineStart: 0,
      inlineSize: size.target,
    },
  },
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
  // On a phone its words and its details are placed each for itself; its role says what it is.
  '@media': { [media.belowMd]: { display: 'contents' } },
});
export const words = style({
  '@media': { [media.belowMd]: { flexGrow: 1, minInlineSize: 0 } },
});
export const label = style([words, { cursor: 'pointer' }]);
export const details = style({
  '@media': {
    [media.belowMd]: {
      order: 1,
      flexBasis: '100%',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[3],
    },
  },
});
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
export const amount = style({
  ...money,
  '@media': {
    [media.belowMd]: {
      order: 2,
      padding: 0,
      color: vars.color.inkQuiet,
      fontSize: rem(fontSize.dense),
      '::before': {
        // The empty alternative keeps it from being read twice, where the browser knows it.
        content: ['attr(data-label) " "', 'attr(data-label) " " / ""'],
      },
    },
  },
});
/** On a phone beside the name, below its column's name. */
export const last = style({
  ...money,
  fontWeight: fontWeight.bold,
  '@media': { [media.belowMd]: { padding: 0 } },
});
