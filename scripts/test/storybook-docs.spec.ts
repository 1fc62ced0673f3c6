import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compilePage from '@storybook/addon-docs/mdx-loader';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import config from '../../.storybook/main.ts';
import { withJapaneseProps } from '../../.storybook/props.ts';
import { root } from '../contract/documents.mjs';

const docs = config.addons?.find((addon) => typeof addon === 'object');
const pages = globSync('packages/ui/src/**/*.mdx', { cwd: root }).sort();

/** What Storybook's own compiler makes of a page, with the settings of `.storybook/main.ts`. */
function compiled(source: string, options: object | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: unknown, code: string) => (error ? reject(error) : resolve(code)),
      getOptions: () => options ?? {},
      resourcePath: 'page.mdx',
    };
    compilePage.call(context, source);
  });
}
const ours = typeof docs === 'object' ? docs.options?.mdxPluginOptions : undefined;

test.each(pages)('%s shows no table as raw text', async (page) => {
  const code = await compiled(readFileSync(join(root, page), 'utf8'), ours);
  expect(code).not.toMatch(/\|\s*-{3,}/);
});

test('without the settings a table is raw text', async () => {
  expect(await compiled('| a | b |\n|---|---|\n| 1 | 2 |\n', undefined)).toMatch(/\|\s*-{3,}/);
  expect(await compiled('| a | b |\n|---|---|\n| 1 | 2 |\n', ours)).not.toMatch(/\|\s*-{3,}/);
});

test('the heads of tables of properties are the columns that Storybook has', () => {
  const blocks = readFileSync(
    join(root, 'node_modules/@storybook/addon-docs/dist/blocks.js'),
    'utf8',
  );
  const [head = ''] = blocks.match(/className: "docblock-argstable-head".*/) ?? [];
  const columns = [...head.matchAll(/"span", null, "(\w+)"/g)].map(([, word]) => word);
  expect(columns).toEqual(['Name', 'Description', 'Default', 'Control']);
  const css = readFileSync(join(root, '.storybook/props-table.css'), 'utf8');
  const words = [...css.matchAll(/content: "(.+)"/g)].map(([, word]) => word);
  expect(words).toEqual(['名前', '説明', '初期値', '操作']);
});

test('tables of properties are in Japanese, also of what is inferred from a story', () => {
  const context = { title: 'Fields/BirthDateField', component: () => null };
  const argTypes = {
    label: { name: 'label', description: 'English' },
    'data-x': { name: 'data-x' },
  };
  const described = withJapaneseProps({ ...context, argTypes } as never);
  expect(described.label?.description).toBe('見える名前。');
  expect(described['data-x']?.description).toBeUndefined();
});

test('Storybook, started with its settings, lists every story and every page of the guide', async () => {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const listed = Object.values(entries);
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, id]) => `./${file} ${id}`,
    ),
  );
  const shown = listed.flatMap((entry) =>
    entry.type === 'story' ? `${entry.importPath} ${entry.exportName}` : [],
  );
  expect(shown.sort()).toEqual(written.sort());
  const unattached = listed.filter(({ importPath }) => importPath.endsWith('.mdx'));
  expect(unattached.map(({ importPath }) => importPath).sort()).toEqual(
    pages.map((page) => `./${page}`),
  );
});
