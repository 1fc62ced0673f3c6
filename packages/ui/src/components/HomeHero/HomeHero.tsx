import { type ReactNode, useId } from 'react';
import { Container } from '../Container/Container.tsx';
import * as css from './HomeHero.css.ts';

/** Props of {@link HomeHero}. */
export type HomeHeroProps = {
  /** The page's heading and lead, over the sky. */
  children: ReactNode;
  /** What lies half over the water: the search card. */
  card?: ReactNode;
};

// Light on the water under the sun: x, y, length.
const glints: readonly (readonly [number, number, number])[] = [
  [300, 338, 120],
  [330, 352, 60],
  [262, 366, 84],
  [318, 382, 132],
  [250, 402, 56],
  [352, 420, 90],
  [270, 444, 120],
];

const Ship = () => (
  <g transform="translate(950 226)">
    <path
      className={css.fill.house}
      d="M96 62h250l18 30H84ZM128 36h196l14 26H118ZM150 14h96l10 22H142Z"
    />
    <path className={css.fill.accent} d="M272-6h34l-6 42h-34Z" />
    <path className={css.fill.hull} d="M270 6h34l-1.3 9h-34ZM168-14h4v28h-4Z" />
    <path
      className={css.stroke.seaFar}
      strokeWidth="7"
      strokeDasharray="13 9"
      d="M112 78h233M140 50h167"
    />
    <path className={css.stroke.hull} strokeWidth="8" strokeDasharray="16 6" d="M158 25h80" />
    <path className={css.fill.hull} d="M-22 84 12 92h424l-6 50H46C22 132-4 112-22 84Z" />
    <path className={css.fill.house} d="M-4 104h438l-1 7H0Z" />
    <path
      className={css.stroke.house}
      strokeWidth="4"
      strokeLinecap="round"
      d="M-24 146h88m48 4h150m60-4h148M20 156h60m220 2h90"
      opacity=".7"
    />
  </g>
);

/** Early morning, a calm sea and our ship: the picture at the top of the home page, drawn here. */
export const HomeHero = ({ children, card }: HomeHeroProps) => {
  const id = useId();
  const sky = `${id}sky`;
  const sea = `${id}sea`;
  const sun = `${id}sun`;
  return (
    <>
      <div className={css.root}>
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 480"
          preserveAspectRatio="xMaxYMax slice"
          className={css.picture}
        >
          <linearGradient id={sky} x2="0" y2="1">
            <stop className={css.stop.skyHigh} />
            <stop offset="1" className={css.stop.skyLow} />
          </linearGradient>
          <linearGradient id={sea} x2="0" y2="1">
            <stop className={css.stop.seaFar} />
            <stop offset="1" className={css.stop.seaNear} />
          </linearGradient>
          <radialGradient id={sun}>
            <stop className={css.stop.sun} />
            <stop offset="1" className={css.stop.sun} stopOpacity="0" />
          </radialGradient>
          <path fill={`url(#${sky})`} d="M0 0h1440v330H0Z" />
          <circle cx="330" cy="318" r="240" fill={`url(#${sun})`} />
          <circle cx="330" cy="312" r="34" className={css.fill.sun} />
          <path
            className={css.fill.land}
            opacity=".55"
            d="M0 330v-34c60-14 96-40 150-34s70 30 130 36 90-4 130 32ZM620 330c70-10 110-44 176-52 60-8 84 26 140 24 70-2 110-54 190-60 84-6 120 40 190 44 50 4 84-10 124-12v56Z"
          />
          <path fill={`url(#${sea})`} d="M0 328h1440v152H0Z" />
          <path
            className={css.stroke.sun}
            strokeWidth="4"
            strokeLinecap="round"
            opacity=".75"
            d={glints.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')}
          />
          <Ship />
        </svg>
        <Container>
          <div className={css.content}>{children}</div>
        </Container>
      </div>
      {card && (
        <Container>
          <div className={css.card}>{card}</div>
        </Container>
      )}
    </>
  );
};
