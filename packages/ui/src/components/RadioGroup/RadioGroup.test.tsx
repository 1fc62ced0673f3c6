import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'oneWay', label: '片道' },
  { value: 'return', label: '往復' },
] as const;

test('矢印キーで選べて、値が伝わる', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <RadioGroup label="片道・往復" options={options} defaultValue="oneWay" onChange={onChange} />,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('return');
  await expect.element(screen.getByRole('radio', { name: '往復' })).toBeChecked();
});

test('必須とエラーがまとまりに伝わる', async () => {
  const screen = await render(
    <RadioGroup
      label="片道・往復"
      requirement="required"
      error="選んでください。"
      options={options}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: '片道・往復' });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAccessibleDescription('選んでください。');
});

test.each(['required', 'optional'] as const)(
  '印(%s)は、まとまりの名前に付かない',
  async (requirement) => {
    const screen = await render(<RadioGroup label="性別" {...{ requirement, options }} />);
    const group = screen.getByRole('radiogroup', { name: '性別', exact: true });
    await expect.element(group).toBeVisible();
    const isRequired = requirement === 'required';
    await expect.element(group).toHaveAccessibleDescription(isRequired ? '' : '任意');
    expect(group.element().ariaRequired).toBe(isRequired ? 'true' : null);
  },
);
