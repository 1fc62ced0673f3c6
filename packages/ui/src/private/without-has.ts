/** A condition of `@supports`: Firefox up to 120, which is within the browser floor, drops a rule with `:has()`. */
export const withoutHas = 'not selector(:has(a))';
