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

async function submit() {
  if (!stripe) return send({ type: 'failed' });
  const made = await stripe.createPaymentMethod({ type: 'card', card });
  if (made.paymentMethod) {
    show('');
    return send({ type: 'token', token: made.paymentMethod.id });
  }
  if (made.error?.type !== 'validation_error') return send({ type: 'failed' });
  show(made.error.message);
  return send({ type: 'invalid', messages: { number: made.error.message } });
}

addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== parent) return;
  if (event.data?.type === 'submit') submit().catch(() => send({ type: 'failed' }));
});
card?.mount('#card');
card?.on('ready', () => send({ type: 'ready' }));
card?.on('change', () => show(''));
new ResizeObserver(sendHeight).observe(document.documentElement);
