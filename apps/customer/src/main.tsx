import '@ferry/ui/styles/global.css';
import '@ferry/ui/theme/ferry-dark.css';
import { createQueryClient } from '@ferry/api/query-client';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { reloadOnceOnMissingChunk } from './shell/reload-once.ts';
import { hydrateApp } from './start/hydrate.tsx';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Each step in a task of its own, so that no press waits for all of them. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  await nextTask();
  router.options.context.tab.connect({ router, queryClient });
  reloadOnceOnMissingChunk(window, () => router.state.status === 'pending');
  // The page's own code first, so that the first render is the whole page.
  await router.load();
  await nextTask();
  const { pathname } = router.state.location;
  await hydrateApp(root, pathname, <App {...{ router, queryClient }} />);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: pages import from this module, and would wait for it.
void start(root);
