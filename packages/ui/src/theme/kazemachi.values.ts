import type { Theme } from './theme.ts';

const white = '#FFFFFF';
const plum = '#4B2A63';
const indigo = '#4A3D9E';
const forest = '#0B6B4B';

/**
 * A second operator, as fictional as the first: 風待ライン, a night line with a plum hull and a
 * green light. Other hues, round shapes and a rounded face; not one component knows of it.
 */
export const kazemachiValues: Theme = {
  color: {
    ink: '#241A2E',
    inkQuiet: '#5B4F66',
    ground: white,
    groundPage: '#FAF6F0',
    groundDeep: '#33204A',
    groundDeepRaised: plum,
    onDeep: white,
    onDeepQuiet: '#DCCFEA',
    primary: forest,
    primaryHover: '#09573D',
    primaryPressed: '#07442F',
    onPrimary: white,
    action: indigo,
    actionHover: '#3B3082',
    actionPressed: '#2D2466',
    onAction: white,
    link: indigo,
    selected: '#E9E5FA',
    onSelected: '#2D2466',
    hover: '#F5F0FA',
    controlBorder: '#7A6C88',
    hairline: '#DDD3E4',
    success: '#2A6B1F',
    successGround: '#EAF5E6',
    warning: '#7A4B00',
    warningGround: '#FFF1D6',
    danger: '#A81E4B',
    dangerGround: '#FDEBF1',
    info: indigo,
    infoGround: '#E9E5FA',
    focus: '#FFD23F',
    focusEdge: '#241A2E',
    areaReservation: indigo,
    areaInquiry: '#17626B',
    areaTicket: '#8A2F5C',
    areaMember: '#55505F',
    onArea: white,
    skeleton: '#EAE3EF',
    backdrop: 'rgb(36 26 46 / 68%)',
    heroSkyHigh: '#CFC4EC',
    heroSkyLow: '#FBE3D6',
    heroSun: '#FFF3DC',
    heroLand: '#A898C4',
    heroSeaFar: '#8577B8',
    heroSeaNear: indigo,
    heroHull: '#33204A',
    heroHouse: white,
    heroAccent: forest,
  },
  radius: { small: '8px', control: '24px', card: '24px', pill: '999px' },
  shadow: {
    none: 'none',
    card: '0 2px 12px rgb(51 32 74 / 8%)',
    float: '0 4px 12px rgb(51 32 74 / 12%), 0 16px 40px rgb(51 32 74 / 18%)',
  },
  font: {
    body: '"Hiragino Maru Gothic ProN", "Zen Maru Gothic", "Kosugi Maru", "Noto Sans JP", "Ferry Yu Gothic", "Noto Sans CJK JP", Meiryo, sans-serif',
  },
};
