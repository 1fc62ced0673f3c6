import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something once the page is shown, and not again where React shows it twice. */
export function useOnce(work: () => void): void {
  const begin = useEffectEvent(work);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, []);
}
