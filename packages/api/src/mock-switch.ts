/**
 * Development only: which example the mock answers with. Prism reads the `Prefer` header, for
 * example `code=409, example=cabinSoldOut`. Production builds drop every use of it.
 */
const KEY = 'ferry.prefer';

/** The wished `Prefer` header, or an empty string. */
export const preferred = (): string => sessionStorage.getItem(KEY) ?? '';

/** Sets the `Prefer` header of all following calls of this tab; an empty string takes it away. */
export const setPreferred = (value: string): void => sessionStorage.setItem(KEY, value.trim());
