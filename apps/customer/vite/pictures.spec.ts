import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const find = (endings: string) =>
  globSync(`{apps/customer/{public,src},packages/ui/src}/**/*.{${endings}}`, { cwd: root }).sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
// Words in a drawing grow with no text size, keep their colours, and are read by nobody (WCAG 1.4.5).
const hasWords = (drawing: string) =>
  /<(?:text|tspan|textPath|foreignObject|image)\b/.test(drawing);

test('drawings, in files and in components, have no words in them', () => {
  const drawings = find('svg,tsx').filter((path) => /<svg\b/.test(read(path)));
  expect(drawings.length).toBeGreaterThan(2);
  expect(drawings.filter((path) => hasWords(read(path)))).toEqual([]);
});

test('pictures made of pixels are the icons of the installed app, drawn from icon.svg', () => {
  expect(find('png,jpg,jpeg,gif,webp,avif,ico')).toEqual([
    'apps/customer/public/icon-192.png',
    'apps/customer/public/icon-512.png',
    'apps/customer/public/icon-maskable-512.png',
  ]);
});

test('the check finds words', () => {
  expect(hasWords('<svg><text x="1">満席</text></svg>')).toBe(true);
  expect(hasWords('<svg><title>船</title><path d="M0 0" /></svg>')).toBe(false);
});
