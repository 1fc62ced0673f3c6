import '@ferry/ui/styles/page-transition.css';
import { ToastRegion } from '@ferry/ui/ToastRegion';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toasts } from '../page/toasts.ts';
import { tellWhenOnline } from './back-online.ts';
import { askForFeatures } from './features.ts';
import { moveToNewVersion } from './new-version.ts';
import { animatePages } from './page-transition.ts';
import { prefetchVisibleLinks } from './prefetch.ts';
import { registerWorker } from './register-worker.ts';
import { waitAsBefore } from './turn/waiting-page.ts';

let isStarted = false;

/** Everything of the shell that a prerendered page can do without, begun once when the page is idle. */
export function Extras() {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    const version = moveToNewVersion(router);
    animatePages(router, version.isLeaving);
    prefetchVisibleLinks(router);
    tellWhenOnline(toasts.show);
    void askForFeatures(router, queryClient);
    waitAsBefore();
    // In development the files change under the worker all the time; Storybook has none.
    if (import.meta.env.PROD && !import.meta.env.STORYBOOK) void registerWorker(version.announce);
  }, [router, queryClient]);
  return <ToastRegion toasts={toasts} />;
}
