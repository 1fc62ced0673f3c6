import 'virtual:operator-theme.css';
import '@ferry/ui/styles/foundation.css';
import { createQueryClient } from '@ferry/api/query-client';
import { useLayoutEffect } from 'react';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { reloadOnceOnMissingChunk } from './shell/reload-once.ts';
import { hydrateApp } from './start/hydrate.tsx';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function Mounted({ onMount }: { onMount: () => void }) {
  useLayoutEffect(onMount, [onMount]);
  return null;
}

/** Each step in a task of its own, so that no press waits for all of them. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  await nextTask();
  router.options.context.tab.connect({ router, queryClient });
  reloadOnceOnMissingChunk(window, () => router.state.status === 'pending');
  // Back while the first page loads: the router itself listens from its first render on.
  const stop = router.history.subscribe(() => void router.load());
  // The page's own code first, so that the first render is the whole page.
  await router.load();
  await nextTask();
  const { pathname } = router.state.location;
  const app = (
    <>
      <App {...{ router, queryClient }} />
      <Mounted onMount={stop} />
    </>
  );
  await hydrateApp(root, pathname, app);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: pages import from this module, and would wait for it.
void start(root);
