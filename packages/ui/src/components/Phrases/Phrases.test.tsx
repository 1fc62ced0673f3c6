import '../../styles/global.css.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../private/lines.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Phrases } from './Phrases.tsx';
import { splitPhrases } from './split-phrases.ts';

const text = 'お支払いが完了していないため、予約はまだ確定していません';

test('言葉の途中で切らず、句読点を次の文節の頭に置かない', () => {
  expect(splitPhrases(text)).toEqual([
    'お支払いが',
    '完了していないため、',
    '予約は',
    'まだ',
    '確定していません',
  ]);
  for (const phrase of splitPhrases(`${text}。「はい」を選んでください。`)) {
    expect(phrase).not.toMatch(/^[、。」]/);
  }
});

test('文節を知っているブラウザでは、文字を一つの要素に置く', async () => {
  const screen = await render(<Phrases>{text}</Phrases>);
  expect(screen.container.innerHTML).toBe(`<span>${text}</span>`);
});

test('翻訳された文字は、変わると新しい文字になる', async () => {
  const words = (count: number) => (
    <p>
      <Phrases>
        大人{count}名<b>で</b>
      </Phrases>
    </p>
  );
  const screen = await render(words(1));
  const walker = document.createTreeWalker(screen.container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const each of texts) {
    const font = document.createElement('font');
    font.append(each.data);
    each.replaceWith(font);
  }
  await screen.rerender(words(2));
  expect(screen.container.textContent).toBe('大人2名で');
});

// Once the splitter has come it stays for the page, so these are the last ones of the file.
const supports = CSS.supports.bind(CSS);

beforeEach(({ task }) => {
  if (!task.name.startsWith('文節を知らない')) return;
  const mock = (...args: [string, string?]): boolean =>
    args[1] !== 'auto-phrase' &&
    (args[1] === undefined ? supports(args[0]) : supports(args[0], args[1]));
  vi.spyOn(CSS, 'supports').mockImplementation(mock as typeof CSS.supports);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('文節を知らないブラウザでも、見出しは文節で折り返し、名前は変わらない', async () => {
  const screen = await render(
    <div style={{ width: 232 }}>
      <Heading level={2}>{text}</Heading>
    </div>,
  );
  const heading = screen.getByRole('heading', { name: text });
  await expect.poll(() => heading.element().querySelectorAll('wbr').length).toBe(4);
  const phrases = splitPhrases(text);
  for (const line of linesOf(heading.element())) {
    expect(phrases.some((phrase) => phrase.startsWith(line.slice(0, 2)))).toBe(true);
  }
});

test('文節を知らないブラウザでも、ボタンの名前は変わらず、はみ出さない', async () => {
  const screen = await render(
    <div style={{ width: 120 }}>
      <Button>予約内容を確認して進む</Button>
    </div>,
  );
  const button = screen.getByRole('button', { name: '予約内容を確認して進む' });
  await expect.poll(() => button.element().querySelectorAll('wbr').length).toBeGreaterThan(0);
  expect(button.element().scrollWidth).toBeLessThanOrEqual(120);
});
