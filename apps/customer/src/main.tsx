import '@ferry/ui/styles/global.css';
import { createQueryClient } from '@ferry/api/query-client';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { reloadOnceOnMissingChunk } from './shell/reload-once.ts';
import { takeOver } from './start/take-over.tsx';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
router.options.context.tab.connect({ router, queryClient });
reloadOnceOnMissingChunk(window, () => router.state.status === 'pending');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The page's own code first, so that the first drawing is the whole page. Not awaited here: pages
// import from this module, and would wait for it.
void router.load().then(() => {
  const { pathname } = router.state.location;
  return takeOver(root, pathname, <App {...{ router, queryClient }} />);
});
