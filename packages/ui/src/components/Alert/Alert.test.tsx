import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert } from './Alert.tsx';

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
