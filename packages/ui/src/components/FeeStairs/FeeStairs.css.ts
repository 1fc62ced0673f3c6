import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

export const caption = style({ fontWeight: fontWeight.bold });

export const steps = style({
  display: 'flex',
  // Five days that do not fit beside each other, on the smallest phone or with large text, take two rows.
  flexWrap: 'wrap',
  marginBlockStart: space[2],
  textAlign: 'center',
});

/** The steps stand on one line, and the words below it begin on one. */
export const step = style({
  display: 'grid',
  // As wide as its day on the smallest phone, where equal steps would let days run into each other.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  gridTemplateRows: '1fr auto auto auto 3rem',
  justifyItems: 'center',
});

const word = {
  gridRow: 2,
  // A percent sign stays with its figure.
  whiteSpace: 'nowrap',
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const fee = styleVariants({
  past: { ...word, color: vars.color.inkQuiet },
  now: {
    ...word,
    color: vars.color.warning,
    fontSize: rem(fontSize.lead),
    fontWeight: fontWeight.bold,
  },
  later: { ...word, fontWeight: fontWeight.bold },
});

export const here = style({
  gridRow: 1,
  alignSelf: 'end',
  color: vars.color.warning,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
});

export const boat = style({
  gridRow: 3,
  inlineSize: space[12],
  maxInlineSize: '90%',
  blockSize: space[6],
  color: vars.color.warning,
});

const surface = {
  gridRow: 4,
  justifySelf: 'stretch',
  borderBlockStart: `${line.accent}px solid`,
  // Printers leave grounds out.
  '@media': { [media.print]: { borderInline: `${line.hair}px solid` } },
} as const;
export const bar = styleVariants({
  past: {
    ...surface,
    background: vars.color.groundQuiet,
    borderColor: vars.color.controlBorder,
  },
  now: { ...surface, background: vars.color.warningGround, borderColor: vars.color.warning },
  later: { ...surface, background: vars.color.infoGround, borderColor: vars.color.info },
  /** Nothing comes back. */
  all: { ...surface, background: vars.color.dangerGround, borderColor: vars.color.danger },
});

export const low = style({ blockSize: space[6] });
export const middle = style({ blockSize: space[12] });
export const high = style({ blockSize: space[11] * 2 });
export const full = style({ blockSize: space[12] * 3 });

const small = {
  gridRow: 5,
  paddingBlockStart: space[1],
  paddingInline: space[2],
  fontSize: rem(fontSize.label),
  lineHeight: lineHeight.heading,
  // 「出港まで」 fits a fifth of a phone.
  '@media': { [media.belowSm]: { paddingInline: space[1] / 2 } },
} as const;
export const until = style({ ...small, color: vars.color.inkQuiet });
export const untilNow = style({ ...small, fontWeight: fontWeight.bold });
