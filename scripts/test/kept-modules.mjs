/**
 * Every file of component tests has a document of its own, which asks the server for each of its
 * modules again, only to hear that nothing has changed. In a run nothing changes: a browser keeps what it has.
 * Not while it watches for changes (`vitest` without `run`): modules do change then.
 *
 * Nor does a browser read the source maps at their ends, which are as long as they are: Vitest finds
 * the lines of a failure with its own.
 *
 * @returns {import('vite').Plugin}
 */
export function keptModules() {
  return {
    name: 'kept-modules',
    enforce: 'pre',
    configureServer(server) {
      if (server.config.server.watch !== null) return;
      server.middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(
            name,
            name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value,
          );
        const end = response.end.bind(response);
        response.end = (content, ...rest) => end(withoutMap(content), ...rest);
        next();
      });
    },
  };
}

const MAP = '\n//# sourceMappingURL=data:application/json;base64,';

/** @param {unknown} content */
function withoutMap(content) {
  if (typeof content !== 'string') return content;
  const at = content.lastIndexOf(MAP);
  return at < 0 ? content : content.slice(0, at);
}
