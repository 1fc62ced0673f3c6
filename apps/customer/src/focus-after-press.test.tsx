import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as opening from './features/booking/pre-order/PreOrder.stories.tsx';
import * as detail from './features/reservation/DetailPage.stories.tsx';

// WCAG 2.4.3: what is pressed and goes hands the focus on to what has come in its place.

const { AsMember, Withdrawn } = composeStories(opening);
const { CorrectContact, CorrectPlate, RefundAccountForm } = composeStories(detail);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test.each([
  ['連絡先を直す', CorrectContact, 'INPUT'],
  ['ナンバーを直す', CorrectPlate, 'INPUT'],
  ['口座を登録する', RefundAccountForm, 'INPUT'],
  ['お知らせを登録する', AsMember, 'H1'],
  ['お知らせを取りやめる', Withdrawn, 'H1'],
])('フォーカスは、押して消えた「%s」の代わりに出たものに移る', async (name, story, tag) => {
  const { presses = [] } = story.args;
  const before = [presses].flat().filter((pressed) => pressed !== name);
  await story.run({ args: { ...story.args, presses: before, shows: name } });
  await page
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .first()
    .click();
  await expect.poll(() => document.activeElement?.tagName).toBe(tag);
});
