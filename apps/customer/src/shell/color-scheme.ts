/** The customer's choice of colours; `auto` is as the device has it. */
export type ColorScheme = 'auto' | 'light' | 'dark';

// Read before the first paint by scripts/build/prerender/boot.js.
const KEY = 'ferry-color-scheme';

const listeners = new Set<() => void>();

/** The choice that the page is shown in. */
export function shownColorScheme(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : 'auto';
}

/** Calls back after each choice. */
export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows the page in other colours and remembers it on this device: a word, nothing of the customer.
 * Where nothing can be stored it holds until the page is left.
 */
export function chooseColorScheme(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'auto') delete dataset.theme;
  else dataset.theme = scheme;
  try {
    if (scheme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // Switched off.
  }
  for (const listener of listeners) listener();
}
