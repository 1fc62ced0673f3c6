import { useId } from 'react';
import { Ship } from '../../private/Ship.tsx';
import * as sea from '../../private/sea.css.ts';
import * as css from './HomeHero.css.ts';

// Nearest the sun they are brightest.
const Light = () => (
  <g className={sea.stroke.glint} strokeWidth="3">
    <path d="M968 198h84M982 207h72M940 207h22" />
    <path d="M956 218h96M1070 218h18M924 232h52M994 232h104" opacity=".7" />
    <path d="M952 250h120M900 272h76M1010 272h96" strokeWidth="4" opacity=".4" />
  </g>
);

/**
 * The voyage on the horizon: the ring is the port it left, solid what lies behind it, dotted what is
 * still to come, the dot the port it makes for.
 */
const Voyage = () => (
  <>
    <path className={sea.stroke.horizon} strokeWidth="5" d="M232 190h386" />
    <path className={sea.stroke.horizon} strokeWidth="4" strokeDasharray="1 12" d="M846 190h396" />
    <circle className={css.ring} cx="224" cy="190" r="10" />
    <circle className={sea.fill.horizon} cx="1254" cy="190" r="11" />
  </>
);

/** A calm sea in the morning with hills, sun and our ship. */
export const Horizon = () => {
  const id = useId();
  const [sky, water, halo] = [`${id}sky`, `${id}sea`, `${id}halo`];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMid slice"
      className={css.picture}
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop className={sea.stop.skyHigh} />
        <stop offset=".58" className={sea.stop.skyMid} />
        <stop offset="1" className={sea.stop.skyLow} />
      </linearGradient>
      <linearGradient id={water} x2="0" y2="1">
        <stop className={sea.stop.seaFar} />
        <stop offset=".34" className={sea.stop.seaMid} />
        <stop offset="1" className={sea.stop.seaNear} />
      </linearGradient>
      <radialGradient id={halo}>
        <stop className={sea.stop.halo} />
        <stop offset=".5" className={sea.stop.halo} stopOpacity=".36" />
        <stop offset="1" className={sea.stop.halo} stopOpacity="0" />
      </radialGradient>
      <path fill={`url(#${sky})`} d="M0 0h1440v192H0z" />
      <ellipse cx="1010" cy="190" rx="330" ry="150" fill={`url(#${halo})`} />
      <circle cx="1010" cy="184" r="38" className={sea.fill.sun} />
      <path
        className={sea.fill.hillFar}
        d="M0 166c70-14 120-6 176-20 60-15 110 2 168 12 58 9 92 22 150 33H0zM1440 132c-58-6-96 16-150 22-66 7-96 4-150 20-26 8-52 14-80 17h380z"
      />
      <path
        className={sea.fill.hillMid}
        d="M0 180c62-10 110-20 170-12 52 7 84 18 130 23H0zM1440 156c-52 2-84 16-132 20-40 4-58 8-84 15h216z"
      />
      <path
        className={sea.fill.hillNear}
        d="M0 187c60-7 132-8 232 4H0zM1440 176c-66 2-104 8-152 15h152z"
      />
      <path fill={`url(#${water})`} d="M0 190h1440v170H0z" />
      <Light />
      <path
        className={sea.stroke.horizon}
        strokeWidth="2.5"
        opacity=".22"
        d="M60 226h120M250 244h180M470 222h60M1180 238h150M1300 262h120M110 284h220M560 268h150"
      />
      <Voyage />
      <Ship at="618 121" />
      <path
        className={sea.stroke.horizon}
        strokeWidth="2.5"
        opacity=".6"
        d="M560 206h300M590 213h220"
      />
    </svg>
  );
};
