/** Opens the popover that an element stands in, so that it can take focus. */
export const showPanelOf = (element: Element | null): void => {
  const panel = element?.closest<HTMLElement>('[popover]');
  if (panel && !panel.matches(':popover-open')) panel.showPopover();
};
