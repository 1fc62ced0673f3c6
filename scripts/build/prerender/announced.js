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
  /** The call with what the address says, or nothing where the app has to say it. */
  const callOf = (template) => {
    const [path, query] = template.split('?', 1).concat(template.slice(template.indexOf('?') + 1));
    if (query === template) return [path];
    const known = ['returnDate'];
    const pairs = query.split('&').flatMap((each) => {
      const [, name, isOptional, otherwise] = /^(\w+)(\??)=?(.*)$/.exec(each);
      known.push(name);
      const value = address.get(name) ?? otherwise;
      return value || !isOptional ? [`${name}=${encodeURIComponent(value)}`] : [];
    });
    const isWhole = pairs.every((pair) => !pair.endsWith('='));
    const isKnown = [...address.keys()].every((name) => known.includes(name));
    return isWhole && isKnown ? [`${path}?${pairs.join('&')}`] : [];
  };
  return [
    ...calls
      .flatMap(callOf)
      .map((href) => ({ rel: 'preload', as: 'fetch', crossOrigin: '', href })),
    ...indexes.map((index) => {
      const href = files[index];
      const isStyle = href.endsWith('css');
      return isStyle ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href };
    }),
  ];
})();
