import type {
  Draft,
  DraftPayment,
  DraftPaymentRequest,
  Reservation,
  SailingSearchResult,
} from '@ferry/api/customer';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { dayFromNow } from './booking.ts';
import { mailbox } from './mailbox.ts';

/** Steps at which a test can begin that is about what comes after, with their headings. */
const STEPS = {
  'customer-input': 'お客様情報を入力する',
  'payment-input': 'お支払い方法を選ぶ',
  'content-confirm': '入力内容の確認',
} as const;

const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };

/** What `fillCustomer` types, as it is stored. */
const hanako = {
  familyName: '髙橋',
  givenName: '花子',
  familyNameKana: 'タカハシ',
  givenNameKana: 'ハナコ',
};
const phone = '090-1234-5678';

/** Its plate is said later. */
const car = { vehicleTypeId: 'veh_car', lengthCm: 469, heightCm: 155, loadedLengthCm: null };

/** A booking of 髙橋花子: of so many days from now, or of a day. */
type Wishes = {
  days?: number;
  date?: string;
  adults?: number;
  hasCar?: boolean;
  email?: string;
};

/** The answers of a draft with the same name for the representative and every passenger. */
export const responsesOf = (
  { customers }: Draft,
  name: typeof hanako,
  reachedBy: { phone: string; email: string },
): Draft['customers'] => ({
  ...customers,
  representative: { ...customers.representative, ...name, ...reachedBy },
  passengers: customers.passengers.map((passenger): Draft['customers']['passengers'][number] => ({
    ...passenger,
    ...name,
    sex: 'female',
    age: '42',
    city: '汐見市',
    emergencySupport: 'none',
  })),
  outboundVehicles: customers.outboundVehicles.map((vehicle) => ({
    ...vehicle,
    driver: 0,
    plateUndecided: true,
  })),
});

/** What a call needs that changes something; a client without a session gets one. */
export async function changeHeaders(caller: APIRequestContext): Promise<Record<string, string>> {
  const token = async () => {
    const { cookies } = await caller.storageState();
    return cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  };
  if (!(await token())) await caller.get('/sanctum/csrf-cookie');
  return {
    'X-XSRF-TOKEN': decodeURIComponent((await token()) ?? ''),
    'X-Requested-With': 'XMLHttpRequest',
  };
}

/**
 * Opens a step of a booking from 汐見港 to 凪浦港, in the first cabin that the list offers, as 髙橋花子.
 * The steps before it were answered by calls in the session of the page's browser: for tests whose
 * subject is none of them. `bookUntilConfirm` walks them.
 */
export async function openStep(
  page: Page,
  step: keyof typeof STEPS,
  wishes: Wishes,
): Promise<void> {
  const draft = await createDraft(page.request, wishes);
  if (step === 'content-confirm') await setPayment(page.request, draft.id, { method: 'port' });
  await page.goto(`/customer/reservation/${step}?draft=${draft.id}`);
  await expect(page.getByRole('heading', { level: 1, name: STEPS[step] })).toBeVisible();
}

/** A draft with all answers but how it is paid. */
export async function createDraft(
  caller: APIRequestContext,
  { days = 0, date = dayFromNow(days).date, adults = 1, hasCar = false, email = mailbox() }: Wishes,
): Promise<Draft> {
  const vehicles = hasCar ? [car] : [];
  const headers = await changeHeaders(caller);
  const found = await caller.get('/customer-api/sailings', {
    params: {
      ...ports,
      date,
      adults,
      ...(vehicles.length > 0 && { vehicles: 'veh_car:469:155' }),
    },
  });
  const { sailingOffers }: SailingSearchResult = await found.json();
  // A sailing whose deck has no room for the car shows its cabins all the same.
  const open = sailingOffers.filter(({ availability }) =>
    ['available', 'few'].includes(availability),
  );
  const [first] = open.flatMap(({ sailing, cabinOffers }) =>
    cabinOffers.flatMap(({ cabins }) => (cabins ? [{ sailingId: sailing.id, cabins }] : [])),
  );
  const party = { adults, children: 0, infants: 0, babies: 0 };
  const outbound = { ...ports, ...first, party, vehicles, pets: [], meals: [] };
  const created = await caller.post('/customer-api/drafts', {
    headers,
    data: { outbound, return: null },
  });
  expect(created.status()).toBe(201);
  return fillDraft(caller, await created.json(), email);
}

/** A draft with its customers, all of whom are 髙橋花子. */
export async function fillDraft(
  caller: APIRequestContext,
  draft: Draft,
  email: string,
): Promise<Draft> {
  const filled = await caller.put(`/customer-api/drafts/${draft.id}/customers`, {
    headers: { ...(await changeHeaders(caller)), 'if-match': `"${draft.version}"` },
    data: responsesOf(draft, hanako, { phone, email }),
  });
  expect(filled.status()).toBe(200);
  return filled.json();
}

/** Chooses how a draft is paid, as another tab of the caller's browser would. */
export async function setPayment(
  caller: APIRequestContext,
  draftId: string,
  data: DraftPaymentRequest,
): Promise<DraftPayment> {
  const headers = await changeHeaders(caller);
  const chosen = await caller.put(`/customer-api/drafts/${draftId}/payment`, { headers, data });
  expect(chosen.status()).toBe(200);
  return chosen.json();
}

/** A call that takes places: made once, for what the caller has seen. */
const onceFor = async (caller: APIRequestContext, version: number) => ({
  ...(await changeHeaders(caller)),
  'idempotency-key': crypto.randomUUID(),
  'if-match': `"${version}"`,
});

/** Takes the places of a draft, for the price that it says. */
export async function holdDraft(
  caller: APIRequestContext,
  { id, version, quote }: Draft,
): Promise<Reservation> {
  const held = await caller.post('/customer-api/reservations', {
    headers: await onceFor(caller, version),
    data: { draftId: id, totalYen: quote.totalYen },
  });
  expect(held.status()).toBe(201);
  return held.json();
}

/** Holds what is to be paid at the port; no page is seen. */
export async function holdByCalls(caller: APIRequestContext, wishes: Wishes): Promise<Reservation> {
  const draft = await createDraft(caller, wishes);
  await setPayment(caller, draft.id, { method: 'port' });
  return holdDraft(caller, draft);
}

/** Books, to be paid at the port; no page is seen. For tests whose subject is what comes after. */
export async function bookByCalls(caller: APIRequestContext, wishes: Wishes): Promise<Reservation> {
  const draft = await createDraft(caller, wishes);
  const payment = await setPayment(caller, draft.id, { method: 'port' });
  return commitHeld(caller, await holdDraft(caller, draft), payment);
}

/** Confirms what is held, paid as was chosen. */
export async function commitHeld(
  caller: APIRequestContext,
  { id, version, quote }: Reservation,
  payment: DraftPayment,
): Promise<Reservation> {
  const booked = await caller.post(`/customer-api/reservations/${id}/commit`, {
    headers: await onceFor(caller, version),
    data: {
      paymentMethod: payment.method,
      draftPaymentId: payment.id,
      totalYen: quote.totalYen,
      consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
    },
  });
  expect(booked.status()).toBe(200);
  return booked.json();
}
