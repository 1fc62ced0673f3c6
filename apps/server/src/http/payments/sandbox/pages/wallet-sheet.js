// Plays the sheet that a device shows for Apple Pay or Google Pay. It opens only when the page around it asks, which it
// does with its last confirmation; what comes of it is a token or nothing.
const parentOrigin = location.origin;
const sheet = document.getElementById('sheet');
const error = document.getElementById('error');
const send = (message) => parent.postMessage({ source: 'wallet-sheet', ...message }, parentOrigin);
const sendHeight = () => send({ type: 'height', height: document.documentElement.offsetHeight });
let wallet;

/** A real device that has Apple Pay, or one that counts as able: see device.js. */
function ableMethods() {
  if (localStorage.getItem('sandbox-wallets') === 'yes') return ['applePay', 'googlePay'];
  return window.ApplePaySession?.canMakePayments?.() ? ['applePay'] : [];
}

function open({ method, amountYen, label }) {
  wallet = method;
  document.getElementById('label').textContent = label;
  document.getElementById('amount').textContent = `${amountYen.toLocaleString('ja-JP')}円`;
  error.hidden = true;
  sheet.hidden = false;
  sendHeight();
}

async function tokenFor(outcome) {
  const response = await fetch('/sandbox-payments/sheet-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ wallet, outcome }),
  });
  return (await response.json()).token;
}

async function choose(outcome) {
  if (outcome === 'silent') return;
  sheet.hidden = outcome === 'close';
  if (outcome === 'close') return send({ type: 'closed' });
  try {
    const token = await tokenFor(outcome);
    if (!token) throw new Error('no token');
    sheet.hidden = true;
    send({ type: 'token', token });
  } catch {
    error.hidden = false;
    sendHeight();
  }
}

document.getElementById('choices').addEventListener('submit', (event) => {
  event.preventDefault();
  void choose(event.submitter?.value);
});
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent) return;
  if (data?.type !== 'open') return;
  // The device's own sheet would be over the page; this one has to be put into it.
  if (data.isShown) open(data);
  else send({ type: ableMethods().includes(data.method) ? 'show' : 'failed' });
});
new ResizeObserver(sendHeight).observe(document.documentElement);
send({ type: 'ready', methods: ableMethods() });
