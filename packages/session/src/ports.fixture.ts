// Stand-ins for the browser in the tests of this package.
import type { StoragePort } from './storage.ts';

/** Cookies as a document shows them: name and value, without those that were removed. */
export function fakeCookies(initial = '') {
  const jar = new Map<string, string>(
    initial ? initial.split('; ').map((pair) => pair.split('=') as [string, string]) : [],
  );
  return {
    read: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (cookie: string) => {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** Storage of one origin. */
export function fakeLocal(): StoragePort {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A channel between tabs that delivers at once and never to the sender, as browsers do. */
export function fakeChannel() {
  const tabs: ((message: unknown) => void)[] = [];
  return () => {
    let own: ((message: unknown) => void) | undefined;
    return {
      post: (message: unknown) => {
        for (const tab of tabs) if (tab !== own) tab(structuredClone(message));
      },
      listen: (listener: (message: unknown) => void) => {
        own = listener;
        tabs.push(listener);
      },
    };
  };
}

/** What one tab at a time may do, in the order of asking. */
export function fakeLock(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
