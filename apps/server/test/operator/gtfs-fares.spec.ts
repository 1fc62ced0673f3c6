import { expect, it } from 'vitest';
import { type FeedText, fixtureFeed, importFeed } from '../support/feeds.ts';

/** The feed of 灯里汽船, a harbour at each end of two areas, with fares of GTFS Fares v2 alone. */
function legFares(files: FeedText): FeedText {
  const feed = fixtureFeed('gtfs-akari');
  delete feed['fare_attributes.txt'];
  delete feed['fare_rules.txt'];
  return {
    ...feed,
    'stop_areas.txt': 'area_id,stop_id\nmain,AKR\nisles,URA\nisles,奥\n',
    'fare_products.txt': 'fare_product_id,amount,currency\nlong,1300,JPY\nshort,450,JPY\n',
    'fare_leg_rules.txt':
      'from_area_id,to_area_id,fare_product_id\nmain,isles,long\nisles,isles,short\n',
    ...files,
  };
}

/** Yen of each section by the names of its ports. */
function sold(files: FeedText) {
  const { document, warnings } = importFeed(legFares(files));
  const nameOf = new Map(document.ports.map(({ id, name }) => [id, name.replace(/港$/, '')]));
  const fares = document.fares.map(
    ({ fromPortId, toPortId, adultYen }) =>
      `${nameOf.get(fromPortId)}→${nameOf.get(toPortId)} ${adultYen.A}`,
  );
  return { fares, warnings };
}

it('sells a section at the fare of its areas', () => {
  const all = ['灯里→裏ノ島 1300', '灯里→奥ノ島 1300', '裏ノ島→奥ノ島 450'];
  expect(sold({})).toEqual({ fares: all, warnings: [] });
});

it('reads v2 where a feed has both', () => {
  const { 'fare_attributes.txt': prices = '', 'fare_rules.txt': rules = '' } =
    fixtureFeed('gtfs-akari');
  const both = { 'fare_attributes.txt': prices, 'fare_rules.txt': rules };
  expect(sold(both).fares[0]).toBe('灯里→裏ノ島 1300');
});

it.each<[string, FeedText, string[], string[]]>([
  [
    'an area that is empty is every one that no other rule names',
    {
      'fare_leg_rules.txt': 'from_area_id,to_area_id,fare_product_id\nisles,,short\n,,long\n',
    },
    ['灯里→裏ノ島 1300', '灯里→奥ノ島 1300', '裏ノ島→奥ノ島 450'],
    [],
  ],
  [
    'with priorities it is every one, and the highest holds',
    {
      'fare_leg_rules.txt':
        'from_area_id,to_area_id,fare_product_id,rule_priority\nisles,,short,\n,,long,1\n',
    },
    ['灯里→裏ノ島 1300', '灯里→奥ノ島 1300', '裏ノ島→奥ノ島 1300'],
    [],
  ],
  [
    'a network is that of the route',
    {
      'route_networks.txt': 'network_id,route_id\nislands,ISLES\n',
      'fare_leg_rules.txt': 'network_id,fare_product_id\nislands,short\nother,long\n',
    },
    ['灯里→裏ノ島 450', '灯里→奥ノ島 450', '裏ノ島→奥ノ島 450'],
    [],
  ],
  [
    'the usual rider pays, and of two ways of paying the lower is sold',
    {
      'rider_categories.txt':
        'rider_category_id,rider_category_name,is_default_fare_category\nadult,大人,1\nstudent,学生,0\n',
      'fare_products.txt':
        'fare_product_id,amount,currency,rider_category_id,fare_media_id\nlong,1300,JPY,adult,cash\nlong,650,JPY,student,cash\nshort,450,JPY,,cash\nshort,440,JPY,,card\n',
    },
    ['灯里→裏ノ島 1300', '灯里→奥ノ島 1300', '裏ノ島→奥ノ島 440'],
    [
      'fare_products.txt: fares of student are not read: they follow the rules of selling',
      'several fares for 裏ノ島港 → 奥ノ島港 (route ISLES): of 440, 450 yen the lowest is sold',
    ],
  ],
  [
    'where no rider is the usual one, the dearest is',
    {
      'fare_products.txt':
        'fare_product_id,amount,currency,rider_category_id\nlong,1300,JPY,adult\nlong,650,JPY,child\nshort,450,JPY,\n',
    },
    ['灯里→裏ノ島 1300', '灯里→奥ノ島 1300', '裏ノ島→奥ノ島 450'],
    [expect.stringContaining('fares of adult, child are not read')],
  ],
  [
    'a fare by the time of day and an area without a stop are left out, and said',
    {
      'fare_leg_rules.txt':
        'from_area_id,to_area_id,fare_product_id,from_timeframe_group_id\nmain,isles,long,\nisles,isles,short,night\nisles,moon,short,\n',
    },
    ['灯里→裏ノ島 1300', '灯里→奥ノ島 1300'],
    [
      'fare_leg_rules.txt:3: a fare by the time of day is not read',
      'fare_leg_rules.txt:4: no stop is in the area "moon"',
      'no fare for 裏ノ島港 → 奥ノ島港 (route ISLES): it is not sold',
    ],
  ],
])('%s', (_, files, fares, warnings) => {
  expect(sold(files)).toEqual({ fares, warnings });
});

it('children by age have the fare of their own, and no infant’s', () => {
  const files = legFares({
    'rider_categories.txt':
      'rider_category_id,rider_category_name,is_default_fare_category,min_age,max_age\nadult,大人,1,12,\nchild,小児,0,6,11\ninfant,幼児,0,1,5\n',
    'fare_products.txt':
      'fare_product_id,amount,currency,rider_category_id\nlong,1300,JPY,adult\nlong,640,JPY,child\nlong,100,JPY,infant\nshort,450,JPY,\n',
  });
  const { document, warnings } = importFeed(files);
  expect(document.fares.map(({ adultYen, childYen }) => [adultYen.A, childYen?.A])).toEqual([
    [1300, 640],
    [1300, 640],
    [450, undefined],
  ]);
  expect(warnings).toEqual([expect.stringContaining('fares of infant are not read')]);
});

it('names a product that is missing, and an amount that is not in yen', () => {
  const products = 'fare_product_id,amount,currency\nshort,4.50,USD\n';
  expect(() => importFeed(legFares({ 'fare_products.txt': products }))).toThrow(
    [
      'fare_products.txt:2: the currency is "USD", not JPY',
      'fare_products.txt:2: amount is "4.50", not an amount in whole yen',
      'fare_leg_rules.txt:2: there is no fare product "long"',
    ].join('\n'),
  );
});
