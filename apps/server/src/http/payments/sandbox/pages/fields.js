// The card's fields inside the payment page's iframe. What is typed goes to the provider only; the
// page around it gets a token, and only our own origin may ask for it.
const parentOrigin = location.origin;
const form = document.getElementById('card');
const names = ['number', 'expiry', 'securityCode'];
const labels = {
  number: 'カード番号',
  expiry: '有効期限',
  securityCode: 'セキュリティコード',
};
const texts = {
  REQUIRED: (label) => `${label}を入力してください。`,
  INVALID: (label) => `${label}をご確認ください。`,
  NOT_A_TEST_CARD: () => 'テスト用のカード番号を入力してください。本物のカードは使えません。',
  EXPIRED: () => '有効期限が過ぎています。',
};

const send = (message) =>
  parent.postMessage({ source: 'payment-fields', ...message }, parentOrigin);
const sendHeight = () => send({ type: 'height', height: document.documentElement.offsetHeight });

function show(problems) {
  const messages = {};
  for (const name of names) {
    const field = document.getElementById(name);
    const error = document.getElementById(`${name}-error`);
    const problem = problems[name];
    const text = problem ? texts[problem](labels[name]) : '';
    if (text) messages[name] = text;
    error.textContent = text;
    error.hidden = !text;
    field.toggleAttribute('aria-invalid', Boolean(text));
    if (text) field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${name}-hint${text ? ` ${name}-error` : ''}`);
  }
  sendHeight();
  return messages;
}

async function submit() {
  const card = Object.fromEntries(names.map((name) => [name, document.getElementById(name).value]));
  try {
    const response = await fetch('/sandbox-payments/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify(card),
    });
    const result = await response.json();
    if (result.problems) send({ type: 'invalid', messages: show(result.problems) });
    else if (result.token) {
      show({});
      send({ type: 'token', token: result.token });
    } else send({ type: 'failed' });
  } catch {
    send({ type: 'failed' });
  }
}

addEventListener('message', (event) => {
  if (event.origin !== parentOrigin || event.source !== parent) return;
  if (event.data?.type === 'submit') void submit();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  send({ type: 'enter' });
});
// An error goes as soon as its field is changed.
form.addEventListener('input', ({ target }) => {
  const error = document.getElementById(`${target.id}-error`);
  if (!error || error.hidden) return;
  error.hidden = true;
  target.removeAttribute('aria-invalid');
  sendHeight();
});
new ResizeObserver(sendHeight).observe(document.documentElement);
send({ type: 'ready' });
