/** Cost of one password hash: kibibytes of memory, passes over them, lanes. */
export interface HashCost {
  memoryKib: number;
  passes: number;
  parallelism: number;
}

// OWASP's first choice for Argon2id. Raising it re-hashes each password at its next login; the cost
// before goes into the list below.
export const HASH_COST: HashCost = { memoryKib: 19_456, passes: 2, parallelism: 1 };

/**
 * Costs before today's at which hashes are still stored. Each one is worked once more at every
 * login, so that its time tells neither who has an account nor how old the hash is. A cost may leave
 * the list when no hash is stored at it any more.
 */
export const PREVIOUS_HASH_COSTS: readonly HashCost[] = [];
