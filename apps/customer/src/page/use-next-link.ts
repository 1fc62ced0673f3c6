import { useEffect, useState } from 'react';

/**
 * The token of the link that was opened last. A second link that is opened in the same tab changes the fragment
 * alone, and loads no page.
 *
 * @param takeToken takes the token out of the address
 */
export function useNextLink(takeToken: () => string | undefined): string | undefined {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const takeNext = () => {
      // A link within the page is none.
      if (!document.getElementById(window.location.hash.slice(1))) setToken(takeToken());
    };
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, [takeToken]);
  return token;
}
