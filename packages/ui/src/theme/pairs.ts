import { contrast, under } from './contrast.ts';
import type { Theme } from './theme.ts';

type Role = keyof Theme['color'];
type Pairs = readonly (readonly [Role, readonly Role[]])[];

/** In which state of the screen a pair is seen. */
export type State =
  | 'rest'
  | 'hover'
  | 'pressed'
  | 'held back'
  | 'selected'
  | 'error'
  | 'notice'
  | 'dark header'
  | 'coloured title'
  | 'picture'
  | 'route'
  | 'backdrop'
  | 'focus';

const page = ['ground', 'groundPage', 'groundQuiet'] as const;
const chosen = ['selected', 'selectedQuiet'] as const;
const routes = ['route1', 'route2', 'route3'] as const;
const tints = ['route1Tint', 'route2Tint', 'route3Tint'] as const;

/** Text on the grounds it stands on. WCAG 2.2, 1.4.3: 4.5 to 1. */
export const text: Partial<Record<State, Pairs>> = {
  rest: [
    ['ink', page],
    ['inkQuiet', page],
    ['link', page],
    ['action', page],
    ['onPrimary', ['primary']],
    ['onAction', ['action']],
    ['sunday', page],
    ['saturday', page],
  ],
  hover: [
    ['ink', ['hover']],
    ['inkQuiet', ['hover']],
    ['action', ['hover']],
    ['actionHover', ['selected', 'hover', ...page]],
    ['onPrimary', ['primaryHover']],
    ['onAction', ['actionHover']],
  ],
  pressed: [
    ['actionPressed', ['selected', 'hover', ...page]],
    ['onPrimary', ['primaryPressed']],
    ['onAction', ['actionPressed']],
  ],
  // A control that cannot go further (a stepper at its limit, a day that cannot be chosen) is not
  // disabled for WCAG: it takes focus and says why, so it has to be read as well.
  'held back': [['inkQuiet', [...page, 'hover', 'skeleton']]],
  selected: [
    ['ink', chosen],
    ['inkQuiet', chosen],
    ['link', chosen],
    ['action', chosen],
    ['onSelected', [...chosen, ...page]],
    ['sunday', chosen],
    ['saturday', chosen],
  ],
  error: [
    ['ink', ['dangerGround']],
    ['danger', ['dangerGround', ...page, 'hover', ...chosen]],
  ],
  notice: [
    ['ink', ['warningGround', 'successGround', 'infoGround']],
    ['link', ['infoGround', 'warningGround', 'successGround', 'dangerGround']],
    ['success', ['successGround', ...chosen, ...page]],
    ['warning', ['warningGround', ...chosen, ...page]],
    ['info', ['infoGround', ...page]],
  ],
  'dark header': [
    ['onDeep', ['groundDeep', 'groundDeepRaised']],
    ['onDeepQuiet', ['groundDeep', 'groundDeepRaised']],
    ['onDeepAccent', ['groundDeep']],
  ],
  'coloured title': [['onArea', ['areaReservation', 'areaInquiry', 'areaTicket', 'areaMember']]],
  picture: [['ink', ['heroSkyHigh', 'heroSkyMid']]],
  route: [
    ['onRoute', routes],
    ['ink', [...tints, 'mapLand']],
    ['inkQuiet', [...tints, 'mapLand']],
    ...routes.map((hue): [Role, readonly Role[]] => [hue, [`${hue}Tint`, 'ground', 'groundQuiet']]),
  ],
};

/** Borders of controls and marks. WCAG 2.2, 1.4.11: 3 to 1. */
export const controls: Partial<Record<State, Pairs>> = {
  rest: [
    ['controlBorder', [...page, 'infoGround']],
    ['action', page],
    ['primary', page],
  ],
  hover: [
    ['controlBorder', ['hover']],
    ['action', ['hover']],
  ],
  selected: [
    ['action', chosen],
    ['controlBorder', ['selectedQuiet']],
  ],
  error: [['danger', ['dangerGround', ...page]]],
  notice: [
    ['success', ['successGround', ...page]],
    ['warning', ['warningGround', ...page]],
    ['info', ['infoGround', ...page]],
  ],
  'dark header': [['onDeepQuiet', ['groundDeep']]],
  // A line crosses the coast, and stands on a card that is open or chosen.
  route: routes.map((hue) => [hue, ['mapLand', 'groundPage', 'selectedQuiet', 'selected']]),
};

/**
 * Everything that a thing with focus may stand on. The ring has two parts, and one of them has to
 * be seen on each of these: the edge on light grounds, the ring itself on dark ones.
 */
const underFocus: readonly Role[] = [
  'ground',
  'groundPage',
  'groundQuiet',
  'groundDeep',
  'groundDeepRaised',
  'selected',
  'selectedQuiet',
  'hover',
  'infoGround',
  'warningGround',
  'dangerGround',
  'successGround',
  'heroSkyHigh',
  ...tints,
];

/** Two colours that are closer than the rule allows. */
export type Failure = { pair: string; state: State; ratio: number; needed: number };

/** One pair with its figure, for the documentation. */
type Measured = Failure;

const measure = (theme: Theme, states: Partial<Record<State, Pairs>>, needed: number): Measured[] =>
  Object.entries(states).flatMap(([state, pairs]) =>
    pairs.flatMap(([front, grounds]) =>
      grounds.map((ground) => ({
        pair: `${front} on ${ground}`,
        state: state as State,
        ratio: contrast(theme.color[front], theme.color[ground]),
        needed,
      })),
    ),
  );

const measureFocus = ({ color }: Theme): Measured[] => [
  {
    pair: 'focus on focusEdge',
    state: 'focus',
    ratio: contrast(color.focus, color.focusEdge),
    needed: 3,
  },
  ...underFocus.map((ground) => ({
    pair: `focus ring on ${ground}`,
    state: 'focus' as const,
    ratio: Math.max(contrast(color.focus, color[ground]), contrast(color.focusEdge, color[ground])),
    needed: 3,
  })),
];

/** What stands on the backdrop itself, whatever part of the page lies under it. */
const measureBackdrop = ({ color }: Theme): Measured[] =>
  page.map((ground) => ({
    pair: `onDeep on backdrop over ${ground}`,
    state: 'backdrop',
    ratio: contrast(color.onDeep, under(color.backdrop, color[ground])),
    needed: 4.5,
  }));

/** Every pair of a theme with its contrast and the contrast it needs. */
export const measuredPairs = (theme: Theme): Measured[] => [
  ...measure(theme, text, 4.5),
  ...measure(theme, controls, 3),
  ...measureFocus(theme),
  ...measureBackdrop(theme),
];

/** All pairs of a theme whose contrast is too low; empty when the theme may be used. */
export const contrastFailures = (theme: Theme): Failure[] =>
  measuredPairs(theme).filter(({ ratio, needed }) => ratio < needed);
