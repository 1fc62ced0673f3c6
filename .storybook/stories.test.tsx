import * as a11y from '@storybook/addon-a11y/preview';
import { composeStories, type Meta, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.tsx';

// Every story of the design system as Storybook shows it: its settings (preview.tsx), its decorators, its
// own run of axe after what the story plays. In one document: Storybook's runner for Vitest
// starts a second server, and reads and compiles for it what the component tests have already.

type Story = {
  run: () => Promise<void>;
  tags: readonly string[];
  globals: { viewport?: { value?: string } };
  reporting: { reports: readonly { type: string; status: string }[] };
};
type Module = { default: Meta } & Record<string, unknown>;

const project = setProjectAnnotations([a11y, preview]);
beforeAll(project.beforeAll);

const modules = import.meta.glob<Module>('../packages/ui/src/**/*.stories.tsx', { eager: true });
const stories = Object.values(modules).flatMap((module) =>
  Object.entries(composeStories(module as never) as Record<string, Story>)
    // The pages for pictures show the same stories again.
    .filter(([, { tags }]) => tags.includes('test'))
    .map(([id, story]) => ({
      name: `${module.default.title} ${(module[id] as { name?: string }).name}`,
      story,
    })),
);

/** Of a story that has no width of its own, as in Storybook's own runner. */
const WINDOW = { width: '1200px', height: '900px' };
const sizes: Record<string, { styles: typeof WINDOW }> = preview.parameters?.viewport?.options;

let shown = '';
async function resize({ globals }: Story): Promise<void> {
  const { width, height } = sizes[globals.viewport?.value ?? '']?.styles ?? WINDOW;
  if (shown === width + height) return;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  shown = width + height;
}

test.each(stories)('$name', async ({ story }) => {
  await resize(story);
  await story.run();
  const reports = story.reporting.reports.map(({ type, status }) => `${type} ${status}`);
  expect(reports).toEqual(['a11y passed']);
});

test('この検査は、名前のないボタンを見つける', async () => {
  const broken = () => (
    <button type="button">
      <span aria-hidden="true">×</span>
    </button>
  );
  const module = { default: { title: 'Broken', component: broken }, Playground: {} };
  const { Playground } = composeStories(module as never) as Record<string, Story>;
  await expect(Playground?.run()).rejects.toThrow(/button-name/);
});
