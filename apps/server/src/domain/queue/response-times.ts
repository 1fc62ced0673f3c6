/** More say nothing more. */
const MOST = 2_000;

/** The response times of a process, by which the line lets customers in. */
export class ResponseTimes {
  #milliseconds: number[] = [];

  add(milliseconds: number): void {
    if (this.#milliseconds.length < MOST) this.#milliseconds.push(milliseconds);
  }

  /** @returns milliseconds that 19 of 20 responses since the last call took at most; 0 where there was none */
  take(): number {
    const sorted = this.#milliseconds.sort((one, other) => one - other);
    this.#milliseconds = [];
    return Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
  }
}
