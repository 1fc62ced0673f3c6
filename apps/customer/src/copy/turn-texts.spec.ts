import { exampleOf } from '@ferry/api/examples';
import { expect, it, test } from 'vitest';
import { figuresOf, spokenStep, spokenText, waitText } from './turn-texts.ts';

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

it('読み上げる文は、順番と時間。抽選の後は、時間が分からないうちも順番を言う', () => {
  const gathering = exampleOf('getQueuePlace', 200, 'gathering');
  const measuring = exampleOf('getQueuePlace', 200, 'measuring');
  const waiting = exampleOf('getQueuePlace', 200, 'waiting');
  expect(spokenText(gathering)).toContain('抽選');
  expect(spokenText(measuring)).toBe('3,012番目です。待ち時間を計算しています。');
  expect(spokenText(waiting)).toBe('312番目です。順番まで約9分です。');
  expect(spokenStep(measuring)).toBeLessThan(spokenStep(gathering));
  expect(spokenStep(waiting)).toBeLessThan(spokenStep(measuring));
});

it('開始前は時刻、抽選の後は順番と時間が、いちばん大きい', () => {
  const values = (name: 'gathering' | 'measuring' | 'waiting') =>
    figuresOf(exampleOf('getQueuePlace', 200, name)).map(({ value }) => value);
  expect(values('gathering')).toEqual(['9:00']);
  expect(values('measuring')).toEqual(['3,012番目', '計算中']);
  expect(values('waiting')).toEqual(['312番目', '約9分']);
});
