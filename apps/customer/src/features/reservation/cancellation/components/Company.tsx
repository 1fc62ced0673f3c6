import type { CancellationQuote, Reservation } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { List } from '@ferry/ui/List';
import { Stack } from '@ferry/ui/Stack';
import { driversLeft, keyOf, type Pick, type Picks, toggled, withCompany } from '../model/picks.ts';
import { nameOfPick } from '../model/rows.ts';
import { companyReason, legWord } from '../model/texts.ts';

type CompanyProps = {
  reservation: Reservation;
  picked: CancellationQuote | undefined;
  picks: Picks;
  onChange: (picks: Picks) => void;
  /** Of the button that takes what may not stay alone along. */
  id: string;
};

/** What may not stay without what is picked, and who may but travels otherwise then. */
export function Company({ reservation, picked, picks, onChange, id }: CompanyProps) {
  const company = (picked?.alsoCancelled ?? []).filter((each) => !picks.has(keyOf(each)));
  const alone = new Set(company.map(keyOf));
  const drivers = driversLeft(reservation, picks).filter((each) => !alone.has(keyOf(each)));
  const called = (pick: Pick) => {
    const word = legWord(pick.leg, reservation.return !== null);
    return `${nameOfPick(reservation, pick)}${word && `(${word})`}`;
  };
  return (
    <Stack gap={3}>
      <div role="status">
        {company.length > 0 && (
          <Alert
            tone="warning"
            title="残せないものがあります"
            action={
              <Button
                id={id}
                tone="secondary"
                onPress={() => onChange(withCompany(picks, company))}
              >
                一緒に取り消す
              </Button>
            }
          >
            <Stack gap={1}>
              <span>次のものは、これだけでは残せません。金額には、すでに含めています。</span>
              <List>
                {company.map((each) => (
                  <span key={keyOf(each)}>{`${called(each)}:${companyReason(each)}`}</span>
                ))}
              </List>
            </Stack>
          </Alert>
        )}
      </div>
      {drivers.map((driver) => (
        <Alert
          key={keyOf(driver)}
          tone="info"
          title={`${called(driver)}様は、車両なしで乗船します`}
          action={
            <Button
              tone="secondary"
              size="small"
              onPress={() => onChange(toggled(picks, [keyOf(driver)], true))}
            >
              {`${called(driver)}様も取り消す`}
            </Button>
          }
        >
          車両の運賃に含まれていた運転者の分が、乗船者の運賃になります。
        </Alert>
      ))}
    </Stack>
  );
}
