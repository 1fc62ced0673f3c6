import { flushSync } from 'react-dom';
import { type EarlyField, isCheckable, type LeftPage, readFields } from '../start/early-input.ts';
import { replayEarlyInput } from '../start/replay-early-input.ts';

/** Whether it is the same field of the new page: ids that React makes are others there. */
const isSame = (field: HTMLInputElement, old: Partial<HTMLInputElement>): boolean => {
  if (field.id !== '' && field.id === old.id) return true;
  if (field.name === '' || field.name !== old.name || field.type !== old.type) return false;
  return !isCheckable(field) || field.value === old.value;
};

function find(old: Partial<HTMLInputElement>, place = -1) {
  const fields = readFields(document);
  const there = fields[place];
  return (
    fields.find(({ element }) => isSame(element as HTMLInputElement, old)) ??
    (there?.element.type === old.type ? there : undefined)
  );
}

/** Fields of the new page that are not as they were left. */
function putBack(fields: readonly EarlyField[]): void {
  const lost = fields.flatMap((field) => {
    const now = find(field.element as HTMLInputElement, field.place);
    if (!now) return [];
    const isKept = isCheckable(now.element)
      ? now.isChecked === field.isChecked || (now.element.type === 'radio' && !field.isChecked)
      : now.value === field.value;
    return isKept ? [] : [{ ...field, element: now.element }];
  });
  replayEarlyInput(lost);
}

/**
 * Renders a page anew and fills it in as it was left, in one go: before anything else has changed the new
 * page.
 *
 * @param reset renders it
 */
export function renderAnew(reset: () => void, { fields, focused, from, to }: LeftPage): void {
  flushSync(reset);
  flushSync(() => putBack(fields));
  // Once more: of what a choice has opened.
  flushSync(() => putBack(fields));
  const field = focused && find(focused)?.element;
  const target = field ?? document.getElementById(focused?.id ?? '');
  target?.focus({ preventScroll: true });
  // Numbers and e-mail fields have no selection.
  if (from !== null && target instanceof HTMLInputElement) target.setSelectionRange(from, to);
}
