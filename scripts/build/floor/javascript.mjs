/** What a script of the build uses of language and platform, held against the floor. */
import { parseSync, Visitor } from 'rolldown/utils';
import { bcd, lackedBy, platformNames } from './compat.mjs';
import { newerInSelector } from './css.mjs';
import { newerInElement } from './html.mjs';

const { members, statics, globals, events } = platformNames();

/** Syntax of the years after the floor that a build does not rewrite. */
const syntax = Object.fromEntries(
  [
    'javascript.builtins.RegExp.unicodeSets',
    'javascript.regular_expressions.modifier',
    'javascript.statements.using',
    'javascript.statements.import.import_attributes',
  ].map((path) => {
    const node = path.split('.').reduce((tree, name) => tree[name], bcd);
    return [path.split('.').at(-1), [{ path, lackedBy: lackedBy(node) }]];
  }),
);

const SELECTING = /^(?:matches|closest|querySelector(?:All)?)$/;

/**
 * Finds features by name: whose member it is, nobody knows in a script without types. A name
 * that the floor has in any interface is let through, one that it has in none is found.
 *
 * @param {string} code
 * @param {import('./css.mjs').Found} found
 */
export function newerInScript(code, found) {
  const report = (features) => {
    if (features?.every(({ lackedBy }) => lackedBy.length)) {
      found(features[0].path, features[0].lackedBy);
    }
  };
  const { program, errors } = parseSync('built.js', code);
  if (errors.length) throw new Error(errors[0]?.message);
  /** Names of members and keys: no names of the global scope. */
  const keys = new Set();
  const key = (node) => {
    if (!node.computed && !node.shorthand) keys.add(node.key);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (!computed) keys.add(property);
      const name = computed ? textOf(property) : property.name;
      const known = object.type === 'Identifier' && statics.get(`${object.name}.${name}`);
      report(known || members.get(name));
    },
    Property: key,
    MethodDefinition: key,
    PropertyDefinition: key,
    Identifier(node) {
      if (!keys.has(node)) report(globals.get(node.name));
    },
    Literal({ regex }) {
      if (regex?.flags.includes('v')) report(syntax.unicodeSets);
      if (/\(\?[ims-]+:/.test(regex?.pattern ?? '')) report(syntax.modifier);
    },
    VariableDeclaration({ kind }) {
      if (kind.endsWith('using')) report(syntax.using);
    },
    ImportAttribute() {
      report(syntax.import_attributes);
    },
    CallExpression({ callee, arguments: [first, second] }) {
      const text = first && textOf(first);
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
      if (text === undefined) return;
      if (name === 'addEventListener') report(events.get(text));
      if (SELECTING.test(name)) newerInSelector(text, found);
      if (second?.type === 'ObjectExpression') newerInElement(text, attributesOf(second), found);
    },
  }).visit(program);
}

/** @returns {string | undefined} */
const textOf = ({ type, value, quasis = [] }) => {
  if (type === 'TemplateLiteral' && quasis.length === 1) return quasis[0].value.cooked;
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
};

/** As in `jsx('button', { popoverTarget: id })`. */
const attributesOf = ({ properties }) =>
  properties.flatMap(({ key }) => (key?.type === 'Identifier' ? key.name.toLowerCase() : []));
