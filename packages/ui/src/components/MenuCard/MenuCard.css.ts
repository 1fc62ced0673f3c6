import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { line, size } from '../../tokens/shape.ts';
import { space } from '../../tokens/space.ts';
import { fontSize, fontWeight, lineHeight, rem } from '../../tokens/type.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${line.hair}px solid ${vars.color.hairline}`,
  background: vars.color.ground,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]}px ${space[5]}px`,
  color: vars.color.onArea,
  fontSize: rem(fontSize.h3),
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const area = styleVariants({
  reservation: { background: vars.color.areaReservation },
  inquiry: { background: vars.color.areaInquiry },
  ticket: { background: vars.color.areaTicket },
  member: { background: vars.color.areaMember },
});

export const body = style({ flexGrow: 1, padding: space[5] });

export const row = style({
  selectors: { '& + &': { borderBlockStart: `${line.hair}px solid ${vars.color.hairline}` } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.row,
  padding: `${space[2]}px ${space[4]}px ${space[2]}px ${space[5]}px`,
  color: vars.color.ink,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.selectedQuiet, textDecoration: 'underline' } },
});

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.inkQuiet,
  fontSize: rem(fontSize.dense),
  fontWeight: fontWeight.regular,
  whiteSpace: 'nowrap',
});

export const onward = style({ flexShrink: 0, color: vars.color.action, rotate: '-90deg' });
