import type { FareQuote, Passenger, PassengerInput } from '@ferry/api/customer';
import { formatCalendarDate } from '@ferry/format/date';
import { fullName, fullReading } from '@ferry/format/full-name';
import {
  assistanceText,
  certificateText,
  disabilityClassText,
} from '../../../../copy/assistance.ts';

const sexes = { '': '', male: '男性', female: '女性', other: 'その他・回答しない' };
const supports = { '': '必要なし', none: '必要なし', needed: '必要' };

type PassengerTextProps = {
  passenger: Passenger | PassengerInput;
  /** Names the discount that was asked for. */
  quote?: FareQuote;
  /** There is a return leg: says so when the passenger is not on both legs. */
  hasReturn?: boolean;
};

/** One passenger in words. */
export const PassengerText = ({ passenger, quote, hasReturn = false }: PassengerTextProps) => (
  <>
    <strong>{fullName(passenger)}</strong>
    <span>{`(${fullReading(passenger)})`}</span>
    <br />
    {linesOf(passenger, quote, hasReturn).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
      <span key={index}>
        {index > 0 && <br />}
        <span>{line}</span>
      </span>
    ))}
  </>
);

function linesOf(
  passenger: Passenger | PassengerInput,
  quote: FareQuote | undefined,
  hasReturn: boolean,
): string[] {
  const { outboundCabin, returnCabin, livesAbroad, assistance, assistanceNote } = passenger;
  const residence = livesAbroad
    ? `${passenger.nationality}・パスポート番号 ${passenger.passportNumber}`
    : passenger.city;
  const age = passenger.birthDate
    ? `生年月日 ${formatCalendarDate(passenger.birthDate)}`
    : `${passenger.age}歳`;
  const detail = passenger.emergencySupportDetail && `(${passenger.emergencySupportDetail})`;
  const isOnBoth = outboundCabin !== null && returnCabin !== null;
  const help = assistance.map(assistanceText).join('・');
  return [
    hasReturn && !isOnBoth ? `${outboundCabin === null ? '復路' : '往路'}のみ乗船` : '',
    `${age}、${sexes[passenger.sex] ?? '性別は予約時のとおり'}、${residence}`,
    discountLine(passenger, quote),
    help && `お手伝い:${help}${assistanceNote && `(${assistanceNote})`}`,
    `避難のときの手助け:${supports[passenger.emergencySupport] ?? '予約時のとおり'}${detail}`,
  ].filter((line) => line !== '');
}

function discountLine(
  { discount }: Passenger | PassengerInput,
  quote: FareQuote | undefined,
): string {
  if (!discount) return '';
  const { discountId, certificate, disabilityClass, carer } = discount;
  const name = quote?.comparisons.find((each) => each.discountId === discountId)?.name ?? '割引';
  const facts = [
    certificate && certificateText(certificate),
    disabilityClass && disabilityClassText(disabilityClass),
    carer !== null && `介護者:乗船者${carer + 1}`,
  ].filter(Boolean);
  return facts.length > 0 ? `${name}(${facts.join('・')})` : name;
}
