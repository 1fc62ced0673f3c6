import type { ReactNode } from 'react';
import { fill, stroke } from './OfferPicture.css.ts';

// Drawings of 360 by 180, without words: what they show is written beside them.

const Land = () => (
  <>
    <path className={fill.sky} d="M0 0h360v180H0z" />
    <path className={fill.seaFar} d="M0 84h360v60H0z" />
    <path
      className={fill.hillFar}
      d="M200 84c20-28 48-40 76-32 24 6 30 20 52 22 14 2 24 4 32 10z"
    />
    <path className={fill.hillMid} d="M0 118c70-12 140 4 200 2s110-14 160-6v66H0z" />
  </>
);

const Road = () => (
  <>
    <path className={fill.land} d="M0 156c80-16 150-2 220-6s100-12 140-8v38H0z" />
    <path
      className={stroke.house}
      strokeWidth="3"
      strokeDasharray="14 12"
      d="M10 168c70-12 140-2 210-6s90-10 130-6"
    />
  </>
);

const aquarium = (
  <>
    <path className={fill.seaMid} d="M0 0h360v180H0z" />
    <path className={fill.seaFar} opacity=".5" d="M60 0 20 180h50L92 0zM270 0l40 180h40L300 0z" />
    <path
      className={fill.hull}
      d="M92 92c26-40 92-46 138-8 8-10 20-22 38-24-6 14-8 22-6 34 2 10 6 18 14 28-20-2-34-10-42-20-40 30-112 28-142-10zM150 66c10-14 22-20 34-20-6 8-8 14-8 20zM168 110c4 14 12 22 24 26-2-10-2-18 0-26z"
    />
    <path className={fill.house} d="M96 96c34 22 84 28 130 6-40 26-100 28-130-6z" />
    <circle className={fill.house} cx="122" cy="84" r="4" />
    <path
      className={fill.sun}
      d="M284 128c8-8 22-8 30 0 3-4 7-6 12-6-3 4-3 10 0 14-5 0-9-2-12-5-8 8-22 7-30-3zM40 140c6-6 17-6 23 0 2-3 5-5 9-5-2 3-2 8 0 11-4 0-7-2-9-4-6 6-17 5-23-2z"
    />
    <g className={stroke.glint} strokeWidth="2">
      <circle cx="78" cy="60" r="5" />
      <circle cx="88" cy="42" r="3" />
      <circle cx="72" cy="28" r="4" />
    </g>
    <path className={fill.seaNear} d="M0 164c30-10 50-10 84-2s70 6 110-2 96-8 166 4v16H0z" />
  </>
);

const hotSpring = (
  <>
    <path className={fill.sky} d="M0 0h360v180H0z" />
    <circle className={fill.funnel} cx="262" cy="56" r="26" />
    <path className={fill.hillFar} d="M0 110 70 62l34 24 52-50 74 66 40-26 90 46v60H0z" />
    <path className={fill.hillNear} d="M0 128c60-20 120-22 180-12s120 10 180-6v70H0z" />
    <ellipse className={fill.hull} cx="180" cy="146" rx="132" ry="26" />
    <ellipse className={fill.seaFar} cx="180" cy="142" rx="122" ry="21" />
    <path className={stroke.glint} strokeWidth="3" d="M92 142c20-6 36-6 56 0s36 6 56 0 36-6 56 0" />
    <path
      className={stroke.house}
      strokeWidth="6"
      d="M140 118c-12-14 12-22 0-38M180 112c-14-16 14-26 0-46M220 118c-12-14 12-22 0-38"
    />
    <path className={fill.hull} d="M50 150v-44h16v44zM46 106h24l-4-12H50z" />
    <path className={fill.sun} d="M53 112h10v14H53z" />
  </>
);

const rental = (
  <>
    <Land />
    <Road />
    <path
      className={stroke.hull}
      strokeWidth="5"
      d="M96 132l22-34h38l12 34M118 98l18 34h32M136 132l20-34M110 94h16M152 88l10-6h8M119 132a23 23 0 1 1-46 0 23 23 0 1 1 46 0zM191 132a23 23 0 1 1-46 0 23 23 0 1 1 46 0z"
    />
    <circle className={fill.funnel} cx="136" cy="132" r="5" />
  </>
);

const bus = (
  <>
    <Land />
    <Road />
    <path className={fill.house} d="M92 74h168q14 0 14 14v56H78V88q0-14 14-14z" />
    <path className={fill.funnel} d="M78 116h196v10H78z" />
    <path
      className={fill.seaMid}
      d="M90 86h34v22H90zM132 86h34v22h-34zM174 86h34v22h-34zM216 86h46v22h-46z"
    />
    <path
      className={fill.hull}
      d="M128 146a17 17 0 1 1-34 0 17 17 0 0 1 34 0zM250 146a17 17 0 1 1-34 0 17 17 0 0 1 34 0z"
    />
    <circle className={fill.house} cx="111" cy="146" r="7" />
    <circle className={fill.house} cx="233" cy="146" r="7" />
  </>
);

const sightseeing = (
  <>
    <Land />
    <path className={fill.hillNear} d="M0 140c60-34 120-34 170-8s120 18 190-10v58H0z" />
    <path
      className={stroke.hull}
      strokeWidth="4"
      d="M96 150v-26M150 142v-26M216 150v-26M276 142v-26"
    />
    <g className={fill.funnel}>
      <circle cx="96" cy="114" r="11" />
      <circle cx="216" cy="114" r="11" />
    </g>
    <g className={fill.house}>
      <circle cx="150" cy="106" r="11" />
      <circle cx="276" cy="106" r="11" />
    </g>
    <g className={fill.sun}>
      <circle cx="96" cy="114" r="4" />
      <circle cx="150" cy="106" r="4" />
      <circle cx="216" cy="114" r="4" />
      <circle cx="276" cy="106" r="4" />
    </g>
  </>
);

const stay = (
  <>
    <path className={fill.deep} d="M0 0h360v180H0z" />
    <circle className={fill.sun} cx="286" cy="46" r="20" />
    <path className={fill.seaNear} d="M0 132h360v48H0z" />
    <path className={stroke.glint} strokeWidth="3" d="M250 146h64M262 158h42" />
    <path className={fill.hull} d="M40 148V86l70-36 70 36v62z" />
    <path className={fill.house} d="M30 88 110 46l80 42-6 8-74-38-74 38z" />
    <path
      className={fill.sun}
      d="M62 100h24v20H62zM98 100h24v20H98zM134 100h24v20h-24zM98 130h24v18H98z"
    />
    <path className={fill.edge} d="M0 148h220l24 12H0z" />
  </>
);

const event = (
  <>
    <path className={fill.deep} d="M0 0h360v180H0z" />
    <path className={fill.hillNear} d="M0 142c60-26 120-22 180-8s120 6 180-14v60H0z" />
    <g className={fill.sun}>
      <circle cx="60" cy="40" r="3" />
      <circle cx="112" cy="70" r="2" />
      <circle cx="150" cy="28" r="4" />
      <circle cx="206" cy="58" r="2" />
      <circle cx="250" cy="32" r="3" />
      <circle cx="300" cy="66" r="4" />
      <circle cx="330" cy="24" r="2" />
    </g>
    <path className={stroke.glint} strokeWidth="1.5" d="m60 40 52 30 38-42 56 30 44-26 50 34" />
    <path className={stroke.house} strokeWidth="4" d="m176 156 14-30 16 32M190 126v32" />
    <path className={fill.house} d="m168 128 46-24 6 12-46 24z" />
  </>
);

/** A drawing for each kind of offer. */
export const scenes: Record<
  'aquarium' | 'sightseeing' | 'hotSpring' | 'rental' | 'bus' | 'stay' | 'event',
  ReactNode
> = { aquarium, sightseeing, hotSpring, rental, bus, stay, event };
