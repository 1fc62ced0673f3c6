import type { Assistance, Draft, LegName, Reservation, ReservationLeg } from '@ferry/api/customer';
import { fullName, fullReading } from '@ferry/format/full-name';
import { partyText } from '@ferry/format/party-text';
import type { Description } from '@ferry/ui/DescriptionList';
import { assistanceText } from '../../../../copy/assistance.ts';

/** What is another thing after a change, in words. */
export type ChangedAnswer = { id: string; name: string; before: string; after: string };

const NONE = 'なし';

type Person = {
  familyName: string;
  givenName: string;
  familyNameKana: string;
  givenNameKana: string;
};
const nameOf = (person: Person | undefined): string =>
  person ? `${fullName(person)}(${fullReading(person)})` : NONE;

const answer = (id: string, name: string, before: string, after: string): ChangedAnswer[] =>
  before === after ? [] : [{ id, name, before, after }];

type Helped = { assistance: readonly Assistance[]; assistanceNote: string };
function helpOf(passenger: Helped | undefined): string {
  const help = passenger?.assistance.map(assistanceText).join('・');
  return help ? `${help}${passenger?.assistanceNote && `(${passenger.assistanceNote})`}` : NONE;
}

/** Who is who: first those of the same name, then who stands in the same place; the others come or leave. */
function whoIsWho(
  was: readonly Person[],
  now: readonly Person[],
): [at: number, next: number | undefined][] {
  const left = new Set(now.keys());
  const take = (position: number | undefined) =>
    position !== undefined && left.delete(position) ? position : undefined;
  const same = was.map((person) =>
    take([...left].find((position) => nameOf(now[position]) === nameOf(person))),
  );
  const pairs = same.map((next, at): [number, number | undefined] => [at, next ?? take(at)]);
  const more = [...left].map((at): [number, number] => [was.length + at, at]);
  return [...pairs, ...more];
}

function passengers(reservation: Reservation, { customers }: Draft): ChangedAnswer[] {
  const all = whoIsWho(reservation.passengers, customers.passengers);
  return all.flatMap(([position, next]) => {
    const was = reservation.passengers[position];
    const now = next === undefined ? undefined : customers.passengers[next];
    const at = was ? position : (next ?? position);
    return [
      ...answer(`passenger ${at}`, `乗船者${at + 1}`, nameOf(was), nameOf(now)),
      ...answer(`help ${at}`, `乗船者${at + 1}のお手伝い`, helpOf(was), helpOf(now)),
    ];
  });
}

function representative({ representative: was }: Reservation, { customers }: Draft) {
  const { representative: now } = customers;
  return [
    ...answer('representative', '代表者', nameOf(was), nameOf(now)),
    ...answer('phone', '電話番号', was.phone, now.phone),
    ...answer('email', 'メールアドレス', was.email, now.email),
  ];
}

const legWords = { outbound: '往路', return: '復路' } as const;

/** What a leg carries beside its people, as counts: names of types are in the table of amounts. */
function carried(leg: LegName, was: ReservationLeg | null, draft: Draft): ChangedAnswer[] {
  const now = draft[leg]?.choice;
  if (!was || !now) return [];
  const of = draft.return ? `${legWords[leg]}の` : '';
  const meals = (list: readonly { quantity: number }[]) =>
    list.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = (of_: number, unit: string) => (of_ > 0 ? `${of_}${unit}` : NONE);
  return [
    ...answer(`${leg} party`, `${of}人数`, partyText(was.party), partyText(now.party)),
    ...answer(
      `${leg} vehicles`,
      `${of}車両`,
      count(was.vehicles.length, '台'),
      count(now.vehicles.length, '台'),
    ),
    ...answer(
      `${leg} pets`,
      `${of}ペット`,
      count(was.pets.length, '匹'),
      count(now.pets.length, '匹'),
    ),
    ...answer(
      `${leg} meals`,
      `${of}お食事`,
      count(meals(was.meals), '食'),
      count(meals(now.meals), '食'),
    ),
  ];
}

/** Everything but the sailings that a change makes another thing, in the order of the form. */
export const changedAnswers = (reservation: Reservation, draft: Draft): ChangedAnswer[] => [
  ...carried('outbound', reservation.outbound, draft),
  ...carried('return', reservation.return, draft),
  ...passengers(reservation, draft),
  ...representative(reservation, draft),
];

/** 「変更前 → 変更後」 as rows. */
export const answerRows = (answers: readonly ChangedAnswer[]): Description[] =>
  answers.map(({ name, before, after }) => ({
    term: name,
    value: `${before} → ${after}`,
  }));
