// Remembers in this browser alone whether it counts as a device with Apple Pay and Google Pay.
const KEY = 'sandbox-wallets';
const state = document.getElementById('state');
const show = () => {
  state.textContent =
    localStorage.getItem(KEY) === 'yes'
      ? 'いまは、使える端末とみなしています。'
      : 'いまは、端末が本当に使えるかどうかで決まります。';
};
document.getElementById('device').addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter?.value === 'yes') localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
  show();
});
show();
