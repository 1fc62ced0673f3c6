import type { Site } from './http/site/load-site.ts';
import { operator } from './rules/company.ts';
import { StartError } from './start-error.ts';

/**
 * Nobody is sold the crossing of one company under the name of another: a process does not start with
 * them. `FERRY_DEMONSTRATION=1` lets a company look at its brand with the demonstration's timetable.
 * @param loaded ids of the documents that are on sale
 * @throws StartError
 */
export function assertOneCompany(loaded: readonly string[], makesDemonstration: boolean): void {
  const others = loaded.filter((id) => !operator.sources.includes(id));
  if (others.length === 0 || makesDemonstration) return;
  const [own, strange] = [operator.sources, others].map((ids) => ids.join(', '));
  const isBoth = others.length < loaded.length;
  const remedy = isBoth
    ? '"npm run operator -- end-demonstration" takes the demonstration out'
    : 'FERRY_OPERATOR names the folder of the company whose document is loaded, and its "sources" the document';
  throw new StartError(
    `two companies: operator.json is of ${operator.name} (${own}), and the database has ${strange}; ${remedy}`,
  );
}

/** @throws StartError where the built site is another company's */
export function assertOwnSite(site: Site | undefined): void {
  const manifest = site?.files.get('manifest.webmanifest');
  if (!manifest) return;
  const { short_name: name } = JSON.parse(manifest.content.toString('utf8'));
  if (name === operator.name) return;
  throw new StartError(
    `two companies: the site was built for ${name}, and operator.json is of ${operator.name}; "npm run build" with the same FERRY_OPERATOR`,
  );
}
