import { type ComponentType, lazy } from 'react';
import { afterLoad } from '../page/idle.ts';

/**
 * A component of the shell that comes after the page has loaded, in a chunk of its own, and stays
 * away when that cannot be fetched: the pages work without it.
 */
export const late = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const nothing = () => null;
    // Pages that are rendered at build time have no window to wait for.
    if (typeof window === 'undefined') return { default: nothing };
    await afterLoad();
    return { default: await load().catch(() => nothing) };
  });
