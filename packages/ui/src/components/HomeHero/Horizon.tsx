import { useId } from 'react';
import * as css from './HomeHero.css.ts';

const Ship = () => (
  <g transform="translate(618 121)">
    <path className={css.stroke.hull} strokeWidth="2" d="M142 6V-10M150 6v-9" />
    <path className={css.fill.funnel} d="M56-12h24l-5 28H48z" />
    <path
      className={css.fill.house}
      d="M54.5-4h24l-1.4 7H52.5zM124 5h34l8 11h-46zM32 16h134l9 13H28zM12 29h166l13 14H6zM2 43h190l34 7-5 13H4z"
    />
    <path className={css.stroke.hull} strokeWidth="4" d="M129 10.5h31" />
    <path className={css.stroke.shade} strokeWidth="1.5" d="M28 29h147M6 43h185" />
    <path className={css.fill.hull} d="M4 63h217l-13 21H16q-9 0-11-9z" />
    <path className={css.stroke.funnel} strokeWidth="2.5" d="M4 63h217" />
    <path className={css.stroke.glass} strokeWidth="5" strokeDasharray="7 4" d="M38 22.5h128" />
    <path className={css.stroke.glass} strokeWidth="5" strokeDasharray="9 4" d="M18 36h164" />
    <path className={css.stroke.shade} strokeWidth="4" strokeDasharray="4 9" d="M14 53h176" />
  </g>
);

// Nearest the sun they are brightest.
const Light = () => (
  <g className={css.stroke.glint} strokeWidth="3">
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
    <path className={css.stroke.horizon} strokeWidth="5" d="M232 190h386" />
    <path className={css.stroke.horizon} strokeWidth="4" strokeDasharray="1 12" d="M846 190h396" />
    <circle className={css.ring} cx="224" cy="190" r="10" />
    <circle className={css.fill.horizon} cx="1254" cy="190" r="11" />
  </>
);

/** A calm sea in the morning with hills, sun and our ship. */
export const Horizon = () => {
  const id = useId();
  const [sky, sea, halo] = [`${id}sky`, `${id}sea`, `${id}halo`];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMid slice"
      className={css.picture}
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop className={css.stop.skyHigh} />
        <stop offset=".58" className={css.stop.skyMid} />
        <stop offset="1" className={css.stop.skyLow} />
      </linearGradient>
      <linearGradient id={sea} x2="0" y2="1">
        <stop className={css.stop.seaFar} />
        <stop offset=".34" className={css.stop.seaMid} />
        <stop offset="1" className={css.stop.seaNear} />
      </linearGradient>
      <radialGradient id={halo}>
        <stop className={css.stop.halo} />
        <stop offset=".5" className={css.stop.halo} stopOpacity=".36" />
        <stop offset="1" className={css.stop.halo} stopOpacity="0" />
      </radialGradient>
      <path fill={`url(#${sky})`} d="M0 0h1440v192H0z" />
      <ellipse cx="1010" cy="190" rx="330" ry="150" fill={`url(#${halo})`} />
      <circle cx="1010" cy="184" r="38" className={css.fill.sun} />
      <path
        className={css.fill.hillFar}
        d="M0 166c70-14 120-6 176-20 60-15 110 2 168 12 58 9 92 22 150 33H0zM1440 132c-58-6-96 16-150 22-66 7-96 4-150 20-26 8-52 14-80 17h380z"
      />
      <path
        className={css.fill.hillMid}
        d="M0 180c62-10 110-20 170-12 52 7 84 18 130 23H0zM1440 156c-52 2-84 16-132 20-40 4-58 8-84 15h216z"
      />
      <path
        className={css.fill.hillNear}
        d="M0 187c60-7 132-8 232 4H0zM1440 176c-66 2-104 8-152 15h152z"
      />
      <path fill={`url(#${sea})`} d="M0 190h1440v170H0z" />
      <Light />
      <path
        className={css.stroke.horizon}
        strokeWidth="2.5"
        opacity=".22"
        d="M60 226h120M250 244h180M470 222h60M1180 238h150M1300 262h120M110 284h220M560 268h150"
      />
      <Voyage />
      <Ship />
      <path
        className={css.stroke.horizon}
        strokeWidth="2.5"
        opacity=".6"
        d="M560 206h300M590 213h220"
      />
    </svg>
  );
};
