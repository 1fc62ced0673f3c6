/**
 * The member in an answer. `{}` is a member without fields.
 *
 * @param body the answer's parsed body
 * @param property the part that is the member; `false`: the whole body
 * @throws {Error} when it is empty
 */
export function readUser(body: unknown, property: string | false): object {
  const user = property === false ? body : ownValue(body, property);
  if (typeof user === 'object' && user !== null) return user;
  throw new Error(`User Data response does not contain field ${property}`);
}

const ownValue = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? // An own property was just found; its type is checked by the caller.
      (holder as Record<string, unknown>)[key]
    : undefined;
