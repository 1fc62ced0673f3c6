import type { Passenger } from '@ferry/api/customer-server';

/** Nobody younger has a licence for anything with a number plate. */
const YOUNGEST_DRIVER = 16;

/** Whether a traveller may be the driver of a vehicle; an age of 0 is not known yet. */
export const mayDrive = ({
  passengerClass,
  age,
}: Pick<Passenger, 'passengerClass' | 'age'>): boolean =>
  passengerClass === 'adult' && !(age > 0 && age < YOUNGEST_DRIVER);
