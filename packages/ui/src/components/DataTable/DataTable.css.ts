import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const table = style({
  inlineSize: '100%',
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  '@media': { [media.belowSm]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: space[2],
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  textAlign: 'start',
  '@media': { [media.belowSm]: { display: 'block' } },
});

const hidden = { position: 'absolute', clipPath: 'inset(50%)' } as const;

export const head = style({
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.print]: { background: 'none', color: 'inherit' },
    [media.belowSm]: {
      selectors: {
        // On a phone each cell says its own column.
        '&:not([data-sortable])': hidden,
        '&[data-sortable]': {
          display: 'block',
          marginBlockEnd: space[3],
          borderRadius: vars.radius.control,
        },
      },
    },
  },
});

export const headRow = style({
  '@media': { [media.belowSm]: { display: 'flex', flexWrap: 'wrap' } },
});

export const header = style({
  padding: `${space[3]}px ${space[4]}px`,
  fontWeight: fontWeight.bold,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-sortable]': { padding: 0 },
  },
  '@media': { [media.belowSm]: { selectors: { '&:not([data-sortable])': hidden } } },
});

/** Fills its header, so that the whole cell is the target. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  minBlockSize: size.targetMin,
  padding: `${space[2]}px ${space[4]}px`,
  borderRadius: vars.radius.small,
  fontWeight: fontWeight.bold,
  selectors: {
    '&:hover': { background: vars.color.groundDeepRaised, textDecoration: 'underline' },
    '[data-align="end"] > &': { justifyContent: 'flex-end' },
  },
});

/** The chevron points down: the largest first. */
export const ascending = style({ rotate: '180deg' });

export const body = style({ '@media': { [media.belowSm]: { display: 'block' } } });

export const row = style({
  borderBlockEnd: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
  '@media': {
    [media.belowSm]: {
      display: 'block',
      marginBlockEnd: space[3],
      padding: `${space[2]}px ${space[4]}px`,
      border: `${line.hair}px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const cell = style({
  padding: `${space[3]}px ${space[4]}px`,
  fontWeight: fontWeight.regular,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': {
    // Figures and buttons keep one line while there is room for a table.
    [media.sm]: { selectors: { '&[data-align="end"]': { whiteSpace: 'nowrap' } } },
    [media.belowSm]: {
      display: 'flex',
      // What does not fit beside the column's name stands below it, not in a narrow strip.
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      padding: `${space[1]}px 0`,
      textAlign: 'end',
      '::before': {
        // The empty alternative keeps it from being read twice, where the browser knows it.
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: vars.color.inkQuiet,
        flexShrink: 0,
        fontWeight: fontWeight.regular,
      },
    },
  },
});

/** At the end of its line; a long text leaves room for a short name beside it. */
export const content = style({
  '@media': { [media.belowSm]: { maxInlineSize: '80%', marginInlineStart: 'auto' } },
});

/** The cell that names the row: on a phone the card's first line, to be read from its start. */
export const rowHeader = style({
  '@media': {
    [media.belowSm]: { display: 'block', textAlign: 'start', '::before': { display: 'none' } },
  },
});

export const empty = style({
  padding: `${space[6]}px ${space[4]}px`,
  textAlign: 'center',
  '@media': { [media.belowSm]: { display: 'block' } },
});
