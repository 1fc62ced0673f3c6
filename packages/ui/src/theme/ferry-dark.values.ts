import { ferryValues } from './ferry.values.ts';
import type { Theme } from './theme.ts';

const ground = '#14222E';
const sky = '#9CD3EE';

/**
 * The operator's theme at night. Lightness carries depth: what is nearer is lighter, because
 * shadows are not seen on a dark page. Filled controls keep dark text on a light fill, which stays
 * readable where a glowing white on a saturated fill would not.
 */
export const ferryDarkValues: Theme = {
  ...ferryValues,
  color: {
    ink: '#EAF2F7',
    inkQuiet: '#B4C5D1',
    ground,
    groundPage: '#0C1720',
    groundDeep: '#06121B',
    groundDeepRaised: '#1C3346',
    onDeep: '#FFFFFF',
    onDeepQuiet: '#BFDFEC',
    primary: '#FF9D7D',
    primaryHover: '#FFB49B',
    primaryPressed: '#FFC9B7',
    onPrimary: '#33100A',
    action: sky,
    actionHover: '#B8E0F4',
    actionPressed: '#D3ECF8',
    onAction: '#06202F',
    link: sky,
    selected: '#123A50',
    onSelected: '#DCEEF6',
    hover: '#1B2D3B',
    controlBorder: '#8AA0B0',
    hairline: '#2F4353',
    success: '#7FD6A4',
    successGround: '#10301F',
    warning: '#F2C66D',
    warningGround: '#372A0B',
    danger: '#FF9B93',
    dangerGround: '#431816',
    info: sky,
    infoGround: '#123A50',
    focus: '#FFC400',
    focusEdge: '#0C1720',
    areaReservation: '#0B5A7F',
    areaInquiry: '#0B6666',
    areaTicket: '#7C3A73',
    areaMember: '#4A5D70',
    onArea: '#FFFFFF',
    skeleton: '#223646',
    backdrop: 'rgb(0 0 0 / 72%)',
    heroSkyHigh: '#0F2A3F',
    heroSkyLow: '#3A3548',
    heroSun: '#F7E6C4',
    heroLand: '#1D3B50',
    heroSeaFar: '#16425C',
    heroSeaNear: '#0A2B40',
    heroHull: '#1F4765',
    heroHouse: '#D6E3EA',
    heroAccent: '#FF9D7D',
  },
  shadow: {
    none: 'none',
    card: '0 0 0 1px rgb(255 255 255 / 6%)',
    float: '0 0 0 1px rgb(255 255 255 / 12%), 0 12px 32px rgb(0 0 0 / 60%)',
  },
};
