import { onForgetMember } from '../page/forget-member.ts';

const KEY = 'ferry.draft';

/** For a browser that refuses storage. */
let inMemory: string | undefined;

const attempt = <Value>(action: (storage: Storage) => Value): Value | undefined => {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
};

/**
 * Id of the draft that is being entered in this tab, also on pages whose address does not have it
 * and after a reload. The id alone shows nothing to its reader: what was typed is the server's.
 */
export const draftInProgress = (): string | undefined =>
  attempt((storage) => storage.getItem(KEY)) ?? inMemory;

/** A step of the booking was opened. */
export function rememberDraft(id: string): void {
  inMemory = id;
  attempt((storage) => storage.setItem(KEY, id));
}

/** It has become a reservation, was removed, or belongs to a customer who has left. */
export function forgetDraft(): void {
  inMemory = undefined;
  attempt((storage) => storage.removeItem(KEY));
}

onForgetMember(forgetDraft);
