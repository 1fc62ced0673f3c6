/** What pictures depend on beside the code: the browser and the fonts. */
import { spawnSync } from 'node:child_process';

/** @typedef {{ chromium: string, fonts: string[] }} Environment */

/**
 * @param {string} chromium version of the browser
 * @returns {Environment} with the families of all installed fonts and their versions; empty where
 *   there is no fontconfig, which then differs from every baseline
 */
export function environmentOf(chromium) {
  const listed = spawnSync('fc-list', ['--format', '%{family[0]} %{fontversion}\n'], {
    encoding: 'utf8',
  });
  const fonts = (listed.stdout ?? '').split('\n').filter(Boolean);
  return { chromium, fonts: [...new Set(fonts)].sort() };
}

/**
 * @param {Environment} baseline what the committed pictures were made with
 * @param {Environment} here
 * @returns {string | undefined} one line that says what differs; nothing when pictures compare
 */
export function differenceOf(baseline, here) {
  const parts = [];
  if (baseline.chromium !== here.chromium) {
    parts.push(`Chromium ${here.chromium} instead of ${baseline.chromium}`);
  }
  const missing = baseline.fonts.filter((font) => !here.fonts.includes(font));
  const added = here.fonts.filter((font) => !baseline.fonts.includes(font));
  if (missing.length) parts.push(`fonts missing: ${short(missing)}`);
  if (added.length) parts.push(`other fonts: ${short(added)}`);
  return parts.length ? parts.join('; ') : undefined;
}

function short(fonts) {
  const shown = fonts.slice(0, 3).map((font) => font.replace(/ \d+$/, ''));
  return fonts.length > 3 ? `${shown.join(', ')} and ${fonts.length - 3} more` : shown.join(', ');
}
