import { globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoint.ts';

// Paper: black on white, 10 pt. What is there to be operated (header, footer, buttons, steps) says
// in its own styles that it is not printed.
globalStyle(':root', { '@media': { [media.print]: { fontSize: '10pt' } } });
globalStyle('body', { '@media': { [media.print]: { background: 'none' } } });
globalStyle(':root a', {
  '@media': { [media.print]: { color: 'inherit', textDecoration: 'none' } },
});
globalStyle('h1, h2, h3, h4, legend, dt', {
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
