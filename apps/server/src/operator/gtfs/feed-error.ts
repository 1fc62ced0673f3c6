/** What is wrong with a feed, and where. */
export interface FeedProblem {
  file: string;
  /** 1 is the header; missing when it is about the file as a whole. */
  line?: number;
  reason: string;
}

const MOST_SHOWN = 20;
/** Of all so many may have a mistake and be left out: more are no slip. */
const FEW = 0.1;

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
   * Reports things with a mistake of which each is left out with a warning, where they are few.
   *
   * @param whole how many such things there are, and whether none may be left out
   */
  slips(
    wrong: readonly { problems: readonly FeedProblem[]; leftOut: string }[],
    whole: { of: number; isStrict: boolean },
  ): void {
    const isRefused = whole.isStrict || wrong.length > whole.of * FEW;
    for (const { problems, leftOut } of wrong) {
      const [first] = problems;
      if (isRefused) this.#problems.push(...problems);
      else if (first)
        this.warnings.push(`${first.file}:${first.line}: ${first.reason}: ${leftOut}`);
    }
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
