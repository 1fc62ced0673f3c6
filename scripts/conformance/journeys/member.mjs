/** What a member has: the profile, lists of things that are made, changed and removed, reservations in pages. */
import { headerOf } from '../contract.mjs';
import { cancelAll } from './cancelling.mjs';
import { bookQuickly } from './quick-booking.mjs';
import { ifMatch, isSame, once, refuseStale, stepped } from './steps.mjs';

/** @typedef {import('../visitor.mjs').Visitor} Visitor */
/** @typedef {import('../contract.mjs').Operation} Operation */

/**
 * Lists with an operation to add to them, to change and to remove what is in them: whatever the contract
 * has of that form.
 *
 * @param {import('../contract.mjs').Contract} contract
 * @returns {{ list: Operation, create: Operation, update: Operation | undefined, remove: Operation }[]}
 */
function collectionsOf({ operations }) {
  const all = [...operations.values()];
  const at = (method, path) => all.find((each) => each.method === method && each.path === path);
  return all
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/external/api/members/me/'))
    .flatMap((list) => {
      const create = at('POST', list.path);
      const [item] = all
        .map(({ path }) => path)
        .filter((path) => path.startsWith(`${list.path}/{`) && path.endsWith('}'));
      const remove = item && at('DELETE', item);
      // A passkey is made by a device.
      if (!create?.body || !remove || create.tag === 'passkeys') return [];
      return { list, create, update: at('PUT', item), remove };
    });
}

/** @param {{ visitor: Visitor, other: Visitor }} callers the visitor is a member */
export async function editCollections(callers) {
  const { visitor } = callers;
  for (const collection of collectionsOf(visitor.run.contract)) {
    if (visitor.run.isRequested(collection.create)) await editCollection(callers, collection);
  }
}

async function editCollection({ visitor, other }, { list, create, update, remove }) {
  const { run } = visitor;
  const body = run.known.inside(create.body?.examples[0]);
  const made = headerOf(create, 'idempotency-key')
    ? await once({ visitor, other }, create.id, { body }, { status: 201 })
    : stepped(run, await visitor.call(create.id, { body }), 201);
  const listed = await visitor.call(list.id);
  const items = itemsOf(stepped(run, listed, 200));
  const isThere = items.some(({ id }) => id === made.id);
  run.hold('read-as-written', isThere, listed, `${made.id} in the list`, 'it is not');
  const [{ name } = { name: '' }] = remove.parameters.filter((each) => each.in === 'path');
  const path = { [name]: made.id };
  if (update) await editOne(visitor, { list, update, made, path, body });
  const gone = await visitor.call(remove.id, { path });
  stepped(run, gone, 204);
  const late = await visitor.call(remove.id, { path });
  run.hold('gone-is-gone', late.status === 404, late, '404');
  const rest = itemsOf((await visitor.call(list.id)).body);
  run.hold(
    'gone-is-gone',
    rest.every(({ id }) => id !== made.id),
    listed,
    'not in the list',
    'it is',
  );
}

async function editOne(visitor, { list, update, made, path, body }) {
  const { run } = visitor;
  const call = { path, body, headers: ifMatch(made.version) };
  await refuseStale(visitor, update.id, call, () => visitor.call(list.id));
  const done = await visitor.call(update.id, call);
  const changed = stepped(run, done, 200);
  run.hold(
    'version-grows',
    changed.version !== made.version,
    done,
    'another version',
    `${made.version}`,
  );
}

/** A short list has one property with an array. */
const itemsOf = (body) => Object.values(body ?? {}).find(Array.isArray) ?? [];

/** The profile: what was read may be written, for its version alone. */
export async function editProfile(visitor) {
  const { run } = visitor;
  const update = run.operation('updateCurrentMember');
  const read = () => visitor.call('getCurrentMember');
  const member = stepped(run, await read(), 200);
  const body = asInput(update, update.body?.schema, member);
  if (update.problemOf(update.body?.schema, body)) {
    run.skip('updateCurrentMember: journey', 'the profile cannot be sent as it was read');
    return;
  }
  const call = { body, headers: ifMatch(member.version) };
  await refuseStale(visitor, update.id, call, read);
  stepped(run, await visitor.call(update.id, call), 200);
  const after = await read();
  const { version: _, ...kept } = member;
  const { version: __, ...now } = after.body ?? {};
  run.hold('read-as-written', isSame(kept, now), after, 'the profile as it was sent', 'another');
}

/** What was read, in the form in which it is written: nothing is `''` there. */
function asInput(operation, schema, value) {
  const { properties = {}, required = [] } = operation.resolved(schema);
  const names = Object.keys(properties).filter((name) => name in value || required.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, inputOf(operation, properties[name], value[name] ?? '')]),
  );
}

const inputOf = (operation, schema, value) =>
  typeof value === 'object' ? asInput(operation, schema, value) : value;

/**
 * The list of reservations in pages of one, while one more is made.
 *
 * @param {{ visitor: Visitor, other: Visitor }} callers
 * @param {import('./trip.mjs').Found} found
 */
export async function pageReservations({ visitor, other }, found) {
  const { run } = visitor;
  const made = [];
  for (let count = 0; count < 2; count += 1) {
    const booked = await bookQuickly(visitor, found);
    if (!booked) return;
    made.push(booked);
  }
  const page = async (cursor) => {
    const query = { period: 'upcoming', limit: '1', ...(cursor && { cursor }) };
    const done = await visitor.call('listReservations', { query });
    return { done, ...stepped(run, done, 200) };
  };
  const first = await page(undefined);
  run.hold(
    'paging-complete',
    first.items.length === 1,
    first.done,
    'a page of one',
    `${first.items.length}`,
  );
  // A client that pages through a list meets what comes in meanwhile.
  const late = await bookQuickly(visitor, found);
  const ids = first.items.map(({ id }) => id);
  let { nextCursor } = first;
  let last = first.done;
  for (let pages = 0; nextCursor && pages < 100; pages += 1) {
    const next = await page(nextCursor);
    ids.push(...next.items.map(({ id }) => id));
    last = next.done;
    nextCursor = next.nextCursor;
  }
  const missing = made.filter(({ id }) => !ids.includes(id)).length;
  const twice = ids.length - new Set(ids).size;
  run.hold('paging-complete', missing === 0, last, 'all that were there', `${missing} missing`);
  run.hold('paging-complete', twice === 0, last, 'each once', `${twice} twice`);
  for (const booked of [...made, ...(late ? [late] : [])]) {
    const seen = await visitor.call('getReservation', { path: { reservationId: booked.id } });
    await cancelAll({ visitor, other }, stepped(run, seen, 200));
  }
}
