/** Chrome 109, Firefox 115 and iOS 16.4 have no popover: a panel is a modal dialog there. */
export const hasPopover = (): boolean => 'popover' in HTMLElement.prototype;

/** The panel is open: a closed one has no boxes. `:popover-open` is an error where it is unknown. */
export const isShown = (panel: Element): boolean => panel.getClientRects().length > 0;

/**
 * Opens the panel that an element stands in or is, as a press on its cell does. The focus returns to the
 * cell. What stands in no panel, or in an open one, is left alone.
 */
export const showPanel = (element: Element | null): void => {
  const panel = element?.closest('dialog');
  if (!panel || isShown(panel)) return;
  const cell = document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  cell?.focus({ preventScroll: true });
  cell?.click();
};

/** Closes an open panel. */
export const hidePanel = (panel: HTMLDialogElement | null): void => {
  if (hasPopover()) panel?.hidePopover();
  else panel?.close();
};
