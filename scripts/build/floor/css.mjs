/** Properties, values, selectors, functions, units and rules of a style sheet, held against the floor. */
import { generate, parse, walk } from 'css-tree';
import { bcd, lackedBy } from './compat.mjs';

/** @typedef {(feature: string, lackedBy: string[]) => void} Found called once for each use */

const { properties, selectors, types, 'at-rules': rules } = bcd.css;
const { media } = rules;

/** Functions and units: most of them are below the type that they make. */
const functions = new Map(Object.entries(types).map(([name, node]) => [name, [name, node]]));
const units = new Map();
for (const [type, node] of Object.entries(types)) {
  for (const [name, part] of Object.entries(node)) {
    functions.set(name, [`${type}.${name}`, part]);
    units.set(name, [`${type}.${name}`, part]);
  }
}

/**
 * @param {string} code
 * @param {Found} found `css.selectors.list` is a rule that a browser drops for one of its selectors
 */
export function newerInSheet(code, found) {
  /** What a rule asks for before it uses it, or does without. */
  const conditions = new Set();
  walk(parse(code, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Atrule' && node.name === 'supports') {
      walk(node.prelude, (part) => conditions.add(part));
    }
    if (conditions.has(node)) return;
    newerInNode(node, found);
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
      newerInList(node.prelude, found);
  });
}

/**
 * @param {string} selector as a script asks for it
 * @param {Found} found
 */
export function newerInSelector(selector, found) {
  walk(parse(selector, { context: 'selectorList' }), (node) => newerInNode(node, found));
}

/**
 * @param {string} code
 * @returns {string} the sheet as a browser of the floor reads it: without what it does not know, and
 *   with conditions that do not hold there
 */
export function atFloor(code) {
  const sheet = parse(code, { parseCustomProperty: true });
  walk(sheet, {
    enter(node, item, list) {
      if (node.type === 'Atrule' && node.name === 'supports') {
        walk(node.prelude, (part) => {
          if (!isNewer(part)) return;
          if (part.type === 'Declaration') part.property = `-newer-${part.property}`;
          else part.name = `-newer-${part.name}`;
        });
      } else if (node.type === 'Rule') {
        if (isNewerInside(node.prelude)) list.remove(item);
      } else if (node.type === 'Declaration' || node.type === 'Atrule') {
        const value = node.type === 'Declaration' && isNewerInside(node);
        if (list && (isNewer(node) || value)) list.remove(item);
      }
    },
  });
  return generate(sheet);
}

function newerInList({ children }, found) {
  const newer = [...children].map((selector) => namesIn(selector).join());
  const odd = newer.find((names) => names && newer.some((other) => !other));
  if (odd) found('css.selectors.list', [odd]);
}

const isNewer = (node) => namesOf(node).length > 0;
const isNewerInside = (node) => namesIn(node).length > 0;

function namesOf(node) {
  const names = [];
  newerInNode(node, (name) => names.push(name));
  return names;
}

function namesIn(node) {
  const names = [];
  walk(node, (part) => newerInNode(part, (name) => names.push(name)));
  return names;
}

function newerInNode({ type, name, property, value }, found) {
  const report = (path, node) => {
    const without = lackedBy(node, '-webkit-');
    if (without.length) found(`css.${path}`, without);
  };
  if (type === 'Declaration') {
    report(`properties.${property}`, properties[property]);
    walk(value, (part) => newerInValue(part, property, report));
  } else if (type === 'PseudoClassSelector' || type === 'PseudoElementSelector') {
    report(`selectors.${name}`, selectors[name]);
  } else if (type === 'NestingSelector') report('selectors.nesting', selectors.nesting);
  else if (type === 'Atrule') report(`at-rules.${name}`, rules[name]);
  else if (type === 'Feature') report(`at-rules.media.${name}`, media[name]);
  else if (type === 'FeatureRange') report('at-rules.media.range_syntax', media.range_syntax);
}

function newerInValue({ type, name, unit }, property, report) {
  const value = properties[property]?.[name];
  if (value) report(`properties.${property}.${name}`, value);
  else if (type === 'Function' && functions.has(name)) {
    const [path, node] = functions.get(name);
    report(`types.${path}`, node);
  } else if (type === 'Dimension' && units.has(unit)) {
    const [path, node] = units.get(unit);
    report(`types.${path}`, node);
  }
}
