import { lazy } from 'react';

/** Notifications to this device: of no use before a booking. */
export const LazyPush = lazy(async () => ({
  default: (await import('../push/PushPart.tsx')).PushPart,
}));
