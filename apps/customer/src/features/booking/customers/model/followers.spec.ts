import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { withAnswer, withKnownAges } from './customer-answers.ts';
import { isSameVehicle, withoutRepeated, withVehiclesFollowing } from './followers.ts';

const { customers } = exampleOf('getDraft', 200, 'created');
const vehicle = {
  driver: null,
  model: '',
  plateUndecided: false,
  plate: { place: '', classNumber: '', kana: '', number: '' },
  isLow: false,
};
const trip = {
  ...customers,
  passengers: customers.passengers.map((passenger, index) => ({
    ...passenger,
    returnCabin: index === 1 ? null : 0,
  })),
  outboundVehicles: [vehicle],
  returnVehicles: [vehicle],
};
const driven = (from: typeof trip, path: string, value: unknown, isPaired = true) =>
  withVehiclesFollowing(from, withAnswer(from, path, value), () => isPaired) as typeof trip;

test('姓と市区町村は、変えていない乗船者だけが乗船者1に続く', () => {
  const typed = withAnswer(customers, 'passengers.0.familyName', '佐藤');
  expect(typed.passengers.map(({ familyName }) => familyName)).toEqual(['佐藤', '佐藤', '佐藤']);
  const apart = withAnswer(typed, 'passengers.1.familyName', '鈴木');
  const corrected = withAnswer(apart, 'passengers.0.familyName', '斎藤');
  expect(corrected.passengers.map(({ familyName }) => familyName)).toEqual([
    '斎藤',
    '鈴木',
    '斎藤',
  ]);
  const moved = withAnswer(corrected, 'passengers.0.city', '汐見市');
  expect(moved.passengers.map(({ city }) => city)).toEqual(['汐見市', '汐見市', '汐見市']);
  expect(moved.passengers[1]?.givenName).toBe('');
});

test('1つの名前だけの乗船者1の名前は、家族の姓にならない。1つの名前の方の名前も変わらない', () => {
  const typed = withAnswer(customers, 'passengers.0.familyName', 'スカルノ');
  const one = withAnswer(typed, 'passengers.0.hasOneName', true);
  const names = (input: typeof one) => input.passengers.map(({ familyName }) => familyName);
  expect(names(one)).toEqual(['スカルノ', '', '']);
  expect(one.representative).toMatchObject({ familyName: 'スカルノ', hasOneName: true });
  const other = withAnswer(customers, 'passengers.2.hasOneName', true);
  expect(names(withAnswer(other, 'passengers.0.familyName', '佐藤'))).toEqual(['佐藤', '佐藤', '']);
});

test('復路の車両は、変えるまで往路に続く', () => {
  const plate = driven(trip, 'outboundVehicles.0.plate.place', '函館');
  expect(plate.returnVehicles[0]?.plate.place).toBe('函館');
  const apart = driven(plate, 'returnVehicles.0.model', 'カローラ');
  expect(isSameVehicle(apart.outboundVehicles[0], apart.returnVehicles[0])).toBe(false);
  const later = driven(apart, 'outboundVehicles.0.plate.kana', 'あ');
  expect(later.returnVehicles[0]?.plate.kana).toBe('');
});

test('復路に乗らない運転者と、ほかの種類の車両は続かない', () => {
  expect(driven(trip, 'outboundVehicles.0.driver', 0).returnVehicles[0]?.driver).toBe(0);
  expect(driven(trip, 'outboundVehicles.0.driver', 1).returnVehicles[0]?.driver).toBeNull();
  const other = driven(trip, 'outboundVehicles.0.plate.place', '函館', false);
  expect(other.returnVehicles[0]?.plate.place).toBe('');
});

test('乳児の年齢は、たずねずに0歳とする', () => {
  const [adult] = customers.passengers;
  if (!adult) throw new Error('The example has no passenger');
  const passengers = [adult, { ...adult, passengerClass: 'baby' as const }];
  const known = withKnownAges({ ...customers, passengers });
  expect(known.passengers.map(({ age }) => age)).toEqual(['', '0']);
  expect(withKnownAges(known)).toBe(known);
});

test('往路と同じ車両の誤りは、往路のものだけを伝える', () => {
  const problems = [
    'outboundVehicles.0.driver',
    'returnVehicles.0.driver',
    'returnVehicles.0.model',
  ];
  const paths = (input: typeof trip, isPaired = true) =>
    withoutRepeated(
      problems.map((path) => ({ path })),
      input,
      () => isPaired,
    ).map(({ path }) => path);
  expect(paths(trip)).toEqual([problems[0], problems[2]]);
  expect(paths(trip, false)).toEqual(problems);
  expect(paths(driven(trip, 'returnVehicles.0.model', 'カローラ'))).toEqual(problems);
});

test('乗船者1と同じ市区町村の誤りは、乗船者1のものだけを伝える', () => {
  const problems = ['passengers.0.city', 'passengers.1.city', 'passengers.1.sex'];
  const paths = (input: typeof customers) =>
    withoutRepeated(
      problems.map((path) => ({ path })),
      input,
      () => true,
    ).map(({ path }) => path);
  expect(paths(customers)).toEqual(['passengers.0.city', 'passengers.1.sex']);
  expect(paths(withAnswer(customers, 'passengers.1.city', '汐'))).toEqual(problems);
});
