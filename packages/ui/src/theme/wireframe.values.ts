import type { Theme } from './theme.ts';

const ink = '#111111';
const grey = '#595959';
const paper = '#FFFFFF';

/**
 * Black, white and grey, square and flat. It exists to prove that no component has a colour, radius
 * or shadow of its own: whatever still has a hue in this theme is hard-coded.
 */
export const wireframeValues: Theme = {
  color: {
    ink,
    inkQuiet: grey,
    ground: paper,
    groundPage: '#F4F4F4',
    groundDeep: '#222222',
    groundDeepRaised: '#333333',
    onDeep: paper,
    onDeepQuiet: '#D0D0D0',
    primary: ink,
    primaryHover: '#333333',
    primaryPressed: '#444444',
    onPrimary: paper,
    action: '#333333',
    actionHover: '#222222',
    actionPressed: ink,
    onAction: paper,
    link: ink,
    selected: '#E4E4E4',
    onSelected: ink,
    hover: '#F4F4F4',
    controlBorder: '#666666',
    hairline: '#CCCCCC',
    success: '#333333',
    successGround: '#F4F4F4',
    warning: '#333333',
    warningGround: '#F4F4F4',
    danger: ink,
    dangerGround: '#F4F4F4',
    info: '#333333',
    infoGround: '#F4F4F4',
    focus: paper,
    focusEdge: ink,
    areaReservation: '#333333',
    areaInquiry: '#444444',
    areaTicket: '#555555',
    areaMember: '#666666',
    onArea: paper,
    skeleton: '#E4E4E4',
    backdrop: 'rgb(0 0 0 / 64%)',
    heroSkyHigh: '#EEEEEE',
    heroSkyLow: '#F8F8F8',
    heroSun: paper,
    heroLand: '#BBBBBB',
    heroSeaFar: '#AAAAAA',
    heroSeaNear: '#777777',
    heroHull: '#222222',
    heroHouse: paper,
    heroAccent: '#555555',
  },
  radius: { small: '0px', control: '0px', card: '0px', pill: '0px' },
  shadow: { none: 'none', card: 'none', float: 'none' },
  font: { body: 'monospace, sans-serif' },
};
