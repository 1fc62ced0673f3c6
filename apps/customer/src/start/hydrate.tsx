import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readEarlyInput, readPage } from './early-input.ts';

declare global {
  interface Window {
    /**
     * Left by the script in the page (scripts/build/prerender/boot.js), until the app has started.
     */
    ferryEarly?: {
      /** The form that was sent meanwhile. */
      sent?: HTMLFormElement;
      /** The button that was pressed last. */
      pressed?: HTMLButtonElement | null;
      /** What the mouse was last pressed on, and may still hold down. */
      held?: EventTarget | null;
      /** An input method is at work: taking the field away would lose what is typed. */
      isComposing?: boolean;
      stop(): void;
    };
  }
}

/**
 * Hydrates the prerendered page of the build. A page that is the one painted is hydrated as
 * it is; another one (a redirect, the frame of pages without a prerendered page) replaces it in one
 * frame. What was typed, chosen, pressed or sent until then counts.
 *
 * @param root the element with the prerendered page; empty in development
 * @param path where the router is, below /customer
 */
export async function hydrateApp(root: HTMLElement, path: string, app: ReactNode): Promise<void> {
  await endOfComposition();
  const early = window.ferryEarly;
  pressWhatReplaces(early?.held);
  // As transitions: rendering stops every few milliseconds for whatever the customer does.
  if (root.dataset.path !== path) {
    early?.stop();
    startTransition(() => createRoot(root).render(app));
    return;
  }
  const findAgain = watchPlaces(root);
  if (isTranslated(root)) {
    // No part of it can be taken over: React would render each anew by itself, at a time of its own.
    const render = () => createRoot(root).render(app);
    const loaded = await import('../shell/render-anew.ts').catch(() => undefined);
    await endOfComposition();
    const left = { ...readPage(), fields: readEarlyInput(document) };
    // Without that code the page works, and what was typed is typed again.
    if (loaded) loaded.renderAnew(render, left);
    else render();
  } else {
    const fields = readEarlyInput(root);
    restoreStyles(root);
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: ignore });
    });
    await nextTask();
    if (fields.length > 0) {
      // Most people are not that fast: its code is not part of what every customer waits for.
      const { replayEarlyInput } = await import('./replay-early-input.ts');
      replayEarlyInput(fields);
    }
  }
  const form = findAgain(early?.sent);
  if (form) {
    await nextTask();
    // Before a key or a press reaches its handlers React hydrates what it belongs to; nothing else
    // does that, and a form that is sent before would leave the page.
    form.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
  }
  const pressed = findAgain(early?.pressed);
  early?.stop();
  if (form) form.requestSubmit();
  else pressed?.click();
}

/** Whether a browser's translation has put elements of its own around the texts. */
const isTranslated = (root: HTMLElement) => root.querySelector('font') !== null;

/**
 * Presses the link or button that has taken the place of the one that the mouse holds down: the browser
 * sends no click then. Guarded by `e2e/booking/prerendered.e2e.ts`.
 */
function pressWhatReplaces(before: EventTarget | null | undefined): void {
  let held = before;
  const linkOrButton = (target?: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
  const on = (type: 'mousedown' | 'mouseup', listener: (event: MouseEvent) => void) =>
    addEventListener(type, listener, true);
  on('mousedown', ({ target }) => {
    held = target;
  });
  on('mouseup', ({ target }) => {
    const was = linkOrButton(held);
    const now = linkOrButton(target);
    if (was && !was.isConnected && was.textContent === now?.textContent) now.click();
  });
}

/** Forms and buttons of the page: gives the one in the place of an earlier one, where there are as many. */
function watchPlaces(root: HTMLElement) {
  const places = () => [
    ...root.querySelectorAll<HTMLFormElement | HTMLButtonElement>('form, button'),
  ];
  const before = places();
  return <T extends HTMLFormElement | HTMLButtonElement>(was: T | null | undefined) => {
    if (!was || was.isConnected) return was;
    const after = places();
    const now = after.length === before.length ? after[before.indexOf(was)] : undefined;
    return now?.tagName === was.tagName ? (now as T) : undefined;
  };
}

async function endOfComposition(): Promise<void> {
  if (!window.ferryEarly?.isComposing) return;
  await new Promise((resolve) => {
    document.addEventListener('compositionend', resolve, { once: true });
    document.addEventListener('focusout', resolve, { once: true });
  });
  await nextTask();
}

/** `style` attributes are refused by the Content-Security-Policy; a script may set the same. */
function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

// A part that is not as it was painted has been rendered anew by then; there is nothing to report.
const ignore = () => {};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
