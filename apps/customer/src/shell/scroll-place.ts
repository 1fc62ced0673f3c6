/**
 * Whether the router sets the place of the page that it has rendered. It does on every change of
 * page, and where a reload or Back leads to a place that is known. Not where the customer has
 * scrolled a prerendered page before the app was there: that page would jump away from what they
 * are about to press.
 */
export function scrollsPages(): () => boolean {
  let isFirst = true;
  return () => {
    const stays = isFirst && window.scrollY > 0 && isOpenedAnew();
    isFirst = false;
    // For Back the router keeps the place of what it has seen scrolled.
    if (stays) document.dispatchEvent(new Event('scroll'));
    return !stays;
  };
}

/** By a link, the address bar or a bookmark. */
function isOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
