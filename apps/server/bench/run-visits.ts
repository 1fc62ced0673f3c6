import type { TripChoice } from '@ferry/api/customer-server';
import autocannon, { type Request } from 'autocannon';
import { newVisit, type Step, type Visit, visitSteps } from './visits.ts';

/** The results of a step's requests. */
interface Outcome {
  durations: number[];
  /** The number of responses by status. */
  statuses: Map<number, number>;
}

export interface Results {
  /** The results by the name of the step. */
  steps: Map<string, Outcome>;
  requests: number;
  seconds: number;
  /** Connections that broke, and requests without a response within ten seconds. */
  broken: number;
  /** The first unexpected responses, each once. */
  unexpected: Map<string, number>;
}

interface Context {
  visit?: Visit;
}

/**
 * Visitors on so many connections, one after the other on each, for so many seconds.
 * @param origin address of the site
 */
export async function runVisits(
  origin: string,
  connections: number,
  seconds: number,
  { days, trips }: { days: readonly string[]; trips: readonly TripChoice[] },
): Promise<Results> {
  const steps = new Map<string, Outcome>();
  const unexpected = new Map<string, number>();
  const requests = visitSteps(days, trips).map((step) => {
    const outcome: Outcome = steps.get(step.name) ?? { durations: [], statuses: new Map() };
    steps.set(step.name, outcome);
    return requestOf(step, trips, (status, milliseconds, body) => {
      outcome.durations.push(milliseconds);
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      if (status === step.status) return;
      const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
      const told = `${step.name}: ${status} ${code}`;
      unexpected.set(told, (unexpected.get(told) ?? 0) + 1);
    });
  });
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 10,
    requests,
  });
  return {
    steps,
    unexpected,
    requests: result.requests.total,
    seconds: result.duration,
    broken: result.errors,
  };
}

function requestOf(
  step: Step,
  trips: readonly TripChoice[],
  tell: (status: number, milliseconds: number, body: string) => void,
): Request {
  return {
    setupRequest: (request, given) => {
      const context = given as Context;
      context.visit ??= newVisit(trips);
      const sent = context.visit.isOver ? undefined : step.send(context.visit);
      // The tool's own way to say that the next visit begins; its types do not know it.
      if (!sent) return undefined as unknown as Request;
      // Until the response is there, and for good when it never comes.
      context.visit.isOver = true;
      context.visit.sentAt = performance.now();
      const body = sent.body && JSON.stringify(sent.body);
      const headers = {
        ...context.visit.headers,
        ...sent.headers,
        ...(body && { 'content-type': 'application/json' }),
      };
      return { ...request, method: sent.method as 'GET', path: sent.path, headers, body };
    },
    onResponse: (status, body, given, headers) => {
      const { visit } = given as Context;
      if (!visit) return;
      tell(status, performance.now() - visit.sentAt, body);
      if (status !== step.status) return;
      visit.isOver = false;
      step.take?.(visit, body, headers as Record<string, string>);
    },
  };
}
