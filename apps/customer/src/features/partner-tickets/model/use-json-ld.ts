import { useEffect } from 'react';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScript: (text: string) => string },
  ) => { createScript: (text: string) => string };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The text as a page with Trusted Types takes it: it is data, and read back as such. */
function dataOf(content: object): string {
  policy ??= trustedTypes?.createPolicy('ferry-data', {
    createScript: (text) => JSON.stringify(JSON.parse(text)),
  });
  const text = JSON.stringify(content);
  return policy ? policy.createScript(text) : text;
}

/** Puts what search engines read into the page's head while it is shown; nothing of it runs. */
export function useJsonLd(content: object): void {
  const text = JSON.stringify(content);
  useEffect(() => {
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.textContent = dataOf(JSON.parse(text));
    document.head.append(element);
    return () => element.remove();
  }, [text]);
}
