import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type HostedAnswer, type HostedFieldsState, useHostedFields } from './hosted-fields.ts';

const payer = { name: '高橋 美咲', email: 'misaki@example.jp' };
const answer: HostedAnswer = { type: 'token', token: 'tok_12345678' };

/** A page with the provider's frame; what the frame says is said by the test. */
async function open() {
  let hosted: HostedFieldsState | undefined;
  function Page() {
    hosted = useHostedFields(null, payer, () => undefined);
    return <iframe ref={hosted.frame} title="カード情報の入力欄" srcDoc="<p>" />;
  }
  const { container } = await render(<Page />);
  const frame = container.querySelector('iframe')?.contentWindow as Window & typeof globalThis;
  await expect.poll(() => frame.document.querySelector('p')).not.toBeNull();
  const script = frame.document.createElement('script');
  script.textContent = `
    const say = (message) => parent.postMessage({ source: 'payment-fields', ...message }, '*');
    let asked = 0;
    function start() {
      addEventListener('message', ({ data }) => {
        asked += 1;
        if (data.type === 'submit') say({ type: 'token', token: 'tok_12345678' });
      });
      say({ type: 'ready' });
    }`;
  frame.document.body.append(script);
  const run = (code: string): unknown => frame.eval(code);
  return { page: () => hosted as HostedFieldsState, run };
}

test('入力欄の用意ができる前に進んでも、用意ができると答えが返る', async () => {
  const { page, run } = await open();
  const answered = page().submit();
  run('start()');
  expect(await answered).toEqual(answer);
  expect(run('asked')).toBe(1);
});

test('用意ができてから進むと、一度だけたずねる', async () => {
  const { page, run } = await open();
  run('start()');
  await expect.poll(() => page().isReady).toBe(true);
  expect(await page().submit()).toEqual(answer);
  expect(run('asked')).toBe(1);
});
