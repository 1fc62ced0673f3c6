import { jstInstant } from '../domain/instant.ts';
import { countDeliveries } from '../domain/webhooks/deliveries.ts';
import { type AddressProblem, checkEndpointAddress } from '../domain/webhooks/endpoint-address.ts';
import {
  addEndpoint,
  type EndpointProblem,
  type EndpointRow,
  findEndpoint,
  findEndpoints,
  removeEndpoint,
  resumeEndpoint,
  rotateSecret,
} from '../domain/webhooks/endpoints.ts';
import { tellPing } from '../domain/webhooks/tell.ts';
import { isDemonstration } from '../operator/demo/is-demonstration.ts';
import { type Command, type CommandContext, CommandError, type Given } from './command.ts';
import { DELIVERY_COMMANDS } from './delivery-commands.ts';

const ENDPOINT = 'ENDPOINT';

/** The commands for the endpoints of integrators. */
export const WEBHOOK_COMMANDS: readonly Command[] = [
  {
    name: 'webhooks add',
    parameters: ['URL'],
    options: { private: { type: 'boolean' } },
    does: 'sends events to an address from now on, and prints its secret, only once; --private: it may be in your own network',
    run: add,
  },
  {
    name: 'webhooks list',
    parameters: [],
    does: 'the endpoints: address, since when, whether they take events, what waits, what was given up',
    async run({ tx }) {
      const counts = await countDeliveries(tx);
      const lines = (await findEndpoints(tx)).map((endpoint) => {
        const { waiting, parked } = counts.get(endpoint.id) ?? { waiting: 0, parked: 0 };
        const { id, url, created_at } = endpoint;
        const what = [`${waiting} wait`, `${parked} given up`];
        return [id, url, jstInstant(created_at), stateOf(endpoint), ...what].join('\t');
      });
      return { lines: lines.length > 0 ? lines : ['no endpoints'] };
    },
  },
  {
    name: 'webhooks ping',
    parameters: [ENDPOINT],
    does: 'sends a test event to an endpoint; "webhooks deliveries --endpoint ENDPOINT" says what it responded',
    async run({ tx, clock }, { parameters: [id = ''] }) {
      const endpoint = await findEndpoint(tx, id);
      assertDone(endpoint ? undefined : 'unknown');
      if (endpoint?.stopped_at) throw new CommandError(STOPPED);
      const event = await tellPing(tx, id, clock.now());
      return { lines: [`${event} is sent: webhooks deliveries --endpoint ${id}`], details: id };
    },
  },
  {
    name: 'webhooks rotate',
    parameters: [ENDPOINT],
    options: { now: { type: 'boolean' } },
    does: 'prints a new secret; the one of before signs as well for 7 days, with --now no more',
    async run({ tx, clock, keys }, { parameters: [id = ''], options }) {
      const isAtOnce = options.now === true;
      const made = await rotateSecret(tx, await keys(), { id, isAtOnce }, clock.now());
      if (typeof made === 'string') throw new CommandError(PROBLEMS[made]);
      const line = `the secret of before ends at ${jstInstant(made.endsAt)}`;
      return { lines: [made.secret, line], details: id };
    },
  },
  {
    name: 'webhooks remove',
    parameters: [ENDPOINT],
    does: 'sends nothing more to an endpoint, nor what waits for it',
    async run({ tx, clock }, { parameters: [id = ''] }) {
      assertDone(await removeEndpoint(tx, id, clock.now()));
      return { lines: [`${id} gets nothing any more`], details: id };
    },
  },
  {
    name: 'webhooks resume',
    parameters: [ENDPOINT],
    does: 'sends events to an endpoint again that was stopped; those of meanwhile with "webhooks replay"',
    async run({ tx }, { parameters: [id = ''] }) {
      assertDone(await resumeEndpoint(tx, id));
      const next = 'webhooks replay --since TIME sends what has happened meanwhile';
      return { lines: [`${id} gets events again; ${next}`], details: id };
    },
  },
  ...DELIVERY_COMMANDS,
];

async function add(
  { tx, clock, keys }: CommandContext,
  { parameters: [typed = ''], options }: Given,
) {
  const may = { loopback: await isDemonstration(tx), private: options.private === true };
  const address = checkEndpointAddress(typed, may);
  if (typeof address === 'string') throw new CommandError(NO_ADDRESS[address]);
  const made = await addEndpoint(tx, await keys(), address, clock.now());
  if (typeof made === 'string') throw new CommandError(PROBLEMS[made]);
  const { host } = new URL(address.url);
  return { lines: [made.id, made.secret], details: `${made.id} ${host}` };
}

function stateOf({ failing_since, stopped_at }: EndpointRow): string {
  if (stopped_at) return `stopped at ${jstInstant(stopped_at)}`;
  return failing_since ? `takes nothing since ${jstInstant(failing_since)}` : 'takes events';
}

/** @throws CommandError */
function assertDone(problem: EndpointProblem | undefined): void {
  if (problem) throw new CommandError(PROBLEMS[problem]);
}

const STOPPED = 'the endpoint was stopped: "webhooks resume" first';

const PROBLEMS: Record<EndpointProblem, string> = {
  known: 'there is an endpoint with this address: "webhooks list"',
  tooMany: 'there are 20 endpoints: remove one of them first',
  unknown: 'there is no such endpoint: "webhooks list"',
  twoSecrets: 'the endpoint has two secrets: wait until the older one ends, or end both with --now',
  notStopped: 'the endpoint was not stopped',
};

const NO_ADDRESS: Record<AddressProblem, string> = {
  url: 'URL is no address: https://…',
  credentials: 'URL has a name, a password or a fragment: the signature proves who sends',
  https: 'URL begins with https://; the demonstration takes http://localhost as well',
  private: 'URL is in a private network: --private where you want that',
};
