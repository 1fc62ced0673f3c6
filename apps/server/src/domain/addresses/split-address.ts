import type { Place } from '@ferry/api/customer-server';
import { normaliseText } from '@ferry/format/width';
import { type LocatedPrefecture, prefectures } from './prefectures.ts';

// Names in which 市, 町, 村, 郡 or 区 comes before the end.
const CITIES =
  /^(?:四日市|廿日市|野々市|市川|市原|十日町|町田|大町|東村山|武蔵村山|村山|羽村|村上|田村|大村|大和郡山|郡山|郡上|蒲郡|小郡)市/;
const TOWNS_OF_DISTRICTS = /^.{1,4}?郡(?:玉村|大町|下市|上市|余市|.{1,6}?)[町村]/;
const DISTRICT_OF_A_DISTRICT_NAME = /^高市郡.{1,4}?[町村]|^余市郡余市町/;
const DESIGNATED_CITIES =
  /^(?:札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本)市/;

/**
 * Takes an address apart: 「新潟県新潟市中央区新光町4-1」 → 新潟県, 新潟市中央区, 新光町4-1. Width and
 * blanks do not matter. It knows the forms of names, not the names: where none fits, the city is
 * empty and the rest is the town.
 * @returns undefined when the address does not begin with a prefecture
 */
export function splitAddress(
  address: string,
): { prefecture: LocatedPrefecture; place: Place } | undefined {
  const text = normaliseText(address).replaceAll(' ', '');
  const prefecture = prefectures.find(({ name }) => text.startsWith(name));
  if (!prefecture) return undefined;
  const rest = text.slice(prefecture.name.length);
  const city = cityOf(rest, prefecture.code);
  return {
    prefecture,
    place: { prefecture: prefecture.name, city, town: rest.slice(city.length) },
  };
}

function cityOf(text: string, prefectureCode: string): string {
  const designated = DESIGNATED_CITIES.exec(text)?.[0];
  if (designated) return designated + (/^.{1,3}?区/.exec(text.slice(designated.length))?.[0] ?? '');
  const forms = [
    CITIES,
    DISTRICT_OF_A_DISTRICT_NAME,
    ...(prefectureCode === '13' ? [/^.{1,3}?区/] : []),
    TOWNS_OF_DISTRICTS,
    /^.{1,6}?[市町村]/,
  ];
  for (const form of forms) {
    const found = form.exec(text)?.[0];
    if (found) return found;
  }
  return '';
}
