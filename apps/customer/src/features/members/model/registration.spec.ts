import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What the browser does when the page is reloaded now. */
async function inBrowser() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const reload = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const registration = await import('./registration.ts');
  const { noAnswers } = await import('./member-answers.ts');
  return { reload, noAnswers, ...registration };
}

test('入力した後に再読み込みしようとすると、失われる前にブラウザーがたずね、登録した後はたずねない', async () => {
  const { reload, noAnswers, changeRegistration, forgetRegistration } = await inBrowser();
  changeRegistration({ email: 'misaki@example.jp', sentAt: 0 });
  expect(reload()).toBe(true);
  changeRegistration({ answers: noAnswers });
  expect(reload()).toBe(false);
  forgetRegistration();
  expect(reload()).toBe(true);
});
