import { StrictMode, useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type Rest = Partial<DialogProps> & { onAnswer?: () => void };

const Cancellation = ({ onAnswer, ...rest }: Rest) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>予約を取り消す</Button>
      <a href="#other">ほかのページ</a>
      <Dialog
        title="予約を取り消しますか"
        actions={
          <>
            <Button onPress={close}>取り消さない</Button>
            <Button tone="primary" onPress={onAnswer}>
              取り消す
            </Button>
          </>
        }
        {...rest}
        isOpen={isOpen}
        onClose={close}
      >
        {rest.children ?? '取消手数料は200円です。'}
      </Dialog>
    </>
  );
};

const open = async (rest: Rest = {}) => {
  const screen = await render(<Cancellation {...rest} />);
  const button = screen.getByRole('button', { name: '予約を取り消す' });
  await button.click();
  const dialog = screen.getByRole('dialog', { name: '予約を取り消しますか' });
  await expect.element(dialog).toBeVisible();
  return { screen, button, dialog };
};

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('開くと題名から読み始め、背後のページには触れられない', async () => {
  const { screen, dialog } = await open();
  await expect.element(screen.getByRole('heading', { name: '予約を取り消しますか' })).toHaveFocus();
  expect(dialog.element().matches(':modal')).toBe(true);
  const link = screen.getByText('ほかのページ').element() as HTMLElement;
  link.focus();
  expect(document.activeElement).not.toBe(link);
});

test('キーボードだけで開き、Tab は中を回り、Escape で閉じて、開いたボタンに戻る', async () => {
  const screen = await render(<Cancellation />);
  const button = screen.getByRole('button', { name: '予約を取り消す' });
  await userEvent.keyboard('{Tab}{Enter}');
  const visited = [];
  for (const _ of [1, 2, 3]) {
    await userEvent.keyboard('{Tab}');
    visited.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  }
  expect(visited).toEqual(['閉じる', '取り消さない', '取り消す']);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(screen.getByText('ほかのページ').element()).not.toBe(document.activeElement);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('「閉じる」でも「取り消さない」でも、何も起こさずに閉じ、また開ける', async () => {
  const onAnswer = vi.fn();
  const { screen, button, dialog } = await open({ onAnswer });
  for (const name of ['閉じる', '取り消さない']) {
    await screen.getByRole('button', { name, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(dialog).toBeVisible();
  }
  await screen.getByRole('button', { name: '取り消す', exact: true }).click();
  expect(onAnswer).toHaveBeenCalledTimes(1);
});

const pressBeside = (dialog: { element: () => Element }, start: 'inside' | 'outside') => {
  const element = dialog.element();
  const first = start === 'inside' ? element.querySelector('h2') : element;
  first?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

test('外側を押しても閉じない。閉じてよいと決めたものだけが閉じる', async () => {
  const kept = await open();
  pressBeside(kept.dialog, 'outside');
  await expect.element(kept.dialog).toBeVisible();
  await kept.screen.unmount();
  const { dialog } = await open({ isDismissable: true });
  pressBeside(dialog, 'inside');
  await expect.element(dialog).toBeVisible();
  pressBeside(dialog, 'outside');
  await expect.element(dialog).not.toBeInTheDocument();
});

const Renaming = ({ onGone }: { onGone: () => void }) => {
  const [isOpen, setIsOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={back} tabIndex={-1}>
        予約の詳細
      </h1>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          onGone();
        }}
        title="宛名を変える"
        initialFocusRef={field}
        returnFocusRef={back}
      >
        <input ref={field} aria-label="宛名" />
      </Dialog>
    </>
  );
};

test('ボタンは、キーで届く順に並んで見える', async () => {
  const { dialog } = await open();
  const [first, last] = ['取り消さない', '取り消す'].map((name) =>
    dialog.getByRole('button', { name, exact: true }).element().getBoundingClientRect(),
  );
  expect(first?.right).toBeLessThanOrEqual(last?.left ?? 0);
});

test('最初に入る欄と、戻る先を決められ、閉じたことは一度だけ伝わる', async () => {
  const onGone = vi.fn();
  const screen = await render(<Renaming onGone={onGone} />);
  await expect.element(screen.getByRole('textbox', { name: '宛名' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('heading', { name: '予約の詳細' })).toHaveFocus();
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('開発中の二重の描画でも、開いたままになる', async () => {
  const onClose = vi.fn();
  const closed = new Promise((resolve) =>
    document.addEventListener('close', resolve, { capture: true, once: true }),
  );
  const screen = await render(
    <StrictMode>
      <Dialog isOpen onClose={onClose} title="予約番号">
        本文
      </Dialog>
    </StrictMode>,
  );
  const dialog = screen.getByRole('dialog', { name: '予約番号' });
  await closed;
  await expect.element(dialog).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('ページごと消えるときも、背後は元どおり動く', async () => {
  const { screen } = await open();
  await screen.rerender(<a href="#home">ホーム</a>);
  const link = screen.getByRole('link', { name: 'ホーム' });
  (link.element() as HTMLElement).focus();
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll');
});

const long = <p style={{ blockSize: 2000 }}>運送約款</p>;

test('長い内容は中でスクロールし、題名とボタンは見えたまま、背後は動かない', async () => {
  await page.viewport(1280, 700);
  const { screen, dialog } = await open({ children: long });
  const element = dialog.element();
  expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(700 - 64);
  element.scrollTop = 1000;
  await expect.element(screen.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect
    .element(screen.getByRole('button', { name: '取り消す', exact: true }))
    .toBeInViewport({ ratio: 1 });
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
});

test('電話の幅では画面いっぱいになる', async () => {
  await page.viewport(375, 667);
  const { dialog } = await open();
  const { width, height } = dialog.element().getBoundingClientRect();
  // A desktop browser keeps the place of the scroll bar.
  expect(width).toBe(document.documentElement.getBoundingClientRect().width);
  expect(height).toBe(667);
});

test('320 px・400 % の拡大でも、横にはみ出さず、ボタンまでスクロールできる', async () => {
  await page.viewport(320, 256);
  const { screen, dialog } = await open({ children: long });
  const element = dialog.element();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  const button = screen.getByRole('button', { name: '取り消す', exact: true });
  button.element().scrollIntoView();
  await expect.element(button).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole('heading')).not.toBeInViewport();
});

test('強制カラーモードでは枠が見え、動きを減らす設定では動かない', async () => {
  await emulate({ forcedColors: true, reducedMotion: true });
  const { dialog } = await open();
  const style = getComputedStyle(dialog.element());
  expect(style.borderTopStyle).toBe('solid');
  expect(style.borderTopWidth).toBe('2px');
  expect(Number.parseFloat(style.animationDuration)).toBeLessThan(0.001);
});

test('「閉じる」は、題名が長くても、指で押せる大きさがある', async () => {
  await page.viewport(320, 568);
  const screen = await render(
    <Dialog
      isOpen
      onClose={() => {}}
      title="車両の長さや高さが変わったときの、予約の変更と運賃の精算についてのお願い"
    >
      運送約款
    </Dialog>,
  );
  const box = screen.getByRole('button', { name: '閉じる' }).element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a dialog without a title has no name
  <Dialog key="1" isOpen onClose={() => {}}>
    取消手数料は200円です。
  </Dialog>,
];
