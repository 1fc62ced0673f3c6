import { join } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { isGenerated, partId } from './split-generated.ts';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const API_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@ferry\/api\/(customer|external)["']/g;

/**
 * The chunks of modules that three or more pages share: `shared` has what the home page needs as
 * well, `pages` what only other public pages do, so that nobody loads it with the first page, and
 * `steps` what only steps of a booking and pages of one's own have: a public page carries the styles
 * of its chunks in its document.
 */
export function sharedChunks(roots: Roots): Group[] {
  const isOfHome = isReachedFrom([roots.home], roots);
  const isOfPublic = isReachedFrom(roots.publicPages, roots);
  const minShareCount = 3;
  return [
    // First, because a chunk takes along what its modules import.
    {
      debugName: 'shared',
      name: (id, graph) => (isOfHome(id, graph) ? 'shared' : null),
      minShareCount,
      priority: 2,
    },
    // The calls of the session come when the customer has one: no page carries them for all others.
    { name: (id) => (isOfSession(id, roots) ? 'session' : null), minShareCount, priority: 1 },
    {
      debugName: 'pages',
      name: (id, graph) => (isRare(id) || !isOfPublic(id, graph) ? null : 'pages'),
      minShareCount,
      priority: 1,
    },
    {
      name: (id) =>
        [isRare, isOfTickets, isOfPassengers, isOfWaiting, isOfWallets].some((is) => is(id))
          ? null
          : 'steps',
      minShareCount,
    },
    // Of those who wait for a place or the opening of sales.
    { name: (id) => (isOfWaiting(id) ? 'waiting' : null), minShareCount },
    // The pages of choosing and confirming a payment load it, and no public page.
    { name: (id) => (isOfWallets(id) ? 'wallets' : null), minShareCount },
    // Of those who look at partner tickets: no booking loads them. Last, without what others share.
    { name: (id) => (isOfTickets(id) ? 'tickets' : null), minShareCount },
  ];
}

/** Whether a module is needed by one of these routes, found once for each build. */
function isReachedFrom(routes: string[], roots: Roots) {
  const found = new WeakMap<Graph, Set<string>>();
  return (id: string, graph: Graph): boolean => {
    const modules = found.get(graph) ?? modulesOf(routes, graph, roots);
    found.set(graph, modules);
    return modules.has(id);
  };
}

/** With what is nothing but a call of the session: in `pages` it would take the others along. */
const isOfSession = (id: string, { generated }: Roots) =>
  id.startsWith(`${generated}/external/`) ||
  id === join(generated, '../external.ts') ||
  id.endsWith('/profile/components/OwnUsername.tsx');

/**
 * The code of a ticket, which beside the pages of tickets only the completion has, where it is open;
 * and what has gone wrong with a link or the server, which few customers ever see.
 */
const isRare = (id: string) =>
  /\/(?:components\/QrCode|uqr|features\/errors)\/|\/RetryAlert\.tsx$/.test(id);

/** The pages of partner tickets, with what of the contract no draft has: only the tickets themselves. */
const isOfTickets = (id: string) =>
  /\/(?:features\/partner-tickets\/|copy\/partner-ticket-texts)/.test(id) ||
  /part=(?:v(?:List|Get)?|list|get)PartnerTickets?(?:$|Summary|Crossing|Include|Price|Fee|Stop|List|Section|State|Area|Kind|Response|Options|QueryKey)/.test(
    id,
  );

/** What waits for a place or for the opening of sales, on pages that few bookings meet. */
const isOfWaiting = (id: string) =>
  /\/booking\/(?:waitlist\/|shared\/(?:components\/(?:WithdrawQuestion|OwnList|NotOpened)|model\/(?:use-after-withdrawal|wish-of)))/.test(
    id,
  ) || /part=v?(?:take|withdraw)\w*(?:PreOrder|Waitlist)/i.test(id);

/** The sheets of wallets, with the frame that they are in. */
const isOfWallets = (id: string) =>
  /\/booking\/shared\/(?:components\/WalletFrames|model\/(?:use-wallet-sheet|wallet-|offered-here))|\/EmbeddedPage\//.test(
    id,
  );

/** The form of passengers, which only the step that asks for them has, and the page of a companion. */
const isOfPassengers = (id: string) => id.includes('/features/booking/customers/');

type Group = {
  debugName?: string;
  name: string | ((id: string, graph: Graph) => string | null);
  minShareCount: number;
  priority?: number;
};

/** What indexes of packages pass on beside what home uses of them. */
const NOT_OF_HOME = /\/(?:useMutation|mutationObserver|useBlocker)\.js$/;

/**
 * Absolute paths: the entry, the routes of the home page and of the other public ones, and the
 * folder of the generated code.
 */
export type Roots = { entry: string; home: string; publicPages: string[]; generated: string };

function modulesOf(routes: string[], graph: Graph, { entry, generated }: Roots): Set<string> {
  const seen = new Set<string>();
  // The router plugin has made the page itself a module of its own.
  const pages = routes.flatMap((route) => graph.getModuleInfo(route)?.dynamicallyImportedIds ?? []);
  const waiting = [entry, ...pages];
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
