import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // What was selected is copied as it is seen.
  WebkitUserSelect: 'none',
  userSelect: 'none',
});

// A heading inside would break by rules of its own, one sign to a line.
globalStyle(`${root} *`, { whiteSpace: 'inherit' });
