import { contrast } from './contrast.ts';
import type { Theme } from './theme.ts';

type Role = keyof Theme['color'];

/** Text on the grounds it stands on. WCAG 2.2, 1.4.3: 4.5 to 1. */
const text: readonly (readonly [Role, readonly Role[]])[] = [
  [
    'ink',
    [
      'ground',
      'groundPage',
      'selected',
      'hover',
      'warningGround',
      'dangerGround',
      'successGround',
      'infoGround',
    ],
  ],
  ['inkQuiet', ['ground', 'groundPage', 'selected', 'hover']],
  ['link', ['ground', 'groundPage', 'selected', 'infoGround']],
  ['action', ['ground', 'groundPage', 'hover', 'selected']],
  ['actionHover', ['selected', 'ground', 'groundPage']],
  ['actionPressed', ['selected', 'ground', 'groundPage']],
  ['onSelected', ['selected']],
  ['onDeep', ['groundDeep', 'groundDeepRaised']],
  ['onDeepQuiet', ['groundDeep', 'groundDeepRaised']],
  ['onPrimary', ['primary', 'primaryHover', 'primaryPressed']],
  ['onAction', ['action', 'actionHover', 'actionPressed']],
  ['onArea', ['areaReservation', 'areaInquiry', 'areaTicket', 'areaMember']],
  ['success', ['successGround', 'ground', 'groundPage']],
  ['warning', ['warningGround', 'ground', 'groundPage']],
  ['danger', ['dangerGround', 'ground', 'groundPage']],
  ['info', ['infoGround', 'ground', 'groundPage']],
];

/** Borders of controls, marks and the focus ring. WCAG 2.2, 1.4.11: 3 to 1. */
const controls: readonly (readonly [Role, readonly Role[]])[] = [
  ['controlBorder', ['ground', 'groundPage', 'hover']],
  ['action', ['ground', 'groundPage', 'selected']],
  ['danger', ['ground']],
  ['focus', ['focusEdge', 'groundDeep']],
  ['focusEdge', ['ground', 'groundPage', 'selected']],
];

/** A pair of colours that is closer than the rule allows. */
export type Failure = { pair: string; ratio: number; needed: number };

const check = (
  theme: Theme,
  pairs: readonly (readonly [Role, readonly Role[]])[],
  needed: number,
): Failure[] =>
  pairs.flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(theme.color[front], theme.color[ground]);
      return ratio < needed ? [{ pair: `${front} on ${ground}`, ratio, needed }] : [];
    }),
  );

/** All pairs of a theme whose contrast is too low; empty when the theme may be used. */
export const contrastFailures = (theme: Theme): Failure[] => [
  ...check(theme, text, 4.5),
  ...check(theme, controls, 3),
];
