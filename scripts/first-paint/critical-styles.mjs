import postcss from 'postcss';

/**
 * The rules that a page's markup can use: whose classes it has, and those without a class. Keyframes
 * are left out, so nothing moves before the app is there.
 *
 * @param {string} css style sheets in their order
 * @param {string} html markup of the page
 * @returns {string} the rules, in the same order
 */
export function criticalStyles(css, html) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const isUsed = (selector) =>
    [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) => classes.has(name));
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/keyframes$/, (rule) => {
    rule.remove();
  });
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed);
    if (used.length) rule.selectors = used;
    else rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet.toString();
}

/**
 * `style` attributes are refused by the Content-Security-Policy: they become `data-style`, and a rule
 * for each stands in for them until the app sets them again.
 *
 * @param {string} html markup as React draws it
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
