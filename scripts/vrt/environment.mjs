/** What pictures depend on beside the code: the browser and the fonts. */
import { spawnSync } from 'node:child_process';

/**
 * The fonts of the pictures, whatever else is installed: Noto Sans CJK alone, and text without
 * smoothing. Its edges are half of the bytes of a screenshot and say nothing about the design; without
 * them all accepted pictures together stay below 3 MB.
 */
export const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont>
    <acceptfont><glob>*/NotoSansCJK*</glob></acceptfont>
    <rejectfont><glob>*.tt?</glob></rejectfont>
    <rejectfont><glob>*.otf</glob></rejectfont>
    <rejectfont><glob>*.pf?</glob></rejectfont>
    <rejectfont><glob>*.pcf*</glob></rejectfont>
    <rejectfont><glob>*.woff*</glob></rejectfont>
  </selectfont>
  <match target="pattern"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
  <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
`;

/** @typedef {{ chromium: string, fonts: string[] }} Environment */

/**
 * @param {string} chromium version of the browser
 * @param {string} config file with {@link FONTS}
 * @returns {Environment} with the families that are left and their versions; empty where there is no
 *   fontconfig or no such font, which then differs from every baseline
 */
export function environmentOf(chromium, config) {
  const listed = spawnSync('fc-list', ['--format', '%{family[0]} %{fontversion}\n'], {
    encoding: 'utf8',
    env: { ...process.env, FONTCONFIG_FILE: config },
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
