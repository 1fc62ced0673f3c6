import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Alert } from './Alert.tsx';

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('後から現れる知らせは、丁寧にも割り込んでも読み上げられる', async () => {
  const screen = await render(
    <>
      <Alert tone="info" announce="polite">
        5便が見つかりました。
      </Alert>
      <Alert tone="error" announce="assertive">
        通信できませんでした。
      </Alert>
    </>,
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('お知らせ5便が見つかりました。');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('エラー通信できませんでした。');
});

test('丁寧な知らせは、空の領域が現れてから言葉が入り', async () => {
  const screen = await render(<div />);
  const changes: [found: Element | null, words: string][] = [];
  const observer = new MutationObserver(() => {
    const found = screen.container.querySelector('[role=status]');
    changes.push([found, found?.textContent ?? '']);
  });
  observer.observe(screen.container, { childList: true, subtree: true, characterData: true });
  await screen.rerender(
    <Alert tone="success" announce="polite">
      設定を保存しました。
    </Alert>,
  );
  const region = screen.getByRole('status');
  await expect.element(region).toHaveTextContent('完了設定を保存しました。');
  observer.disconnect();
  expect(changes[0]).toEqual([region.element(), '']);
});

test('知らせの操作は、読み上げる領域の外にある', async () => {
  const screen = await render(
    <Alert tone="error" announce="assertive" action={<button type="button">もう一度送る</button>}>
      通信できませんでした。
    </Alert>,
  );
  await expect.element(screen.getByRole('button')).toBeVisible();
  expect(screen.getByRole('alert').element().querySelector('button')).toBeNull();
});

test('初めからある知らせは割り込まず、種類が言葉と印でわかる', async () => {
  const screen = await render(
    <Alert tone="warning" title="深夜の出航です">
      8月3日の0:10に出航します。
    </Alert>,
  );
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(screen.getByRole('status').elements()).toEqual([]);
  await expect.element(screen.getByText('ご注意')).toBeInTheDocument();
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1);
});

test('長い文字でも 320 px からはみ出さない', async () => {
  await page.viewport(320, 256);
  await render(<Alert tone="info" title={'x'.repeat(80)} />);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('強制カラーモードでも枠が残る', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(<Alert tone="error" title="通信できませんでした" />);
  const style = getComputedStyle(screen.container.firstElementChild as Element);
  expect(style.borderTopStyle).toBe('solid');
  expect(style.borderInlineStartWidth).toBe('4px');
});

test('割り込む知らせは、離れたところを見ていても、見えるところに現れる', async () => {
  const tall = <div style={{ blockSize: 3000 }}>長いページ</div>;
  const screen = await render(tall);
  window.scrollTo(0, 2000);
  await screen.rerender(
    <>
      <Alert tone="error" announce="assertive">
        通信できませんでした。
      </Alert>
      {tall}
    </>,
  );
  await expect.element(screen.getByRole('alert')).toBeInViewport();
});
