import { exampleOf } from '@ferry/api/examples';
import { expect, it, test } from 'vitest';
import { spokenStep, spokenText, waitText } from './turn-texts.ts';

test.each([
  [null, undefined],
  [0, '1分以内'],
  [60, '1分以内'],
  [61, '約2分'],
  [540, '約9分'],
  [3600, '約60分'],
  [3601, '約1時間10分'],
  [7200, '約2時間'],
  [86_400, '約24時間'],
])('%s秒は%s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

it('待つ間に読み上げる段は、2時間の待ちでも8つまで', () => {
  const waiting = exampleOf('getQueuePlace', 200, 'waiting');
  const steps = Array.from({ length: 7200 }, (_, second) =>
    spokenStep({ ...waiting, estimatedSeconds: 7200 - second }),
  );
  expect(new Set(steps).size).toBe(8);
});

it('読み上げる文は、順番と時間。時間が分からないときは言わない', () => {
  expect(spokenText(exampleOf('getQueuePlace', 200, 'waiting'))).toBe(
    '312番目です。順番まで約9分です。',
  );
  const measuring = exampleOf('getQueuePlace', 200, 'measuring');
  expect(spokenStep(measuring)).toBeUndefined();
  expect(spokenText(exampleOf('getQueuePlace', 200, 'gathering'))).toContain('抽選');
});
