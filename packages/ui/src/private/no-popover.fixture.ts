/** Of the API, what elements and buttons have. */
const members = [
  [HTMLElement, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
  [HTMLButtonElement, ['popoverTargetElement', 'popoverTargetAction']],
] as const;

/**
 * For tests: the page as in a browser without popovers. Their methods are gone, an element that is made from
 * now on is none, and the selector for an open one is an error. Gives the function that puts them back.
 */
export const takePopovers = (): (() => void) => {
  const taken = members.map(([{ prototype }, names]) => {
    const own = names.map(
      (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
    );
    for (const [name] of own) Reflect.deleteProperty(prototype, name);
    return () => {
      for (const [name, property] of own)
        if (property) Object.defineProperty(prototype, name, property);
    };
  });
  const { setAttribute, matches } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    if (name !== 'popover') setAttribute.call(this, name, value);
  };
  Element.prototype.matches = function (this: Element, selector: string) {
    if (selector.includes(':popover-open')) throw new SyntaxError(selector);
    return matches.call(this, selector);
  } as typeof matches;
  return () => {
    for (const back of taken) back();
    Object.assign(Element.prototype, { setAttribute, matches });
  };
};
