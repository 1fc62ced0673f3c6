import type { CustomerInput, Draft } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { mayBeStored, type SendCustomers } from '../../shared/model/draft-saver.ts';

/**
 * The call that stores answers, for a network that loses answers: a save that was stored without
 * the app hearing of it counts the version up, and the next save is no conflict with another
 * screen.
 *
 * @param look the draft as it is stored now
 */
export function afterLostAnswers(send: SendCustomers, look: () => Promise<Draft>): SendCustomers {
  let unheard: CustomerInput[] = [];
  const attempt: SendCustomers = async (body, version, isNextSent) => {
    try {
      const draft = await send(body, version, isNextSent);
      unheard = [];
      return draft;
    } catch (error) {
      if (mayBeStored(asApiError(error))) unheard.push(body);
      throw error;
    }
  };
  return async (body, version, isNextSent) => {
    try {
      return await attempt(body, version, isNextSent);
    } catch (error) {
      if (asApiError(error).code !== 'VERSION_CONFLICT' || unheard.length === 0) throw error;
      const draft = await look();
      // Something else is stored: another screen was there after all.
      if (!unheard.some((lost) => isSame(lost, draft.customers))) throw error;
      unheard = [];
      // Its answer can be lost as well.
      return isSame(body, draft.customers) ? draft : attempt(body, draft.version);
    }
  };
}

/** Whatever the order in which a database gives the fields back. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, node: unknown) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([one], [other]) => (one < other ? -1 : 1)))
      : node,
  );
