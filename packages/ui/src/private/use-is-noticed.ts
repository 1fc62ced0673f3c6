import { useEffect, useState } from 'react';

/**
 * After how many ms an empty status is filled. Screen readers say what changes in a status, not a
 * status that comes with its words; Safari needs this long to notice the region.
 */
const NOTICED = 100;

/**
 * Whether a status that has just been mounted has been noticed: its words may come.
 *
 * @param waits false for what is no status: it has its words at once
 */
export function useIsNoticed(waits: boolean): boolean {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setNoticed(true), NOTICED);
    return () => clearTimeout(timer);
  }, [waits]);
  return isNoticed || !waits;
}
