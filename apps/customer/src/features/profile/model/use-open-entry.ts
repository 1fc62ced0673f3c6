import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { setOpenEntry, typedEntry } from './typed-entry.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry whose form the link to the page asked for. */
    entry?: string;
  }
}

type Opened<Entry> = {
  /** As it was when its form opened: what is typed is a change of this version. None: a new one. */
  entry: Entry | undefined;
  index: number;
};

/**
 * Which entry of a list is open in its form: one at a time. When it closes, its row has the focus, or
 * the button that adds one.
 *
 * @param kind beginning of the ids in the page
 */
export function useOpenEntry<Entry extends { id: string }>(
  kind: string,
  entries: readonly Entry[],
) {
  const openedWith = (entry?: Entry): Opened<Entry> => ({
    entry,
    index: entries.findIndex(({ id }) => id === entry?.id),
  });
  const asked = useLocation({ select: ({ state }) => state.entry });
  const [opened, setOpened] = useState<Opened<Entry> | undefined>(() => {
    const typed = typedEntry(kind);
    // It was opened from a list of this kind.
    if (typed) return openedWith(typed.entry as Entry | undefined);
    const entry = entries.find(({ id }) => id === asked);
    return entry && openedWith(entry);
  });
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
  const isKept = (id: string | undefined) => entries.some((each) => each.id === id);
  const at = opened?.index ?? 0;
  const gone = opened?.entry && !isKept(opened.entry.id) ? [opened.entry] : [];
  return {
    opened,
    /** With the one that is open, which may have been taken out elsewhere: what is typed stays. */
    shown: [...entries.slice(0, at), ...gone, ...entries.slice(at)],
    addId,
    rowId,
    /** @param entry to be changed; without one, another is added */
    show: (entry?: Entry) => {
      setOpened(openedWith(entry));
      setOpenEntry({ kind, entry });
    },
    saved: ({ id }: Entry) => {
      setOpened(undefined);
      setOpenEntry(undefined);
      setLeft({ id });
    },
    cancel: () => {
      const id = opened?.entry?.id;
      setOpened(undefined);
      setOpenEntry(undefined);
      setLeft({ id: isKept(id) ? id : undefined });
    },
    /** An entry has gone. */
    leave: () => setLeft({ id: undefined }),
  };
}
