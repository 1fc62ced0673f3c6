import type { PortRoute } from './PortList.tsx';

/** Three routes as an app would hand them in; for stories and tests. */
export const exampleRoutes: readonly PortRoute[] = [
  {
    id: 'strait',
    name: '汐見・凪浦航路',
    sign: '海',
    hue: 1,
    ports: [
      { value: 'shiomi', name: '汐見港', reading: 'しおみこう' },
      { value: 'nagiura', name: '凪浦港', reading: 'なぎうらこう' },
    ],
  },
  {
    id: 'night',
    name: '東雲・北斗浜航路',
    sign: '夜',
    hue: 2,
    ports: [
      { value: 'shinonome', name: '東雲港', reading: 'しののめこう' },
      { value: 'hokutohama', name: '北斗浜港', reading: 'ほくとはまこう' },
    ],
  },
  {
    id: 'islands',
    name: '凪浦諸島航路',
    sign: '島',
    hue: 3,
    ports: [
      { value: 'nagiura', name: '凪浦港', reading: 'なぎうらこう' },
      { value: 'suzune', name: '鈴音島港', reading: 'すずねじまこう' },
      { value: 'chidori', name: '千鳥島港', reading: 'ちどりじまこう' },
      { value: 'hokage', name: '帆影島港', reading: 'ほかげじまこう' },
    ],
  },
];
