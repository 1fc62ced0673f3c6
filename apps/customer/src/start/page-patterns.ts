import type { PathPatterns } from '../page/path-patterns.ts';

type RouteLike = { fullPath: string; options: { staticData?: { pathPatterns?: PathPatterns } } };

/**
 * Sources of regular expressions of every path below `/customer` that has a page, for a server
 * that answers others with status 404. As the router, they take fixed parts in either case and a slash
 * at the end; a parameter without a pattern takes anything but a slash.
 */
export function pagePatterns(routes: readonly RouteLike[]): string[] {
  const sources = routes.map(({ fullPath, options }) => {
    const parts = fullPath.split('/').filter(Boolean);
    const source = parts.map((part) => partSource(part, options.staticData?.pathPatterns)).join('');
    return `^${source}\\/?$`;
  });
  return [...new Set(sources)].sort();
}

function partSource(part: string, patterns: PathPatterns = {}): string {
  const [, optional, required] = /^\{-\$(\w+)\}$|^\$(\w+)$/.exec(part) ?? [];
  const name = optional ?? required;
  if (name === undefined) return `\\/(?i:${part.replace(/[^\w-]/g, '\\$&')})`;
  const value = patterns[name]?.source.replace(/^\^|\$$/g, '') ?? '[^\\/]+';
  return optional ? `(?:\\/(?:${value}))?` : `\\/(?:${value})`;
}
