import { type RefObject, useEffect, useRef } from 'react';

/** What takes the focus when it appears: the customer has just asked for it. */
export function useFocusAtStart<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
