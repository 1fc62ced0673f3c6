import { expect, type Page } from '@playwright/test';
import { jaModel, Parser } from 'budoux';
import { resize, sizeOf } from './device.ts';

const parser = new Parser(jaModel);

/** The widths at which the lines of a page are looked at: phones, and what is no phone. First the one it is opened in. */
export const lineWidths = { phone: [375, 320], desktop: [1280, 768] } as const;

/** Dates to the time of day, amounts, counts, numbers with hyphens, also of reservations. Written without regard to how the page keeps them whole. */
const RUNS =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\([日月火水木金土]\))?(?: \d{1,2}:\d\d)?|[−-]?\d[\d,]*円|(?:大人|小人|幼児|乳児)?\d+(?:名|台|室|匹|食|歳|分|件|時間|か月後?)|[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}(?:-C?\d+)?|\d+(?:-\d+)+/g;

/** The longest line of text, in widths of a character. */
const LONGEST_LINE = 40;

/** A block of text as the browser has broken it. */
type Block = {
  text: string;
  /** Where a line begins, without the first. */
  breaks: number[];
  /** The longest line and the room for one, in widths of a character. */
  longest: number;
  room: number;
};

/** Every visible block of text of the page that has more than one line, or a long one. */
const blocksOf = (page: Page): Promise<Block[]> =>
  page.evaluate((longestLine) => {
    const found: { block: Element; nodes: Text[] }[] = [];
    const open = new Map<Element, Text[]>();
    const blockOf = (node: Node): Element => {
      let element = node.parentElement ?? document.body;
      while (getComputedStyle(element).display === 'inline') {
        element = element.parentElement ?? document.body;
      }
      return element;
    };
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // A break that is meant: what follows is another text.
      if (node.nodeName === 'BR') open.delete(blockOf(node));
      if (node.nodeType !== Node.TEXT_NODE) continue;
      if (!parent || parent.closest('svg, select, script, style, noscript, textarea')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const block = blockOf(node);
      // What only a screen reader meets.
      if (getComputedStyle(block).clipPath !== 'none') continue;
      const nodes = open.get(block) ?? [];
      if (nodes.length === 0) found.push({ block, nodes });
      nodes.push(node as Text);
      open.set(block, nodes);
    }
    const isSeen = (node: Text, block: Element): boolean =>
      getComputedStyle(node.parentElement ?? block).clipPath === 'none';
    /** One line that is not long has nothing to look for: most blocks are known by the boxes of whole texts. */
    const isShortLine = (block: Element, nodes: Text[], em: number): boolean => {
      const range = new Range();
      const boxes = nodes
        .filter((node) => isSeen(node, block))
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter(({ width }) => width);
        });
      const lowest = Math.min(...boxes.map(({ bottom }) => bottom));
      const start = Math.min(...boxes.map(({ left }) => left));
      return (
        boxes.every(({ top }) => top < lowest - 1) &&
        boxes.every(({ right }) => (right - start) / em <= longestLine)
      );
    };
    return found.flatMap(({ block, nodes }) => {
      const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(block);
      const em = Number.parseFloat(fontSize);
      if (isShortLine(block, nodes, em)) return [];
      const breaks: number[] = [];
      const range = new Range();
      let text = '';
      let line = { start: 0, end: 0, bottom: Number.NaN };
      let longest = 0;
      for (const node of nodes) {
        if (!isSeen(node, block)) continue;
        for (let at = 0; at < node.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          // Of a space that ends a line, and of one that is folded away, there is nothing to see.
          const box = range.getClientRects()[0];
          const character = node.data[at] ?? '';
          if (box?.width) {
            const isNew = box.top >= line.bottom - 1;
            if (isNew) breaks.push(text.length);
            if (isNew || Number.isNaN(line.bottom)) {
              line = { start: box.left, end: box.right, bottom: box.bottom };
            } else {
              line.end = Math.max(line.end, box.right);
              line.bottom = Math.max(line.bottom, box.bottom);
            }
            longest = Math.max(longest, (line.end - line.start) / em);
            text += character;
          } else if (/\s/.test(character) && !/\s$/.test(text)) text += ' ';
        }
      }
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      return [{ text, breaks, longest, room: (block.clientWidth - padding) / em }];
    });
  }, LONGEST_LINE);

/** 「12月12⏎日(土)」: a line as it is broken, with a little around it. */
const shown = (text: string, at: number): string =>
  `${text.slice(Math.max(0, at - 12), at)}⏎${text.slice(at, at + 12)}`;

/** Width in characters; figures and Latin letters are about half as wide as kana. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character < '\u2000' ? 0.6 : 1), 0);

/** Where a line may break whatever the words are: around brackets and signs, and before a figure. */
const isFree = (text: string, at: number): boolean =>
  /[\s)」/:・〜、。]/.test(text[at - 1] ?? '') || /[(「/\d]/.test(text[at] ?? '');

/** Breaks within what is read as one word, unless it is longer than the line. */
const brokenWords = ({ text, breaks, room }: Block): string[] => {
  let at = 0;
  const phrases = parser.parse(text).map((phrase) => {
    const from = at;
    at += phrase.length;
    return { from, to: at, phrase };
  });
  return breaks
    .filter(
      (place) =>
        !isFree(text, place) &&
        phrases.some(
          ({ from, to, phrase }) => from < place && place < to && widthOf(phrase.trim()) <= room,
        ),
    )
    .map((place) => shown(text, place));
};

const brokenRuns = ({ text, breaks }: Block): string[] =>
  [...text.matchAll(RUNS)].flatMap(({ index, 0: run }) =>
    breaks
      .filter((place) => index < place && place < index + run.length)
      .map((place) => shown(text, place)),
  );

/** What is wrong with the lines of the page at the width it has. */
export async function faultsOfLines(page: Page): Promise<string[]> {
  const { width } = sizeOf(page);
  const faults = (await blocksOf(page)).flatMap((block) => [
    ...brokenRuns(block).map((fault) => `run: ${fault}`),
    ...brokenWords(block).map((fault) => `word: ${fault}`),
    ...(block.longest > LONGEST_LINE + 0.5
      ? [`${Math.round(block.longest)} em: ${block.text.slice(0, 30)}`]
      : []),
  ]);
  return [...new Set(faults)].map((fault) => `${width} px, ${fault}`);
}

/** No date, amount, count or word is broken over two lines, and no line is longer than 40 em. The last width stays. */
export async function expectSoundLines(page: Page, widths: readonly number[]): Promise<void> {
  const faults: string[] = [];
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    faults.push(...(await faultsOfLines(page)));
  }
  expect(faults).toEqual([]);
}
