/** The report of a visual comparison: one HTML page with before, after and difference. */

/**
 * @typedef {{ name: string, status: 'changed' | 'new' | 'gone', why: string }} Finding
 */

/**
 * @param {Finding[]} findings
 * @param {number} compared how many pictures there are
 * @param {string} environment browser and fonts in one line
 * @returns {string} HTML; the pictures are beside it as `name.before.png`, `.after.png`, `.diff.png`
 */
export function reportOf(findings, compared, environment) {
  const title = findings.length
    ? `${findings.length} of ${compared} pictures differ`
    : `${compared} pictures are as accepted`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 sans-serif; }
  section { margin-block: 2rem; border-top: 1px solid #888; }
  .pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>${title}</h1>
<p>${html(environment)}. To accept what is new: <code>npm run vrt:accept</code></p>
<ul>${findings.map(({ name, why }) => `<li><a href="#${name}">${name}</a>: ${html(why)}</li>`).join('')}</ul>
${findings.map(section).join('\n')}
</html>
`;
}

function section({ name, status, why }) {
  const shown = { changed: ['before', 'after', 'diff'], new: ['after'], gone: ['before'] }[status];
  const figures = shown.map(
    (kind) =>
      `<figure><figcaption>${kind}</figcaption><a href="${name}.${kind}.png"><img src="${name}.${kind}.png" alt="${name}, ${kind}" loading="lazy"></a></figure>`,
  );
  return `<section id="${name}"><h2>${name}</h2><p>${html(why)}</p><div class="pictures">${figures.join('')}</div></section>`;
}

function html(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
