import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line } from '../../tokens/shape.ts';

export const root = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `${line.hair}px solid ${vars.color.hairline}`,
});
