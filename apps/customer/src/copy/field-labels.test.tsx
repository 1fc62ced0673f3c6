import type { CustomerInput, Draft } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import {
  fieldId,
  fieldOf,
  fieldProblems,
} from '../features/booking/shared/model/customer-fields.ts';
import { createAppRouter } from '../router.tsx';
import { fieldLabels } from './field-labels.ts';
import { searchLabels } from './search-labels.ts';

const draft = exampleOf('getDraft', 200, 'created');
const timetable = exampleOf('listRoutes', 200, 'default');
const { representative, passengers } = draft.customers;
const disabled = timetable.routes
  .flatMap(({ discounts }) => discounts)
  .find(({ kind }) => kind === 'disabled');

/** A party that is asked for everything: disabled, with a carer, with help, from abroad, at the wheel. */
const customers: CustomerInput = {
  ...draft.customers,
  representative: { ...representative, travels: false },
  passengers: passengers.map((passenger, index) => ({
    ...passenger,
    livesAbroad: index === 1,
    age: '',
    birthDate: index === 1 ? '1980-04-01' : '',
    emergencySupport: 'needed',
    assistance: ['steps'],
    returnCabin: passenger.outboundCabin,
    discount: {
      discountId: disabled?.id ?? '',
      certificate: 'physical',
      disabilityClass: 'class1',
      carer: null,
    },
  })),
  outboundVehicles: [
    {
      driver: null,
      model: '',
      plateUndecided: false,
      plate: { place: '', classNumber: '', kana: '', number: '' },
      isLow: false,
    },
  ],
  returnVehicles: [],
};

/** Both legs with two cabins, between which a passenger can move. */
function inTwoCabins({ choice, ...leg }: Draft['outbound']): Draft['outbound'] {
  const twice = <Item,>(items: readonly Item[]) => [...items, ...items].slice(0, 2);
  return { ...leg, cabins: twice(leg.cabins), choice: { ...choice, cabins: twice(choice.cabins) } };
}
const outbound = inTwoCabins(draft.outbound);

async function open() {
  const answers: Record<string, object> = {
    [`/drafts/${draft.id}`]: { ...draft, outbound, return: outbound, customers },
    '/routes': timetable,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(new Request(request).url);
    const answer = answers[pathname.replace(/^\/customer-api/, '')];
    return answer ? Response.json(answer) : new Promise<never>(() => {});
  });
  const queryClient = createQueryClient();
  const path = `/customer/reservation/customer-input?draft=${draft.id}`;
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { container } = await render(<App {...{ router, queryClient }} />);
  // Vehicles come with a part of their own.
  const last = fieldId('outboundVehicles.0.model');
  const isDrawn = () => container.querySelector('main form') && document.getElementById(last);
  await vi.waitUntil(isDrawn, { timeout: 5_000 });
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element | null): element is Control =>
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => element instanceof kind,
  );

/** The visible name of a control: of its group where it has one of its own. */
function labelOf(control: Control): string {
  const group = control.closest('fieldset');
  const legend = group?.querySelector('legend')?.textContent ?? '';
  const own = control.labels?.[0]?.textContent ?? '';
  const isPlate = /\.?plate$/.test(control.id);
  const isGroup =
    control.type === 'radio' || control.name === 'year' || /birthDate$/.test(control.id);
  const isBoxes = control.type === 'checkbox' && control.id !== fieldId('sensitiveDataConsent');
  const name = isPlate ? `${legend}の${own}` : isGroup || isBoxes ? legend : own;
  return name.replace(/※(?:必須|任意)/g, '');
}

afterEach(() => vi.restoreAllMocks());

test('お客様情報の欄の名前は、エラー要約の言葉と同じ', async () => {
  await open();
  const paths = [
    ...Object.keys(representative).map((key) => `representative.${key}`),
    ...customers.passengers.flatMap(({ discount, ...passenger }, index) => [
      ...Object.keys(passenger).map((key) => `passengers.${index}.${key}`),
      ...Object.keys(discount ?? {}).map((key) => `passengers.${index}.discount.${key}`),
    ]),
    ...['driver', 'model', 'plate.place'].map((key) => `outboundVehicles.0.${key}`),
    'sensitiveDataConsent',
  ];
  const compared = new Set<string>();
  const differing = paths.flatMap((path) => {
    const control = document.getElementById(fieldId(path));
    const key = fieldOf(path);
    if (!isControl(control) || !(key in fieldLabels)) return [];
    compared.add(key);
    const [problem] = fieldProblems(customers, { [path]: ['TOO_LONG'] });
    const [word = ''] = problem?.message.split('が長すぎます。') ?? [];
    const label = labelOf(control).replace(/に同意する$/, '');
    return word.endsWith(label) && label !== '' ? [] : [[path, label, word]];
  });
  expect(differing).toEqual([]);
  const elsewhere = [...Object.keys(searchLabels), 'reservationNumber', 'password'];
  const inTheOtherBoxes = ['plate.classNumber', 'plate.kana', 'plate.number'];
  // Named after what a ticket includes and whose partners are: `TicketFields.test.tsx`.
  const ofTickets = ['partnerTicket.slots', 'partnerTicket.mayInformPartners'];
  expect(Object.keys(fieldLabels).filter((key) => !compared.has(key))).toEqual([
    ...elsewhere,
    ...inTheOtherBoxes,
    ...ofTickets,
    'currentPassword',
    'newPassword',
    'newEmail',
    'payment.method',
    'payment.storeId',
    'receipt.recipient',
    'receipt.blankRecipient',
    'receipt.proviso',
  ]);
});
