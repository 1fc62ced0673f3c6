import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('./components/', import.meta.url);
const names = readdirSync(root);

const read = (name: string, file: string): string =>
  readFileSync(new URL(`${name}/${file}`, root), 'utf8');

/** What is missing from the folder of a component, in words. */
const missing = (name: string, has: (file: string) => boolean, source: string): string[] => {
  const reacts = /\bon(Press|Click|Change|Blur|KeyDown)=|use(State|Effect)\(/;
  const needed = ['.tsx', '.stories.tsx', '.mdx', ...(reacts.test(source) ? ['.test.tsx'] : [])];
  return needed.map((end) => `${name}${end}`).filter((file) => !has(file));
};

describe.each(names)('%s', (name) => {
  it('has its component, stories, usage notes, and a test if it reacts', () => {
    const source = read(name, `${name}.tsx`);
    expect(missing(name, (file) => existsSync(new URL(`${name}/${file}`, root)), source)).toEqual(
      [],
    );
  });

  it('shows its Playground first and gives every story a Japanese name', () => {
    const stories = read(name, `${name}.stories.tsx`);
    const exported = [...stories.matchAll(/export const (\w+): Story/g)].map((match) => match[1]);
    expect(exported[0]).toBe('Playground');
    expect(stories.match(/^ {2}name: '|: Story = \{ name: '/gm) ?? []).toHaveLength(
      exported.length,
    );
  });

  it('says how to use it, what not to do, and what it does for accessibility', () => {
    const notes = read(name, `${name}.mdx`);
    const headings = [...notes.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(headings.slice(0, 3)).toEqual(['使い方', 'してはいけないこと', 'アクセシビリティ']);
  });

  it('takes its colours from the theme and its breakpoints from the tokens', () => {
    if (!existsSync(new URL(`${name}/${name}.css.ts`, root))) return;
    const css = read(name, `${name}.css.ts`);
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
    expect(css.match(/width: \d+/g)).toBeNull();
  });
});

it('notices a component without its stories', () => {
  expect(missing('Lamp', (file) => file !== 'Lamp.stories.tsx', '')).toEqual(['Lamp.stories.tsx']);
});

it('notices a component that reacts and has no test', () => {
  const source = '<button onClick={() => toggle()} />';
  expect(missing('Lamp', (file) => !file.includes('.test.'), source)).toEqual(['Lamp.test.tsx']);
});
