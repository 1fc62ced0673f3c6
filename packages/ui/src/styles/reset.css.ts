import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { base } from './layer.css.ts';

// In a layer of its own, so that every class of a component wins over it whatever the order of
// the style sheets. The cost of a reset that wins by accident is a component that looks right in
// Storybook and wrong in the app.
const reset = (selector: string, rule: Record<string, string | number>) =>
  globalStyle(selector, { '@layer': { [base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { textSizeAdjust: '100%', scrollPaddingBlock: '5rem', overflowY: 'scroll' });
reset('body', {
  margin: 0,
  minBlockSize: '100svh',
  // White cards and fields stand out from it without lines.
  background: vars.color.groundPage,
  color: vars.color.ink,
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, table, fieldset', { margin: 0 });
reset('ul, ol', { padding: 0, listStyle: 'none' });
reset('fieldset', { padding: 0, border: 0, minInlineSize: 0 });
reset('legend', { padding: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse' });
reset('th', { textAlign: 'start', fontWeight: 'inherit' });
reset('summary', { cursor: 'pointer' });
reset('[hidden]', { display: 'none' });
