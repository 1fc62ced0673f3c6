import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as customers from './CustomerInputPage.stories.tsx';

const { Empty, FamilyWithCar } = composeStories(customers);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const answersOf = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')]
    .filter(({ labels }) => labels?.[0]?.textContent === name)
    .map(({ checked }) => checked);

test('避難のときの手助けは、全員分を一度に「必要なし」にでき、一人が必要とすれば、その答えだけが残る', async () => {
  await page.viewport(375, 812);
  await Empty.run();
  const all = page.getByRole('checkbox', { name: '全員、避難のときの手助けは必要ありません' });
  await all.click();
  expect(answersOf('必要なし')).toEqual([true, true, true]);
  await all.click();
  expect(answersOf('必要なし')).toEqual([false, false, false]);
  await all.click();
  await page.getByLabelText('必要', { exact: true }).first().click();
  await expect.element(all).not.toBeInTheDocument();
  expect(answersOf('必要なし')).toEqual([false, true, true]);
});

test('運転者には初めの大人が入っていて、選び直せると言う', async () => {
  await FamilyWithCar.run();
  const driver = page.getByLabelText('運転者').first();
  await expect.element(driver).toHaveValue('0');
  await expect.element(page.getByText('違うときは、選び直してください。').first()).toBeVisible();
});
