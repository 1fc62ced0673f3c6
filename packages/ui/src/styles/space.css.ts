import { styleVariants } from '@vanilla-extract/css';
import { space } from '../tokens/space.ts';

// One class per step instead of sprinkles: 17 short names cost a third of the sprinkles runtime,
// and no layout of ours changes its distances by breakpoint in more than one place.

/** Gap between the children of a flex or grid container, by step. */
export const gap = styleVariants(space, (value) => ({ gap: value }));
