/**
 * Where the browser has the tickets that a customer keeps on the device: a database of its own, which
 * the service worker reads as well. It exists as long as something is kept.
 */
export const DATABASE = 'ferry-tickets';
const STORE = 'reservations';

/** In the place of a reservation: tickets that a customer has by links from others, which name none. */
export const SHARED_TICKETS = 'shared';

/** What both sides know of a record; its form is the page's (`kept-tickets.ts`). */
export type KeptRecord = {
  reservationId: string;
  /** Who was logged in when it was kept; absent for a visitor. */
  memberId?: string | undefined;
  /** When each voyage has arrived, RFC 3339: from then on it is not shown. */
  legs: readonly { arrivesAt: string }[];
  /** Vouchers are kept until then, also after the last arrival, RFC 3339; absent without any. */
  until?: string | undefined;
};

/** Without the database where nothing is to be made. */
function open(mayCreate: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    // Throws where the browser has storage switched off.
    const request = indexedDB.open(DATABASE, 1);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      if (mayCreate) request.result.createObjectStore(STORE, { keyPath: 'reservationId' });
      else request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      // Firefox reports it as the page's own error otherwise.
      event.preventDefault();
      if (isNew && !mayCreate) resolve(undefined);
      else reject(request.error);
    };
  });
}

/** One transaction: whatever `work` asks for, in callbacks as well, happens at once or not at all. */
async function inStore<T>(
  { mode, mayCreate = false }: { mode: IDBTransactionMode; mayCreate?: boolean },
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await open(mayCreate);
  if (!database) return undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // An open one would hold up its own deletion, in this tab and in others.
    database.close();
  }
}

/** One writer at a time, in all tabs and the worker: nothing is written between a look and a deletion. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(DATABASE, work) : work();
}

/** @returns the record of a reservation as it is stored, whatever it looks like */
export const readRecord = (reservationId: string): Promise<unknown> =>
  inStore<unknown>({ mode: 'readonly' }, (store) => store.get(reservationId));

/** @throws DOMException when the browser does not store it */
export const writeRecord = (record: KeptRecord): Promise<void> =>
  alone(async () => {
    await inStore({ mode: 'readwrite', mayCreate: true }, (store) => store.put(record));
  });

/**
 * Replaces what is kept of a reservation; what is not there is not brought back.
 *
 * @param change the record that follows from the one that is there
 * @returns whether there was one
 * @throws DOMException when the browser does not store it
 */
export const changeRecord = (
  reservationId: string,
  change: (record: unknown) => KeptRecord | undefined,
): Promise<boolean> =>
  alone(async () => {
    const before = await inStore<unknown>({ mode: 'readwrite' }, (store) => {
      const request = store.get(reservationId);
      request.onsuccess = () => {
        const next = request.result === undefined ? undefined : change(request.result);
        if (next) store.put(next);
      };
      return request;
    });
    return before !== undefined;
  });

/**
 * Leaves of every record what `rest` gives, and removes it where that is nothing; with the last of
 * them goes the database.
 * @returns what is still kept
 */
const thin = (rest: (record: KeptRecord) => KeptRecord | undefined): Promise<KeptRecord[]> =>
  alone(async () => {
    const kept: KeptRecord[] = [];
    const all = await inStore<KeptRecord[]>({ mode: 'readwrite' }, (store) => {
      const request: IDBRequest<KeptRecord[]> = store.getAll();
      request.onsuccess = () => {
        for (const record of request.result) {
          const next = rest(record);
          if (next) kept.push(next);
          if (!next) store.delete(record.reservationId);
          else if (next !== record) store.put(next);
        }
      };
      return request;
    });
    if (all && kept.length === 0) await deleteDatabase();
    return kept;
  });

/** Removes the tickets of one reservation, and with the last of them the database. */
export async function removeRecord(reservationId: string): Promise<void> {
  await thin((record) => (record.reservationId === reservationId ? undefined : record));
}

/** Removes what other members than this one have kept; what a visitor has kept stays. */
export async function removeRecordsOfOthers(memberId: string): Promise<void> {
  await thin((record) => ((record.memberId ?? memberId) === memberId ? record : undefined));
}

/** Removes all tickets that are kept. */
export const removeDatabase = (): Promise<void> => alone(deleteDatabase);

const deleteDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    // Goes on by itself as soon as the other tab has read.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });

/** The voyages that have not arrived at an instant. */
export const notArrived = <Leg extends { arrivesAt: string }>(
  legs: readonly Leg[],
  now: number,
): Leg[] => legs.filter(({ arrivesAt }) => Date.parse(arrivesAt) > now);

/**
 * Removes what has arrived, and with the last arrival the record, unless it has vouchers for longer.
 * @returns the reservations of which something is still kept
 */
export async function sweepRecords(now: number): Promise<string[]> {
  const kept = await thin((record) => {
    const legs = notArrived(record.legs, now);
    if (legs.length === 0 && !(Date.parse(record.until ?? '') > now)) return undefined;
    return legs.length === record.legs.length ? record : { ...record, legs };
  });
  return kept.map(({ reservationId }) => reservationId);
}
