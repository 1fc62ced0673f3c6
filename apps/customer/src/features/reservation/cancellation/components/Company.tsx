import type { CancellationQuote, NewDriver, Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Inline } from '@ferry/ui/Inline';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { useState } from 'react';
import { driversLeft, keyOf, type Pick, type Picks, toggled, withCompany } from '../model/picks.ts';
import { nameOf, nameOfPick } from '../model/rows.ts';
import { companyReason, legWord } from '../model/texts.ts';

type CompanyProps = {
  reservation: Reservation;
  picked: CancellationQuote | undefined;
  /** Whether `picked` is of these picks, not of those before. */
  isOfNow: boolean;
  picks: Picks;
  onChange: (picks: Picks) => void;
  newDrivers: readonly NewDriver[];
  onDrive: (newDrivers: readonly NewDriver[]) => void;
  /** Of the button that takes what may not stay alone along. */
  id: string;
};

/** What may not stay without what is picked, and passengers who may but travel otherwise then. */
export function Company(props: CompanyProps) {
  const { reservation, picked, picks, onChange, newDrivers, onDrive } = props;
  const company = (picked?.alsoCancelled ?? []).filter((each) => !picks.has(keyOf(each)));
  const alone = new Set(company.map(keyOf));
  const said = useSaid(
    picked && props.isOfNow
      ? company.map((each) => `${called(reservation, each)}は、これだけでは残せません。`).join('')
      : undefined,
  );
  const onFoot = driversLeft(reservation, picks).filter((each) => !alone.has(keyOf(each)));
  return (
    <Stack gap={3}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {company.length > 0 && <LeftAlone {...props} company={company} />}
      {newDrivers.map((chosen) => (
        <Alert
          key={`${chosen.leg} ${chosen.vehicle}`}
          tone="success"
          title={`${called(reservation, driverPick(chosen))}様が運転し、車両は残ります`}
          action={
            <Button
              tone="secondary"
              size="small"
              onPress={() => onDrive(newDrivers.filter((each) => each !== chosen))}
            >
              運転者を選び直す
            </Button>
          }
        />
      ))}
      {onFoot.map((driver) => (
        <Alert
          key={keyOf(driver)}
          tone="info"
          title={`${called(reservation, driver)}様は、車両なしで乗船します`}
          action={
            <Button
              tone="secondary"
              size="small"
              onPress={() => onChange(toggled(picks, [keyOf(driver)], true))}
            >
              {`${called(reservation, driver)}様も取り消す`}
            </Button>
          }
        >
          車両の運賃に含まれていた運転者の分が、乗船者の運賃になります。
        </Alert>
      ))}
    </Stack>
  );
}

/** What is to be said stays as it is while it is not known: the same words twice would be said twice. */
function useSaid(words: string | undefined): string {
  const [said, setSaid] = useState('');
  if (words !== undefined && words !== said) setSaid(words);
  return words ?? said;
}

const driverPick = ({ leg, driver }: NewDriver): Pick => ({
  leg,
  kind: 'passenger',
  position: driver,
});

function called(reservation: Reservation, pick: Pick): string {
  const word = legWord(pick.leg, reservation.return !== null);
  return `${nameOfPick(reservation, pick)}${word && `(${word})`}`;
}

type LeftAloneProps = CompanyProps & { company: CancellationQuote['alsoCancelled'] };

/** It goes along, or has another driver. */
const LeftAlone = (props: LeftAloneProps) => {
  const { reservation, picked, picks, onChange, newDrivers, onDrive, id, company } = props;
  const choices = (picked?.driverChoices ?? []).flatMap(({ leg, vehicle, drivers }) =>
    drivers.map((driver): NewDriver => ({ leg, vehicle, driver })),
  );
  const isLeft = ({ leg, vehicle }: NewDriver) =>
    company.some(
      (each) => each.kind === 'vehicle' && each.leg === leg && each.position === vehicle,
    );
  return (
    <Alert
      tone="warning"
      title="残せないものがあります"
      action={
        <Inline gap={3}>
          <Button id={id} tone="secondary" onPress={() => onChange(withCompany(picks, company))}>
            一緒に取り消す
          </Button>
          {choices.filter(isLeft).map((choice) => (
            <Button
              key={`${choice.leg} ${choice.vehicle} ${choice.driver}`}
              tone="secondary"
              onPress={() => onDrive([...newDrivers, choice])}
            >
              {`${nameOf(reservation, choice.driver)}様が運転し、車両を残す`}
            </Button>
          ))}
        </Inline>
      }
    >
      <Stack gap={1}>
        <span>次のものは、これだけでは残せません。金額には、すでに含めています。</span>
        <List>
          {company.map((each) => (
            <span key={keyOf(each)}>{`${called(reservation, each)}:${companyReason(each)}`}</span>
          ))}
        </List>
      </Stack>
    </Alert>
  );
};
