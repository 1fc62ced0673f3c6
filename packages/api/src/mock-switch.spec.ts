import { afterAll, describe, expect, test, vi } from 'vitest';
import { mockChoices } from './mock-choices.ts';
import { preferOf, setPreferred } from './mock-switch.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
afterAll(() => void vi.unstubAllGlobals());

const choices = mockChoices();
const prefer = 'code=503, example=unavailable';

describe('mock switch', () => {
  test.each(choices)('$call is met by its own calls only', ({ call }) => {
    setPreferred({ call, prefer });
    const [method = '', path = ''] = call.split(' ');
    const url = `https://ferry.example${path.replaceAll(/\{\w+\}/g, 'drf_1')}?a=1`;
    expect(preferOf(method, url)).toBe(prefer);
    expect(preferOf(method === 'GET' ? 'PUT' : 'GET', url)).toBeUndefined();
    expect(preferOf(method, `${url.replace('?a=1', '')}/more`)).toBeUndefined();
  });

  test('nothing is asked for until an example is chosen', () => {
    setPreferred({ call: 'GET /customer-api/ports', prefer: '' });
    expect(preferOf('GET', 'https://ferry.example/customer-api/ports')).toBeUndefined();
  });

  test('every operation offers its examples, each with a Japanese text', () => {
    const labels = choices.flatMap(({ summary, examples }) => [
      summary,
      ...examples.map(({ label }) => label),
    ]);
    expect(labels.filter((label) => !/[ぁ-んァ-ヶ一-龠]/.test(label))).toEqual([]);
    expect(
      choices.every(({ examples, call }) => examples.length > 0 || call.includes('csrf')),
    ).toBe(true);
  });
});
