import { type ReactNode, useId } from 'react';
import { whole } from '../../private/whole.css.ts';
import { CheckIcon, WarningIcon } from '../Icon/Icon.tsx';
import { Money } from '../Money/Money.tsx';
import { Phrases } from '../Phrases/Phrases.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RoomSplit.css.ts';

/** One room of the party. */
export type SplitRoom = {
  /** 「1室目」. */
  name: string;
  /** What it has: 「寝台 2つ」. */
  text: string;
  /** A CabinPlan with the beds taken. */
  plan?: ReactNode;
  /** What is wrong with it, in a few words: 「大人がいません」. */
  problem?: string | undefined;
  /** Said in its place when nothing is wrong: 「大人あり」. */
  sound: string;
  /** How full it is: 「寝台 2/2」「添い寝 1名」. */
  facts: readonly string[];
  /** In yen, before discounts. */
  amount?: number | undefined;
};

/** A person who has to be in one of the rooms. */
type SplitPerson = {
  /** 「大人1」. */
  name: string;
  /** 「寝台」「添い寝」. */
  text: string;
  /** Index of the room. */
  room: number;
};

/** Props of {@link RoomSplit}. */
export type RoomSplitProps = {
  /** The faults of rooms have ids made of it (`rooms-0`), to take focus to. */
  id: string;
  /** What is done, for assistive technology: 「5名を部屋に分ける」. */
  label: string;
  title: string;
  /** Who takes a bed, in a sentence. */
  text: ReactNode;
  rooms: readonly SplitRoom[];
  people: readonly SplitPerson[];
  /** Puts a person (by index) into a room (by index). */
  onMove: (person: number, room: number) => void;
  /** What the amounts are. */
  note?: ReactNode;
  /** Small Buttons: one more room, one less. */
  actions?: ReactNode;
  /** What else can be said of the rooms: their types, private use. */
  children?: ReactNode;
};

/** Columns that fit on a phone: with more rooms each person has a list of them. */
const MAX_COLUMNS = 3;

/** What a room is like now; a fault takes the place of what is sound. */
const State = ({ room, faultId }: { room: SplitRoom; faultId: string }) => (
  <>
    {room.problem ? (
      <span id={faultId} tabIndex={-1} className={css.fault}>
        <WarningIcon />
        <span>
          <VisuallyHidden>{`${room.name}:`}</VisuallyHidden>
          <Phrases>{room.problem}</Phrases>
        </span>
      </span>
    ) : (
      <span className={css.sound}>
        <CheckIcon />
        <span>{room.sound}</span>
      </span>
    )}
    <span className={css.facts}>
      {room.facts.map((fact) => (
        <span key={fact} className={whole}>
          {`${fact} `}
        </span>
      ))}
    </span>
    {room.amount !== undefined && (
      <span className={css.amount}>
        <Money amount={room.amount} />
      </span>
    )}
  </>
);

const Room = ({ room }: { room: SplitRoom }) => (
  <>
    {room.plan && <span className={css.plan}>{room.plan}</span>}
    <span className={css.name}>{room.name}</span>
    <span className={css.quiet}>{room.text}</span>
  </>
);

type SeatsProps = Pick<RoomSplitProps, 'rooms' | 'onMove'> & {
  person: SplitPerson;
  index: number;
};

/** A radio for each room, below its column. */
const Seats = ({ person, index, rooms, onMove }: SeatsProps) => {
  const name = useId();
  return rooms.map((room, at) => (
    <td key={room.name} className={css.cell}>
      <label className={css.seat} data-checked={person.room === at || undefined}>
        <input
          type="radio"
          name={name}
          className={css.input}
          aria-label={`${person.name}は${room.name}`}
          checked={person.room === at}
          onChange={() => onMove(index, at)}
        />
        <span aria-hidden="true">{room.name}</span>
      </label>
    </td>
  ));
};

const SeatList = ({ person, index, rooms, onMove }: SeatsProps) => (
  <td className={css.cell}>
    <select
      aria-label={`${person.name}の部屋`}
      className={css.select}
      value={person.room}
      onChange={(event) => onMove(index, Number(event.target.value))}
    >
      {rooms.map((room, at) => (
        <option key={room.name} value={at}>
          {room.name}
        </option>
      ))}
    </select>
  </td>
);

const People = ({ rooms, people, onMove, hasLists }: RoomSplitProps & { hasLists: boolean }) => (
  <tbody>
    {people.map((person, index) => (
      <tr key={person.name}>
        <th scope="row" className={css.person}>
          <span className={css.name}>{person.name}</span>
          <span className={css.quiet}>{person.text}</span>
        </th>
        {hasLists ? (
          <SeatList {...{ person, index, rooms, onMove }} />
        ) : (
          <Seats {...{ person, index, rooms, onMove }} />
        )}
      </tr>
    ))}
  </tbody>
);

/** People as rows, rooms as columns, and below each column what the room is like then. */
const Table = (props: RoomSplitProps) => (
  <table className={css.table}>
    <thead>
      <tr>
        <td className={css.corner} />
        {props.rooms.map((room) => (
          <th key={room.name} scope="col" className={css.room}>
            <Room room={room} />
          </th>
        ))}
      </tr>
    </thead>
    <People {...props} hasLists={false} />
    <tfoot>
      <tr>
        <th scope="row" className={css.total}>
          部屋ごと
        </th>
        {props.rooms.map((room, index) => (
          <td key={room.name} className={css.state}>
            <State room={room} faultId={`${props.id}-${index}`} />
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);

/** People with a list of rooms each, and the rooms below. */
const Lists = (props: RoomSplitProps) => (
  <>
    <table className={css.table}>
      <People {...props} hasLists />
    </table>
    <ul aria-label="部屋ごと" className={css.rooms}>
      {props.rooms.map((room, index) => (
        <li key={room.name} className={css.state}>
          <Room room={room} />
          <State room={room} faultId={`${props.id}-${index}`} />
        </li>
      ))}
    </ul>
  </>
);

/**
 * Who is in which room: a row for each person and, up to three rooms, a column for each room. What
 * is wrong with a room stands below its column and is told once when it changes.
 */
export const RoomSplit = (props: RoomSplitProps) => {
  const { rooms } = props;
  const faults = rooms.flatMap(({ name, problem }) => (problem ? [`${name}:${problem}`] : []));
  return (
    <fieldset className={css.root}>
      <legend>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </legend>
      <p className={css.title}>{props.title}</p>
      <p className={css.quiet}>{props.text}</p>
      {rooms.length > MAX_COLUMNS ? <Lists {...props} /> : <Table {...props} />}
      <VisuallyHidden as="div" role="status">
        {faults.join('、')}
      </VisuallyHidden>
      <div className={css.foot}>
        {props.note && <p className={css.quiet}>{props.note}</p>}
        {props.actions}
      </div>
      {props.children}
    </fieldset>
  );
};
