import type { Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Hidden } from '@ferry/ui/Hidden';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { type BookedVehicle, bookedVehicles, platesUntil } from '../model/vehicle-plates.ts';
import { PlateForm } from './PlateForm.tsx';

const keyOf = ({ leg, position }: BookedVehicle) => `${leg} ${position}`;

/** The vehicles, and their number plates to be said or put right; says it after the form has gone. */
export function Vehicles({ reservation }: { reservation: Reservation }) {
  const [isKept, setIsKept] = useState(false);
  const [edited, setEdited] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const vehicles = bookedVehicles(reservation);
  const keep = () => {
    setIsKept(true);
    setEdited(undefined);
    // The form that had the focus goes.
    status.current?.focus();
  };
  const leave = (vehicle: BookedVehicle) => () => {
    setEdited(undefined);
    requestAnimationFrame(() => document.getElementById(buttonId(vehicle))?.focus());
  };
  const hasForm = (vehicle: BookedVehicle) =>
    vehicle.plateIs === 'open' || (vehicle.plateIs === 'correctable' && edited === keyOf(vehicle));
  return (
    <>
      <div role="status" tabIndex={-1} ref={status}>
        {isKept && <Alert tone="success">ナンバーを登録しました。</Alert>}
      </div>
      <DescriptionList
        rows={vehicles.map((vehicle) => ({
          term: vehicle.name,
          value: vehicle.line,
          ...(vehicle.plateIs === 'correctable' &&
            !hasForm(vehicle) && {
              action: <Correct vehicle={vehicle} onPress={() => setEdited(keyOf(vehicle))} />,
            }),
        }))}
      />
      {vehicles.some(({ plateIs }) => plateIs === 'open') && (
        <Text>{`未定だったナンバーを、${platesUntil(reservation)}に登録してください。`}</Text>
      )}
      {vehicles.filter(hasForm).map((vehicle) => (
        <Hidden inPrint key={keyOf(vehicle)}>
          <PlateForm
            {...{ reservation, vehicle }}
            onKept={keep}
            onCancel={vehicle.plateIs === 'open' ? undefined : leave(vehicle)}
          />
        </Hidden>
      ))}
    </>
  );
}

const buttonId = ({ leg, position }: BookedVehicle) => `correct-plate-${leg}-${position}`;

const Correct = ({ vehicle, onPress }: { vehicle: BookedVehicle; onPress: () => void }) => (
  <Hidden inPrint>
    <Button id={buttonId(vehicle)} tone="secondary" size="small" onPress={onPress}>
      <VisuallyHidden>{`${vehicle.name}の`}</VisuallyHidden>
      ナンバーを直す
    </Button>
  </Hidden>
);
