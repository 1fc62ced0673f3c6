import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../tokens/breakpoint.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

const torn = `${line.strong}px dashed ${vars.color.hairline}`;

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Over the band of the head.
  marginBlockStart: -space[16],
  borderRadius: vars.radius.panel,
  background: vars.color.ground,
  boxShadow: vars.shadow.card,
  color: vars.color.ink,
  '@media': {
    [media.md]: { gridTemplateColumns: '27rem minmax(0, 1fr)' },
    [media.forcedColors]: { border: `${line.control}px solid` },
    [media.print]: { marginBlockStart: space[4], border: `${line.hair}px solid` },
  },
});

export const shown = style({ display: 'grid', alignContent: 'center', minInlineSize: 0 });

export const head = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[5]}px ${space[4]}px 0`,
  textAlign: 'center',
});

export const title = style({
  fontSize: rem(fontSize.lead),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const note = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

const pill = style({
  marginBlockStart: space[2],
  paddingInline: space[3],
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.pill,
  fontWeight: fontWeight.bold,
});

export const state = styleVariants({
  info: [pill, { background: vars.color.infoGround, color: vars.color.info }],
  success: [pill, { background: vars.color.successGround, color: vars.color.success }],
  warning: [pill, { background: vars.color.warningGround, color: vars.color.warning }],
});

export const instead = style({ padding: space[5] });

export const side = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[5],
  minInlineSize: 0,
  padding: `${space[4]}px ${space[5]}px ${space[5]}px`,
  borderBlockStart: torn,
  '@media': {
    [media.md]: {
      padding: `${space[8]}px ${space[12]}px`,
      borderBlockStart: 0,
      borderInlineStart: torn,
    },
  },
});

export const facts = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.md]: { gap: space[5] } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
  // Text of twice its size on a phone.
  '@container': { '(max-inline-size: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const term = style({
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.bold,
});

export const value = style({ fontWeight: fontWeight.bold, lineHeight: lineHeight.dense });

export const hint = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[3]}px ${space[4]}px`,
  border: `${line.hair}px solid transparent`,
  borderRadius: vars.radius.control,
  background: vars.color.groundQuiet,
  fontSize: rem(fontSize.dense),
  lineHeight: lineHeight.dense,
});

export const sun = style({
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  fill: 'none',
  stroke: vars.color.action,
  strokeWidth: 2,
  strokeLinecap: 'round',
});
