import { listCompanionsOptions, listMemberVehiclesOptions } from '@ferry/api/external';
import { jstDate } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { PickList } from '@ferry/ui/PickList';
import { Stack } from '@ferry/ui/Stack';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormView } from '../model/form-view.ts';
import { isSensitiveCompanion, withCompanion, withoutPerson } from '../model/profile-choice.ts';
import { companionPicks, vehiclePicks } from '../model/profile-picks.ts';
import type { CustomerForm } from '../model/use-customer-form.ts';

type ProfilePickerProps = {
  form: CustomerForm;
  view: FormView;
};

/** Companions and vehicles of the member's profile, each put in with one press. */
export function ProfilePicker({ form, view }: ProfilePickerProps) {
  const [said, setSaid] = useState('');
  const [leftOut, setLeftOut] = useState('');
  const { data: profile } = useQuery(listCompanionsOptions());
  const { data: garage } = useQuery(listMemberVehiclesOptions());
  const { input, answer, autosave } = form;
  const day = jstDate(autosave.draft.outbound.sailing.departureAt);
  const boarding = { day, ages: view.legs[0]?.route?.passengerAges };
  const people = companionPicks(profile?.companions ?? [], input.passengers, boarding);
  const vehicles = vehiclePicks(garage?.vehicles ?? [], input.outboundVehicles, view.legs[0]);
  if (people.length + vehicles.length === 0) return null;

  const handlePerson = (id: string, isPicked: boolean) => {
    const pick = people.find((each) => each.id === id);
    const passenger = pick && input.passengers[pick.position ?? -1];
    if (!pick || !passenger) return;
    const path = `passengers.${pick.position}`;
    const agreed = { discounts: view.discounts, isAgreed: input.sensitiveDataConsent };
    answer(
      path,
      isPicked ? withCompanion(passenger, pick.companion, agreed) : withoutPerson(passenger),
    );
    const place = `乗船者${(pick.position ?? 0) + 1}`;
    setSaid(isPicked ? `${pick.title}様を${place}に入れました。` : `${place}を空にしました。`);
    const isLeftOut = isPicked && !agreed.isAgreed && isSensitiveCompanion(pick.companion);
    setLeftOut(isLeftOut ? place : '');
  };

  const handleVehicle = (id: string, isPicked: boolean) => {
    const pick = vehicles.find((each) => each.id === id);
    const vehicle = pick && input.outboundVehicles[pick.position ?? -1];
    if (!pick || !vehicle) return;
    const { model, isLow, plate } = pick.vehicle;
    const blank = { place: '', classNumber: '', kana: '', number: '' };
    const kept = isPicked
      ? { model, isLow, plate: plate ?? blank }
      : { model: '', isLow: false, plate: blank };
    answer(`outboundVehicles.${pick.position}`, { ...vehicle, ...kept, plateUndecided: false });
    setSaid(isPicked ? `${pick.title}を入れました。` : `${pick.title}を外しました。`);
  };

  return (
    <Card padding="roomy">
      <Stack gap={5}>
        {people.length > 0 && (
          <PickList label="同行者から選ぶ" picks={people} onPick={handlePerson} />
        )}
        {vehicles.length > 0 && (
          <PickList label="登録した車両から選ぶ" picks={vehicles} onPick={handleVehicle} />
        )}
        {leftOut && (
          <Alert tone="info" announce="polite">
            {`障がい者割引と乗り降りのお手伝いは、入れていません。ご希望のときは、${leftOut}の「該当する方」で、同意してから入力してください。`}
          </Alert>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </Card>
  );
}
