import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../components/', import.meta.url);
const types = readFileSync(new URL('labels.types.tsx', import.meta.url), 'utf8');

/** Made of other fields, which name themselves; or no fields at all (a page inside has a title). */
const exempt = [
  'AddressFields',
  'CalendarPanel',
  'EmbeddedPage',
  'ErrorSummary',
  'FormAccordion',
  'NameFields',
];

const fields = globSync('*/*.stories.tsx', { cwd: root })
  .filter((file) => /title: 'Fields\//.test(readFileSync(new URL(file, root), 'utf8')))
  .map((file) => basename(file, '.stories.tsx'))
  .filter((name) => !exempt.includes(name));

it.each(fields)('%s is on the list of what must not compile without a label', (name) => {
  expect(types).toMatch(new RegExp(`@ts-expect-error -- no (label|legend)\\n  ${name}:`));
});

it.each(fields.filter((name) => name !== 'FieldGroup'))('%s has no placeholder', (name) => {
  expect(types).toMatch(new RegExp(`@ts-expect-error -- no placeholder\\n  ${name}:`));
});
