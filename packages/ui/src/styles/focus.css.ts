import { globalStyle } from '@vanilla-extract/css';
import { ring } from '../private/ring.ts';
import { size } from '../tokens/shape.ts';

// One ring for everything that takes focus: 3 px of yellow against the thing, 2 px of ink outside.
// On a light ground the ink edge is seen, on a dark one the yellow is. `:root` lifts it above any
// class of a component. It is unlayered on purpose.
globalStyle(':root :focus-visible', ring);

// Headings and summaries get focus from the program, to be read, not operated: no ring.
globalStyle(':root :is(h1, h2, main)[tabindex="-1"]:focus-visible', {
  outline: 'none',
  boxShadow: 'none',
});

// Shadows vanish in forced colours, so the outline alone has to be wide enough there.
globalStyle(':root :focus-visible', {
  '@media': {
    '(forced-colors: active)': {
      outline: `${size.focusRing}px solid Highlight`,
      outlineOffset: size.focusEdge,
      // Where a part has set its own colours, shadows do not vanish by themselves.
      boxShadow: 'none',
    },
  },
});
