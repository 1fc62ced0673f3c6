import type { Reservation } from '@ferry/api/customer';

/** Whether a sailing of it was cancelled, or late by the operator's minutes or more; also after its arrival. */
export const hasCertificate = ({ outbound, return: returnLeg }: Reservation): boolean =>
  outbound.service.hasCertificate || returnLeg?.service.hasCertificate === true;
