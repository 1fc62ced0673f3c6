/** Ids that the server has named: they stand in for those of the examples. */

const ID = /^([a-z]+)_[0-9A-Za-z_-]+$/;
const MOST = 40;

export class Known {
  /** @type {Map<string, Set<string>>} by prefix */
  #ids = new Map();

  /** Remembers every id in the body of a response. */
  take(body) {
    if (typeof body === 'string') {
      const prefix = ID.exec(body)?.[1];
      if (prefix) {
        const ids = this.#ids.get(prefix) ?? new Set();
        if (ids.size < MOST) this.#ids.set(prefix, ids.add(body));
      }
    } else if (typeof body === 'object' && body !== null) {
      for (const value of Object.values(body)) this.take(value);
    }
  }

  /** An id of the same kind as an example's; the example itself where the server has named none. */
  like(example) {
    const prefix = typeof example === 'string' ? ID.exec(example)?.[1] : undefined;
    const [first] = (prefix && this.#ids.get(prefix)) || [];
    return first ?? example;
  }

  /**
   * A value with the ids of its examples replaced by known ones, different ids by different ones.
   *
   * @template Value
   * @param {Value} value
   * @param {Map<string, string>} [chosen] by the example's id
   * @returns {Value}
   */
  inside(value, chosen = new Map()) {
    if (typeof value === 'string') return this.#another(value, chosen);
    if (Array.isArray(value)) return value.map((each) => this.inside(each, chosen));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, this.inside(each, chosen)]);
    return Object.fromEntries(entries);
  }

  #another(example, chosen) {
    const prefix = ID.exec(example)?.[1];
    if (!prefix) return example;
    const used = new Set(chosen.values());
    const free = [...(this.#ids.get(prefix) ?? [])].find((id) => !used.has(id));
    const found = chosen.get(example) ?? free ?? this.like(example);
    chosen.set(example, found);
    return found;
  }
}
