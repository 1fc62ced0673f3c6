import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router.tsx';
import { AppShell } from '../shell/AppShell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: AppShell });
