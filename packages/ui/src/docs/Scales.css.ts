import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../tokens/space.ts';
import { lineHeight } from '../tokens/type.ts';

export const bar = style({
  display: 'inline-block',
  blockSize: space[3],
  background: vars.color.action,
});

/** At its own size, on one line. */
export const sample = style({ lineHeight: lineHeight.line, whiteSpace: 'nowrap' });
