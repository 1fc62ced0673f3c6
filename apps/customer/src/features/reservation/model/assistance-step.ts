import type { Reservation } from '@ferry/api/customer';
import { assistanceMeeting } from '../../../copy/assistance.ts';

/** What is told where somebody asked for help with boarding: where they are met, and when to come. */
export const assistanceStep = ({ passengers }: Pick<Reservation, 'passengers'>): string[] =>
  passengers.some(({ assistance }) => assistance.length > 0)
    ? [`乗下船のお手伝いをご希望の方は、${assistanceMeeting}`]
    : [];
