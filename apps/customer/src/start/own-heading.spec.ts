import { expect, test } from 'vitest';
import { ownHeading } from './own-heading.ts';

const frame = '<main><h1 class="a">ページを読み込んでいます</h1></main>';

test('the heading of a page is its text alone', () => {
  const html = '<main><h1 tabindex="-1">予約の<wbr>照会</h1><h1>二つ目</h1></main>';
  expect(ownHeading('/reservation-search', html, frame)).toBe('予約の照会');
});

test.each([
  ['no heading', '<main></main>', '/help was rendered without a heading'],
  ['that of what still loads', frame, '/help waits for a response before it shows anything'],
])('a page with %s ends the build', (_what, html, message) => {
  expect(() => ownHeading('/help', html, frame)).toThrow(message);
});
