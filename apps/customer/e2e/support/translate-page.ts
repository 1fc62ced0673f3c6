declare global {
  interface Window {
    /** Of a page that is translated. */
    translation?: {
      /** Texts that were written where nobody sees them any more, each once. */
      stale: () => string[];
      /** Texts with the number of a reservation, a ticket, a customer or a plate, which no translation may change. */
      numbers: () => string[];
      /** Nothing more is translated. */
      stop: () => void;
    };
  }
}

/**
 * Does to the page what a browser's translation does, with the same words: each text that stands in it
 * or comes into it is taken out, and `<font><font>` with a text of its own is put in its place. React goes
 * on with the text that was taken out: what it writes there nobody sees, and what it removes there is not a
 * child any more. It runs in the page and knows nothing outside itself. Called again it does nothing.
 */
export function translatePage(): void {
  if (window.translation) return;
  const taken = new Map<Text, string>();
  const stale = () => {
    const found = [...taken].filter(([text, was]) => text.data !== was);
    for (const [text] of found) taken.delete(text);
    return found.map(([text, was]) => `${was.trim()} → ${text.data.trim()}`);
  };
  const number =
    /(?<![\w-])(?=[A-Z-]*\d)(?=[\d-]*[A-Z])[2-9A-HJKMNP-Z]{4}-?[2-9A-HJKMNP-Z]{4}(?!\w)|(?<![\d-])\d{10}(?![\d-])|\u00a0\S\u00a0[・\d-]+/;
  const numbers: string[] = [];
  const kept = 'font, [translate=no], script, style, noscript, textarea, svg, head';
  const take = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest(kept) !== null) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    taken.set(text, text.data);
    if (number.test(text.data)) numbers.push(text.data);
    text.replaceWith(font);
  };
  const takeAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) take(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) takeAll(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    delete window.translation;
  };
  window.translation = { stale, numbers: () => numbers, stop };
  takeAll(document);
}
