import { lazyOptional } from '../../../../page/lazy-optional.ts';

/** Notifications to this device: of no use before a booking. */
export const LazyPush = lazyOptional(async () => (await import('../push/PushPart.tsx')).PushPart);
