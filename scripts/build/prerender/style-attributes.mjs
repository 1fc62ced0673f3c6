/**
 * `style` attributes are refused by the Content-Security-Policy: they become `data-style`, and a rule
 * for each stands in for them until the app sets them again.
 *
 * @param {string} html markup as React renders it
 * @returns {{ html: string, css: string }}
 */
export function withoutStyleAttributes(html) {
  const found = new Set();
  const changed = html.replace(/(<[a-z][^>]*?)\sstyle="([^"]*)"/g, (_, tag, style) => {
    found.add(style);
    return `${tag} data-style="${style}"`;
  });
  // With the id it wins over every class, as the attribute did.
  const rules = [...found].map((style) => `#root [data-style="${style}"]{${style}}`);
  return { html: changed, css: rules.join('') };
}
