import { afterEach, vi } from 'vitest';
import { guards, putBack, reach } from './guards.ts';

// For all files that share a process: modules with guards that a control can take away, and with places where a test
// can do something in between. Both are the server's own until a test says otherwise (guards.ts).

afterEach(putBack);

vi.mock(import('../../src/booking/reservations/get-reservation.ts'), async (original) => {
  const real = await original();
  const requireReservation: typeof real.requireReservation = async (db, context, id, lock) => {
    const used = guards.reservationLock ? lock : undefined;
    const found = await real.requireReservation(db, context, id, used);
    await reach('reservationRead');
    return found;
  };
  return { ...real, requireReservation };
});

vi.mock(import('../../src/domain/reservations/reservation-rows.ts'), async (original) => {
  const real = await original();
  const findAccessible: typeof real.findAccessible = (db, who, id, lock) =>
    real.findAccessible(db, who, id, guards.accessLock ? lock : undefined);
  const findForUpdate: typeof real.findForUpdate = async (tx, id) => {
    const unlocked = () =>
      tx.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirst();
    const row = await (guards.settlementLock ? real.findForUpdate(tx, id) : unlocked());
    await reach('settling');
    return row;
  };
  return { ...real, findAccessible, findForUpdate };
});

vi.mock(import('../../src/domain/payments/payment-rows.ts'), async (original) => {
  const real = await original();
  const findPaymentForUpdate: typeof real.findPaymentForUpdate = (tx, id) =>
    guards.paymentLock ? real.findPaymentForUpdate(tx, id) : real.findPayment(tx, id);
  return { ...real, findPaymentForUpdate };
});

vi.mock(import('../../src/domain/reservations/history-rows.ts'), async (original) => {
  const real = await original();
  const addHistory: typeof real.addHistory = async (tx, id, event, ...rest) => {
    await real.addHistory(tx, id, event, ...rest);
    await reach(event);
  };
  return { ...real, addHistory };
});

vi.mock(import('../../src/domain/reservations/claim-rows.ts'), async (original) => {
  const real = await original();
  const claimReservationRow: typeof real.claimReservationRow = async (...given) => {
    const { lookThenClaim } = await import('./unguarded.ts');
    const isClaimed = await (guards.claimCheck ? real.claimReservationRow : lookThenClaim)(
      ...given,
    );
    await reach('claimed');
    return isClaimed;
  };
  return { ...real, claimReservationRow };
});

vi.mock(import('../../src/domain/reservations/guest-right-rows.ts'), async (original) => {
  const real = await original();
  const { anyContact, insertRight } = await import('./unguarded.ts');
  const isReachedBy: typeof real.isReachedBy = (...known) =>
    guards.contactCheck ? real.isReachedBy(...known) : anyContact;
  const insertGuestRight: typeof real.insertGuestRight = (...given) =>
    guards.contactCheck ? real.insertGuestRight(...given) : insertRight(...given);
  return { ...real, isReachedBy, insertGuestRight };
});

vi.mock(import('../../src/domain/reservations/change-rows.ts'), async (original) => {
  const real = await original();
  const findChangeForUpdate: typeof real.findChangeForUpdate = (tx, id) =>
    guards.changeLock ? real.findChangeForUpdate(tx, id) : real.findChangeInFlight(tx, id);
  return { ...real, findChangeForUpdate };
});

vi.mock(import('../../src/domain/drafts/draft-rows.ts'), async (original) => {
  const real = await original();
  const lockDraft: typeof real.lockDraft = async (tx, id) => {
    if (guards.draftLock) await real.lockDraft(tx, id);
  };
  return { ...real, lockDraft };
});

vi.mock(import('../../src/domain/partner-tickets/ticket-stock.ts'), async (original) => {
  const real = await original();
  const { countThenTake } = await import('./unguarded.ts');
  const swapTicketStock: typeof real.swapTicketStock = (...given) =>
    guards.ticketCount ? real.swapTicketStock(...given) : countThenTake(...given);
  return { ...real, swapTicketStock };
});

vi.mock(import('../../src/domain/inventory/stock.ts'), async (original) => {
  const real = await original();
  const { readThenWritePools } = await import('../inventory/oversell.ts');
  const takeStock: typeof real.takeStock = (tx, demand) =>
    guards.stock ? real.takeStock(tx, demand) : readThenWritePools(tx, demand);
  const lockStock: typeof real.lockStock = async (...given) => {
    if (guards.stock && guards.lineLock) await real.lockStock(...given);
  };
  return { ...real, takeStock, lockStock };
});

vi.mock(import('../../src/domain/waitlist/waitlist-rows.ts'), async (original) => {
  const real = await original();
  const { readLine } = await import('./unguarded.ts');
  const lockLine: typeof real.lockLine = async (...given) => {
    const line = await (guards.lineLock ? real.lockLine : readLine)(...given);
    await reach('offering');
    return line;
  };
  return { ...real, lockLine };
});

vi.mock(import('../../src/domain/queue/queue-rows.ts'), async (original) => {
  const real = await original();
  const lockQueueDraw: typeof real.lockQueueDraw = async (...given) => {
    if (guards.drawLock) await real.lockQueueDraw(...given);
  };
  const lockPlacesOf: typeof real.lockPlacesOf = async (...given) => {
    if (guards.queueClientLock) await real.lockPlacesOf(...given);
  };
  const insertPlace: typeof real.insertPlace = async (...given) => {
    await real.insertPlace(...given);
    await reach('placeTaken');
  };
  return { ...real, lockQueueDraw, lockPlacesOf, insertPlace };
});

vi.mock(import('../../src/domain/idempotency/stored-responses.ts'), async (original) => {
  const real = await original();
  const storeResponse: typeof real.storeResponse = async (...given) =>
    guards.storedResponses ? real.storeResponse(...given) : true;
  return { ...real, storeResponse };
});

vi.mock(import('../../src/domain/unpaid/unpaid-rows.ts'), async (original) => {
  const real = await original();
  const lockNames: typeof real.lockNames = async (...given) => {
    if (guards.unpaidLock) await real.lockNames(...given);
  };
  return { ...real, lockNames };
});

vi.mock(import('../../src/booking/holding/held-places.ts'), async (original) => {
  const real = await original();
  const lockClient: typeof real.lockClient = async (...given) => {
    if (guards.clientLock) await real.lockClient(...given);
  };
  return { ...real, lockClient };
});

vi.mock(import('../../src/booking/paying/drive-payment.ts'), async (original) => {
  const real = await original();
  const chargePayment: typeof real.chargePayment = async (...given) => {
    await reach('charging');
    return real.chargePayment(...given);
  };
  return { ...real, chargePayment };
});

vi.mock(import('../../src/domain/payments/refund-accounts.ts'), async (original) => {
  const real = await original();
  const keepAccount: typeof real.keepAccount = async (...given) => {
    await reach('keepingAccount');
    return real.keepAccount(...given);
  };
  return { ...real, keepAccount };
});

vi.mock(import('../../src/domain/service/decide.ts'), async (original) => {
  const real = await original();
  const waitForOthers: typeof real.waitForOthers = async (tx) => {
    if (guards.decisionLock) await real.waitForOthers(tx);
    await reach('deciding');
  };
  return { ...real, waitForOthers };
});
