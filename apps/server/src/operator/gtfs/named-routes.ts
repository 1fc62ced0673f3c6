import { didYouMean } from '../../rules/did-you-mean.ts';
import type { DocumentIssue } from '../document-issue.ts';
import type { ImportDefaults } from './defaults.ts';
import type { Feed } from './feed.ts';
import type { IdMaker } from './ids.ts';

type Routes = Pick<Feed, 'routes'>;
type OfRoutes = { routeIds?: string[] | undefined };

/** The route's id in the feed, of that id or of a name that one route alone has; else the word itself. */
function idOf({ routes }: Routes, word: string): string {
  const [named, other] = [...routes.values()].filter(({ name }) => name === word);
  return routes.has(word) || !named || other ? word : named.id;
}

/** That there is no such route, with the one that was meant, or with all that there are. */
export function noRoute({ routes }: Routes, word: string): string {
  const all = [...routes.values()];
  const near = didYouMean(
    word,
    all.flatMap(({ id, name }) => [id, name]),
  );
  const there = `: there are ${all.map(({ id, name }) => `"${id}" (${name})`).join(', ')}`;
  return `there is no route "${word}"${near || there}`;
}

/** With the feed's ids in place of the names of routes that a person has written. */
export function withRouteIds(defaults: ImportDefaults, feed: Routes): ImportDefaults {
  const { berths, otherPlaces, vehicleFares, fuelAdjustments, serviceReports } = defaults;
  const inRecord = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).map(([word, value]) => [idOf(feed, word), value]));
  const inRule = <Rule extends OfRoutes>(rule: Rule): Rule =>
    rule.routeIds ? { ...rule, routeIds: rule.routeIds.map((word) => idOf(feed, word)) } : rule;
  return {
    ...defaults,
    berths: { ...berths, byRoute: inRecord(berths.byRoute) },
    otherPlaces: { ...otherPlaces, byRoute: inRecord(otherPlaces.byRoute ?? {}) },
    vehicleFares: vehicleFares.map((fare) => ({ ...fare, routeId: idOf(feed, fare.routeId) })),
    fuelAdjustments: fuelAdjustments.map(inRule),
    serviceReports: serviceReports.map(inRule),
  };
}

/** Rules of selling that may be of some routes alone, by the document's ids. */
const RULES = ['cancellationRules', 'discounts', 'meals', 'petStays'];

/**
 * A file of defaults with the document's ids in its rules of selling, where it has the feed's ids or names of
 * routes. What is of another form is left as it is, for the schema to refuse. Guarded by gtfs-defaults.spec.ts.
 */
export function withDocumentRoutes(
  said: Record<string, unknown>,
  feed: Routes,
  ids: IdMaker,
): { said: Record<string, unknown>; issues: DocumentIssue[] } {
  const known = new Set([...feed.routes.keys()].map(ids.route));
  const issues: DocumentIssue[] = [];
  const inWord = (word: unknown, path: string) => {
    if (typeof word !== 'string' || known.has(word)) return word;
    const id = idOf(feed, word);
    if (feed.routes.has(id)) return ids.route(id);
    issues.push({ path, reason: noRoute(feed, word) });
    return word;
  };
  const inRule = (rule: unknown, path: string) => {
    const { routeIds } = Object(rule) as { routeIds?: unknown };
    if (!Array.isArray(routeIds)) return rule;
    return { ...Object(rule), routeIds: routeIds.map((word) => inWord(word, path)) };
  };
  const rules = RULES.flatMap((name) => {
    const list = said[name];
    if (!Array.isArray(list)) return [];
    return [[name, list.map((rule, at) => inRule(rule, `${name}.${at}.routeIds`))] as const];
  });
  return { said: { ...said, ...Object.fromEntries(rules) }, issues };
}
