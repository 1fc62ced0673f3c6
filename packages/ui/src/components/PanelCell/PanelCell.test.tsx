import '../../styles/global.css.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takePopovers } from '../../private/no-popover.fixture.ts';
import { tap } from '../../private/touch.fixture.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PanelCell } from './PanelCell.tsx';

const onOpen = vi.fn();

const show = (width = 1280) =>
  page.viewport(width, 800).then(() =>
    render(
      <form>
        <ErrorSummary problems={[{ id: 'day', message: '日付がありません。' }]} />
        <PanelCell label="往路" value="12月5日(土)" title="往路の日を選ぶ" onOpen={onOpen}>
          <TextField id="day" name="day" label="乗船日" defaultValue="5日" />
        </PanelCell>
        <button type="submit">検索</button>
      </form>,
    ),
  );

test('押すと題に移って開き、Escape で閉じるとセルに戻る', async () => {
  onOpen.mockClear();
  const screen = await show();
  const cell = screen.getByRole('button', { name: '往路 12月5日(土)' });
  await cell.click();
  await expect.element(screen.getByRole('heading', { name: '往路の日を選ぶ' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog', { name: '往路の日を選ぶ' })).toBeVisible();
  expect(onOpen).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(cell).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('ブラウザーに popover がなくても、開き、移り、閉じ、戻る', async () => {
  onTestFinished(takePopovers());
  onOpen.mockClear();
  const screen = await show();
  const cell = screen.getByRole('button', { name: '往路 12月5日(土)' });
  const title = screen.getByRole('heading', { name: '往路の日を選ぶ' });
  const panel = screen.getByRole('dialog', { name: '往路の日を選ぶ' });
  await expect.element(panel).not.toBeInTheDocument();
  const closings = [
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: '決める' }).click(),
    // The ground beside it.
    () => tap({ x: 4, y: 4 }),
  ];
  for (const close of closings) {
    await tap(cell);
    await expect.element(title).toHaveFocus();
    await expect.element(panel).toBeVisible();
    await tap(title);
    await screen.getByLabelText('乗船日').fill('8日');
    await close();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(cell).toHaveFocus();
  }
  expect(onOpen).toHaveBeenCalledTimes(closings.length);
  await screen.getByRole('link', { name: '日付がありません。' }).click();
  await expect.element(screen.getByLabelText('乗船日')).toHaveFocus();
  expect(Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))).toEqual({
    day: '8日',
  });
});

test('「決める」で閉じても、閉じたままでも、書いたものはフォームに残る', async () => {
  const screen = await show(375);
  await screen.getByRole('button', { name: /^往路/ }).click();
  await screen.getByLabelText('乗船日').fill('8日');
  await screen.getByRole('button', { name: '決める' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const form = document.querySelector('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ day: '8日' });
});

test('エラーが上に並んでいても、開いた欄には下に十分な高さがある', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <div style={{ paddingBlock: 900 }}>
      <form>
        <div style={{ blockSize: 300 }} />
        <PanelCell label="往路" value="12月5日(土)" title="往路の日を選ぶ">
          <div style={{ blockSize: 400 }} />
        </PanelCell>
      </form>
    </div>,
  );
  await screen.getByRole('button', { name: /^往路/ }).click();
  const panel = screen.getByRole('dialog', { name: '往路の日を選ぶ' });
  await expect.element(panel).toBeVisible();
  const { bottom, height } = panel.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(500);
  expect(bottom).toBeLessThanOrEqual(800);
  expect(panel.element().scrollHeight).toBe(panel.element().clientHeight);
});

test('Tab で欄の外へ進むと閉じる', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: /^往路/ }).click();
  await screen.getByRole('button', { name: '決める' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '検索' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([375, 1280])('幅 %s px で、指で欄の中の文や余白に触れても、閉じない', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    // A press on what cannot be focused takes the focus to here.
    <main tabIndex={-1}>
      <PanelCell label="往路" value="12月5日(土)" title="往路の日を選ぶ">
        <p>小学生</p>
        <div style={{ blockSize: 200 }} />
        <TextField label="乗船日" />
      </PanelCell>
      <div style={{ blockSize: 800 }} />
    </main>,
  );
  await tap(screen.getByRole('button', { name: /^往路/ }));
  const panel = screen.getByRole('dialog', { name: '往路の日を選ぶ' });
  await expect.element(screen.getByRole('heading', { name: '往路の日を選ぶ' })).toHaveFocus();
  const { left, bottom } = screen.getByText('小学生').element().getBoundingClientRect();
  await tap(screen.getByText('小学生'));
  await tap({ x: left + 4, y: bottom + 100 });
  await userEvent.click(screen.getByText('小学生'));
  await tap(screen.getByLabelText('乗船日'));
  await expect.element(screen.getByLabelText('乗船日')).toHaveFocus();
  await expect.element(panel).toBeVisible();
  // Closed, the focus is back whatever was pressed last.
  await tap(screen.getByText('小学生'));
  await tap(screen.getByRole('button', { name: '決める' }));
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^往路/ })).toHaveFocus();
});

test('エラー要約のリンクは、閉じた欄を開いて移動する', async () => {
  const screen = await show();
  await screen.getByRole('link', { name: '日付がありません。' }).click();
  await expect.element(screen.getByLabelText('乗船日')).toHaveFocus();
});

test('広い画面ではセルの下に、狭い画面では下からのシートに開く', async () => {
  const wide = await show();
  await wide.getByRole('button', { name: /^往路/ }).click();
  const under = wide.getByRole('dialog').element().getBoundingClientRect();
  const cell = wide.getByRole('button', { name: /^往路/ }).element().getBoundingClientRect();
  expect(under.top).toBeGreaterThanOrEqual(cell.bottom);
  expect(under.bottom).toBeLessThanOrEqual(800);
  await wide.unmount();
  const narrow = await show(375);
  await narrow.getByRole('button', { name: /^往路/ }).click();
  const sheet = narrow.getByRole('dialog').element().getBoundingClientRect();
  expect(sheet.height).toBeGreaterThan(700);
  expect(Math.round(sheet.bottom)).toBe(800);
});

test.each([
  ['下まで長いページ', 1200],
  ['送れないページ', 0],
])('%sでは、パネルは画面に収まり、「決める」が見える', async (_, rest) => {
  await page.viewport(1280, 800);
  const screen = await render(
    <>
      <div style={{ blockSize: 320 }} />
      <form>
        <PanelCell label="往路" value="12月5日(土)" title="往路の日を選ぶ">
          <div style={{ blockSize: 1500 }}>中身</div>
        </PanelCell>
      </form>
      <div style={{ blockSize: rest }} />
    </>,
  );
  await screen.getByRole('button', { name: /^往路/ }).click();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const close = screen.getByRole('button', { name: '決める' });
  await expect.poll(() => bottomOf(close.element())).toBeLessThanOrEqual(800);
  const panel = screen.getByRole('dialog').element();
  // As high as there is room: from below the cell to the end of the screen.
  expect(bottomOf(panel)).toBeGreaterThan(770);
});
