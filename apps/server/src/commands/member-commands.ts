import { jstInstant } from '../domain/instant.ts';
import { findMember } from '../domain/members/find-member.ts';
import { GRANTED_SCOPES, type GrantedScope } from '../domain/members/scopes.ts';
import {
  type Account,
  listAccounts,
  lockAccount,
  lockAccountRow,
  setScope,
  unlockAccount,
} from '../members/accounts.ts';
import { hashUnknownPassword, registerByHand } from '../members/register-by-hand.ts';
import { sendReset } from '../members/send-reset.ts';
import { type Command, type CommandContext, CommandError, type Outcome } from './command.ts';
import { readMember } from './read-member.ts';

/** Members of one list. */
const LIST_LIMIT = 200;
const MEMBER = 'MEMBER';

/** What an operator does about members. `MEMBER` is a customer number or a mail address. */
export const MEMBER_COMMANDS: readonly Command[] = [
  {
    name: 'members list',
    parameters: [],
    options: {
      scope: { type: 'string' },
      locked: { type: 'boolean' },
      after: { type: 'string' },
    },
    does: `customer number, state, scopes, since when; ${LIST_LIMIT} at a time, --after NUMBER goes on`,
    async run({ tx }, { options: { scope, locked, after } }) {
      const accounts = await listAccounts(tx, {
        scope: typeof scope === 'string' ? scopeOf(scope) : undefined,
        isLocked: locked === true,
        after: typeof after === 'string' ? after : '',
        limit: LIST_LIMIT + 1,
      });
      const shown = accounts.slice(0, LIST_LIMIT);
      const more = accounts.length > LIST_LIMIT;
      const rest = more ? [`more: --after ${shown.at(-1)?.customerNumber}`] : [];
      return { lines: [...(shown.length > 0 ? shown.map(lineOf) : ['no members']), ...rest] };
    },
  },
  {
    name: 'members add',
    parameters: [],
    options: { from: { type: 'string' } },
    does: 'registers the member in the file --from FILE (JSON; - is the keyboard), and mails a link to a password',
    prepare: hashUnknownPassword,
    async run({ tx, clock, keys, prepared }, { input }) {
      const now = clock.now();
      const memberId = await registerByHand(tx, readMember(input), prepared, now);
      if (memberId === undefined) throw new CommandError('email is a member’s already');
      await sendReset(tx, await keys(), memberId, now);
      const member = await findMember(tx, memberId);
      const number = member?.customerNumber;
      return { memberId, lines: [`${number} is a member; the link to a password is mailed`] };
    },
  },
  {
    name: 'members reset',
    parameters: [MEMBER],
    does: 'mails the link to a new password; the one of now stays until it is used',
    run: (context, { parameters: [name = ''] }) =>
      about(context, name, async (account) => {
        const { customerNumber: number } = account;
        if (account.lockedAt) throw new CommandError(`${number} is locked: unlock first`);
        const { tx, clock, keys } = context;
        await sendReset(tx, await keys(), account.id, clock.now());
        return { lines: [`${number}: the link to a new password is mailed`] };
      }),
  },
  {
    name: 'members lock',
    parameters: [MEMBER],
    does: 'ends all logins and lets the member log in no more; bookings stay',
    run: (context, { parameters: [name = ''] }) =>
      about(context, name, async (account) => {
        const { customerNumber: number } = account;
        if (account.lockedAt) throw new CommandError(`${number} is locked already`);
        await lockAccount(context.tx, account, context.clock.now());
        return { lines: [`${number} is locked and logged out everywhere`] };
      }),
  },
  {
    name: 'members unlock',
    parameters: [MEMBER],
    does: 'lets the member log in again',
    run: (context, { parameters: [name = ''] }) =>
      about(context, name, async (account) => {
        const { customerNumber: number } = account;
        if (!account.lockedAt) throw new CommandError(`${number} is not locked`);
        await unlockAccount(context.tx, account);
        return { lines: [`${number} can log in again`] };
      }),
  },
  {
    name: 'members grant',
    parameters: [MEMBER, 'SCOPE'],
    does: `grants a scope (${GRANTED_SCOPES.join(', ')}) to whom the profile says now`,
    run: (context, { parameters: [name = '', scope = ''] }) => change(context, name, scope, true),
  },
  {
    name: 'members revoke',
    parameters: [MEMBER, 'SCOPE'],
    does: 'takes a scope away',
    run: (context, { parameters: [name = '', scope = ''] }) => change(context, name, scope, false),
  },
];

async function change(
  context: CommandContext,
  name: string,
  typed: string,
  isGranted: boolean,
): Promise<Outcome> {
  const scope = scopeOf(typed);
  return about(context, name, async (account) => {
    const { customerNumber: number, scopes, isAsGranted, hasBirthDate } = account;
    const hasIt = scopes.includes(scope);
    // Granted again, it is the person of the profile as it is by then.
    if (isGranted ? hasIt && isAsGranted : !hasIt) {
      throw new CommandError(`${number} ${isGranted ? 'already has' : 'does not have'} ${scope}`);
    }
    if (isGranted && !hasBirthDate) {
      throw new CommandError(`${number} has no birth date in the profile yet`);
    }
    await setScope(context.tx, account, scope, isGranted);
    const lines = [`${number} ${isGranted ? 'has' : 'no longer has'} ${scope}`];
    return { lines, details: scope };
  });
}

function scopeOf(text: string): GrantedScope {
  const scope = GRANTED_SCOPES.find((each) => each === text);
  if (scope) return scope;
  throw new CommandError(`there is no such scope; there is ${GRANTED_SCOPES.join(', ')}`);
}

async function about(
  { tx }: CommandContext,
  name: string,
  work: (account: Account) => Promise<Outcome>,
): Promise<Outcome> {
  const account = await lockAccountRow(tx, name);
  if (!account) throw new CommandError('there is no such member');
  return { ...(await work(account)), memberId: account.id };
}

const lineOf = ({ customerNumber, lockedAt, scopes, createdAt }: Account): string =>
  [
    customerNumber,
    lockedAt ? `locked ${jstInstant(lockedAt)}` : 'active',
    scopes.join(',') || '-',
    jstInstant(createdAt),
  ].join('\t');
