import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  overflow: 'hidden',
  // Seen in forced colours and on paper, where the grounds go.
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.card,
  '@media': { [media.print]: { borderColor: 'currentColor', breakInside: 'avoid' } },
});

export const sea = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  background: vars.color.groundDeep,
  color: vars.color.onDeep,
  '@media': {
    [media.md]: { padding: space[6] },
    [media.print]: { background: 'none', color: 'inherit' },
  },
});

const tag = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.pill,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  '@media': { [media.forcedColors]: { border: `${line.hair}px solid` } },
});

export const mark = styleVariants({
  warning: [tag, { background: vars.color.warningGround, color: vars.color.warning }],
  error: [tag, { background: vars.color.dangerGround, color: vars.color.danger }],
});

const part = { display: 'block', fontWeight: fontWeight.bold, lineHeight: lineHeight.heading };

export const sailing = style({ ...part, fontSize: rem(fontSize.lead) });

export const title = style({ ...part, fontSize: rem(fontSize.h1) });

export const text = style({ lineHeight: lineHeight.dense });

const card = style({
  padding: space[4],
  borderBlockStart: `${line.accent}px solid`,
  background: vars.color.ground,
  '@media': { [media.md]: { padding: space[6] } },
});

export const ways = styleVariants({
  warning: [card, { borderColor: vars.color.warning }],
  error: [card, { borderColor: vars.color.danger }],
});
