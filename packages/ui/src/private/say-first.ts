/** What waits in this document, in the order of coming. */
const waiting = new Set<Element>();
/** The one of them whose words are said. */
let speaker: Element | undefined;

/** Makes the words of the one that speaks heard when they change, though it took a place unsaid. */
export const sayOn = (): void => speaker?.setAttribute('role', 'status');

/**
 * Ref of what says that something loads. Of several that wait together the first is made a live region;
 * the others are words for those who come to them, until it goes: the next of those beside it is one
 * then. A wait that takes the place of the last one goes on with it unsaid ({@link sayOn}).
 */
export function sayFirst(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  waiting.add(element);
  if (!speaker?.hasAttribute('role')) {
    speaker = element;
    sayOn();
  }
  return () => {
    waiting.delete(element);
    const beside = [...waiting];
    // After what is put in its place. Strict mode takes each ref away once and gives it back.
    queueMicrotask(() => {
      if (speaker !== element || waiting.has(element)) return;
      const next = beside.find((other) => waiting.has(other));
      speaker = next ?? [...waiting][0];
      if (next) sayOn();
    });
  };
}
