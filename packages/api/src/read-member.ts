import { parseAsync } from 'valibot';
import { toApiError } from './errors.ts';
import { getCurrentMember } from './external.ts';
import { vGetCurrentMemberResponse } from './generated/external/valibot.gen.ts';

/**
 * The body of `members/me`. What is no object is given as it came, and nothing as undefined: the
 * session refuses it in the specification's words.
 *
 * @param headers what proves the session
 * @throws ApiError of the call; `UNEXPECTED` for an object that is no member
 */
export async function readMember(headers: Record<string, string>): Promise<unknown> {
  const { data, response } = await getCurrentMember({
    headers,
    parseAs: 'text',
    responseValidator: undefined,
  });
  const text: unknown = data;
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? await parseAsync(vGetCurrentMemberResponse, body) : body;
  } catch (error) {
    throw toApiError(error, response);
  }
}
