import '../../styles/global.css.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Text } from '../Text/Text.tsx';
import { Ruby } from './Ruby.tsx';

test('ふりがなを表示できない環境では、かっこの中に読みが続く', async () => {
  const screen = await render(<Ruby reading="しおみこう">汐見港</Ruby>);
  expect(screen.container.textContent).toBe('汐見港(しおみこう)');
});

test('ふりがなは10px以上で、本文の行間を広げない', async () => {
  const screen = await render(
    <>
      <Text>汐見港で承ります</Text>
      <Text>
        <Ruby reading="しおみこう">汐見港</Ruby>で承ります
      </Text>
    </>,
  );
  const [plain, withRuby] = [...screen.container.querySelectorAll('p')];
  const reading = screen.container.querySelector('rt') as HTMLElement;
  expect(Number.parseFloat(getComputedStyle(reading).fontSize)).toBeGreaterThanOrEqual(10);
  expect(withRuby?.offsetHeight).toBe(plain?.offsetHeight);
});

test('名前は一度だけ読まれ、選んでコピーしても読みは付かない', async () => {
  const screen = await render(
    <h2>
      <Ruby reading="しおみこう">汐見港</Ruby>のご案内
    </h2>,
  );
  const heading = screen.getByRole('heading');
  // The matcher sets a blank beside whatever is not `display: inline`; the browser does not.
  await expect.element(heading).toHaveAccessibleName(/^汐見港 ?のご案内$/);
  window.getSelection()?.selectAllChildren(heading.element());
  expect(window.getSelection()?.toString()).toBe('汐見港のご案内');
});

test('読みが分からない名前と、かなだけの名前には、ふりがなが付かない', async () => {
  const screen = await render(
    <>
      <Ruby reading={null}>奥ノ島港</Ruby>
      <Ruby reading="しおかぜ">しおかぜ</Ruby>
    </>,
  );
  expect(screen.container.innerHTML).toBe('<span>奥ノ島港</span><span>しおかぜ</span>');
});
