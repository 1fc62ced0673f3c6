import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const ground = styleVariants({
  plain: { background: vars.color.ground, color: vars.color.ink },
  page: { background: vars.color.groundPage, color: vars.color.ink },
  deep: { background: vars.color.groundDeep, color: vars.color.onDeep },
  selected: { background: vars.color.selected, color: vars.color.ink },
});

export const rounded = style({ borderRadius: vars.radius.card });
