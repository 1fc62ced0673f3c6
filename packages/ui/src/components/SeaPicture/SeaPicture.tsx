import { useId } from 'react';
import { Ship } from '../../private/Ship.tsx';
import * as sea from '../../private/sea.css.ts';
import * as css from './SeaPicture.css.ts';

/** Props of {@link SeaPicture}. */
export type SeaPictureProps = {
  /**
   * `lost`: the line ends at a buoy, the ship has turned aside. `mist`: at anchor until it clears.
   * `calm`: the sea is open, the next voyage may begin.
   */
  scene: 'lost' | 'mist' | 'calm';
};

/** The port that was left, the line to the buoy, and the turn that leads past it. */
const Lost = () => (
  <>
    <path className={sea.stroke.horizon} strokeWidth="5" d="M0 232h470" />
    <path
      className={sea.stroke.horizon}
      strokeWidth="5"
      strokeDasharray="2 13"
      d="M474 232h130c60 0 70-52 34-56-40-4-50 56 10 66 40 6 70-10 96-10"
    />
    <circle className={sea.fill.horizon} cx="474" cy="232" r="9" />
    <g transform="translate(524 184)">
      <path className={sea.fill.funnel} d="M-14 50h28l-5-36h-18z" />
      <path className={sea.stroke.horizon} strokeWidth="7" d="M-9 32h18" />
      <path className={sea.stroke.hull} strokeWidth="3" d="M0 14V2" />
      <circle className={sea.fill.sun} cy="-3" r="6" />
      <path className={sea.stroke.horizon} strokeWidth="4" d="M-30 52c12-5 18 5 30 0s18 5 30 0" />
    </g>
  </>
);

/** The line is dotted all the way, the anchor is down. */
const Mist = () => (
  <>
    <path className={sea.stroke.horizon} strokeWidth="3" strokeDasharray="2 12" d="M0 226h1440" />
    <path className={sea.stroke.hull} strokeWidth="3" d="M934 204c26 20 44 58 52 118" />
    <g className={css.mist}>
      <rect x="-40" y="96" width="620" height="22" rx="11" />
      <rect x="300" y="160" width="720" height="20" rx="10" />
      <rect x="860" y="84" width="640" height="24" rx="12" />
      <rect x="120" y="196" width="420" height="16" rx="8" />
    </g>
  </>
);

/** From the port that was left to the next one. */
const Calm = () => (
  <>
    <path className={sea.stroke.horizon} strokeWidth="4" d="M60 214h662" />
    <path className={sea.stroke.horizon} strokeWidth="4" strokeDasharray="1 12" d="M950 214h410" />
    <circle className={sea.fill.horizon} cx="60" cy="214" r="8" />
    <circle className={css.port} cx="1370" cy="214" r="8" />
  </>
);

const scenes = { lost: <Lost />, mist: <Mist />, calm: <Calm /> };

/** The sea behind a page with one thing to say: a picture without words. */
export const SeaPicture = ({ scene }: SeaPictureProps) => {
  const id = useId();
  const [sky, water] = [`${id}sky`, `${id}sea`];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMid slice"
      className={css.picture}
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop className={sea.stop.skyHigh} />
        <stop offset="1" className={sea.stop.skyLow} />
      </linearGradient>
      <linearGradient id={water} x2="0" y2="1">
        <stop className={sea.stop.seaFar} />
        <stop offset="1" className={sea.stop.seaNear} />
      </linearGradient>
      <path fill={`url(#${sky})`} d="M0 0h1440v192H0z" />
      <path
        className={sea.fill.hillFar}
        d="M0 192v-26c80-26 150-28 220-8 60 18 110 10 180 34zM1440 192v-44c-80-22-150-10-220 10-50 14-90 22-130 34z"
      />
      <path fill={`url(#${water})`} d="M0 190h1440v170H0z" />
      <Ship at="722 138" />
      {scenes[scene]}
    </svg>
  );
};
