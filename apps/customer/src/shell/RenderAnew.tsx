import { useEffect, useState } from 'react';
import { readPage } from '../start/early-input.ts';

/** The page that was rendered anew last: one that breaks again has to say so. */
let renewed: string | undefined;

/**
 * Whether the page ended because what it was to remove is no child any more (a translation or an extension
 * has put something else there), and has not been rendered anew for it yet.
 *
 * @param error what the page ended with
 * @param page the path of the page
 */
export const mayRenderAnew = (error: unknown, page: string): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError' && renewed !== page;

/** Renders the page anew, with everything that was typed and chosen in it. */
export function RenderAnew({ page, reset }: { page: string; reset: () => void }) {
  // Read while the broken page is still there.
  const [left] = useState(readPage);
  useEffect(() => {
    renewed = page;
    // Its code is loaded when a page has broken, which is rare.
    import('./render-anew.ts').then(({ renderAnew }) => renderAnew(reset, left), reset);
  }, [page, reset, left]);
  return null;
}
