/** A field that was filled in before the app had started. */
export type EarlyField = {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  isChecked: boolean;
};

/** Whether it is an answer by a mark instead of by a text. */
export const isCheckable = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);

function isChanged(element: EarlyField['element']): boolean {
  if (isCheckable(element)) return element.checked !== element.defaultChecked;
  if (!(element instanceof HTMLSelectElement)) return element.value !== element.defaultValue;
  return [...element.options].some((option) => option.selected !== option.defaultSelected);
}

/** What was typed or chosen below `root`, also what the browser has filled in. */
export function readEarlyInput(root: ParentNode): EarlyField[] {
  const fields = root.querySelectorAll<EarlyField['element']>('input, textarea, select');
  return [...fields].filter(isChanged).map((element) => ({
    element,
    value: element.value,
    isChecked: isCheckable(element) && element.checked,
  }));
}
