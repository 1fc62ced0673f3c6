import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operatorTheme, ThemeError } from '@ferry/ui/theme/operator-theme';
import { type OperatorTheme, themeCss } from '@ferry/ui/theme/theme-css';
import type { Plugin } from 'vite';
import type demonstration from '../../../operator.json';

const ROOT = join(import.meta.dirname, '../../..');
const ICONS = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
const THEME = 'virtual:operator-theme.css';

/** The ferry company whose site is built. */
type OperatorFolder = {
  /** Its `operator.json`. */
  file: string;
  operator: typeof demonstration;
  theme: OperatorTheme;
  /** The folder of its icons, as {@link ICONS} names them. */
  icons: string;
};

/**
 * Everything by which a site shows whose it is, from the folder that `FERRY_OPERATOR` names, or the
 * demonstration's. Guarded by scripts/build/second-company.spec.ts.
 * @throws Error of one line for each thing that is missing or cannot be used
 */
export function openOperator(folder = process.env.FERRY_OPERATOR): OperatorFolder {
  if (!folder) {
    const file = join(ROOT, 'operator.json');
    const icons = join(import.meta.dirname, '../public');
    return { file, operator: read(file), theme: operatorTheme({}), icons };
  }
  const path = resolve(process.env.INIT_CWD ?? '', folder);
  const icons = join(path, 'icons');
  const missing = ICONS.filter((name) => !existsSync(join(icons, name)));
  if (missing.length > 0) throw new Error(`${icons}: ${missing.join(', ')} missing`);
  const file = join(path, 'operator.json');
  const operator = read(file);
  // As the server reads it, which compares the site's name with its own.
  operator.name = operator.name.trim();
  const lacking = picturesOf(operator).filter((name) => !existsSync(join(icons, name)));
  if (lacking.length > 0) throw new Error(`${icons}: ${lacking.join(', ')} missing`);
  return { file, operator, theme: themeOf(join(path, 'theme.json')), icons };
}

/** The pictures that an `operator.json` names. */
function picturesOf({ logo, routes }: OperatorFolder['operator']): string[] {
  const maps: { map?: string }[] = Object.values(routes ?? {});
  return [logo, ...maps.map(({ map }) => map)].filter((name) => name != null);
}

function themeOf(file: string): OperatorTheme {
  try {
    return operatorTheme(read(file));
  } catch (error) {
    if (error instanceof ThemeError)
      throw new Error(error.lines.map((line) => `${file}: ${line}`).join('\n'));
    throw error;
  }
}

/** Read as the checked demonstration's is: the server's `check` says what is wrong in it. */
function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Gives the app its operator and its theme, in the site's build and in that of its pages alike. */
export const operatorModules = ({ file, theme }: OperatorFolder): Plugin => ({
  name: 'operator-modules',
  enforce: 'pre',
  resolveId(source) {
    if (source === THEME) return `\0${THEME}`;
    return source.endsWith('/operator.json') ? file : undefined;
  },
  load: (id) => (id === `\0${THEME}` ? themeCss(theme) : undefined),
});
