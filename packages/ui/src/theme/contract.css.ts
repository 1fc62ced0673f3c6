import { createGlobalThemeContract } from '@vanilla-extract/css';
import type { Theme } from './theme.ts';

const shape: { [group in keyof Theme]: { [role in keyof Theme[group]]: '' } } = {
  color: {
    ink: '',
    inkQuiet: '',
    ground: '',
    groundPage: '',
    groundDeep: '',
    groundDeepRaised: '',
    onDeep: '',
    onDeepQuiet: '',
    primary: '',
    primaryHover: '',
    primaryPressed: '',
    onPrimary: '',
    action: '',
    actionHover: '',
    actionPressed: '',
    onAction: '',
    link: '',
    selected: '',
    onSelected: '',
    hover: '',
    controlBorder: '',
    hairline: '',
    success: '',
    successGround: '',
    warning: '',
    warningGround: '',
    danger: '',
    dangerGround: '',
    info: '',
    infoGround: '',
    focus: '',
    focusEdge: '',
    areaReservation: '',
    areaInquiry: '',
    areaTicket: '',
    areaMember: '',
    onArea: '',
    skeleton: '',
    backdrop: '',
    heroSkyHigh: '',
    heroSkyLow: '',
    heroSun: '',
    heroLand: '',
    heroSeaFar: '',
    heroSeaNear: '',
    heroHull: '',
    heroHouse: '',
    heroAccent: '',
  },
  radius: { small: '', control: '', card: '', pill: '' },
  shadow: { none: '', card: '', float: '' },
  font: { body: '' },
};

/**
 * The only theme contract: every colour, radius and shadow of a component is one of these.
 * The names are stable (`--ferry-color-ink`), so that the page shell that is painted before any
 * script can use the same custom properties.
 */
export const vars = createGlobalThemeContract(shape, (_value, path) => `ferry-${path.join('-')}`);
