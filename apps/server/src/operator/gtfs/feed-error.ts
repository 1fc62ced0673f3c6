/** What is wrong with a feed, and where. */
export interface FeedProblem {
  file: string;
  /** 1 is the header; missing when it is about the file as a whole. */
  line?: number;
  reason: string;
}

const MOST_SHOWN = 20;

/** The feed cannot be imported. The message has one line for each problem: file, line, reason. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly problems: readonly FeedProblem[];

  constructor(problems: readonly FeedProblem[]) {
    const lines = problems
      .slice(0, MOST_SHOWN)
      .map(({ file, line, reason }) =>
        line === undefined ? `${file}: ${reason}` : `${file}:${line}: ${reason}`,
      );
    const rest = problems.length - lines.length;
    super([...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'));
    this.problems = problems;
  }
}

/** Collects problems, so that one run names all of them. */
export class FeedReport {
  readonly #problems: FeedProblem[] = [];
  get problems(): readonly FeedProblem[] {
    return this.#problems;
  }

  /** Lines about what was taken for something that is missing. */
  readonly warnings: string[] = [];

  add(file: string, line: number | undefined, reason: string): void {
    this.#problems.push(line === undefined ? { file, reason } : { file, line, reason });
  }

  /**
   * For a file that cannot be read: going on would only report what follows from it.
   * @throws FeedError always
   */
  fail(file: string, line: number | undefined, reason: string): never {
    this.add(file, line, reason);
    throw new FeedError(this.#problems);
  }

  /** @throws FeedError when something was reported */
  finish(): void {
    if (this.#problems.length > 0) throw new FeedError(this.#problems);
  }
}
