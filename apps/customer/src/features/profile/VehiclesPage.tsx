import { listRoutesOptions } from '@ferry/api/customer';
import { listMemberVehiclesOptions } from '@ferry/api/external';
import { CarIcon } from '@ferry/ui/Icon';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldLabels } from '../../copy/field-labels.ts';
import { Page } from '../../page/Page.tsx';
import { Entries } from './components/Entries.tsx';
import { ProfileQuery } from './components/ProfileQuery.tsx';
import { VehicleForm } from './components/VehicleForm.tsx';
import { useDeleteVehicle } from './model/use-save-vehicle.ts';
import { bookableTypes } from './model/vehicle-answers.ts';
import { inspectionTag, vehicleName, vehicleText } from './model/vehicle-text.ts';

/** `/member?show=vehicles`: what the member drives. */
export function VehiclesPage() {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(listMemberVehiclesOptions());
  const timetable = useQuery(listRoutesOptions());
  const remove = useDeleteVehicle();
  const types = timetable.data && bookableTypes(timetable.data.routes);
  const retry = () => {
    if (error) void refetch();
    if (timetable.error) void timetable.refetch();
  };
  return (
    <Page title="車両">
      <Text>予約のとき、ひと押しで選べます。</Text>
      {data && types ? (
        <Entries
          kind="vehicle"
          label={fieldLabels['search.vehicles']}
          limit={data.limit}
          counter="台"
          entries={data.vehicles}
          toRow={(vehicle) => ({
            sign: <CarIcon />,
            title: vehicleName(vehicle, types),
            tag: inspectionTag(vehicle, now),
            details: vehicleText(vehicle, types),
          })}
          renderForm={(vehicle, on) => <VehicleForm {...{ vehicle, types }} {...on} />}
          remove={remove}
        />
      ) : (
        <ProfileQuery
          label={fieldLabels['search.vehicles']}
          error={error ?? timetable.error}
          onRetry={retry}
        />
      )}
      <Text size="dense" tone="quiet">
        車両の情報は会員情報だけに保存し、外すとすぐに削除します。
      </Text>
    </Page>
  );
}
