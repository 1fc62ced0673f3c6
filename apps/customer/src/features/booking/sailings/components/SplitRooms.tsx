import type { CabinType } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { CabinPlan } from '@ferry/ui/CabinPlan';
import { Inline } from '@ferry/ui/Inline';
import { RoomSplit, type SplitRoom } from '@ferry/ui/RoomSplit';
import { errorText } from '../../../../copy/error-texts.ts';
import { routeFace } from '../../../../copy/route-faces.ts';
import { planOf } from '../model/plan-of.ts';
import {
  addRoom,
  cabinsOfPlan,
  canAddRoom,
  hasBed,
  ROOMS_ID,
  type RoomPlan,
  removeRoom,
  roomProblem,
  withGuest,
} from '../model/room-plan.ts';
import { type PlannedTrip, usePlanQuote } from '../model/use-plan-quote.ts';
import { RoomOptions } from './RoomOptions.tsx';

export type SplitRoomsProps = PlannedTrip & {
  plan: RoomPlan;
  offer: NonNullable<PlannedTrip['offer']>;
  onChange: (plan: RoomPlan) => void;
  /** Back to the rooms that the offer comes with; omitted: they are these. */
  onReset: (() => void) | undefined;
};

const nameOf = (index: number) => `${index + 1}室目`;

/** A room as the table shows it. */
function shownRoom(
  { plan, offer }: SplitRoomsProps,
  index: number,
  amount: number | undefined,
): SplitRoom {
  const { routeId, routeName } = offer.sailing;
  const cabin = cabinsOfPlan(plan)[index];
  const type = offer.cabinOffers.find(({ cabinType }) => cabinType.id === cabin?.cabinTypeId);
  if (!cabin || !type) return { name: nameOf(index), text: '', sound: '', facts: [] };
  const { cabinType } = type;
  const { adults, children, infants, babies } = cabin.party;
  const beds = adults + children + cabin.infantBerths;
  const sharing = infants + babies - cabin.infantBerths;
  const kind = planOf(cabinType);
  const berths = cabinType.roomBerths;
  return {
    name: nameOf(index),
    text: berths === null ? cabinType.name : `寝台 ${berths}つ`,
    plan: kind && (
      <CabinPlan
        {...kind}
        hue={routeFace(routeId, routeName).hue}
        taken={[beds]}
        sharing={sharing}
        isPrivate={cabin.privateUse}
      />
    ),
    problem: roomProblem(cabin, cabinType),
    sound: adults > 0 ? '大人あり' : '小人のみ',
    facts: [factsOf(cabinType, beds), ...(sharing > 0 ? [`添い寝 ${sharing}名`] : [])],
    amount,
  };
}

const factsOf = ({ roomBerths }: CabinType, beds: number): string =>
  roomBerths === null ? `${beds}名分` : `寝台 ${beds}/${roomBerths}`;

/** Why the rooms are less than the total. */
const noteOf = ({ deck }: SplitRoomsProps['offer']): string =>
  `部屋ごとの金額は、割引・調整金${deck?.vehiclesYen ? '・車両' : ''}を入れる前です。`;

/** Who is in which room, inside the card of the picked cabin type. */
export function SplitRooms(props: SplitRoomsProps) {
  const { plan, offer, onChange } = props;
  const { error, cabinsYen } = usePlanQuote(props);
  const beds = plan.guests.filter(hasBed).length;
  const isShared = plan.guests.length > beds;
  const hasBeds = plan.rooms.every(({ cabinTypeId }) =>
    offer.cabinOffers.some(({ cabinType: { id, roomBerths } }) => id === cabinTypeId && roomBerths),
  );
  const bed = hasBeds ? '寝台' : '寝台・席';
  return (
    <RoomSplit
      id={ROOMS_ID}
      label={`${plan.guests.length}名を部屋に分ける`}
      title="だれがどの部屋か"
      text={`${bed}を使うのは${beds}名です。${isShared ? '添い寝の幼児と乳児は無料です。' : ''}`}
      rooms={plan.rooms.map((_, index) => shownRoom(props, index, cabinsYen[index]))}
      people={plan.guests.map((guest) => ({
        name: guest.name,
        text: hasBed(guest) ? bed : '添い寝',
        room: guest.room,
      }))}
      onMove={(person, room) => onChange(withGuest(plan, person, { room }))}
      note={cabinsYen.length > 0 && noteOf(offer)}
      actions={<Actions {...props} />}
    >
      {error && (
        <Alert tone="error" announce="polite" title="この部屋割りではご予約いただけません">
          {errorText(asApiError(error))}
        </Alert>
      )}
      <RoomOptions
        plan={plan}
        onChange={onChange}
        types={offer.cabinOffers
          .filter(({ availability }) => availability === 'available' || availability === 'few')
          .map(({ cabinType }) => cabinType)}
      />
    </RoomSplit>
  );
}

const Actions = ({ plan, onChange, onReset }: SplitRoomsProps) => (
  <Inline>
    {canAddRoom(plan) && (
      <Button size="small" onPress={() => onChange(addRoom(plan))}>
        {nameOf(plan.rooms.length)}を足す
      </Button>
    )}
    {plan.rooms.length > 1 && (
      <Button size="small" onPress={() => onChange(removeRoom(plan))}>
        {nameOf(plan.rooms.length - 1)}をやめる
      </Button>
    )}
    {onReset && (
      <Button tone="quiet" size="small" onPress={onReset}>
        部屋割りを元に戻す
      </Button>
    )}
  </Inline>
);
