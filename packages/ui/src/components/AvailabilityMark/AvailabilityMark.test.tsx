import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AvailabilityMark } from './AvailabilityMark.tsx';

const words = [
  ['available', '空席あり'],
  ['few', '残りわずか'],
  ['full', '満席'],
  ['notYetOpen', '受付前'],
  ['webClosed', 'WEB受付終了'],
  ['departed', '出港済み'],
  ['cancelled', '欠航'],
  ['unsuitable', '条件に合わない'],
] as const;

test.each(words)(
  '%s は「%s」ということばで伝わり、印は読み上げられない',
  async (availability, word) => {
    const screen = await render(<AvailabilityMark availability={availability} />);
    await expect.element(screen.getByText(word)).toBeVisible();
    expect(screen.container.textContent).toBe(word);
    expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);

test('知らないことばが届いても、空席ありとは伝えない', async () => {
  const availability = 'fromNextYear' as 'available';
  const screen = await render(<AvailabilityMark availability={availability} />);
  expect(screen.container.textContent).toBe('お問い合わせください');
});

test('色が見えなくても、印の形で七つのうち予約できる二つを見分けられる', async () => {
  const screen = await render(
    words.map(([availability]) => (
      <AvailabilityMark key={availability} availability={availability} />
    )),
  );
  const shapes = [...screen.container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );
  const [available, few, ...rest] = shapes;
  expect(available).not.toBe(few);
  expect(rest).not.toContain(available);
  expect(rest).not.toContain(few);
});
