import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import * as module from './features/reservation/cancellation/CancelPage.stories.tsx';
import axe from 'axe-core';

const all = Object.entries(composeStories(module as never) as Record<string, { run: () => Promise<void> }>);
const want = (import.meta.env.VITE_SHOTS ?? '').split(',');
const widths = (import.meta.env.VITE_WIDTHS ?? '1280').split(',').map(Number);
test.each(all.filter(([id]) => want.includes(id) || want.includes('*')))('%s', async (id, story) => {
  for (const w of widths) {
    await page.viewport(w, 800);
    await story.run();
    await new Promise((r) => setTimeout(r, 300));
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'], elementRef: false, rules: { region: { enabled: false } } });
    console.log(id, w, document.documentElement.scrollWidth, JSON.stringify(violations.map((v) => [v.id, v.nodes.map((n) => n.html)])));
    await page.viewport(w, Math.max(800,document.documentElement.scrollHeight));
    await new Promise((r) => setTimeout(r, 200));
    await page.screenshot({ path: `/work/w/e/apps/customer/eshots/${id}-${w}.png` });
  }
}, 60000);
