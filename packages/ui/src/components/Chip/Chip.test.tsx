import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Chip } from './Chip.tsx';

test('すぐに進むものは、押された状態を持たない', async () => {
  const screen = await render(<Chip onPress={() => {}}>汐見港から凪浦港</Chip>);
  await expect
    .element(screen.getByRole('button', { name: '汐見港から凪浦港' }))
    .not.toHaveAttribute('aria-pressed');
});

test('押すと一度だけ伝わり、いまの値であることが伝わる', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Chip isCurrent onPress={onPress}>
      明日
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: '明日', pressed: true });
  await chip.click();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
