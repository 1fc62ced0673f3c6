import '../../styles/global.css.ts';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takePopovers } from '../../private/no-popover.fixture.ts';
import { tap } from '../../private/touch.fixture.ts';
import { exampleRoutes } from '../PortList/example.fixture.ts';
import { LatePortList } from './LatePortList.tsx';
import { PortLine } from './PortLine.tsx';

/** The destinations: one alone is chosen with the departure, as an app does. */
const Line = ({ first = '' }) => {
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState('');
  const end = { routes: exampleRoutes, emptyLabel: '選択してください' };
  return (
    <PortLine
      from={{
        ...end,
        id: 'from',
        label: '出発地',
        value: from,
        error: from ? undefined : '出発地を選択してください。',
        onChange: (port) => {
          setFrom(port);
          if (port === 'shinonome') setTo('hokutohama');
        },
      }}
      to={{ ...end, id: 'to', label: '到着地', value: to, onChange: setTo }}
      swap={<button type="button">入れ替える</button>}
    />
  );
};

test('押すと港が線で並び、到着地がひとつなら一緒に決まって閉じ、セルに戻る', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Line />);
  const cell = screen.getByRole('button', { name: '出発地 選択してください' });
  await expect.element(cell).toHaveAccessibleDescription('出発地を選択してください。');
  await cell.click();
  const dialog = screen.getByRole('dialog', { name: '出発地を選ぶ' });
  await dialog.getByRole('option', { name: /東雲港/ }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '出発地 東雲港' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: '到着地 北斗浜港' })).toBeVisible();
});

test('出発地、到着地、入れ替えの順に届く', async () => {
  const screen = await render(<Line first="shinonome" />);
  const names = screen
    .getByRole('button')
    .elements()
    .map((each) => each.textContent?.slice(0, 3));
  expect(names).toEqual(['出発地', '到着地', '入れ替']);
});

test('到着地を選ぶ余地があると、続けて到着地が開き、キーボードだけで選べる', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Line />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('なぎ{Enter}');
  await expect.element(screen.getByRole('dialog', { name: '到着地を選ぶ' })).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('ほかげ{Enter}');
  await expect.element(screen.getByRole('button', { name: '到着地 帆影島港' })).toHaveFocus();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['', 375],
  ['', 1280],
  ['popover のないブラウザーで、', 375],
  ['popover のないブラウザーで、', 1280],
])('%s幅 %s px で、指だけで両端の港を選べる', async (lacking, width) => {
  if (lacking) onTestFinished(takePopovers());
  await page.viewport(width, 800);
  const screen = await render(
    // A press on what cannot be focused takes the focus to here.
    <main tabIndex={-1}>
      <Line />
    </main>,
  );
  await tap(screen.getByRole('button', { name: '出発地 選択してください' }));
  const departures = screen.getByRole('dialog', { name: '出発地を選ぶ' });
  await expect.element(departures.getByRole('option').first()).toBeVisible();
  await tap(departures.getByText(/凪浦諸島航路/));
  await tap(departures.getByRole('option', { name: /汐見港/ }));
  await expect.element(screen.getByRole('button', { name: '出発地 汐見港' })).toBeVisible();
  const destinations = screen.getByRole('dialog', { name: '到着地を選ぶ' });
  await expect.element(destinations.getByRole('option').first()).toBeVisible();
  await tap(destinations.getByRole('combobox'));
  await userEvent.keyboard('ほかげ');
  await tap(destinations.getByRole('option', { name: /帆影島港/ }));
  await expect.element(screen.getByRole('button', { name: '到着地 帆影島港' })).toHaveFocus();
});

test('港の線を読み込めなくても、端末の一覧から選べる', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <LatePortList
      label="出発地"
      routes={exampleRoutes}
      value=""
      isOpen
      onChange={(port) => chosen.push(port)}
      load={() => Promise.reject(new Error('no network'))}
    />,
  );
  await screen.getByLabelText('出発地').selectOptions('nagiura');
  expect(chosen).toEqual(['nagiura']);
});
