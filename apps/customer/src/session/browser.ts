import type { StoragePorts } from '@ferry/session/storage';

/** The browser's storage as the session takes it. Even to name local storage may throw. */
export function browserPorts(): StoragePorts {
  let local: Storage | undefined;
  try {
    local = window.localStorage;
  } catch {
    // Switched off: cookies and memory remain.
  }
  return {
    local,
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        // The Cookie Store API is asynchronous: other tabs must see the marker at once.
        // biome-ignore lint/suspicious/noDocumentCookie: see above
        document.cookie = cookie;
      },
    },
    isSecure: window.location.protocol === 'https:',
  };
}
