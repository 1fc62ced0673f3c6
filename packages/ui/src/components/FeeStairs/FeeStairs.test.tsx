import '../../styles/global.css.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeeStairs } from './FeeStairs.tsx';

test('いちばん小さい電話の幅でも、日付は隣の段に重ならない', async () => {
  const later = { time: 'later' } as const;
  const { container } = await render(
    <div style={{ inlineSize: 254 }}>
      <FeeStairs
        caption="往路 12月28日(水) 19:00 出港"
        steps={[
          { until: '12月21日(水)まで', fee: '200円', percent: 0, time: 'past' },
          { until: '12月26日(月)まで', fee: '10%', percent: 10, time: 'now' },
          { until: '12月27日(火) 19:00まで', fee: '30%', percent: 30, ...later },
          { until: '出港のあと', fee: '100%', percent: 100, ...later },
        ]}
      />
    </div>,
  );
  const steps = [...container.querySelectorAll('li')];
  expect(steps.map(({ lastElementChild }) => lastElementChild?.textContent)).toContain(
    '12月27日(火) 19:00まで',
  );
  for (const step of steps) {
    const { right } = step.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(step.lastElementChild ?? step);
    for (const line of words.getClientRects()) expect(line.right).toBeLessThanOrEqual(right + 0.5);
  }
});

test('一日のうちに上がる手数料も、電話の幅で一列に並び、割合は途中で折り返さず、時刻は日付の下に立つ', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 343 }}>
      <FeeStairs
        caption="往路 12月5日(土) 19:00 出港"
        steps={[
          { until: '12月4日(金) 7:00まで', fee: '無料', percent: 0, time: 'past' },
          { until: '12月5日(土) 7:00まで', fee: '20%', percent: 20, time: 'past' },
          { until: '12月5日(土) 13:00まで', fee: '50%', percent: 50, time: 'now' },
          { until: '出港まで', fee: '80%', percent: 80, time: 'later' },
          { until: '出港のあと', fee: '100%', percent: 100, time: 'later' },
        ]}
      />
    </div>,
  );
  const steps = [...container.querySelectorAll('li')];
  expect(new Set(steps.map((step) => step.getBoundingClientRect().top)).size).toBe(1);
  const linesOf = (part: Element | null | undefined) => {
    const words = document.createRange();
    if (part) words.selectNodeContents(part);
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  for (const step of steps) expect(linesOf(step.querySelector('span'))).toBe(1);
  expect(steps.map(({ lastElementChild }) => linesOf(lastElementChild)).slice(0, 3)).toEqual([
    2, 2, 2,
  ]);
});

test('段が「出港のあと」より狭い電話では、言葉の間で折り返し、言葉の中では折り返さない', async () => {
  const { container } = await render(
    <div lang="ja" style={{ inlineSize: 230 }}>
      <FeeStairs
        caption="往路 12月5日(土) 19:00 出港"
        steps={[
          { until: '12月4日(金)まで', fee: '無料', percent: 0, time: 'now' },
          { until: '出港まで', fee: '80%', percent: 80, time: 'later' },
          { until: '出港のあと', fee: '100%', percent: 100, time: 'later' },
          { until: '欠航のあと', fee: '無料', percent: 0, time: 'later' },
        ]}
      />
    </div>,
  );
  for (const step of [...container.querySelectorAll('li')].slice(2)) {
    const words = document.createTreeWalker(step.lastElementChild ?? step, NodeFilter.SHOW_TEXT);
    const text = words.nextNode() as Text;
    const bottoms = [...text.data].map((_, at) => {
      const character = document.createRange();
      character.setStart(text, at);
      character.setEnd(text, at + 1);
      return character.getBoundingClientRect().bottom;
    });
    const breaks = bottoms.flatMap((bottom, at) =>
      at > 0 && bottom !== bottoms[at - 1] ? [at] : [],
    );
    expect(breaks).toEqual(['出港の'.length]);
  }
});
