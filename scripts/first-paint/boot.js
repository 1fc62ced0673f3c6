// Runs inside the page, before the app: this file is minified into every first paint, START is put
// in by the build. It fetches nothing before the page has been painted, and keeps what customers do
// meanwhile; src/start/take-over.tsx continues from here.
(() => {
  const { entry, modules, styles } = START;
  const { head } = document;
  const listeners = new AbortController();
  const early = { isComposing: false, stop: () => listeners.abort() };
  window.ferryEarly = early;
  const on = (type, listener) =>
    addEventListener(type, listener, { capture: true, signal: listeners.signal });
  // Without the app a form would leave the page, with what was typed in the address.
  on('submit', (event) => {
    event.preventDefault();
    early.sent = event.target;
  });
  // What only the app can answer. A press somewhere else means that nobody waits for it any more;
  // a popover opens without the app.
  on('click', (event) => {
    early.pressed = event.target.closest('button[type="button"]:not([popovertarget])');
  });
  on('compositionstart', () => {
    early.isComposing = true;
  });
  on('compositionend', () => {
    early.isComposing = false;
  });

  const add = (properties) => {
    const link = Object.assign(document.createElement('link'), properties);
    head.append(link);
    return link;
  };
  // All at once when all are there: half of them would draw the page with half of its styles.
  const addStyles = () => {
    const links = styles.map((href) => add({ rel: 'stylesheet', href, media: 'not all' }));
    const loaded = links.map(
      (link) =>
        new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = reject;
        }),
    );
    return Promise.all(loaded).then(() => {
      for (const link of links) link.media = 'all';
    });
  };
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const href of modules) add({ rel: 'modulepreload', href });
    addStyles()
      .then(() => import(entry))
      .catch(() => {
        document.getElementById('not-started').hidden = false;
      });
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted.
  setTimeout(start, 500);
})();
