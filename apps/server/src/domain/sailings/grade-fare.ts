import type { CabinFareInput } from '../../database/fare-input.ts';

/** What a grade costs in yen: each adult, and each room where it has a room charge. */
export interface GradeFare {
  adultYen: number;
  roomYen: number | null;
  /** Where the table has them in yen. */
  childYen?: number;
  residentYen?: { adult?: number; child?: number };
}

/** What people pay in a grade, as the fare engine takes it. */
export const gradeYen = ({
  adultYen,
  childYen,
  residentYen,
}: GradeFare): Pick<CabinFareInput, 'adultYen' | 'childYen' | 'residentYen'> => ({
  adultYen,
  ...(childYen !== undefined && { childYen }),
  ...(residentYen && { residentYen }),
});
