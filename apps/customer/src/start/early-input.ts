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

/** All fields below `root`, as they are filled in. */
export const readFields = (root: ParentNode): EarlyField[] =>
  [...root.querySelectorAll<EarlyField['element']>('input, textarea, select')].map((element) => ({
    element,
    value: element.value,
    isChecked: isCheckable(element) && element.checked,
  }));

/** What was typed or chosen below `root`, also what the browser has filled in. */
export const readEarlyInput = (root: ParentNode): EarlyField[] =>
  readFields(root).filter(({ element }) => isChanged(element));
