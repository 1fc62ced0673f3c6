import { style } from '@vanilla-extract/css';
import { ring } from '../../private/ring.ts';
import { withoutHas } from '../../private/without-has.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ minInlineSize: 0, containerType: 'inline-size' });

export const title = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.heading });

export const quiet = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.heading,
});

export const table = style({
  inlineSize: '100%',
  marginBlockStart: space[2],
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'start',
});

export const corner = style({
  inlineSize: '4.25rem',
  '@media': { [media.md]: { inlineSize: '22%' } },
});

const narrow = `${space[1]}px`;
const cellInline = { paddingInline: narrow, '@media': { [media.md]: { paddingInline: space[2] } } };

export const room = style({ ...cellInline, paddingBlockEnd: space[2], verticalAlign: 'bottom' });

export const plan = style({ display: 'block', marginBlockEnd: space[1] });

export const name = style({
  display: 'block',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
});

const ruled = { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` } as const;

export const person = style({ ...ruled, paddingBlock: space[1] });

export const cell = style({ ...ruled, ...cellInline, paddingBlock: space[1] });

export const seat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `0 ${space[2]}px`,
  minBlockSize: size.target,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': {
      outline: `${line.strong}px solid ${vars.color.action}`,
      outlineOffset: -line.strong,
      background: vars.color.selected,
    },
    '&:has(:focus-visible)': ring,
  },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-checked]': { outlineColor: 'Highlight' } },
    },
  },
});

export const input = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  accentColor: vars.color.action,
  cursor: 'pointer',
  // The frame of the whole seat has the ring.
  selectors: { ':root &:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const select = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  minBlockSize: size.target,
  paddingInline: space[3],
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  fontSize: rem(fontSize.body),
});

const strong = { borderBlockStart: `${line.strong}px solid ${vars.color.ink}` } as const;

export const total = style({
  ...strong,
  paddingBlockStart: space[2],
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});

export const state = style({
  ...cellInline,
  paddingBlockStart: space[2],
  verticalAlign: 'top',
  selectors: { 'tfoot &': strong },
});

const said = {
  display: 'flex',
  gap: space[1],
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.line,
} as const;
export const sound = style({ ...said, color: vars.color.success });
export const fault = style({ ...said, color: vars.color.danger });

export const facts = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[2], fontVariantNumeric: 'tabular-nums' },
]);
export const amount = style({ fontWeight: fontWeight.bold });

export const rooms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[2],
  marginBlockStart: space[2],
  ...strong,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]}px ${space[4]}px`,
  paddingBlockStart: space[3],
});
