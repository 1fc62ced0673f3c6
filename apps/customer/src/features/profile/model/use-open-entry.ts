import { useEffect, useRef, useState } from 'react';

/**
 * Which entry of a list is open in its form: one at a time. When it closes, its row has the focus, or
 * the button that adds one.
 *
 * @param kind beginning of the ids in the page
 */
export function useOpenEntry(kind: string) {
  const [open, setOpen] = useState<string>();
  const [left, setLeft] = useState<{ id: string | undefined }>();
  const hasMoved = useRef(left);
  const rowId = (id: string) => `${kind}-row-${id}`;
  const addId = `${kind}-add`;
  useEffect(() => {
    // The row of a new entry comes with the list, a moment after it was kept.
    if (!left || hasMoved.current === left) return;
    const row = left.id === undefined ? null : document.getElementById(rowId(left.id));
    const target = row ?? (left.id === undefined ? document.getElementById(addId) : null);
    if (!target) return;
    hasMoved.current = left;
    target.focus();
  });
  return {
    open,
    addId,
    rowId,
    show: (id: string) => setOpen(id),
    /** @param id of the entry that was open, where there is one */
    close: (id: string | undefined) => {
      setOpen(undefined);
      setLeft({ id });
    },
    /** An entry has gone. */
    leave: () => setLeft({ id: undefined }),
  };
}
