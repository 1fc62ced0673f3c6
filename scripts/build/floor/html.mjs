/** Elements and attributes of a page of the build, held against the floor. */
import { bcd, lackedBy } from './compat.mjs';

const { elements, global_attributes: globals } = bcd.html;

/**
 * @param {string} element
 * @param {string[]} attributes in lower case
 * @param {(feature: string, lackedBy: string[]) => void} found called once for each use
 */
export function newerInElement(element, attributes, found) {
  const known = elements[element];
  if (!known) return;
  const report = (path, node) => {
    const without = lackedBy(node);
    if (without.length) found(path, without);
  };
  report(`html.elements.${element}`, known);
  for (const name of attributes) {
    if (known[name]) report(`html.elements.${element}.${name}`, known[name]);
    else report(`html.global_attributes.${name}`, globals[name]);
  }
}

/**
 * @param {string} html
 * @param {(feature: string, lackedBy: string[]) => void} found
 */
export function newerInPage(html, found) {
  const markup = html.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  for (const [, element = '', rest = ''] of markup.matchAll(/<([a-z]\w*)((?:[^>"]|"[^"]*")*)>/g)) {
    const attributes = [...rest.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)].map(([, name = '']) => {
      return name.toLowerCase();
    });
    newerInElement(element, attributes, found);
  }
}

/**
 * @param {string} html
 * @param {'script' | 'style'} element
 * @returns {string[]} the text of each of them
 */
export const inlineOf = (html, element) =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].flatMap(
    ([, text = '']) => text || [],
  );
