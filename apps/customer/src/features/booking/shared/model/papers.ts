import type { Reservation } from '@ferry/api/customer';
import { certificateText } from '../../../../copy/assistance.ts';

type Travelling = {
  vehicles: readonly Pick<Reservation['outbound']['vehicles'][number], 'lengthCm'>[];
  passengers: readonly Pick<Reservation['passengers'][number], 'discount'>[];
};

/** The papers that a port asks for, each once: of vehicles with a length, and the proof of discounts. */
export const papersOf = ({ vehicles, passengers }: Travelling): string[] => [
  ...new Set([
    ...(vehicles.some(({ lengthCm }) => lengthCm !== null) ? ['車検証'] : []),
    ...passengers
      .flatMap(({ discount }) => discount ?? [])
      .map(({ certificate }) =>
        certificate ? certificateText(certificate) : '割引の証明書(学生証など)',
      ),
  ]),
];
