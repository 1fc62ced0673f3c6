import { Ship } from '../../private/Ship.tsx';
import * as sea from '../../private/sea.css.ts';
import * as css from './VoyageHead.css.ts';

// Solid behind the ship, dotted before it, as in every line of a voyage.
const Course = () => (
  <>
    <path className={css.course} d="M0 268h1050" />
    <path className={css.course} strokeDasharray="2 12" d="M1290 268h108" />
    <circle className={css.port} cx="1408" cy="268" r="8" />
  </>
);

/** Sky, hills, lighthouse and our ship. On a phone its right end is seen. */
export const NightSea = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 360"
    preserveAspectRatio="xMaxYMax slice"
    className={css.picture}
  >
    <path className={css.water} d="M0 252h1440v108H0z" />
    <path
      className={css.hill}
      d="M0 252v-26c60-26 130-34 190-14 44 14 70 2 108 12 34 9 52 28 92 28zM1440 252v-40c-40-18-80-14-110 4-30 16-56 4-80 18-14 8-22 18-40 18z"
    />
    <path
      className={css.star}
      d="M1010 40h.1M1090 92h.1M1160 30h.1M1236 76h.1M1300 24h.1M1392 60h.1M900 70h.1M820 30h.1"
    />
    <path
      className={sea.fill.sun}
      transform="translate(1330 170)"
      d="M6-19A20 20 0 1 1-19 6 19 19 0 0 0 6-19z"
    />
    <Course />
    <Ship at="1056 190" />
  </svg>
);
