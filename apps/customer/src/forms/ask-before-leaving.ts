/**
 * The browser asks before a reload or a close would lose what was typed. Only for what may be nowhere but
 * in this tab's memory: names and passwords are in no storage of the browser.
 *
 * @param isNeeded asked when the page is about to go
 */
export function askBeforeLeaving(isNeeded: () => boolean): void {
  // Prerendered pages have nobody to ask.
  if (typeof window === 'undefined') return;
  window.addEventListener('beforeunload', (event) => {
    if (isNeeded()) event.preventDefault();
  });
}
