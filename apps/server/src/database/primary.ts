import pg from 'pg';

/** Milliseconds between two questions to the hosts, which of them is the primary. */
const EVERY_MS = 1000;
/** A host that says nothing for so long is taken for away. */
const PROBE_MS = 2000;

/** Asks a host for the timeline that it writes, or 0 for one that only follows another. */
const TIMELINE = `select case when pg_is_in_recovery() then 0
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/** @returns the timeline that it writes, 0 for a standby. @throws when it does not say so in time */
async function timelineOf(address: string): Promise<number> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number }>(TIMELINE);
    return rows[0]?.timeline ?? 0;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Which of several hosts takes what is written. Each promotion begins a timeline, so an old primary that comes back
 * has a lower one than what this process has seen: it gets nothing more, and what is connected to it is cut off.
 * Held by `test/faults/failover.postgres.spec.ts`.
 */
export class Primary {
  /** The address of the host that connections go to. */
  address: string;
  /** The number of times that another host has become the primary. */
  moves = 0;
  /** The other hosts that follow it and could take over; NaN before the first look. */
  standbys = Number.NaN;
  readonly #addresses: readonly string[];
  readonly #connections = new Map<pg.Client, string>();
  readonly #ask: (address: string) => Promise<number>;
  #timeline = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param ask the timeline that a host writes; in tests another one than PostgreSQL's */
  constructor(addresses: readonly [string, ...string[]], ask = timelineOf) {
    this.#addresses = addresses;
    [this.address] = addresses;
    this.#ask = ask;
  }

  /** Cuts a connection to the host of the moment off when another one becomes the primary. */
  keep(client: pg.Client): void {
    this.#connections.set(client, this.address);
    client.once('end', () => this.#connections.delete(client));
  }

  /** @returns when it is known, or no host says that it is the one: then a connection fails and says why */
  async found(): Promise<void> {
    if (this.#timeline === 0) await this.look();
  }

  /** Asks from now on. @returns ends it */
  watch(): () => void {
    const next = () => {
      this.#timer = setTimeout(() => this.look().finally(next), EVERY_MS).unref();
    };
    next();
    return () => clearTimeout(this.#timer);
  }

  /** Asks all hosts once; who ask meanwhile share it. */
  look(): Promise<void> {
    this.#looking ??= this.#askAll().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #askAll(): Promise<void> {
    const isFirst = this.#timeline === 0;
    const found = await Promise.all(
      this.#addresses.map(async (address) => {
        const timeline = await this.#ask(address).catch(() => undefined);
        // A host that is away is not waited for.
        if (!isFirst && timeline && timeline > this.#timeline) this.#moveTo(address, timeline);
        return { address, timeline };
      }),
    );
    this.standbys = found.filter(({ timeline }) => timeline === 0).length;
    if (!isFirst) return;
    const newest = Math.max(...found.map(({ timeline = 0 }) => timeline));
    const [one, ...others] = found.filter(({ timeline }) => timeline && timeline === newest);
    // Two of one timeline were promoted apart from each other: nobody can say which of them is right.
    if (!one?.timeline || others.length > 0) return;
    this.#timeline = one.timeline;
    this.address = one.address;
  }

  #moveTo(address: string, timeline: number): void {
    this.#timeline = timeline;
    if (address === this.address) return;
    this.address = address;
    this.moves += 1;
    for (const [client, of] of this.#connections) {
      // Statements that wait there fail at once, and the pool opens another connection.
      if (of !== address) client.connection.stream.destroy();
    }
  }
}
