/** One short message that goes by itself. Text only: markup in it is shown as it is written. */
export type Toast = { id: number; text: string };

/** Messages of an app, kept outside React so that anything may show one. */
export type Toasts = {
  /** Shows a message and gives its id. */
  show: (text: string) => number;
  /** Takes a message away before its time; an unknown id does nothing. */
  dismiss: (id: number) => void;
  /** What is shown now, oldest first; the same array until it changes. */
  current: () => readonly Toast[];
  /** Calls back on each change; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** More than this cover the page on a phone: the oldest one makes room. */
const most = 4;

/** Makes the messages of an app: once, beside its root. */
export const createToasts = (): Toasts => {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show(text) {
      lastId += 1;
      set([...toasts, { id: lastId, text }].slice(-most));
      return lastId;
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    current: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
