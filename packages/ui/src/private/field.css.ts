import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../tokens/breakpoint.ts';
import { line, size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, lineLength, rem } from '../tokens/type.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** A fieldset cannot be a flex container in every browser, so its parts carry the distance. */
export const group = style({ display: 'block' });

export const label = style({
  display: 'block',
  fontSize: rem(fontSize.body),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const legend = style([label, { marginBlockEnd: space[2] }]);

/** How the mark 「※必須」 is shown; `OptionalMarks` leaves it out. */
export const requiredMark = createVar();

const mark = style({
  marginInlineStart: space[2],
  color: vars.color.danger,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
});

export const required = style([mark, { display: fallbackVar(requiredMark, 'inline') }]);

export const optional = style([mark, { color: vars.color.inkQuiet }]);

export const support = style({
  maxInlineSize: lineLength,
  display: 'block',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
  selectors: { [`${group} > &`]: { marginBlockEnd: space[2] } },
});

export const error = style({
  maxInlineSize: lineLength,
  display: 'block',
  color: vars.color.danger,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.dense,
  selectors: { [`${group} > &`]: { marginBlockStart: space[2] } },
});

// In the line: beside the words it would take the room for 「入力してください。」 in a narrow column.
globalStyle(`${error} > svg`, {
  display: 'inline',
  marginInlineEnd: space[1],
  verticalAlign: 'text-bottom',
});

/** A box to type or choose in. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: size.target,
  padding: `${space[2]}px ${space[3]}px`,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  // Below 16 px iOS zooms into the field.
  fontSize: rem(fontSize.body),
  lineHeight: lineHeight.line,
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&[aria-invalid="true"]': {
      // One pixel more of border, one less of padding: nothing moves.
      padding: `${space[2] - 1}px ${space[3] - 1}px`,
      border: `${line.strong}px solid ${vars.color.danger}`,
    },
    '&[readonly]': { background: vars.color.groundPage },
  },
  '@media': {
    // Its ground goes there.
    [media.forcedColors]: { selectors: { '&[readonly]': { borderStyle: 'dashed' } } },
  },
});
