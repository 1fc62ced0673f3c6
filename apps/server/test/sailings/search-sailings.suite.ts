import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { NOW, party, searchesOfDemonstration, strait } from '../support/searches.ts';
import { searchIslandsSuite } from './search-islands.suite.ts';

/** The same behaviour on both databases. */
export function searchSailingsSuite(open: () => Promise<OpenDatabase>): void {
  const searches = searchesOfDemonstration(open);
  const { clock, search, availabilities } = searches;

  describe('便の検索', () => {
    it('便を出発の早い順に、客室タイプごとの空席と運賃とともに返す', async () => {
      const result = await search();
      expect(result).toMatchObject({
        date: '2027-08-02',
        fromPort: { id: 'port_shiomi', name: '汐見港', nameKana: 'しおみこう' },
        toPort: { id: 'port_nagiura', name: '凪浦港', nameKana: 'なぎうらこう' },
        nearbyDates: [],
        serverTime: NOW,
      });
      expect(result.sailingOffers.map((offer) => offer.sailing.departureTime)).toEqual([
        '6:40',
        '11:20',
        '16:00',
        '20:40',
      ]);
      expect(result.sailingOffers[1]).toEqual({
        sailing: {
          id: 'sail_strait-1120_20270802',
          routeId: 'route_strait',
          routeName: '汐見・凪浦航路',
          vessel: { id: 'ves_namikaze', name: 'なみかぜ', nameKana: 'なみかぜ' },
          fromPort: { id: 'port_shiomi', name: '汐見港', nameKana: 'しおみこう' },
          toPort: { id: 'port_nagiura', name: '凪浦港', nameKana: 'なぎうらこう' },
          date: '2027-08-02',
          departureAt: '2027-08-02T11:20:00+09:00',
          arrivalAt: '2027-08-02T15:00:00+09:00',
          departureTime: '11:20',
          arrivalTime: '15:00',
          durationMinutes: 220,
          calls: [],
          checkInClosesAt: '2027-08-02T10:50:00+09:00',
          vehicleCheckInClosesAt: '2027-08-02T10:20:00+09:00',
        },
        availability: 'available',
        salesOpenAt: '2027-06-02T09:00:00+09:00',
        salesCloseAt: '2027-08-02T09:20:00+09:00',
        ticketDay: null,
        vehicleSalesCloseAt: '2027-08-02T08:20:00+09:00',
        farePeriod: 'B',
        lowestTotalYen: 12300,
        deck: { availability: 'available', vehiclesYen: null, problem: null },
        petRoomAvailability: 'available',
        waitlistUntil: '2027-08-02T08:20:00+09:00',
        preOrderUntil: null,
        cabinOffers: [
          {
            cabinType: {
              id: 'cab_namikaze_standard',
              name: 'カーペット席',
              grade: 'スタンダード',
              description: '靴を脱いで足を伸ばせる相席のスペースです。',
              tariff: 'perBerth',
              roomBerths: null,
              canBePrivate: false,
              isWomenOnly: false,
              isAccessible: false,
              takesPets: false,
              amenities: ['毛布の貸し出し', 'コンセント(共用)'],
            },
            availability: 'available',
            remaining: null,
            totalYen: 12300,
            undiscountedYen: 12300,
            discounts: [],
            adultYen: 4920,
            roomYen: null,
            privateUseYen: null,
            cabins: [
              { cabinTypeId: 'cab_namikaze_standard', party, infantBerths: 0, privateUse: false },
            ],
          },
          expect.objectContaining({
            cabinType: expect.objectContaining({ id: 'cab_namikaze_recliner', grade: 'アッパー' }),
            availability: 'few',
            remaining: 4,
            totalYen: 16050,
            adultYen: 6420,
          }),
        ],
        // Women's seats and others are told apart in tests of their own.
      });
    });

    it('到着が翌日になる便は、24時を超える時刻と翌日の日時で返す', async () => {
      const { sailingOffers } = await search({
        fromPortId: 'port_hokutohama',
        toPortId: 'port_shinonome',
        date: '2027-08-03',
      });
      expect(sailingOffers[0]?.sailing).toMatchObject({
        date: '2027-08-03',
        departureTime: '24:10',
        departureAt: '2027-08-04T00:10:00+09:00',
        arrivalTime: '41:40',
        arrivalAt: '2027-08-04T17:40:00+09:00',
        checkInClosesAt: '2027-08-03T23:10:00+09:00',
      });
      expect(sailingOffers[0]?.salesCloseAt).toBe('2027-08-03T22:10:00+09:00');
    });

    it('欠航、満席、残りわずかが見える', async () => {
      expect(await availabilities({ date: '2027-08-07' })).toContainEqual(['16:00', 'full']);
      expect(await availabilities({ date: '2027-08-08' })).toContainEqual(['20:40', 'cancelled']);
      const reversed = { fromPortId: strait.toPortId, toPortId: strait.fromPortId };
      expect(await availabilities({ ...reversed, date: '2027-08-07' })).toContainEqual([
        '11:20',
        'available',
      ]);
    });

    it('受付前の便は受付前、出発2時間前からはWEB受付終了', async () => {
      expect(await availabilities({ date: '2027-09-20' })).toEqual([
        ['6:40', 'available'],
        ['11:20', 'available'],
        ['16:00', 'available'],
        ['20:40', 'available'],
      ]);
      expect(
        new Set(
          (await availabilities({ date: '2027-09-21' })).map(([, availability]) => availability),
        ),
      ).toEqual(new Set(['notYetOpen']));
      clock.set('2027-08-02T14:00:00+09:00');
      expect(await availabilities()).toEqual([
        ['6:40', 'webClosed'],
        ['11:20', 'webClosed'],
        ['16:00', 'webClosed'],
        ['20:40', 'available'],
      ]);
      clock.set('2027-08-02T13:59:59+09:00');
      expect((await availabilities())[2]).toEqual(['16:00', 'available']);
    });

    it('自動で適用された割引を、合計とともに言う', async () => {
      const night = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
      clock.set('2027-08-30T10:00:00+09:00');
      const car = { vehicleTypeId: 'veh_car', lengthCm: 469, heightCm: null, loadedLengthCm: null };
      const priceOn = async (date: string, adults = 1, vehicles: (typeof car)[] = []) => {
        const wish = { party: { adults, children: 0, infants: 0, babies: 0 }, vehicles };
        const { sailingOffers } = await search({ ...night, date, ...wish });
        const [cabin] = sailingOffers[0]?.cabinOffers ?? [];
        const names = cabin?.discounts.map(({ name }) => name);
        return [cabin?.undiscountedYen, cabin?.totalYen, names];
      };
      // 9,800 yen, 15 % off, and 480 yen of fuel adjustment.
      expect(await priceOn('2027-09-27')).toEqual([10_280, 8810, ['早割28']]);
      expect(await priceOn('2027-09-25')).toEqual([12_880, 12_260, ['インターネット割引']]);
      // Each item has its own best discount: the early one is not for vehicles.
      expect(await priceOn('2027-09-27', 2, [car])).toEqual([
        50_280,
        46_930,
        ['早割28', 'インターネット割引'],
      ]);
      expect(await priceOn('2027-09-22')).toEqual([12_280, 12_280, []]);
    });

    it('便のない日は、近い運航日を案内する', async () => {
      const night = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
      const result = await search({ ...night, date: '2027-08-01' });
      expect(result.sailingOffers).toEqual([]);
      expect(result.nearbyDates).toEqual([
        '2027-07-29',
        '2027-07-30',
        '2027-07-31',
        '2027-08-02',
        '2027-08-03',
        '2027-08-04',
      ]);
    });

    it('近い運航日に、過ぎた日は含めない', async () => {
      clock.set('2027-07-31T23:00:00+09:00');
      const night = { fromPortId: 'port_shinonome', toPortId: 'port_hokutohama' };
      expect((await search({ ...night, date: '2027-08-01' })).nearbyDates[0]).toBe('2027-07-31');
    });

    it.each([
      ['同じ港', { toPortId: 'port_shiomi' }, { toPortId: ['SAME_PORT'] }],
      ['航路のない区間', { toPortId: 'port_hokutohama' }, { toPortId: ['NO_SECTION'] }],
      ['知らない港', { toPortId: 'port_nowhere' }, { toPortId: ['NO_SECTION'] }],
      ['大人がいない', { party: { ...party, adults: 0 } }, { 'party.adults': ['NO_ADULT'] }],
      ['10名', { party: { ...party, adults: 9 } }, { party: ['PARTY_TOO_LARGE'] }],
    ])('%sの検索は、どの項目の誤りかを返す', async (_, more, errors) => {
      await expect(search(more)).rejects.toMatchObject({ details: { errors } });
    });

    it('人数分の席がない客室は満席、定員を超える人数は条件に合わない', async () => {
      const nine = { adults: 9, children: 0, infants: 0, babies: 0 };
      const night = {
        fromPortId: 'port_shinonome',
        toPortId: 'port_hokutohama',
        date: '2027-08-06',
      };
      const [offer] = (await search({ ...night, party: nine })).sailingOffers;
      expect(offer?.cabinOffers.map((each) => [each.cabinType.name, each.availability])).toEqual([
        ['夜行シート', 'available'],
        ['ツーリスト寝台', 'available'],
        ['コンフォート寝台', 'available'],
        ['デラックスシングル', 'full'],
        ['プレミアムシングル', 'unsuitable'],
        ['レディース寝台', 'available'],
        // In rooms of two nine people take five; of the other rooms there are not as many.
        ['デラックスツイン', 'available'],
        ['バリアフリーツイン', 'unsuitable'],
        ['ウィズペットルーム', 'unsuitable'],
      ]);
    });
  });

  searchIslandsSuite(searches);
}
