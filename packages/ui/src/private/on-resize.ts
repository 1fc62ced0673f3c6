/** How long the window has to keep its size, in milliseconds. */
const SETTLED_MS = 200;

/**
 * Tells when the window has another size: once at the end of a drag or a turn of the phone, not for
 * every frame of it.
 * @returns what ends it
 */
export function onResize(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLED_MS);
  };
  window.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', wait);
  };
}
