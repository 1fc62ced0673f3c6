import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Unfolds the row that the address leads to. A press on this page, also the second one on the same link, gives the
 * row the focus; a page that is entered gives it by its heading.
 */
export function useLinkedRow(): void {
  const { hash, at } = useLocation({
    select: ({ hash, state }) => ({ hash, at: state.__TSR_key }),
    structuralSharing: true,
  });
  const entered = useRef(at);
  useEffect(() => {
    const row = hash ? document.getElementById(hash) : null;
    const folded = row?.closest('details');
    if (!row || !folded) return;
    folded.open = true;
    if (at !== entered.current) row.focus({ preventScroll: true });
  }, [hash, at]);
}
