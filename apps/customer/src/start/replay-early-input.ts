import { type EarlyField, isCheckable } from './early-input.ts';

/**
 * Tells the started app what was typed before it. React keeps the text of a field that it takes
 * over, but its state does not know it, and would put the old value back with the next render.
 * Texts first: a choice may put another field in the place of the one that was typed into.
 */
export function replayEarlyInput(fields: EarlyField[]): void {
  const isChoice = ({ element }: EarlyField) => isCheckable(element);
  const textsFirst = [...fields].sort((a, b) => Number(isChoice(a)) - Number(isChoice(b)));
  for (const { element, value, isChecked } of textsFirst) {
    const field = element.isConnected ? element : document.getElementById(element.id);
    // An event makes React hydrate this part of the page now, if it has not yet.
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    if (!(field instanceof element.constructor)) continue;
    if (isCheckable(element)) check(field as HTMLInputElement, isChecked);
    else type(field as Exclude<EarlyField['element'], HTMLSelectElement>, value);
  }
}

function check(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const isFocused = document.activeElement === field;
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  // React compares with the last value that was set on the element itself: this one it must not see.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // E-mail fields have no selection to restore.
  if (isFocused && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
