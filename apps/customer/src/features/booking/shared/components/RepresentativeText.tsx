import type { Representative } from '@ferry/api/customer';
import { fullName, fullReading } from '@ferry/format/full-name';

/** The representative in words. */
export const RepresentativeText = ({ representative }: { representative: Representative }) => (
  <>
    <strong>{fullName(representative)}</strong>
    <span>{`(${fullReading(representative)})`}</span>
    {linesOf(representative).map((line) => (
      <span key={line}>
        <br />
        <span>{line}</span>
      </span>
    ))}
  </>
);

function linesOf(representative: Representative): string[] {
  const { postalCode, prefecture, city, line1, building, phone, dayPhone, email } = representative;
  return [
    postalCode ? `〒${postalCode}` : '',
    [`${prefecture}${city}${line1}`, building].join(' ').trim(),
    phone,
    dayPhone && dayPhone !== phone ? `乗船当日:${dayPhone}` : '',
    email,
  ].filter((line) => line !== '');
}
