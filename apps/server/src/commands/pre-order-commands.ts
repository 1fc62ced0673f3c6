import { partyText } from '@ferry/format/party-text';
import {
  checkReplay,
  type DrawnOpening,
  findPreOrderForOffice,
  listDrawsForOffice,
  listForOffice,
  stateForOffice,
} from '../booking/pre-orders/for-office.ts';
import { endPreOrder } from '../booking/pre-orders/own-orders.ts';
import { DomainError } from '../domain/domain-error.ts';
import { jstInstant } from '../domain/instant.ts';
import type { PreOrderRow } from '../domain/pre-orders/pre-order-rows.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Given,
  JSON_OPTION,
  type Outcome,
} from './command.ts';
import { tableOf } from './csv.ts';

/** Orders for trips whose sales open later, and their draws. The server alone draws, when the sales open. */
export const PRE_ORDER_COMMANDS: readonly Command[] = [
  {
    name: 'pre-orders list',
    parameters: [],
    options: JSON_OPTION,
    does: 'orders for trips that are not on sale yet, and what became of those that were drawn',
    run: list,
  },
  {
    name: 'pre-orders show',
    parameters: ['ORDER'],
    options: JSON_OPTION,
    does: 'one order: wish, mail address, its place in the draw, what became of it',
    async run(context, given) {
      const order = await orderOf(context, given);
      const facts = factsOf(order);
      if (given.options.json) return { lines: [JSON.stringify(facts)], details: order.id };
      const rows = Object.entries(facts).map(([name, value]) => [name, String(value ?? '-')]);
      return { lines: tableOf(rows), details: order.id };
    },
  },
  {
    name: 'pre-orders withdraw',
    parameters: ['ORDER'],
    options: JSON_OPTION,
    does: 'takes an order out of the draw, as the customer can, until the orders close',
    run: withdraw,
  },
  {
    name: 'pre-orders draws',
    parameters: [],
    options: JSON_OPTION,
    does: 'the openings that were drawn, with the seed of each',
    async run({ tx }, { options }) {
      const draws = (await listDrawsForOffice(tx)).map(drawFacts);
      if (options.json) return { lines: [JSON.stringify(draws)] };
      const lines = tableOf(draws.map((draw) => Object.values(draw).map(String)));
      return { lines: lines.length > 0 ? lines : ['no opening was drawn'] };
    },
  },
  {
    name: 'pre-orders replay',
    parameters: ['OPENING'],
    options: JSON_OPTION,
    does: 'draws an opening (as "pre-orders draws" writes it) once more from its seed and compares the order; changes nothing',
    run: replay,
  },
];

async function list({ tx }: CommandContext, { options }: Given): Promise<Outcome> {
  const orders = (await listForOffice(tx)).map(factsOf);
  if (options.json) return { lines: [JSON.stringify(orders)] };
  const lines = tableOf(
    orders.map(({ opening, place, id, state, party, choices }) => [
      ...[opening, place === null ? '' : `${place}.`, id, state, party, choices],
    ]),
  );
  return { lines: lines.length > 0 ? lines : ['there is no order'] };
}

/** What the office sees of an order: no names. */
function factsOf(order: PreOrderRow) {
  const { id, wish, email, confirmed_at, choices } = order;
  return {
    id,
    state: stateForOffice(order),
    opening: jstInstant(order.opens_at),
    place: order.place,
    section: `${order.from_port_id} ${order.to_port_id}`,
    choices: choices
      .map(({ sailingId, cabinTypeId }) => `${sailingId} ${cabinTypeId ?? 'any'}`)
      .join(', '),
    party: partyText(wish.party),
    vehicles: wish.vehicles.length,
    pets: wish.pets.length,
    email,
    confirmed: confirmed_at && jstInstant(confirmed_at),
    decided: order.decided_at && jstInstant(order.decided_at),
  };
}

const drawFacts = ({ opens_at, drawn, made_at, finished_at, seed }: DrawnOpening) => ({
  opening: jstInstant(opens_at),
  orders: drawn,
  made: jstInstant(made_at),
  finished: finished_at ? jstInstant(finished_at) : 'not yet',
  seed: seed.toString('hex'),
});

async function orderOf(
  { tx }: CommandContext,
  { parameters: [id = ''] }: Given,
): Promise<PreOrderRow> {
  const order = await findPreOrderForOffice(tx, id);
  if (!order) throw new CommandError('there is no order by that id: "pre-orders list" has them');
  return order;
}

async function withdraw(context: CommandContext, given: Given): Promise<Outcome> {
  const { tx, clock } = context;
  const order = await orderOf(context, given);
  if (!order.confirmed_at) throw new CommandError('its link was not followed: it is in no draw');
  const isWithdrawn = order.withdrawn_at !== null;
  try {
    await endPreOrder(tx, order, clock.now());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new CommandError(
      `it is ${stateForOffice(order)} and its orders are closed: what it waits for or is offered is in "waitlist list"`,
    );
  }
  const outcome = isWithdrawn ? 'nothing to do: it is withdrawn already' : 'is withdrawn';
  const { id } = order;
  const line = given.options.json ? JSON.stringify({ id, outcome }) : `${id}\t${outcome}`;
  return { lines: [line], details: isWithdrawn ? `${id} already` : id };
}

async function replay(
  { tx }: CommandContext,
  { parameters: [opening = ''], options }: Given,
): Promise<Outcome> {
  const opensAt = new Date(opening);
  const checked = Number.isNaN(opensAt.getTime()) ? undefined : await checkReplay(tx, opensAt);
  if (!checked) throw new CommandError('it was not drawn: "pre-orders draws" has those that were');
  const { seed, drawn, order, agrees } = checked;
  const facts = {
    opening: jstInstant(opensAt),
    seed: seed.toString('hex'),
    drawn,
    kept: order.length,
    agrees,
    order,
  };
  if (options.json) return { lines: [JSON.stringify(facts)] };
  const verdict = agrees
    ? `the ${order.length} orders that are kept of ${drawn} come in the order in which they were tried`
    : 'the seed gives another order than the one that is stored';
  return {
    lines: [`seed ${facts.seed}`, ...order.map((id, index) => `${index + 1}\t${id}`), verdict],
  };
}
