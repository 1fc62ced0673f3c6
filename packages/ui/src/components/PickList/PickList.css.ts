import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const list = style({
  display: 'grid',
  // Two beside each other where both have room for a name and a note.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space[2],
});

export const row = style({
  display: 'grid',
  // On phones the note has a line of its own: beside the name it would leave no room for it.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space[3]}px`,
  minBlockSize: size.cell,
  padding: `${space[2]}px ${space[4]}px`,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': {
      borderColor: vars.color.selected,
      background: vars.color.selectedQuiet,
      boxShadow: `inset 0 0 0 ${line.hair}px ${vars.color.selected}`,
    },
    '&[data-disabled]': { borderColor: vars.color.hairline, cursor: 'default' },
  },
  '@media': {
    [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [media.forcedColors]: {
      selectors: { '&[data-checked]': { outline: `${line.strong}px solid Highlight` } },
    },
  },
});

export const title = style({
  display: 'block',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const details = style({
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const note = style({
  gridColumn: 2,
  color: vars.color.link,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@media': { [media.sm]: { gridColumn: 'auto', textAlign: 'end' } },
  selectors: {
    [`${row}[data-disabled] &`]: { color: vars.color.inkQuiet, fontWeight: fontWeight.regular },
  },
});
