/**
 * Loads the page of a reservation. Both of its routes ask for it with what it shows, and render it
 * from the loader's data: `lazy` would leave the page empty once more. A chunk by itself, because
 * what the two have in common with a third page would be in what all pages load.
 */
export const loadDetailPage = async () => (await import('./DetailPage.tsx')).DetailPage;
