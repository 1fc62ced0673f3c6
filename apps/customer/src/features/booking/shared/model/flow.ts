import type {
  ChangedPart,
  CommitRequest,
  Draft,
  PaymentMethod,
  Reservation,
  TripChoice,
} from '@ferry/api/customer';
import type { ToOptions } from '@tanstack/react-router';
import type { OneEffect } from '../../../../page/use-one-effect.ts';
import type { Held } from './held.ts';
import type { ReturnSearch } from './return-conditions.ts';
import type { ConditionsInput, SearchConditions } from './search-conditions.ts';

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
  | 'parts'
  | 'sailings'
  | 'return'
  | 'customers'
  | 'payment'
  | 'check'
  | 'confirm'
  | 'completion';

/** What the line of steps has to know of a trip. */
export type StepsOfTrip = {
  /** The choice of the return leg is a step of its own. */
  hasReturn: boolean;
  /** The parts that are changed, where it is a change and they are known. */
  parts?: readonly ChangedPart[];
  /** The step that is shown, also where the parts would not need it. */
  at?: FlowStep;
  /** Where the steps are that can be gone back to. */
  back?: Partial<Record<FlowStep, StepLink>>;
};

/** What a press leads to, for the methods that do something at once; where the port is paid at. */
export type MethodWords = { card: string; store: string; port: string };

/** Words for amounts that are not the same in every flow. */
type FlowWords = {
  /** Name of the line of steps. */
  steps: string;
  /** The fare of the trip as it is entered. */
  total: string;
  /** What is paid at the end. */
  toPay: string;
  /** Name of the page on which it becomes binding. */
  confirm: string;
  /** The button below the sailings, where what comes next is not always the same. */
  takeSailing?: string;
  /** What each method of payment leads to, where it is not a booking that is paid. */
  methods?: MethodWords;
  /** How things stand when something has come to nothing. */
  kept: string;
};

/** A draft as its customer has seen it: with another version or price it is another request. */
type SeenDraft = Pick<Draft, 'id' | 'version'> & {
  totalYen: number;
  /** The customer knows of another booking of the same name. */
  allowsDuplicate?: boolean;
};

/**
 * What differs between the ways through the steps of a booking. A step gets it from its route and
 * never asks which one it is. What is read, and how answers are stored, does not differ: a draft is
 * a draft and a reservation a reservation, whatever they are to become.
 */
export type Flow = {
  links: FlowLinks;
  words: FlowWords;
  /** In order; on a round trip the choice of the return leg is one of them. */
  steps: (trip: StepsOfTrip) => readonly { step: FlowStep; name: string }[];
  /** Where a step leads once it is answered. */
  next: {
    sailings: (chosen: Draft, conditions: SearchConditions) => StepLink;
    return: (chosen: Draft, conditions?: SearchConditions) => StepLink;
    customers: (answered: Draft) => StepLink & { step: 'payment' | 'check' };
  };
  /** The method of payment that is chosen to begin with; none where the customer chooses. */
  firstMethod?: PaymentMethod;
  /** A link leads on with it on another device. */
  hasLinkForDevices: boolean;
  /**
   * Begins a draft with what was chosen.
   *
   * @param last the draft that it takes the place of
   */
  createDraft: (trip: TripChoice, headers: OneEffect, last?: Draft) => Promise<Draft>;
  /** What is held of a reservation; undefined when nothing is. */
  heldOf: (reservation: Reservation) => Held | undefined;
  /** Holds the places for longer. */
  extend: (reservationId: string, headers: OneEffect) => Promise<Reservation>;
};

/** A flow whose places are held and made binding as a reservation of their own. */
export type BookingFlow = Flow & {
  /** Takes the places of a draft. */
  hold: (seen: SeenDraft, headers: OneEffect) => Promise<Reservation>;
  /** Makes what is held binding. */
  commit: (
    held: Pick<Reservation, 'id' | 'version'>,
    request: CommitRequest,
    headers: OneEffect,
  ) => Promise<Reservation>;
};
