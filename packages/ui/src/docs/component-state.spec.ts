import { expect, test } from 'vitest';
import { componentStates } from './component-state.ts';

const folder = '../components/Lamp';
const stories =
  "export const Playground: Story = { name: '試す' };\nexport const Off: Story = { name: '消灯' };";
const state = (sources: Record<string, string>, files: string[], changelog = '') =>
  componentStates(sources, [...Object.keys(sources), ...files], changelog)[0];

test('the state of a component is what its files say', () => {
  const sources = {
    [`${folder}/Lamp.stories.tsx`]: stories,
    [`${folder}/Lamp.css.ts`]: '[media.forcedColors]: {}',
  };
  expect(state(sources, [`${folder}/Lamp.mdx`])).toEqual({
    name: 'Lamp',
    isNew: false,
    stories: 2,
    isCheckedByAxe: true,
    hasTest: false,
    hasNotes: true,
    hasForcedColors: true,
  });
});

test('a component is new as long as the changelog names it among what is not released', () => {
  const sources = { [`${folder}/Lamp.stories.tsx`]: stories };
  const entry = (heading: string) =>
    `## Unreleased\n\n${heading}### A lamp\n\nNew: \`Lamp\`.\n\n## 0.0.9\n`;
  expect(state(sources, [], entry(''))?.isNew).toBe(true);
  expect(state(sources, [], entry('## 0.1.0\n\n'))?.isNew).toBe(false);
});

test('a component with a story that axe does not check is not called checked', () => {
  const off = `${stories}\nparameters: { a11y: { test: 'off' } }`;
  expect(state({ [`${folder}/Lamp.stories.tsx`]: off }, [])?.isCheckedByAxe).toBe(false);
});
