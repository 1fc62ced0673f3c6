import { median } from './table.mjs';

/** @typedef {{ script: number, all: number }} KeyCost milliseconds of the page's thread */

/** A text field of bare react-aria. */
export const BASELINE = 'react-aria';
/** A key press is answered within this, style, layout and painting included, in milliseconds. */
const GOAL = 50;

/**
 * What a key has cost between two readings of `Performance.getMetrics`.
 *
 * @param {{ name: string, value: number }[]} before in seconds
 * @param {{ name: string, value: number }[]} after
 * @returns {KeyCost}
 */
export function keyCost(before, after) {
  const value = (/** @type {typeof before} */ metrics, /** @type {string} */ key) =>
    metrics.find(({ name }) => name === key)?.value ?? Number.NaN;
  const between = (/** @type {string} */ name) => (value(after, name) - value(before, name)) * 1000;
  return { script: between('ScriptDuration'), all: between('TaskDuration') };
}

/**
 * One line for each field, its medians, as a table in Markdown; what a key costs in all also as a
 * multiple of the bare field.
 *
 * @param {Map<string, KeyCost[]>} found by the name of the field, {@link BASELINE} among them
 * @returns {string}
 */
export function typingTable(found) {
  const of = (/** @type {KeyCost[]} */ costs, /** @type {keyof KeyCost} */ part) =>
    median(costs.map((cost) => cost[part]));
  const bare = of(found.get(BASELINE) ?? [], 'all');
  const rows = [...found].map(([name, costs]) => {
    const all = of(costs, 'all');
    const goal = name === BASELINE ? '' : `≤ ${GOAL}`;
    const ratio = (all / bare).toFixed(1);
    return `| ${name} | ${of(costs, 'script').toFixed(1)} | ${all.toFixed(1)} | ${ratio} | ${goal} |`;
  });
  const head = ['| field | script ms | all ms | × react-aria | goal ms |', '|---|--:|--:|--:|---|'];
  return [...head, ...rows].join('\n');
}
