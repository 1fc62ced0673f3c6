import type { Reservation } from '@ferry/api/customer';
import { type LegNews, legNews } from '../../booking/completion/model/leg-news.ts';
import { isToCome } from './is-to-come.ts';

/** The legs whose customer chooses between another sailing and the money: their news offer both. */
export const endedLegs = (reservation: Reservation): LegNews[] =>
  isToCome(reservation) ? legNews(reservation).filter(isOpen) : [];

/** After its days another sailing is asked for by phone; its money still comes back. */
const isOpen = ({ leg: { service } }: LegNews) =>
  service.state === 'cancelled' || service.choiceUntil !== null;
