import { useEffect, useState } from 'react';

/** How long after the last key a text is said, in ms: after a word, not within it. */
const SILENCE = 1_000;

/** A text for a live region that follows typing: given on once it has stayed the same for a moment. */
export const useAfterPause = (text: string): string => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SILENCE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
};
