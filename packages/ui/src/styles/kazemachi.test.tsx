// The brand is this one import: the same components, no other change.
import './kazemachi.css.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../components/Button/Button.tsx';
import { kazemachiValues } from '../theme/kazemachi.values.ts';

const channels = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('読み込むスタイルを1行替えると、別の会社の色・角・書体になる', async () => {
  const screen = await render(<Button tone="primary">この便を選ぶ</Button>);
  const style = getComputedStyle(screen.getByRole('button').element());
  expect(style.backgroundColor).toBe(channels(kazemachiValues.color.primary));
  expect(style.borderRadius).toBe(kazemachiValues.radius.control);
  expect(style.fontFamily).toContain('Hiragino Maru Gothic ProN');
});
