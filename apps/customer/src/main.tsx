import '@ferry/ui/styles/global.css';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import { LastResort } from './shell/LastResort.tsx';
import { reloadOnceOnMissingChunk } from './shell/reload-once.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
router.options.context.tab.connect({ router, queryClient });
reloadOnceOnMissingChunk(window, () => router.state.status === 'pending');

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <LastResort>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LastResort>
  </StrictMode>,
);
