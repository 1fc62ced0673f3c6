import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** What is generated from the contract, one file for all operations. */
const GENERATED =
  /\/packages\/api\/src\/generated\/\w+\/(?:@tanstack\/react-query|sdk|valibot)\.gen\.ts$/;
const PART = /\.gen\.ts\?part=\w+$/;

/** Whether a module is a generated file as a whole; in a build it only passes its parts on. */
export const isGenerated = (id: string): boolean => GENERATED.test(id);

/** Id of the module that holds one name of a generated file. */
export const partId = (file: string, name: string): string => `${file}?part=${name}`;

type Imported = { source: string; imported: string };

/**
 * Takes a generated file apart: one module for each of its names, which imports exactly what it uses.
 *
 * @param file its path; parts refer to one another by it
 * @param code its TypeScript
 * @returns TypeScript of each part by name; types belong to none
 */
export function partsOf(file: string, code: string): Map<string, string> {
  const imports = new Map<string, Imported>();
  const declared = new Map<string, string>();
  for (const node of parseSync(file, code).program.body) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      const { value } = node.source;
      const source = value.startsWith('.') ? join(dirname(file), value) : value;
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
        const imported =
          specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported, code) : '*';
        imports.set(specifier.local.name, { source, imported });
      }
    }
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const text = code.slice(declaration.start, declaration.end);
    const [first] = declaration.declarations;
    if (first?.id.type === 'Identifier') declared.set(first.id.name, text);
  }
  const partOf = (name: string, text: string) => {
    const used = new Set(text.match(/[\w$]+/g));
    used.delete(name);
    const lines = [...used].flatMap((local) => {
      if (declared.has(local)) return `import { ${local} } from '${partId(file, local)}';`;
      const from = imports.get(local);
      return from ? importLine(local, from) : [];
    });
    return [...lines, `export ${text}`].join('\n');
  };
  return new Map([...declared].map(([name, text]) => [name, partOf(name, text)]));
}

function importLine(local: string, { source, imported }: Imported): string {
  if (imported === '*') return `import * as ${local} from '${source}';`;
  const from = isGenerated(source) ? partId(source, imported) : source;
  return `import { ${imported} as ${local} } from '${from}';`;
}

/** An imported name as it is written; the generator writes no names in quotation marks. */
const nameOf = ({ start, end }: { start: number; end: number }, code: string) =>
  code.slice(start, end);

const known = new Map<string, Map<string, string>>();

/**
 * Builds only: lets a page have the calls and checks of its own operations, instead of all that the
 * contract knows. The bundler divides a module among pages never, so each name becomes a module.
 */
export const splitGenerated: Plugin = {
  name: 'split-generated',
  apply: 'build',
  enforce: 'pre',
  buildStart: () => known.clear(),
  resolveId: (source) => (PART.test(source) ? source : undefined),
  load(id) {
    const [file = '', part] = id.split('?part=');
    if (!isGenerated(file)) return;
    const parts = known.get(file) ?? partsOf(file, readFileSync(file, 'utf8'));
    known.set(file, parts);
    const names = [...parts.keys()];
    const code =
      part === undefined
        ? names.map((name) => `export { ${name} } from '${partId(file, name)}';`).join('\n')
        : (parts.get(part) ?? '');
    return { code, moduleSideEffects: false, moduleType: 'ts' };
  },
};
