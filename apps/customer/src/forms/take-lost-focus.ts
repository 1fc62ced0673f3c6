/**
 * As the `ref` of a form that stands where the button was that opened it: its first field takes the focus, unless the
 * customer has gone on meanwhile. Guarded by `focus-after-press.test.tsx`.
 */
export function takeLostFocus(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return;
  form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
}
