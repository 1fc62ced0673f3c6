/** HTML without injection: `html` escapes every value that is not itself made by `html`. */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

const embed = (value) => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(embed).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => entities[character]);
};

/** @returns {Html} */
export const html = (strings, ...values) =>
  new Html(String.raw({ raw: strings }, ...values.map(embed)));

/** Text that is already safe to embed: our own style sheet. */
export const trusted = (text) => new Html(text);

/** Paragraphs and `code` of a description. */
export const prose = (text = '') =>
  text
    .trim()
    .split(/\n+/)
    .map((line) => {
      const parts = line.split(/`([^`]+)`/);
      return html`<p>${parts.map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}</p>`;
    });

/** A table, or nothing when it has no rows; `kind` is the class that gives its columns their widths. */
export const table = (caption, heads, rows, kind = 'entries') =>
  rows.length > 0 &&
  html`<div class="scroll"><table class="${kind}"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  )}</tbody></table></div>
`;

export const json = (value) =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
