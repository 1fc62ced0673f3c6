import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Groups in the order of the list on the left; preview.tsx has to say the same. */
const groups = [
  'Guide',
  'Layout',
  'Text',
  'Actions',
  'Fields',
  'Feedback',
  'Overlays',
  'Data',
  'Navigation',
  'Media',
  'Booking',
  'Shell',
  'VRT',
];
const root = new URL('./', import.meta.url);
const files = globSync('**/*.stories.tsx', { cwd: root }).sort();

const japanese = /[ぁ-んァ-ヶ一-龠々]/;

/** Ids of the stories with their names, in the order of the file. */
const storiesOf = (source: string): { id: string; name: string; isOnlyVrt: boolean }[] =>
  source
    .split(/^export const /m)
    .slice(1)
    .map((part) => ({
      isOnlyVrt: /tags: \[[^\]]*'vrt'/.test(part) && !part.includes('disableSnapshot: false'),
      id: /^\w+/.exec(part)?.[0] ?? '',
      name: /\bname: (?:'([^']*)'|"([^"]*)"|`([^`]*)`)/.exec(part)?.slice(1).find(Boolean) ?? '',
    }));

/** What is wrong with a file of stories, in words. */
const problems = (file: string, source: string): string[] => {
  const [, group = '', name = ''] = /\btitle: '(\w+)\/(\w+)'/.exec(source) ?? [];
  const stories = storiesOf(source);
  const ids = stories.map(({ id }) => id);
  const isVrt = group === 'VRT';
  // Examples of a rule, which have no props to play with.
  const isGuide = group === 'Guide';
  return [
    groups.includes(group) ? '' : `title is not in a known group: ${group}`,
    name === basename(file, '.stories.tsx') ? '' : `title does not end with the name of the file`,
    isVrt || isGuide || ids[0] === 'Playground' ? '' : `Playground is not first`,
    !ids.includes('VRT') || ids.at(-1) === 'VRT' ? '' : `VRT is not last`,
    ...ids.filter((id) => !/^[A-Z][A-Za-z0-9]*$/.test(id)).map((id) => `id is not English: ${id}`),
    ...stories
      .filter(({ name: title }) => !japanese.test(title))
      .map(({ id, name: title }) => `name is not Japanese: ${id} "${title}"`),
    ...stories.filter(({ isOnlyVrt }) => isOnlyVrt).map(({ id }) => `not for Chromatic: ${id}`),
    /a11y:[^}]*test: '(off|todo)'/.test(source) && !isVrt ? 'axe is switched off' : '',
    /tags: \[[^\]]*'!test'/.test(source) && !isVrt ? 'is not tested with axe' : '',
  ].filter(Boolean);
};

describe.each(files)('%s', (file) => {
  it('has an English id, Japanese names, Playground first, VRT last, and axe on', () => {
    expect(problems(file, readFileSync(new URL(file, root), 'utf8'))).toEqual([]);
  });
});

describe('the list on the left', () => {
  it('has the groups in this order, VRT last', () => {
    const preview = readFileSync(new URL('../../../.storybook/preview.tsx', root), 'utf8');
    const order = [...preview.slice(preview.indexOf('order: [')).matchAll(/'(\w+)',?$/gm)]
      .map((match) => match[1])
      .filter((name) => groups.includes(name ?? ''));
    expect(order).toEqual(groups);
  });

  it('fails a story that axe does not have to pass', () => {
    const preview = readFileSync(new URL('../../../.storybook/preview.tsx', root), 'utf8');
    expect(preview).toContain("a11y: { test: 'error'");
  });
});

describe('the check', () => {
  const good = `const meta = { title: 'Actions/Lamp' };
export const Playground: Story = { name: '試す' };
export const VRT: Story = { name: 'すべての状態' };
`;

  it('passes what keeps the rules', () => {
    expect(problems('Lamp.stories.tsx', good)).toEqual([]);
  });

  it.each([
    ['Japanese id', good.replace('const Playground', 'const 試す'), 'Playground is not first'],
    ['English name', good.replace('試す', 'Try it'), 'name is not Japanese: Playground "Try it"'],
    ['other group', good.replace('Actions/', 'Widgets/'), 'title is not in a known group: Widgets'],
    ['other name', good.replace('/Lamp', '/Light'), 'title does not end with the name of the file'],
    ['story after VRT', `${good}export const Last: Story = { name: '最後' };\n`, 'VRT is not last'],
    [
      'a picture for vrt alone',
      good.replace("'試す'", "'試す', tags: ['vrt']"),
      'not for Chromatic: Playground',
    ],
    ['axe off', `${good}// a11y: { test: 'off' }`, 'axe is switched off'],
  ])('reports: %s', (_what, source, problem) => {
    expect(problems('Lamp.stories.tsx', source)).toContain(problem);
  });
});
