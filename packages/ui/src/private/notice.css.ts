import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { line } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';
import { fontWeight, lineHeight } from '../tokens/type.ts';

/** A box that says something: coloured edge, pale ground, ink text. */
export const box = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  border: `${line.control}px solid`,
  borderInlineStartWidth: line.accent,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  lineHeight: lineHeight.dense,
});

export const tone = styleVariants({
  info: { borderColor: vars.color.info, background: vars.color.infoGround },
  success: { borderColor: vars.color.success, background: vars.color.successGround },
  warning: { borderColor: vars.color.warning, background: vars.color.warningGround },
  error: { borderColor: vars.color.danger, background: vars.color.dangerGround },
});

export const icon = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
});

/** Of a status that waits for its words: it takes no room. */
export const empty = style({ position: 'absolute' });

export const body = style({ flex: '1 1 0', minInlineSize: 0 });

export const title = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.heading });
