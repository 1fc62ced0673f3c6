import type { Reservation } from '@ferry/api/customer';
import { needsAssistance } from '@ferry/format/check-in';
import { assistanceMeeting } from '../../../../copy/assistance.ts';

/**
 * What is told where a passenger asked for help with boarding: where they are met, and that it is
 * earlier.
 */
export const assistanceStep = ({ passengers }: Pick<Reservation, 'passengers'>): string[] =>
  needsAssistance({ passengers }) ? [`乗下船のお手伝いをご希望の方には、${assistanceMeeting}`] : [];
