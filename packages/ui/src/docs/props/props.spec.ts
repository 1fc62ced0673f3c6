import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, test } from 'vitest';
import { aToE } from './a-to-e.ts';
import { common } from './common.ts';
import { fToO } from './f-to-o.ts';
import { pToR } from './p-to-r.ts';
import { propDescription } from './prop-description.ts';
import { sToV } from './s-to-v.ts';

const components = fileURLToPath(new URL('../../components', import.meta.url));
const stories = globSync('*/*.stories.tsx', { cwd: components }).map((file) =>
  `${components}/${file}`.replace('.stories', ''),
);
const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
const importer = makeFsImporter();

/** What a file documents; icons and stories of several components have no definition of their own. */
function documented(filename: string) {
  try {
    return parse(readFileSync(filename, 'utf8'), { filename, resolver, importer });
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** Properties of a component as Storybook reads them, `Component.property`. */
function propsOf(filename: string): string[] {
  return documented(filename).flatMap(({ displayName, props }) =>
    Object.keys(props ?? {}).map((p) => `${displayName}.${p}`),
  );
}

const known = stories.flatMap(propsOf);

test('every property of every component is described in Japanese', () => {
  expect(known.length).toBeGreaterThan(300);
  const lacking = known.filter((each) => {
    const [component = '', prop = ''] = each.split('.');
    return !/[ぁ-んァ-ヶ一-龠]/.test(propDescription(component, prop) ?? '');
  });
  expect(lacking).toEqual([]);
});

test('what is pressed is not described as a field to type into', () => {
  const buttons = stories.filter((file) =>
    readFileSync(file.replace('.tsx', '.stories.tsx'), 'utf8').includes("title: 'Actions/"),
  );
  const props = buttons.flatMap(propsOf);
  expect(props).toContain('Button.type');
  const wrong = props.filter((each) => {
    const [component = '', prop = ''] = each.split('.');
    return propDescription(component, prop)?.includes('入力欄');
  });
  expect(wrong).toEqual([]);
});

describe('no description has outlived its property', () => {
  test('by component', () => {
    const names = Object.keys({ ...aToE, ...fToO, ...pToR, ...sToV });
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
  test('common to all', () => {
    const used = new Set(known.map((each) => each.split('.')[1]));
    expect(Object.keys(common).filter((name) => !used.has(name))).toEqual([]);
  });
});
