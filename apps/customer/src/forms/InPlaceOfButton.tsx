import type { ReactNode } from 'react';

/**
 * A form that stands where the button was that opened it. Its first field takes the focus, unless the customer has
 * gone on meanwhile. Guarded by `focus-after-press.test.tsx`.
 */
export const InPlaceOfButton = ({ children }: { children: ReactNode }) => (
  <div ref={takeLostFocus}>{children}</div>
);

function takeLostFocus(form: HTMLDivElement | null): void {
  if (document.activeElement !== document.body) return;
  form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}
