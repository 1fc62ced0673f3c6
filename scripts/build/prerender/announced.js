// Part of boot.js in the frame, the first picture of many pages; TABLE is put in by the build. The first
// words of the present address, which ferryWords puts in before anything is painted; what it loads
// beyond the entry, as links, and what it reads first, sent as packages/api would: the app would ask for
// both two stages later. packages/api/src/early-calls.ts takes the responses.
const { files, routes } = TABLE;
const address = new URLSearchParams(location.search);
const { indexes, calls, words } = (() => {
  const parts = location.pathname.split('/').filter(Boolean).slice(1);
  const isHere = ([path]) => {
    const names = path.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) => name === '*' || name === parts[index])
    );
  };
  const [, indexes = [], templates = [], words] = routes.find(isHere) ?? [];
  const calls = templates.map((call) => call.replace('*', parts.at(-1)));
  return { indexes, calls, words };
})();
const { isPlain, hrefs } = (() => {
  const partOf = /^(\w+)(\??)=?(.*)$/;
  const queriesOf = (template) => template.slice(template.indexOf('?') + 1).split('&');
  const isKnown = (name) =>
    name === 'returnDate' ||
    calls.some((call) => queriesOf(call).some((part) => partOf.exec(part)?.[1] === name));
  const names = [...address.keys()];
  // With anything else, or a name twice, the app has to read the address.
  const isPlain = names.every(isKnown) && new Set(names).size === names.length;
  /** The call with what the address says, or nothing where it says too little. */
  const callOf = (template) => {
    if (!template.includes('?')) return [template];
    const pairs = queriesOf(template).flatMap((part) => {
      const [, name, isOptional, otherwise] = partOf.exec(part);
      const value = address.get(name) ?? otherwise;
      return value || !isOptional ? [`${name}=${encodeURIComponent(value)}`] : [];
    });
    const isWhole = pairs.every((pair) => !pair.endsWith('='));
    return isWhole ? [`${template.slice(0, template.indexOf('?'))}?${pairs.join('&')}`] : [];
  };
  return { isPlain, hrefs: calls.flatMap(callOf) };
})();
const send = (href) => {
  const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  const response = fetch(href, { headers });
  // Who takes the response hears of its failure.
  response.catch(() => {});
  return [href, { sentAt: performance.now(), response }];
};
/** A page with a customer's data says its words only where this browser has a session. */
const isOwn = () => !words.isPersonal || document.cookie !== '';
window.ferryWords = () => {
  if (!words || hrefs.length < calls.length || !(isPlain || words.text) || !isOwn()) return;
  const { content } = document.getElementById('own-words');
  const { title, returnTitle, text } = words;
  const heading = (address.get('returnDate') && returnTitle) || title;
  content.querySelector('h1').textContent = heading;
  const first = content.querySelector('p');
  if (text && isPlain) first.textContent = text;
  else first.remove();
  document.title = `${heading}|${document.title}`;
  document.getElementById('main').replaceChildren(content);
};
// biome-ignore lint/correctness/noUnusedVariables: boot.js, which this is put into, calls it
const announce = () => {
  window.ferryEarlyCalls = new Map(isPlain ? hrefs.map(send) : []);
  return indexes.map((index) => {
    // The table has names alone: all files are in the folder of the entry.
    const href = entry.replace(/[^/]+$/, files[index]);
    const isStyle = href.endsWith('css');
    return isStyle ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href };
  });
};
