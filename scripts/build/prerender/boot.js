// Runs inside the page, before the app: this file is minified into every prerendered page, START is put
// in by the build, and ANNOUNCED (announced.js) in the frame. It fetches nothing before the page has been painted, and keeps what customers do
// meanwhile; src/start/hydrate.tsx continues from here.
(() => {
  // index.html has found a browser below the floor, and says so.
  if (document.documentElement.className === 'too-old') return;
  // Before anything is painted. src/shell/color-scheme.ts keeps it.
  try {
    const scheme = localStorage.getItem('ferry-color-scheme');
    if (scheme) document.documentElement.dataset.theme = scheme;
  } catch {
    // No storage: as the device has it.
  }
  const { entry, modules } = START;
  ANNOUNCED;
  const listeners = new AbortController();
  const early = { stop: () => listeners.abort() };
  window.ferryEarly = early;
  const on = (type, listener) =>
    addEventListener(type, listener, { capture: true, signal: listeners.signal });
  // Without the app a form would leave the page, with what was typed in the address.
  on('submit', (event) => {
    event.preventDefault();
    early.sent = event.target;
  });
  // What only the app can answer. A press somewhere else means that nobody waits for it any more;
  // a popover opens without the app, where the browser has popovers.
  const byBrowser = 'popover' in HTMLElement.prototype ? ':not([popovertarget])' : '';
  on('click', (event) => {
    early.pressed = event.target.closest(`button[type="button"]${byBrowser}`);
  });
  on('mousedown', (event) => {
    early.held = event.target;
  });
  on('compositionstart', () => {
    early.isComposing = true;
  });
  on('compositionend', () => {
    early.isComposing = false;
  });

  // One by one, each in a task of its own: a press in between is answered in between. What comes
  // after the entry is for the router to ask for.
  const load = async () => {
    for (const part of modules) {
      await import(part);
      if (part === entry) return;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  let start = () => {
    // Once.
    start = () => {};
    for (const how of [...modules.map((href) => ({ rel: 'modulepreload', href })), ...announce()]) {
      document.head.append(Object.assign(document.createElement('link'), how));
    }
    load().catch(() => {
      document.getElementById('not-started').hidden = false;
    });
  };
  // A document that arrives in two pieces may be painted before it shows anything.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) start();
  }).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted.
  setTimeout(() => start(), 500);
})();
