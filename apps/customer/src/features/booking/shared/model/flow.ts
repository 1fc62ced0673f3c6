import type { CommitRequest, Draft, Reservation, TripChoice } from '@ferry/api/customer';
import type { ToOptions } from '@tanstack/react-router';
import type { ReturnSearch } from './return-conditions.ts';
import type { ConditionsInput } from './search-conditions.ts';

/** What a link, `navigate` and `redirect` of the router take. */
export type StepLink = ToOptions;

/** Search conditions; with a draft, what was typed into it is kept for the sailing that is chosen. */
export type SailingSearch = ConditionsInput & { draft?: string | undefined };

/** Where each step of a flow is. Those on the contract's `Draft.nextStep` have its names. */
export type FlowLinks = {
  conditions: (search?: SailingSearch) => StepLink;
  selectSchedule: (search: SailingSearch) => StepLink;
  selectReturn: (search: ReturnSearch) => StepLink;
  customerInput: (draftId: string) => StepLink;
  paymentInput: (draftId: string) => StepLink;
  contentConfirm: (draftId: string) => StepLink;
  reservationConfirm: (reservationId: string) => StepLink;
  completion: (reservationId: string) => StepLink;
  /** What is paid, and to be paid, after the last step. */
  paymentInfo: (reservationId: string) => StepLink;
};

/** A step as the line of steps above each page names it. */
export type FlowStep =
  | 'sailings'
  | 'return'
  | 'customers'
  | 'payment'
  | 'check'
  | 'confirm'
  | 'completion';

/** The header of a call that is answered once, however often it is sent. */
type OneEffect = { 'idempotency-key': string };

/** A draft as its customer has seen it: with another version or price it is another request. */
export type SeenDraft = Pick<Draft, 'id' | 'version'> & { totalYen: number };

/**
 * What differs between the ways through the steps of a booking. A step gets it from its route and
 * never asks which one it is. What is read, and how answers are stored, does not differ: a draft is
 * a draft and a reservation a reservation, whatever they are to become.
 */
export type Flow = {
  links: FlowLinks;
  /** In order; on a round trip the choice of the return leg is one of them. */
  steps: (hasReturn: boolean) => readonly { step: FlowStep; name: string }[];
  /** Begins a draft with what was chosen. */
  createDraft: (trip: TripChoice) => Promise<Draft>;
  /** Takes the places of a draft. */
  hold: (seen: SeenDraft, headers: OneEffect) => Promise<Reservation>;
  /** Makes what is held binding. */
  commit: (
    held: Pick<Reservation, 'id' | 'version'>,
    request: CommitRequest,
    headers: OneEffect,
  ) => Promise<Reservation>;
};
