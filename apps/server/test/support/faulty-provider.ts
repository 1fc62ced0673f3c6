import { vi } from 'vitest';
import type { Charge, ChargeRequest } from '../../src/booking/services/payment-provider.ts';
import type { Sandbox } from '../../src/payments/sandbox/sandbox.ts';

/** What goes wrong with a call; each gets the call as it would have gone. */
export interface Faults {
  charge?: (call: () => Promise<Charge>, request: ChargeRequest) => Promise<Charge>;
  find?: (call: () => Promise<Charge | undefined>) => Promise<Charge | undefined>;
  isUp?: () => Promise<boolean>;
}

/** The sandbox with a network that a test can break; `faults` may be set at any time. */
export function faultyProvider(sandbox: Sandbox): Sandbox & { faults: Faults } {
  const provider: Sandbox & { faults: Faults } = {
    ...sandbox,
    faults: {},
    charge: (request) => {
      const call = () => sandbox.charge(request);
      return provider.faults.charge ? provider.faults.charge(call, request) : call();
    },
    find: (reference) => {
      const call = () => sandbox.find(reference);
      return provider.faults.find ? provider.faults.find(call) : call();
    },
    isUp: () => (provider.faults.isUp ? provider.faults.isUp() : sandbox.isUp()),
  };
  return provider;
}

export class NetworkFault extends Error {
  override readonly name = 'NetworkFault';
}

/** The request never arrives. */
export const unreachable = async (): Promise<never> => {
  throw new NetworkFault('unreachable');
};

/** Nobody answers, and 30 seconds pass. */
export const silent = (): Promise<never> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setImmediate(() => {
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
  });
  return new Promise(() => undefined);
};

/** It arrives and works; the response is lost. */
export const responseLost: NonNullable<Faults['charge']> = async (call) => {
  await call();
  throw new NetworkFault('the response is lost');
};
