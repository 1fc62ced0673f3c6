import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line as border, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

const shape = style({
  background: vars.color.skeleton,
  // Grounds vanish in forced colours; an outline remains.
  '@media': { '(forced-colors: active)': { border: `${border.hair}px solid GrayText` } },
});

export const line = style([shape, { blockSize: '1em', borderRadius: vars.radius.small }]);

export const block = style([shape, { borderRadius: vars.radius.card }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  padding: space[6],
  border: `${border.hair}px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.ground,
});

const bone = { flexShrink: 1, minInlineSize: size.target, borderRadius: vars.radius.control };

export const when = style([shape, bone, { inlineSize: '7rem', blockSize: space[9] }]);

export const way = style([shape, { flexGrow: 1, blockSize: border.accent }]);

export const last = style([shape, bone, { inlineSize: '9rem', blockSize: size.target }]);
