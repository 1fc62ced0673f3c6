import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Shown } from './parts.ts';
import { type TabSession, visitor } from './tab-session.ts';

/** The session of this tab. */
export const useTabSession = (): TabSession => useRouter().options.context.tab;

/** Who is shown. Pages that are rendered at build time show a visitor. */
export function useShown(): Shown {
  const { shown } = useTabSession();
  return useSyncExternalStore(shown.subscribe, shown.get, () => visitor);
}
