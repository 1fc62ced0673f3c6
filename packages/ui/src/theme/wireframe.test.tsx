import '../styles/global.css.ts';
import './switchable.css.ts';
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const root = document.documentElement;

beforeAll(() => {
  root.dataset.theme = 'wireframe';
});
afterAll(() => {
  delete root.dataset.theme;
});

type Module = { default: Meta };

const modules = import.meta.glob<Module>('../components/*/*.stories.tsx', { eager: true });

const properties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderLeftColor',
  'outlineColor',
  'fill',
  'stroke',
  'boxShadow',
] as const;

// The browser's own colour of a link without a class, as a story of VisuallyHidden shows one.
const bareLink = 'rgb(0, 0, 238';

/** Colours of an element that are not black, white or grey. */
const hues = (element: Element): string[] => {
  const style = getComputedStyle(element);
  return properties.flatMap((property) =>
    [...style[property].matchAll(/rgba?\((\d+), (\d+), (\d+)/g)]
      .filter(([, red, green, blue]) => red !== green || green !== blue)
      .filter(([colour]) => colour !== bareLink)
      .map(([colour]) => `${element.tagName} ${element.className} ${property} ${colour}`),
  );
};

describe.each(Object.entries(modules).map(([file, module]) => [file.split('/')[2], module]))(
  '%s',
  (_name, module) => {
    test('白黒のテーマに色が残らない', async () => {
      const { Playground } = composeStories(module as never) as Record<string, ComponentType>;
      if (!Playground) throw new Error('no Playground');
      const screen = await render(<Playground />);
      expect([...screen.container.querySelectorAll('*')].flatMap(hues)).toEqual([]);
    });
  },
);

test('この検査は、直に書かれた色を見つける', async () => {
  const screen = await render(<p style={{ color: '#0b5a7f' }}>青い文字</p>);
  expect([...screen.container.querySelectorAll('p')].flatMap(hues)).toContain(
    'P  color rgb(11, 90, 127',
  );
});
