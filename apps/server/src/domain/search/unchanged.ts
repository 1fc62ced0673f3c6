/** As many searches as are remembered; each is what one response is made of, 130 KB at most. */
const MOST = 64;

/**
 * What was found last, by what was asked: the database is asked each time, and what it says is read and priced anew
 * only where it says something else, or in another second.
 */
export class Unchanged<Result> {
  readonly #byQuery = new Map<string, { facts: string; result: Result }>();

  /**
   * @param query all that was asked for
   * @param facts all that the result follows from beside it
   */
  async find(query: string, facts: string, compute: () => Promise<Result>): Promise<Result> {
    const known = this.#byQuery.get(query);
    if (known?.facts === facts) return known.result;
    const result = await compute();
    this.#byQuery.delete(query);
    this.#byQuery.set(query, { facts, result });
    const [oldest] = this.#byQuery.keys();
    if (oldest !== undefined && this.#byQuery.size > MOST) this.#byQuery.delete(oldest);
    return result;
  }
}
