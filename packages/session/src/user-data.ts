import { readPath } from './read-path.ts';

/**
 * The member in a response. `{}` is a member without fields.
 *
 * @param body the response's parsed body
 * @param property the part that is the member, dotted when it is nested; `false`: the whole body
 * @throws {Error} when it is empty
 */
export function readUser(body: unknown, property: string | false): object {
  const user = property === false ? body : readPath(body, property);
  if (typeof user === 'object' && user !== null && !Array.isArray(user)) return user;
  throw new Error(`User Data response does not contain field ${property}`);
}
