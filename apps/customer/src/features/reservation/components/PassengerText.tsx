import type { Passenger, PassengerInput } from '@ferry/api/customer';

const sexes = { '': '', male: '男性', female: '女性', other: 'その他・回答しない' };

/** One passenger in words. */
export const PassengerText = ({ passenger }: { passenger: Passenger | PassengerInput }) => (
  <>
    {passenger.familyName} {passenger.givenName}({passenger.familyNameKana}{' '}
    {passenger.givenNameKana})
    <br />
    {passenger.age}歳/{sexes[passenger.sex]}/{passenger.municipality}
    <br />
    非常時の支援:
    {passenger.emergencySupport === 'needed'
      ? `必要${passenger.emergencySupportDetail && `(${passenger.emergencySupportDetail})`}`
      : '必要なし'}
  </>
);
