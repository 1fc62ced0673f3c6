import { useEffect } from 'react';

/** Opens all that is folded while the page is printed: what is closed would not be on the paper. */
export function useOpenOnPaper(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const each of opened) each.open = true;
    };
    const close = () => {
      for (const each of opened) each.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
