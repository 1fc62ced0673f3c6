import type { CabinFareInput } from '../../database/fare-input.ts';

/** The fares of a grade in yen; `roomYen` is null where a room has no charge. */
export interface GradeFare {
  adultYen: number;
  roomYen: number | null;
  /** Missing: the rules give the share of the adult fare, and the percent of the discount. */
  childYen?: number;
  residentYen?: { adult?: number; child?: number };
}

/** The fares of people in a grade, as the fare engine takes them. */
export const gradeYen = ({
  adultYen,
  childYen,
  residentYen,
}: GradeFare): Pick<CabinFareInput, 'adultYen' | 'childYen' | 'residentYen'> => ({
  adultYen,
  ...(childYen !== undefined && { childYen }),
  ...(residentYen && { residentYen }),
});
