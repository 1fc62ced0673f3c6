/** What says that something loads, of all that wait in this document. */
let speaker: HTMLElement | undefined;

/**
 * Ref of what says that something loads. Of several that wait together the first is made a live region;
 * the others are words for those who come to them. A wait that takes the place of another one goes on
 * with it unsaid.
 */
export function sayFirst(element: HTMLElement | null): () => void {
  if (!speaker && element) {
    speaker = element;
    element.setAttribute('role', 'status');
  }
  return () => {
    // After what is put in its place.
    queueMicrotask(() => {
      if (speaker === element && !element?.offsetParent) speaker = undefined;
    });
  };
}
