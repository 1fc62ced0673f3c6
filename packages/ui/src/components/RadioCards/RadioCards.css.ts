import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, lineLength, rem } from '../../tokens/type.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[4],
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.action },
    '&:has(:checked)': {
      padding: space[4] - 1,
      border: `${line.strong}px solid ${vars.color.action}`,
      background: vars.color.selected,
    },
    '&:has(:disabled)': {
      borderColor: vars.color.hairline,
      background: vars.color.groundPage,
      color: vars.color.inkQuiet,
      cursor: 'default',
    },
  },
});

export const text = style({ flex: '1 1 0', minInlineSize: 0 });

export const title = style({
  display: 'block',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const description = style({
  display: 'block',
  maxInlineSize: lineLength,
  marginBlockStart: space[1],
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const aside = style({ flexShrink: 0, textAlign: 'end' });
