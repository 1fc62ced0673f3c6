import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { LastResort } from './shell/LastResort.tsx';

type AppProps = { router: AnyRouter; queryClient: QueryClient; children?: ReactNode };

/** What stands around the router, the same in the browser and where prerendered pages are made. */
export const App = ({ router, queryClient, children }: AppProps) => (
  <StrictMode>
    <LastResort>
      <QueryClientProvider client={queryClient}>
        {children ?? <RouterProvider router={router} />}
      </QueryClientProvider>
    </LastResort>
  </StrictMode>
);
