import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const list = (
  <DescriptionList
    rows={[
      {
        term: 'メールアドレス',
        value: `${'taro.shionagi.'.repeat(8)}@example.jp`,
        action: (
          <Link href="#change">
            変更する<VisuallyHidden>(メールアドレス)</VisuallyHidden>
          </Link>
        ),
      },
      { term: '便', value: '8月2日(日) 22:50発' },
    ]}
  />
);

test('項目と内容が組になっている', async () => {
  const screen = await render(list);
  const terms = screen.getByRole('term').elements();
  expect(terms.map((term) => term.textContent)).toEqual(['メールアドレス', '便']);
  expect(terms[1]?.nextElementSibling?.textContent).toBe('8月2日(日) 22:50発');
});

test('何を変更するリンクかが名前でわかる', async () => {
  const screen = await render(list);
  await expect
    .element(screen.getByRole('link', { name: /^変更する.?\(メールアドレス\)$/ }))
    .toBeVisible();
});

test.each([320, 1280])('幅 %i px で、途切れない長い内容もはみ出さない', async (width) => {
  await page.viewport(width, 600);
  const screen = await render(<div style={{ overflowWrap: 'anywhere' }}>{list}</div>);
  for (const part of screen.getByRole('definition').elements()) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  }
});

test('細い列では、日時の入った内容も項目の下に置くと、はみ出さない', async () => {
  await page.viewport(1280, 600);
  const rows = [
    { term: '2026年11月23日(月) 22:05', value: '期限は2026年11月23日(月) 23:05です' },
    { term: '2026年11月23日(月) 22:00', value: '予約(お客様)' },
  ];
  const screen = await render(
    <div style={{ width: 335 }}>
      <DescriptionList rows={rows} isStacked />
    </div>,
  );
  const list = screen.container.querySelector('dl');
  expect(list?.scrollWidth).toBeLessThanOrEqual(335);
});
