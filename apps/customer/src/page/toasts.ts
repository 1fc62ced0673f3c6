import { createToasts } from '@ferry/ui/ToastRegion';

/**
 * Short messages at the bottom right, 3 s each: `toasts.show('コピーしました。')`. Only what may be
 * missed belongs here; what matters also stands on the page.
 */
export const toasts = createToasts();
