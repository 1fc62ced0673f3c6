import { style } from '@vanilla-extract/css';
import { anchor } from '../../private/cell-panel.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({ display: 'grid', anchorScope: anchor });

export const cell = style({
  anchorName: anchor,
  display: 'grid',
  alignContent: 'center',
  gap: line.strong,
  inlineSize: '100%',
  minBlockSize: size.cell,
  padding: `${space[2]}px ${space[4]}px`,
  border: `${line.control}px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  color: vars.color.ink,
  lineHeight: lineHeight.line,
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.selectedQuiet },
    '&[aria-expanded="true"]': {
      background: vars.color.selectedQuiet,
      boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.action}`,
    },
    '&[data-invalid]': { boxShadow: `inset 0 0 0 ${line.strong}px ${vars.color.danger}` },
  },
});

export const label = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.label),
  fontWeight: fontWeight.bold,
});

export const value = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
