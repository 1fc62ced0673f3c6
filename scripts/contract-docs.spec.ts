import { describe, expect, test } from 'vitest';
import { renderPage } from './contract-docs.mjs';
import { bundle, documents, sourceOf } from './contract-documents.mjs';
import { operationIn, soundDocument } from './contract-fixture.mjs';
import { operationsOf } from './contract-walk.mjs';

const matches = (page: string, pattern: RegExp) =>
  Array.from(page.matchAll(pattern), (match) => match[1] ?? '');

const specs = await Promise.all(documents.map((document) => bundle(sourceOf(document))));
const pages = specs.map((spec) => ({
  title: spec.info.title as string,
  spec,
  page: renderPage(spec, ''),
}));

describe.each(pages)('$title', ({ spec, page }) => {
  test('every operation and every schema has its section', () => {
    const ids = matches(page, / id="([^"]+)"/g);
    const operations = [...operationsOf(spec)].map(({ operation }) => operation.operationId);
    const schemas = Object.keys(spec.components.schemas).map((name) => `schema-${name}`);
    expect(ids).toEqual(expect.arrayContaining([...operations, ...schemas]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every link leads to a place on the page', () => {
    const ids = new Set(matches(page, / id="([^"]+)"/g));
    const links = matches(page, / href="([^"]+)"/g);
    expect(links.filter((link) => !ids.has(link.replace(/^#/, '')))).toEqual([]);
  });

  test('nothing is loaded: no script, image, font or style sheet', () => {
    expect(page).not.toMatch(/<(script|img|link|iframe)\b|@import|url\(/);
  });
});

test('texts of the contract cannot become markup', () => {
  const spec = soundDocument();
  spec.info.summary = '便';
  operationIn(spec).description = '<script>便</script> & `<b>`';
  const page = renderPage(spec, '');
  expect(page).toContain('&lt;script&gt;便&lt;/script&gt; &amp; <code>&lt;b&gt;</code>');
  expect(page).not.toContain('<script>');
});
