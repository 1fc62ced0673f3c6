import type { Reservation } from '@ferry/api/customer';
import { type Column, DataTable } from '@ferry/ui/DataTable';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { assistanceStep } from '../../booking/completion/model/assistance-step.ts';
import { PassengerText } from '../../booking/shared/components/PassengerText.tsx';
import { type PassengerRow, passengerRows } from '../model/passenger-rows.ts';

const columns: readonly Column<PassengerRow>[] = [
  { id: 'name', header: 'お名前', isRowHeader: true, cell: ({ name }) => name },
  { id: 'kind', header: '区分', cell: ({ kind }) => kind },
  {
    id: 'cabins',
    header: '客室',
    cell: ({ cabins }) => (
      <Stack as="span" gap={0}>
        {cabins.map((cabin, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one for each leg, in order
          <span key={index}>{cabin}</span>
        ))}
      </Stack>
    ),
  },
];

type PassengersProps = {
  reservation: Reservation;
  /** There is still a voyage to come. */
  isToCome: boolean;
};

/** Who travels, as what and where; what the passenger list has of them is folded below. */
export const Passengers = ({ reservation, isToCome }: PassengersProps) => (
  <>
    <DataTable
      caption="お名前と客室"
      columns={columns}
      rows={passengerRows(reservation)}
      rowKey={({ key }) => key}
    />
    <Disclosure summary="乗船者名簿の内容を見る">
      <DescriptionList
        rows={reservation.passengers.map((passenger, index) => ({
          term: `乗船者${index + 1}`,
          value: (
            <PassengerText
              passenger={passenger}
              quote={reservation.quote}
              hasReturn={reservation.return !== null}
            />
          ),
        }))}
      />
    </Disclosure>
    {isToCome && assistanceStep(reservation).map((step) => <Text key={step}>{step}</Text>)}
  </>
);
