// Opens the sheet of Apple Pay or Google Pay for the page around it, and hands out nothing but a token: name, address
// and mail are not asked for. The sheet wants a press that is just happening, so everything else is ready before.
// https://docs.stripe.com/stripe-js/elements/payment-request-button: the one button is the page's own, so that the
// sheet opens below the legal items and nowhere else.
const parentOrigin = location.origin;
const { key, methods } = document.querySelector('script[data-key]').dataset;
const offered = methods.split(' ').filter(Boolean);
const send = (message) => parent.postMessage({ source: 'wallet-sheet', ...message }, parentOrigin);

const stripe = window.Stripe?.(key, { locale: 'ja' });
const requests = new Map();
let complete;

function prepare(method) {
  const request = stripe.paymentRequest({
    country: 'JP',
    currency: 'jpy',
    total: { label: 'フェリー', amount: 0, pending: true },
    disableWallets: ['link', 'browserCard', 'applePay', 'googlePay'].filter(
      (each) => each !== method,
    ),
  });
  request.on('paymentmethod', (event) => {
    complete = event.complete;
    send({ type: 'token', token: event.paymentMethod.id });
  });
  request.on('cancel', () => send({ type: 'closed' }));
  return request;
}

async function begin() {
  const able = [];
  for (const method of stripe ? offered : []) {
    const request = prepare(method);
    const can = await request.canMakePayment().catch(() => null);
    if (!can?.[method]) continue;
    requests.set(method, request);
    able.push(method);
  }
  send({ type: 'ready', methods: able });
}

function open({ method, amountYen, label }) {
  const request = requests.get(method);
  if (!request) return send({ type: 'failed' });
  request.update({ total: { label, amount: amountYen } });
  return request.show();
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent) return;
  if (data?.type === 'open') {
    try {
      open(data);
    } catch {
      send({ type: 'failed' });
    }
  } else if (data?.type === 'end') {
    complete?.(data.isPaid ? 'success' : 'fail');
    complete = undefined;
  }
});
void begin();
