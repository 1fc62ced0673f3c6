import { vars } from '../theme/contract.css.ts';
import { size } from '../tokens/shape.ts';

/** The focus ring drawn inwards, for what stands in a box that would cut the usual one off. */
export const insetRing = {
  outline: `${size.focusEdge}px solid ${vars.color.focusEdge}`,
  outlineOffset: -size.focusEdge,
  boxShadow: `inset 0 0 0 ${size.focusEdge + size.focusRing}px ${vars.color.focus}`,
} as const;
