import { ApiError } from '@ferry/api/errors';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { errorText } from '../copy/error-texts.ts';
import { FailureText } from './FailureText.tsx';

test('どの通信にも起こる失敗は、何も読み込まずに言葉で伝わる', async () => {
  const offline = new ApiError('OFFLINE', 0);
  const screen = await render(<FailureText error={offline} />);
  expect(screen.container.textContent).toBe(errorText(offline));
});

test('ひとつの手続きだけの失敗も、その言葉で伝わる', async () => {
  const soldOut = new ApiError('SAILING_SOLD_OUT', 409);
  const screen = await render(<FailureText error={soldOut} />);
  await expect.element(screen.getByText(errorText(soldOut))).toBeVisible();
});
