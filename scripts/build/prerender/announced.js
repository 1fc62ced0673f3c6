// Part of boot.js in the frame, the first picture of many pages; TABLE is put in by the build. What the
// present address loads beyond the entry, as links, and what it reads first, sent as packages/api would:
// the app would ask for both two stages later. packages/api/src/early-calls.ts takes the responses.
(() => {
  const { files, routes } = TABLE;
  const parts = location.pathname.split('/').filter(Boolean).slice(1);
  const isHere = ([path]) => {
    const names = path.split('/');
    return (
      names.length === parts.length &&
      names.every((name, index) => name === '*' || name === parts[index])
    );
  };
  const [, indexes = [], calls = []] = routes.find(isHere) ?? [];
  const address = new URLSearchParams(location.search);
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
  const send = (href) => {
    const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const response = fetch(href, { headers });
    // Who takes the response hears of its failure.
    response.catch(() => {});
    return [href, { sentAt: performance.now(), response }];
  };
  window.ferryEarlyCalls = new Map(isPlain ? calls.flatMap(callOf).map(send) : []);
  return indexes.map((index) => {
    const href = files[index];
    const isStyle = href.endsWith('css');
    return isStyle ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href };
  });
})();
