/**
 * Whether examples tell one story: pages are walked through with them, and what two of them show of
 * the same ticket, customer or deadline has to agree.
 */

/** States in which a place waits for its customer; in the others the limit is history. */
const WAITING = ['held', 'paymentProcessing', 'confirmedUnpaid', 'awaitingPayment'];

/** An example's value and everything inside it, each with the instant of the body around it. */
function* objectsIn(value, serverTime) {
  if (typeof value !== 'object' || value === null) return;
  const now = value.serverTime ?? serverTime;
  yield { object: value, now };
  for (const child of Object.values(value)) yield* objectsIn(child, now);
}

function* lateLimits({ object: { state, limitTime }, now }) {
  if (!limitTime || !now || !WAITING.includes(state)) return;
  if (Date.parse(limitTime) < Date.parse(now)) {
    yield `${state} until ${limitTime}, which is before ${now}`;
  }
}

/** What the list and the page of a partner ticket both say of its price. */
function priceOf({ adultYen, childYen, savingYen, isFromPrice, prices }) {
  if (!prices) return JSON.stringify({ adultYen, childYen, savingYen, isFromPrice });
  const [lowest] = prices.toSorted((one, other) => one.adultYen - other.adultYen);
  return JSON.stringify({
    adultYen: lowest.adultYen,
    childYen: lowest.childYen,
    savingYen: lowest.savingAdultYen,
    isFromPrice: prices.some((price) => price.adultYen !== lowest.adultYen),
  });
}

/** What must be the same in every example that has it: of which thing, and what it says. */
function* sharedFacts({ object }) {
  if (object.id?.startsWith('pt_') && (object.prices || 'isFromPrice' in object)) {
    yield [`price of ${object.id}`, priceOf(object)];
  }
  const { id, representative, history } = object;
  const isCorrected = history?.some(({ event }) => event === 'contactChanged');
  if (id && representative?.phone && !isCorrected) {
    yield [`phone of ${id}`, representative.phone];
  }
}

/**
 * @param {Iterable<{ value: unknown, pointer: string }>} examples of a document
 * @returns {Generator<{ pointer: string, message: string }>}
 */
export function* storyFaults(examples) {
  const facts = new Map();
  for (const { value, pointer } of examples) {
    for (const found of objectsIn(value)) {
      for (const message of lateLimits(found)) yield { pointer, message };
      for (const [of, fact] of sharedFacts(found)) {
        const before = facts.get(of) ?? fact;
        facts.set(of, before);
        if (fact !== before) yield { pointer, message: `${of}: ${fact}, elsewhere ${before}` };
      }
    }
  }
}
