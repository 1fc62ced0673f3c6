import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ lineHeight: lineHeight.heading });

const mark = 18;
/** Room of the line, with the mark in its middle. */
const gutter = space[10];

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `5.5em minmax(0, 1fr)`,
  columnGap: gutter,
  paddingBlockEnd: space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${mark / 2}px ${-mark / 2}px`,
      insetInlineStart: `calc(5.5em + ${(gutter - line.accent) / 2}px)`,
      borderInlineStart: `${line.accent}px solid ${vars.color.controlBorder}`,
    },
    '&:last-child::before': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineStart: `calc(5.5em + ${(gutter - mark) / 2}px)`,
      boxSizing: 'border-box',
      inlineSize: mark,
      blockSize: mark,
      border: `${line.accent}px solid ${vars.color.controlBorder}`,
      borderRadius: '50%',
      background: vars.color.ground,
    },
    // The ends of the line are filled, as a thick border: it stays in forced colours.
    '&:last-child::after': { borderWidth: mark / 2 },
    '&:first-child::after': { borderWidth: mark / 2, borderColor: vars.color.danger },
  },
});

export const when = style({ fontWeight: fontWeight.bold, textAlign: 'end', whiteSpace: 'nowrap' });
export const title = style({ fontWeight: fontWeight.bold });
export const details = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

globalStyle(`${step}:first-child > ${when}, ${step}:first-child ${title}`, {
  color: vars.color.danger,
});
