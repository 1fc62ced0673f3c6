import '../../styles/global.css.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { composeText } from '../../private/ime.fixture.ts';
import { exampleRoutes } from './example.fixture.ts';
import { PortList, type PortListProps } from './PortList.tsx';

const onChange = vi.fn();
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const List = (props: Partial<PortListProps>) => {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <form onSubmit={onSubmit}>
      <PortList
        label="出発地"
        routes={exampleRoutes}
        isOpen
        {...props}
        value={value}
        onChange={(port) => {
          onChange(port);
          setValue(port);
        }}
      />
    </form>
  );
};

type Screen = Awaited<ReturnType<typeof render>>;

const shown = (screen: Screen) =>
  screen
    .getByRole('option')
    .elements()
    .map((option) => option.firstElementChild?.textContent);

beforeEach(async () => {
  onChange.mockClear();
  onSubmit.mockClear();
  await page.viewport(1280, 800);
});

test('航路の線ごとに港が読みとともに並び、押すと選べる', async () => {
  const screen = await render(<List value="nagiura" />);
  const night = screen.getByRole('group', { name: '東雲・北斗浜航路' });
  await expect.element(night.getByRole('option').first()).toHaveTextContent('東雲港 しののめこう');
  // It lies on two routes, and is chosen once.
  await expect
    .element(screen.getByRole('option', { selected: true }))
    .toHaveTextContent('凪浦港 なぎうらこう');
  await night.getByRole('option', { name: /北斗浜港/ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('hokutohama');
});

test('開くと入力欄にいて、読みを打ち Enter で選べ、フォームは送られない', async () => {
  const screen = await render(<List />);
  const box = screen.getByRole('combobox', { name: '港の名前・よみがな' });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await composeText('し', 'しののめ');
  await expect.poll(() => shown(screen)).toEqual(['東雲港']);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('shinonome');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('矢印キーは選んだ港から始まり、選べない港を通り越す', async () => {
  const routes = exampleRoutes.slice(2).map((route) => ({
    ...route,
    ports: route.ports.map((port) =>
      port.value === 'chidori' ? { ...port, reason: '出発地' } : port,
    ),
  }));
  const screen = await render(<List routes={routes} value="suzune" />);
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await screen.getByRole('option', { name: /千鳥島港/ }).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  const active = () =>
    document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
  const named = () => document.getElementById(active() ?? '')?.textContent ?? '';
  await expect.poll(() => named().startsWith('鈴音島港')).toBe(true);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('hokage');
});

test('一致する港がなければ、そう伝わる', async () => {
  const screen = await render(<List />);
  await screen.getByRole('combobox').fill('空港');
  await expect.element(screen.getByText('一致する港がありません。').first()).toBeVisible();
  await expect
    .element(screen.getByRole('status'), { timeout: 3_000 })
    .toHaveTextContent('一致する港がありません。');
});

test('港の数は、一文字ごとでなく、打ち終わりに一度だけ読み上げられる', async () => {
  const screen = await render(<List />);
  const status = screen.getByRole('status');
  const said: string[] = [];
  const heard = new MutationObserver(() => said.push(status.element().textContent ?? ''));
  heard.observe(status.element(), { childList: true, characterData: true, subtree: true });
  const box = screen.getByRole('combobox').element() as HTMLInputElement;
  // At once, however busy the machine is: a pause between two letters would be the end of a word.
  for (const text of ['し', 'しお', 'しおみ']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
  }
  await expect.element(status, { timeout: 3_000 }).toHaveTextContent('1件の港');
  heard.disconnect();
  expect(said).toEqual(['1件の港']);
});

test('狭い画面では、キーボードが一覧を隠さないように、入力欄に移らない', async () => {
  await page.viewport(375, 800);
  const screen = await render(<List />);
  await expect.element(screen.getByRole('combobox')).toBeVisible();
  await expect.element(screen.getByRole('combobox')).not.toHaveFocus();
  for (const option of screen.getByRole('option').elements()) {
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
