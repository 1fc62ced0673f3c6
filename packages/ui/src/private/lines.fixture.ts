/** For tests: the lines of text of an element as the browser has broken them. */
export const linesOf = (element: Element): string[] => {
  const lines: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let bottom = Number.NEGATIVE_INFINITY;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    [...(node.textContent ?? '')].forEach((character, at) => {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.top >= bottom - 1) lines.push('');
      bottom = Math.max(bottom, box.bottom);
      lines.push(`${lines.pop() ?? ''}${character}`);
    });
  }
  return lines;
};
