import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { ToggleButton } from './ToggleButton.tsx';

const Filter = ({ onChange = () => {} }: { onChange?: (isSelected: boolean) => void }) => {
  const [isSelected, setIsSelected] = useState(false);
  const change = (next: boolean) => {
    onChange(next);
    setIsSelected(next);
  };
  return (
    <ToggleButton isSelected={isSelected} onChange={change}>
      空席のある便のみ
    </ToggleButton>
  );
};

afterEach(() => emulate());

test('押すたびに切り替わり、名前は変わらず、状態が伝わる', async () => {
  const screen = await render(<Filter />);
  const button = screen.getByRole('button', { name: '空席のある便のみ', exact: true });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
});

test('Enter と Space で切り替わり、Enter を押し続けても一度だけ', async () => {
  const onChange = vi.fn();
  await render(<Filter onChange={onChange} />);
  await userEvent.keyboard('{Tab}{Enter>3/} ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('選ばれていると印が見え、切り替えても大きさは変わらない', async () => {
  const screen = await render(<Filter />);
  const element = screen.getByRole('button').element();
  const mark = element.querySelector('span') as Element;
  const look = () => getComputedStyle(mark).color;
  const before = element.getBoundingClientRect();
  expect(before.height).toBeGreaterThanOrEqual(44);
  expect(look()).toBe('rgba(0, 0, 0, 0)');
  await screen.getByRole('button').click();
  await expect.poll(look).not.toBe('rgba(0, 0, 0, 0)');
  expect(element.getBoundingClientRect().width).toBe(before.width);
});

test('強制カラーモードでも、選ばれていることが塗りでわかる', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(<Filter />);
  const ground = () => getComputedStyle(screen.getByRole('button').element()).backgroundColor;
  const off = ground();
  await screen.getByRole('button').click();
  await expect.poll(ground).not.toBe(off);
});

// Compiled, never run: what may not be written.
export const refused = () => [
  // @ts-expect-error a button without words has no name
  <ToggleButton key="1" isSelected onChange={() => {}} />,
];
