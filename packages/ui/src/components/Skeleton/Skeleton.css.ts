import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line as border } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

const shape = style({
  background: vars.color.skeleton,
  // Grounds vanish in forced colours; an outline remains.
  '@media': { '(forced-colors: active)': { border: `${border.hair}px solid GrayText` } },
});

export const line = style([shape, { blockSize: '1em', borderRadius: vars.radius.small }]);

export const block = style([shape, { borderRadius: vars.radius.card }]);
