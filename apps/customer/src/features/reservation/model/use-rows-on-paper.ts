import { useEffect } from 'react';

/**
 * Unfolds all that is folded while the page is printed, where the browser has no style for what is folded (Safari before 18.4,
 * Firefox before 143): paper cannot be opened.
 */
export function useRowsOnPaper(): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    let unfolded: HTMLDetailsElement[] = [];
    const unfold = () => {
      unfolded = [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter(
        ({ open }) => !open,
      );
      for (const row of unfolded) row.open = true;
    };
    const fold = () => {
      for (const row of unfolded) row.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
}
