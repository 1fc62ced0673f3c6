/** A field that was filled in before the app had started. */
export type EarlyField = {
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  isChecked: boolean;
  /** Which of all fields of the page it is; only where the page rendered anew has the same fields. */
  place?: number;
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
  readFields(root)
    .map((field, place) => ({ ...field, place }))
    .filter(({ element }) => isChanged(element));

/** A page as it was left: what is typed and chosen, and where the customer is. */
export type LeftPage = {
  fields: readonly EarlyField[];
  focused: Partial<HTMLInputElement> | null;
  from: number | null;
  to: number | null;
};

/** The page as it is left now. */
export const readPage = (): LeftPage => {
  const focused = document.activeElement as Partial<HTMLInputElement> | null;
  const { selectionStart: from = null, selectionEnd: to = null } = focused ?? {};
  return { fields: readFields(document), focused, from, to };
};
