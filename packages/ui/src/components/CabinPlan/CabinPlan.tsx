import { cx } from '../../private/cx.ts';
import { type RouteHue, routeHue } from '../../styles/route-hue.css.ts';
import * as css from './CabinPlan.css.ts';
import { type Place, type PlanKind, placesOf, roomsOf, takenIn } from './places.ts';

export type { PlanKind } from './places.ts';

/** Props of {@link CabinPlan}. */
export type CabinPlanProps = {
  /**
   * `seats`, `floor` (a carpet to lie on), `bunks`, `shared` (a room with others), `room` (a room of
   * one's own).
   */
  kind: PlanKind;
  /** Hue of the route. */
  hue: RouteHue;
  /** Berths of one room; of no account for what has no rooms. */
  berths?: number;
  /** Places of this party, one number for each of its rooms. */
  taken: readonly number[];
  /** Those who share a bed with an adult, in the only room. */
  sharing?: number;
  /** The rest of the room is paid for, too: its beds are hatched. */
  isPrivate?: boolean;
  /** A wheelchair can turn in it. */
  isAccessible?: boolean;
  /** Pets may stay in it. */
  takesPets?: boolean;
  /** Nothing is left of it. */
  isOff?: boolean;
};

type BedProps = { place: Place; state: 'free' | 'taken' | 'paid'; isShared: boolean };

const Bed = ({ place, state, isShared }: BedProps) => {
  const { x, y, width, height, head } = place;
  const pillow =
    head === 'left'
      ? { x: x + 2, y: y + 2.5, width: Math.min(5, width / 3), height: height - 5 }
      : { x: x + 2.5, y: y + 2.5, width: width - 5, height: 5 };
  return (
    <>
      <rect className={css.bed[state]} {...{ x, y, width, height }} rx="2.5" />
      {state === 'paid' && (
        <path
          className={css.hatch}
          d={`M${x + 1} ${y + width}l${width - 2} ${2 - width}M${x + 1} ${y + 2 * width - 2}l${width - 2} ${2 - width}`}
        />
      )}
      <rect className={state === 'free' ? css.line : css.pillow} {...pillow} rx="1.5" />
      {isShared && <circle className={css.child} cx={x + width / 2} cy={y + height - 8} r="4" />}
    </>
  );
};

/** Walls with a gap to go in at the foot. */
const Walls = ({ x, width }: { x: number; width: number }) => {
  const gap = Math.min(16, width / 3);
  return (
    <>
      <path className={css.wall} d={`M${x + 4} 76H${x}V8h${width}v68H${x + 4 + gap}`} />
      <path className={css.line} d={`M${x + 4} 76v${-gap}a${gap} ${gap} 0 0 1 ${gap} ${gap}`} />
    </>
  );
};

/** A wheelchair within the circle in which it turns. */
const Wheelchair = () => (
  <>
    <circle className={css.turn} cx="56" cy="61" r="13" />
    <path
      className={css.sign}
      d="M55 52.500a1 1 0 1 0 .1 0M55.500 56v6h5l3 5M54 58.500a5 5 0 1 0 5 6"
    />
  </>
);

const Paw = () => (
  <path
    className={css.paw}
    d="M84 62a6 5 0 1 0 .1 0M75.500 57a2.500 2.500 0 1 0 .1 0M81 52a2.500 2.500 0 1 0 .1 0M87.500 52a2.500 2.500 0 1 0 .1 0M93 57a2.500 2.500 0 1 0 .1 0"
  />
);

/**
 * A cabin type as a plan: one drawing for each kind, with the places of this party filled. It repeats
 * what name, tags and text say, and is hidden from assistive technology.
 */
export const CabinPlan = (props: CabinPlanProps) => {
  const { kind, berths = 1, taken, isPrivate, isOff } = props;
  const hasRooms = kind === 'room' || kind === 'shared';
  const plan = placesOf(kind, berths, taken.length);
  const counts = takenIn(plan, taken);
  const isAlone = plan.length === 1;
  return (
    <svg
      viewBox="0 0 112 84"
      aria-hidden="true"
      focusable="false"
      className={cx(routeHue[props.hue], css.root, isOff && css.off)}
    >
      {hasRooms && roomsOf(taken.length).map((room) => <Walls key={room.x} {...room} />)}
      {plan.map((places, room) =>
        places.map((place, index) => (
          <Bed
            key={`${place.x} ${place.y}`}
            place={place}
            isShared={index < (props.sharing ?? 0)}
            state={index < (counts[room] ?? 0) ? 'taken' : isPrivate ? 'paid' : 'free'}
          />
        )),
      )}
      {isAlone && props.isAccessible && <Wheelchair />}
      {isAlone && props.takesPets && <Paw />}
    </svg>
  );
};
