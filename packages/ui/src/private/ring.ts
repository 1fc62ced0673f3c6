import { vars } from '../theme/contract.css.ts';
import { size } from '../tokens/shape.ts';

/** The focus ring; for a native control that lies unseen over something, on what it lies over. */
export const ring = {
  outline: `${size.focusEdge}px solid ${vars.color.focusEdge}`,
  outlineOffset: size.focusRing,
  boxShadow: `0 0 0 ${size.focusRing}px ${vars.color.focus}`,
} as const;

/** The focus ring drawn inwards, for what stands in a box that would cut the usual one off. */
export const insetRing = {
  outline: `${size.focusEdge}px solid ${vars.color.focusEdge}`,
  outlineOffset: -size.focusEdge,
  boxShadow: `inset 0 0 0 ${size.focusEdge + size.focusRing}px ${vars.color.focus}`,
} as const;
