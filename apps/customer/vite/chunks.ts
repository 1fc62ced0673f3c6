import { join } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { isGenerated, partId } from './split-generated.ts';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const API_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@ferry\/api\/(customer|external)["']/g;

/**
 * The chunks of modules that three or more pages share: `shared` has what the home page needs as
 * well, `pages` what only others do, so that nobody loads it with the first page.
 */
export function sharedChunks(roots: Roots): Group[] {
  const found = new WeakMap<Graph, Set<string>>();
  const isOfHome = (id: string, graph: Graph) => {
    const home = found.get(graph) ?? modulesOfHome(graph, roots);
    found.set(graph, home);
    return home.has(id);
  };
  const minShareCount = 3;
  return [
    // First, because a chunk takes along what its modules import.
    {
      debugName: 'shared',
      name: (id, graph) => (isOfHome(id, graph) ? 'shared' : null),
      minShareCount,
      priority: 1,
    },
    // The calls of the session come when the customer has one: no page carries them for all others.
    { name: (id) => (isOfSession(id, roots) ? 'session' : null), minShareCount },
    { name: (id) => (isOfCodes(id) || isOfErrors(id) ? null : 'pages'), minShareCount },
  ];
}

/** With what is nothing but a call of the session: in `pages` it would take the others along. */
const isOfSession = (id: string, { generated }: Roots) =>
  id.startsWith(`${generated}/external/`) ||
  id === join(generated, '../external.ts') ||
  id.endsWith('/profile/components/OwnUsername.tsx');

/** The code of a ticket: beside the pages of tickets only the completion has it, where it is open. */
const isOfCodes = (id: string) => /\/(?:components\/QrCode|uqr)\//.test(id);

/** What has gone wrong with a link or the server: few customers ever see it. */
const isOfErrors = (id: string) => id.includes('/features/errors/');

type Group = {
  debugName?: string;
  name: string | ((id: string, graph: Graph) => string | null);
  minShareCount: number;
  priority?: number;
};

/** What indexes of packages pass on beside what home uses of them. */
const NOT_OF_HOME = /\/(?:useMutation|mutationObserver|useBlocker)\.js$/;

/** Absolute paths: the entry, the home page's route, and the folder of the generated code. */
export type Roots = { entry: string; home: string; generated: string };

function modulesOfHome(graph: Graph, { entry, home, generated }: Roots): Set<string> {
  const seen = new Set<string>();
  // The router plugin has made the page itself a module of its own.
  const waiting = [entry, ...(graph.getModuleInfo(home)?.dynamicallyImportedIds ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.getModuleInfo(id);
    // A generated file passes everything on: what is used of it is named where it is imported.
    if (seen.has(id) || isGenerated(id) || NOT_OF_HOME.test(id) || !info) continue;
    seen.add(id);
    waiting.push(...info.importedIds);
    for (const [, names = '', api = ''] of (info.code ?? '').matchAll(API_IMPORT)) {
      for (const name of names.split(',')) {
        const imported = name.trim().split(/\s+/)[0] ?? '';
        for (const file of ['@tanstack/react-query', 'sdk']) {
          waiting.push(partId(`${generated}/${api}/${file}.gen.ts`, imported));
        }
      }
    }
  }
  return seen;
}
