import { describe, expect, test } from 'vitest';
import { readTexts, renderPage } from '../../contract-docs.mjs';
import { curlOf } from '../curl.mjs';
import { bundles } from '../documents.mjs';
import { jsonOf, operationIn, soundDocument } from '../sound-document.fixture.mjs';
import { operationsOf, webhooksOf } from '../walk.mjs';

const matches = (page: string, pattern: RegExp) =>
  Array.from(page.matchAll(pattern), (match) => match[1] ?? '');

const specs = [...(await bundles()).values()];
const texts = await readTexts();
const pages = specs.map((spec) => ({
  title: spec.info.title as string,
  spec,
  page: renderPage(spec, texts),
}));

describe.each(pages)('$title', ({ spec, page }) => {
  test('every operation, webhook and schema has its section', () => {
    const ids = matches(page, / id="([^"]+)"/g);
    const operations = [...operationsOf(spec), ...webhooksOf(spec)].map(
      ({ operation }) => operation.operationId,
    );
    const schemas = Object.keys(spec.components.schemas).map((name) => `schema-${name}`);
    expect(ids).toEqual(expect.arrayContaining([...operations, ...schemas]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every link leads to a place on the page', () => {
    const ids = new Set(matches(page, / id="([^"]+)"/g));
    const links = matches(page, / href="((?!mailto:)[^"]+)"/g);
    expect(links.filter((link) => !ids.has(link.replace(/^#/, '')))).toEqual([]);
  });

  test('the search knows everything that the contents list', () => {
    const [nav = ''] = page.match(/<nav.*?<\/nav>/s) ?? [];
    const listed = matches(nav, / href="#([^"]+)"/g);
    const known = matches(page, /<section[^>]* data-entry id="([^"]+)"/g);
    expect(known).toEqual(listed);
  });

  test('errors of an operation have a narrow column for the status and a wide one for the example', () => {
    const heads = '<th scope="col">ステータス</th><th scope="col">code</th>';
    expect(page).toMatch(new RegExp(`<table class="responses">.*\\s<thead><tr>${heads}`));
    expect(page).toContain('.responses th:first-child {');
  });

  test('nothing is loaded: no script, image, font or style sheet', () => {
    expect(page).not.toMatch(/<(img|link|iframe)\b|<script [^>]*src|@import|\burl\(/);
  });

  test('every operation has its command, and every error code of it is in the one table', () => {
    const operations = [...operationsOf(spec)];
    expect(matches(page, /<code>(curl --request [A-Z]+)/g)).toHaveLength(operations.length);
    const [, errors = ''] = page.split(' id="errors"');
    const [table = ''] = errors.split('</section>');
    for (const code of spec.components.schemas.ErrorCode.enum) {
      const isUsed = JSON.stringify(spec).includes(`"code":"${code}"`);
      expect([code, !isUsed || table.includes(`>${code}<`)]).toEqual([code, true]);
    }
  });

  test('says its version, what is to go, and the conventions', () => {
    expect(page).toContain(`この文書の版は ${spec.info.version} です。`);
    expect(page).toContain('廃止を予定しているものはありません。');
    expect(page).toContain('<strong>Idempotency.</strong>');
  });
});

test('texts of the contract cannot become markup', () => {
  const spec = soundDocument();
  spec.info.summary = '便';
  operationIn(spec).description = '<script>便</script> & `<b>`';
  const page = renderPage(spec, texts);
  expect(page).toContain('&lt;script&gt;便&lt;/script&gt; &amp; <code>&lt;b&gt;</code>');
  expect(page.match(/<script>/g)).toHaveLength(1);
});

test('a command has cookies, token, headers and body of the examples, quoted for a shell', () => {
  const spec = soundDocument();
  jsonOf(operationIn(spec).requestBody).examples.first.value.vesselName = "O'Neill";
  const [entry] = [...operationsOf(spec)];
  expect(curlOf(spec, entry as never).split(' \\\n  ')).toEqual([
    'curl --request PUT "$ORIGIN/customer-api/sailings/sail_a"',
    '--cookie cookies.txt',
    '--header "X-XSRF-TOKEN: $TOKEN"',
    `--header 'if-match: "1"'`,
    `--json '{"vesselName":"O'\\''Neill"}'`,
  ]);
});

test('what is to go is listed with the words that say so', () => {
  const spec = soundDocument();
  spec.components.schemas.Sailing.properties.seats.deprecated = true;
  const page = renderPage(spec, texts);
  expect(page).toMatch(/廃止を予定しているもの[\s\S]*Sailing\/properties\/seats/);
});
