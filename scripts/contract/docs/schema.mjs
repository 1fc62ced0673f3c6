/** Schemas in words: types with links, bounds, tables of properties. */

import { resolve } from '../walk.mjs';
import { html, json, prose, table } from './html.mjs';

const typeNames = {
  string: '文字列',
  integer: '整数',
  number: '数',
  boolean: '真偽',
  object: 'オブジェクト',
  array: '配列',
  null: 'null',
};

const join = (parts, separator) =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

/** The type of a schema, components as links. */
export function typeOf(schema) {
  if (!schema) return 'なし';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return join(choices.map(typeOf), ' または ');
  if (schema.allOf) return join(schema.allOf.map(typeOf), ' かつ ');
  if (schema.items) return html`${typeOf(schema.items)} の配列`;
  if (typeof schema.additionalProperties === 'object') {
    return html`キーごとの ${typeOf(schema.additionalProperties)}`;
  }
  const names = [schema.type ?? []].flat().map((type) => typeNames[type] ?? type);
  return names.join(' または ');
}

const range = (low, high, unit) => {
  if (low === undefined && high === undefined) return [];
  if (low === high) return [`${low}${unit}`];
  return [`${low ?? ''}〜${high ?? ''}${unit}`];
};

/** Bounds of a schema, one line each. */
export function boundsOf(schema) {
  const lines = [
    ...range(schema.minLength, schema.maxLength, '文字'),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minItems, schema.maxItems, '件'),
    ...range(schema.minProperties, schema.maxProperties, '項目'),
    ...(schema.format ? [`形式 ${schema.format}`] : []),
    ...(schema.default === undefined ? [] : [`省略時 ${JSON.stringify(schema.default)}`]),
  ].map((line) => html`<div>${line}</div>`);
  if (schema.pattern) lines.push(html`<div><code>${schema.pattern}</code></div>`);
  if (schema.enum) {
    lines.push(
      html`<div>${join(
        schema.enum.map((v) => html`<code>${JSON.stringify(v)}</code>`),
        ' ',
      )}</div>`,
    );
  }
  return lines;
}

const exampleOf = (schema) =>
  schema.examples && html`<div>例 <code>${JSON.stringify(schema.examples[0])}</code></div>`;

/** Properties of an object as table rows; objects written in place follow with a dotted name. */
function rowsOf(spec, schema, prefix = '') {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const required = schema.required?.includes(name) ? '必須' : '任意';
    const deprecated = property.deprecated && html` <small>廃止予定</small>`;
    const inner = property.items?.properties ? property.items : property;
    const suffix = property.items ? '[].' : '.';
    return [
      [
        html`<code class="name">${prefix}${name}</code> <small>${required}</small>${deprecated}`,
        html`${typeOf(property)}${boundsOf(property)}`,
        html`${property.description ?? resolve(spec, property).description}${exampleOf(property)}`,
      ],
      ...rowsOf(spec, inner, `${prefix}${name}${suffix}`),
    ];
  });
}

/** What a schema allows: the table of its properties, or its type and bounds. */
export const schemaBody = (spec, schema) =>
  schema.properties
    ? table('項目', ['名前', '型と範囲', '説明'], rowsOf(spec, schema))
    : html`<p>${typeOf(schema)}</p>${boundsOf(schema)}`;

/** The section of a component. */
export const schemaSection = (spec, name, schema) => html`
<section class="schema" data-entry id="schema-${name}" aria-labelledby="title-${name}">
<h3 id="title-${name}">${name}</h3>
${prose(schema.description)}
${schemaBody(spec, schema)}
${!schema.properties && schema.examples ? json(schema.examples[0]) : ''}
</section>
`;
