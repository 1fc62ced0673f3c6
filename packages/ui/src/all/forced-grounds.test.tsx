import '../styles/global.css.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulate } from '../private/emulate.fixture.ts';
import { paintsItself } from './own-colours.ts';
import { allStories } from './stories.ts';

// What keeps its own colours in forced colours takes them from the system: the site's own colours are
// for its own ground, and this mode has a black or a white one, whatever the site's switch says.

const stories = allStories.filter(([name]) =>
  paintsItself.some((component) => name.includes(`/${component} `)),
);

const SYSTEM = [
  'Canvas',
  'CanvasText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Field',
  'FieldText',
  'GrayText',
  'Highlight',
  'HighlightText',
  'LinkText',
  'Mark',
  'MarkText',
  'SelectedItem',
  'SelectedItemText',
];

/** The system's colours on this ground, as computed styles write them. */
function systemColours(): Set<string> {
  const probes = SYSTEM.map((name) => {
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; transition: none; color: ${name}`;
    return probe;
  });
  document.body.append(...probes);
  const values = probes.map((probe) => getComputedStyle(probe).color);
  for (const probe of probes) probe.remove();
  return new Set([...values, 'rgba(0, 0, 0, 0)']);
}

/** Which of the colours of an element, or of what is drawn before and after it, are not the system's. */
function ownColours(root: Element): string[] {
  const system = systemColours();
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isDrawn = part ? style.content !== 'none' : element.checkVisibility();
      if (style.forcedColorAdjust !== 'none' || !isDrawn) return [];
      if (element.closest('svg[role=img], [hidden]')) return [];
      const hasText = [...element.childNodes].some(({ nodeType }) => nodeType === 3);
      const hasBorder = Number.parseFloat(style.borderTopWidth) > 0;
      const colours = [
        style.backgroundColor,
        ...(hasText && !part ? [style.color] : []),
        ...(hasBorder ? [style.borderTopColor] : []),
      ];
      const found = colours.filter((colour) => !system.has(colour));
      return found.map((colour) => `${colour}: ${element.outerHTML.slice(0, 90)}${part ?? ''}`);
    }),
  );
}

describe.each(['dark', 'light'] as const)('強制カラーの地が%sでも', (colorScheme) => {
  beforeAll(() => emulate({ forcedColors: true, colorScheme, reducedMotion: true }));
  afterAll(() => emulate());

  test.each(stories)('%s の文字と面は、利用者の色である', async (_, Story) => {
    const screen = await render(<Story />);
    expect(ownColours(screen.container)).toEqual([]);
  });
});
