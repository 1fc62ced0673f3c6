// Stripe's card fields inside the payment page's iframe, in the words that the page understands: it
// gets a token, and only our own origin may ask for it.
const parentOrigin = location.origin;
const { key } = document.querySelector('script[data-key]').dataset;
const send = (message) =>
  parent.postMessage({ source: 'payment-fields', ...message }, parentOrigin);
const sendHeight = () => send({ type: 'height', height: document.documentElement.offsetHeight });
const error = document.getElementById('error');

const stripe = window.Stripe?.(key, { locale: 'ja' });
const card = stripe
  ?.elements({ locale: 'ja' })
  .create('card', { hidePostalCode: true, style: { base: { fontSize: '16px' } } });

function show(message) {
  error.textContent = message;
  error.hidden = !message;
  sendHeight();
}

const fieldOf = (code = '') =>
  code.includes('cvc') ? 'securityCode' : /expir/.test(code) ? 'expiry' : 'number';

// Name and address of the payer go along for the authentication (3-D Secure).
async function submit({ name, email } = {}) {
  if (!stripe) return send({ type: 'failed' });
  const billing_details = { ...(name && { name }), ...(email && { email }) };
  const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
  if (made.paymentMethod) {
    show('');
    return send({ type: 'token', token: made.paymentMethod.id });
  }
  // What Stripe finds while it is typed, and what it says of the card when it is sent.
  const { type, code, message } = made.error ?? {};
  if (!['validation_error', 'card_error'].includes(type) || !message) {
    return send({ type: 'failed' });
  }
  show(message);
  return send({ type: 'invalid', messages: { [fieldOf(code)]: message } });
}

addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== parent) return;
  if (event.data?.type !== 'submit') return;
  submit(event.data.billing).catch(() => send({ type: 'failed' }));
});
card?.mount('#card');
card?.on('ready', () => send({ type: 'ready' }));
card?.on('change', ({ error: found }) => show(found?.message ?? ''));
new ResizeObserver(sendHeight).observe(document.documentElement);
