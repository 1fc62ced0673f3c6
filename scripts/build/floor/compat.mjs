/**
 * The browser floor (apps/customer/browsers.json, in the names of the compatibility data) and which
 * features are newer than it, by @mdn/browser-compat-data.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../lib/bootstrap.mjs';

/** @typedef {{ status?: { deprecated: boolean }, spec_url?: string | string[], support: Record<string, any> }} Compat */

const data = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
/** @type {any} every feature as a tree: `bcd.css.properties['text-wrap'].__compat` */
export const bcd = JSON.parse(readFileSync(data, 'utf8'));

/** @type {Record<string, string>} browser → its oldest version */
export const FLOOR = JSON.parse(readFileSync(join(root, 'apps/customer/browsers.json'), 'utf8'));

const browsers = Object.entries(FLOOR).map(([browser, version]) => ({ browser, version }));

/**
 * @param {{ __compat?: Compat } | undefined} feature a node of the data
 * @param {string} [prefix] of CSS that the build writes beside the name where a browser needs it
 * @returns {string[]} browsers whose version of the floor lacks it; none where nothing is known
 */
export function lackedBy(feature, prefix) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return browsers
    .filter(({ browser, version }) => support[browser] && !isIn(support[browser], version, prefix))
    .map(({ browser }) => browser);
}

/**
 * What a page may come upon by its name: members by the interfaces they belong to, statics as
 * `URL.canParse`, names of the global scope, and events. An interface newer than the floor is left
 * out with its members where a page reaches it through something that is newer, too.
 */
export function platformNames() {
  const names = { members: new Map(), statics: new Map(), globals: new Map(), events: new Map() };
  const add = (kind, name, path, node) => {
    const known = names[kind].get(name) ?? [];
    names[kind].set(name, [...known, { path, lackedBy: lackedBy(node) }]);
  };
  for (const [name, node] of Object.entries(bcd.api)) {
    add('globals', name, `api.${name}`, node);
    if (isNoBusinessOfPages(name) || lackedBy(node).length) continue;
    for (const [key, member] of membersOf(node)) addMember(add, name, key, member);
  }
  for (const [name, node] of Object.entries(bcd.javascript.builtins)) {
    const path = `javascript.builtins.${name}`;
    add('globals', name, path, node);
    for (const [key, member] of membersOf(node)) {
      if (isOnPrototype(member)) {
        // The method is there without its global: `map.values().toArray()`.
        if (name === 'Iterator' || !lackedBy(node).length) {
          add('members', key, `${path}.${key}`, member);
        }
      } else add('statics', `${name}.${key}`, `${path}.${key}`, member);
    }
  }
  return names;
}

/**
 * What to take out of a newer browser, so that it is one of the floor.
 *
 * @returns {{ members: string[][], statics: string[][], globals: string[], attributes: string[],
 *   properties: string[], selectors: string[] }} members and statics as the interface and its name;
 *   attributes as `popover`, or `details name` where only one element has it
 */
export function newerPlatform() {
  const newer = (features) => features.every(({ lackedBy }) => lackedBy.length);
  const pathsOf = (named) =>
    [...named.values()]
      .filter(newer)
      .flat()
      .map(({ path }) =>
        path
          .replace(/_static$/, '')
          .split('.')
          .slice(-2),
      );
  const { members, statics, globals } = platformNames();
  const namesBelow = (node) =>
    Object.keys(node).filter(
      (name) => name !== '__compat' && lackedBy(node[name], '-webkit-').length,
    );
  return {
    members: pathsOf(members),
    statics: pathsOf(statics),
    globals: [...globals].flatMap(([name, features]) => (newer(features) ? name : [])),
    attributes: [
      ...namesBelow(bcd.html.global_attributes),
      ...Object.entries(bcd.html.elements).flatMap(([element, node]) =>
        namesBelow(node).map((name) => `${element} ${name}`),
      ),
    ],
    properties: namesBelow(bcd.css.properties),
    selectors: namesBelow(bcd.css.selectors),
  };
}

function addMember(add, name, key, member) {
  const path = `api.${name}.${key}`;
  const [, base, kind] = key.match(/^(.+)_(static|event)$/) ?? [];
  if (kind === 'static') add('statics', `${name}.${base}`, path, member);
  else if (kind === 'event') add('events', base, path, member);
  else {
    add('members', key, path, member);
    if (/^(?:Window|(?:Service)?WorkerGlobalScope)$/.test(name)) add('globals', key, path, member);
  }
}

const membersOf = (node) =>
  Object.entries(node).filter(
    ([key, { __compat }]) =>
      /^\w+$/.test(key) && key !== '__compat' && __compat && !__compat.status?.deprecated,
  );

/** Their fields have names that are everywhere: `address`, `details`, `lines`, `retry`. */
const isNoBusinessOfPages = (name) => /^(?:RTC|Payment|VTT|IDB|MIDI|Notification|Sync)/.test(name);

const isOnPrototype = ({ __compat }) =>
  [__compat.spec_url ?? ''].flat().some((url) => url.includes('.prototype.'));

/** @param {any} support one statement or several; what needs a flag or another name is not there */
function isIn(support, version, prefix) {
  return [support].flat().some((each) => {
    const { version_added: since, version_removed: until } = each;
    if (each.flags || each.alternative_name || typeof since !== 'string') return false;
    if (each.prefix && each.prefix !== prefix) return false;
    return isUpTo(since, version) && !(typeof until === 'string' && isUpTo(until, version));
  });
}

function isUpTo(one, other) {
  const [major = 0, minor = 0] = one.replace(/^≤/, '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major === otherMajor ? minor <= otherMinor : major < otherMajor;
}
