import type { AnyRouter } from '@tanstack/react-router';

/**
 * Longest time for a new page to be rendered before the change happens without a transition, in ms.
 */
const PATIENCE_MS = 500;

/** Longest wait for the frame that answers a press, in ms. */
const FRAME_MS = 100;

/**
 * Resolves when the answer to the press that began it all has been painted. A transition stops the
 * painting until the new page is rendered: the press would seem to do nothing for as long.
 */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab that has just been hidden paints no more.
    setTimeout(resolve, FRAME_MS);
  });

/** Only where it can be limited to the page and where the customer has not asked for less motion. */
const canAnimate = () =>
  document.visibilityState === 'visible' &&
  typeof document.startViewTransition === 'function' &&
  CSS.supports('selector(:active-view-transition)') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The old page goes, then the new one comes, 0.3 s together (`@ferry/ui`, page-transition.css.ts).
 * Only pictures move: the new page is there, focused and usable from the first frame. Nothing
 * moves while only the search parameters change.
 *
 * @param isLeaving whether the document is about to be replaced; then the old page stays
 */
export function animatePages(router: AnyRouter, isLeaving: () => boolean): void {
  let isOtherPage = false;
  router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
    isOtherPage = pathChanged && fromLocation !== undefined;
  });
  router.startViewTransition = async (render) => {
    if (isLeaving()) return new Promise(() => {});
    if (!isOtherPage || !canAnimate()) return render();
    await nextFrame();
    const transition = document.startViewTransition(render);
    const patience = setTimeout(() => transition.skipTransition(), PATIENCE_MS);
    const stopWaiting = () => clearTimeout(patience);
    // A skipped transition rejects these two; the page has changed all the same.
    transition.ready.then(stopWaiting, stopWaiting);
    transition.finished.catch(() => {});
    return transition.updateCallbackDone;
  };
}
