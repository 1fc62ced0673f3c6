// Leaves only what contains every word of the search, and no heading of what has nothing left;
// without a script the page is complete.
const field = document.getElementById('search');
const result = document.getElementById('found');
const plain = (text) => text.normalize('NFKC').toLowerCase();
const sections = [...document.querySelectorAll('section[data-entry]')].map((node) => ({
  node,
  link: document.querySelector(`nav a[href="#${node.id}"]`).parentElement,
  text: plain(node.textContent),
}));
const groups = [
  ...[...document.querySelectorAll('nav h2')].map((head) => [head, head.nextElementSibling]),
  ...[...document.querySelectorAll('main > section:not([data-entry])')].map((node) => [node, node]),
];
field.closest('[hidden]').hidden = false;
field.addEventListener('input', () => {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { node, link, text } of sections) {
    const fits = words.every((word) => text.includes(word));
    node.hidden = link.hidden = !fits;
    if (fits) count += 1;
  }
  for (const [shown, { children }] of groups) {
    const isEntry = (each) => each.matches('li, [data-entry]');
    shown.hidden = ![...children].some((each) => isEntry(each) && !each.hidden);
  }
  result.textContent = words.length > 0 ? `${count}件` : '';
});
