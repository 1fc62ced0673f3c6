import 'virtual:operator-theme.css';
import '@ferry/ui/styles/foundation.css';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { operator } from '../copy/operator.ts';
import { isOfferedPage } from '../page/offered.ts';
import { createAppRouter } from '../router.tsx';
import { AppShell } from '../shell/AppShell.tsx';
import { PendingPage } from '../shell/PendingPage.tsx';
import { type FirstWords, firstWords } from './first-words.ts';
import { OwnWords } from './OwnWords.tsx';
import { ownHeading } from './own-heading.ts';
import { pagePatterns } from './page-patterns.ts';
import {
  firstCalls,
  loadedParts,
  prerenderedPages,
  rarelyOpened,
  withoutQuery,
} from './prerendered-pages.ts';

/** A page as it is before any answer of the server. */
type PrerenderedPage = {
  /** Path below /customer; none for the frame that all other pages begin with. */
  path: string | undefined;
  /** Id of the route that is shown. */
  routeId: string | undefined;
  /** Only for an address without a query. */
  isWithoutQuery: boolean;
  html: string;
  title: string;
};

/** Runs in the build, not in the browser: renders every page of {@link prerenderedPages}, and the frame. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  // Nothing is asked: what an answer decides (ports, today's date) does not belong in the build.
  globalThis.fetch = () => new Promise(() => {});
  const frame = await renderFrame();
  const pages = [frame];
  for (const path of prerenderedPages.filter(isOfferedPage))
    pages.push(await renderPage(path, frame));
  return pages;
}

/** As {@link pagePatterns}, of the app's router. */
export function listPagePatterns(): string[] {
  const { router } = appAt('/');
  const isPage = (id: string) => id !== '__root__' && isOfferedPage(id);
  return pagePatterns(Object.values(router.routesById).filter(({ id }) => isPage(id)));
}

/** What a route's pages load, read and say first. */
export type AnnouncedRoute = {
  id: string;
  fullPath: string;
  parts: readonly string[];
  calls: readonly string[];
  /** Of a personal page only where this browser has a session. */
  words: (FirstWords & { isPersonal?: boolean }) | undefined;
};

/** Every route that can begin with the frame, which announces what the present address needs. */
export function listRoutes(): AnnouncedRoute[] {
  const { router } = appAt('/');
  return Object.values(router.routesById)
    .filter(({ id }) => id !== '__root__' && !rarelyOpened.test(id) && isOfferedPage(id))
    .filter(({ fullPath }) => !hasDocument(fullPath))
    .map(({ id, fullPath, options: { staticData } }) => {
      const parts = loadedParts[id] ?? [];
      const calls = firstCalls[id] ?? [];
      const words = firstWords[id] && {
        ...firstWords[id],
        ...(staticData?.isPersonal && { isPersonal: true }),
      };
      return { id, fullPath, parts, calls, words };
    });
}

/** Whether every address of a route begins with a document of its own. */
function hasDocument(fullPath: string): boolean {
  const path = fullPath.replace(/(.)\/$/, '$1');
  return prerenderedPages.some((page) => page === path) && !withoutQuery.includes(path);
}

async function renderPage(path: string, frame: PrerenderedPage): Promise<PrerenderedPage> {
  const { app, router } = appAt(path);
  await router.load();
  const { pathname } = router.state.location;
  if (pathname !== path) throw new Error(`${path} leads to ${pathname}: not a public page`);
  const html = renderToString(app());
  const heading = ownHeading(path, html, frame.html);
  const match = router.state.matches.at(-1);
  const routeId = match && String(match.routeId);
  const isWithoutQuery = withoutQuery.includes(path);
  return { path, routeId, isWithoutQuery, html, title: `${heading}|${operator.siteTitle}` };
}

async function renderFrame(): Promise<PrerenderedPage> {
  const { app, router } = appAt('/no-page');
  const frame = (
    <RouterContextProvider router={router}>
      <AppShell>
        <OwnWords />
        <PendingPage />
      </AppShell>
    </RouterContextProvider>
  );
  return {
    path: undefined,
    routeId: undefined,
    isWithoutQuery: false,
    html: renderToString(app(frame)),
    title: operator.siteTitle,
  };
}

function appAt(path: string) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [`/customer${path}`] }),
    // The markup has to be what the browser's first render makes, not a server's.
    isServer: false,
    origin: 'http://localhost',
    scrollRestoration: false,
  });
  const app = (children?: ReactNode) => <App {...{ router, queryClient, children }} />;
  return { app, router };
}
