import { ferryValues } from './ferry.values.ts';
import { ferryDarkValues } from './ferry-dark.values.ts';
import { nearestReadable } from './nearest-readable.ts';
import { contrastFailures, type Failure } from './pairs.ts';
import type { Theme } from './theme.ts';
import type { OperatorTheme } from './theme-css.ts';

/** An operator's theme cannot be used; `lines` says what is wrong and what would do, a line for each colour. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

type Role = keyof Theme['color'];
/** What a file says in place of the house's own values. */
type Given = { [group in keyof Theme]: Partial<Theme[group]> };

const GROUPS = ['color', 'radius', 'shadow', 'font'] as const;
const HEX = /^#[0-9a-f]{6}$/i;
const VEIL = /^rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\)$/;
/** It becomes a style sheet, in which nothing may end its declaration. */
const PLAIN = /^[^;{}<>@\\]+$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Both looks of an operator's site from its `theme.json`: `{ "light": { "color": { "primary": "#0B6B4B" } },
 * "dark": { … } }`. What is not given is the house's own. Every pair of colours that is seen together is
 * measured (WCAG 2.2, 1.4.3 and 1.4.11), by day and in the dark.
 * @throws ThemeError for a name that no theme has, a value of another form, and colours that cannot be read
 */
export function operatorTheme(file: unknown): OperatorTheme {
  const lines: string[] = [];
  if (!isRecord(file)) throw new ThemeError(['must be an object with "light" and "dark"']);
  for (const name of Object.keys(file)) {
    if (name !== 'light' && name !== 'dark')
      lines.push(`${name}: there are only "light" and "dark"`);
  }
  const light = readGiven(file.light, 'light', lines);
  const dark = readGiven(file.dark, 'dark', lines);
  if (lines.length > 0) throw new ThemeError(lines);
  const day = over(ferryValues, light);
  const night = over({ ...ferryDarkValues, radius: day.radius, font: day.font }, dark);
  lines.push(...unreadable(day, light, 'light'), ...unreadable(night, dark, 'dark'));
  if (lines.length > 0) throw new ThemeError(lines);
  return { light: day, dark: night };
}

const over = (theme: Theme, given: Given): Theme => ({
  color: { ...theme.color, ...given.color },
  radius: { ...theme.radius, ...given.radius },
  shadow: { ...theme.shadow, ...given.shadow },
  font: { ...theme.font, ...given.font },
});

function readGiven(file: unknown, look: string, lines: string[]): Given {
  const given: Given = { color: {}, radius: {}, shadow: {}, font: {} };
  if (file === undefined) return given;
  if (!isRecord(file)) {
    lines.push(`${look}: must be an object`);
    return given;
  }
  for (const name of Object.keys(file)) {
    if (!GROUPS.some((group) => group === name))
      lines.push(`${look}.${name}: there are only ${GROUPS.join(', ')}`);
  }
  for (const group of GROUPS) {
    for (const [role, value] of Object.entries(isRecord(file[group]) ? file[group] : {})) {
      const problem = problemOf(group, role, value);
      if (problem) lines.push(`${look}.${group}.${role}: ${problem}`);
      else Object.assign(given[group], { [role]: value });
    }
  }
  return given;
}

function problemOf(group: keyof Theme, role: string, value: unknown): string | undefined {
  if (!(role in ferryValues[group])) return 'no theme has it';
  if (typeof value !== 'string') return 'must be a text';
  if (role === 'backdrop' && group === 'color')
    return VEIL.test(value) ? undefined : 'must be rgb(r g b / n%)';
  if (group === 'color') return HEX.test(value) ? undefined : 'must be #rrggbb';
  return PLAIN.test(value) ? undefined : 'must be one value of CSS';
}

/** A line for each colour that was given and is too close to another. */
function unreadable(theme: Theme, { color: given }: Given, look: string): string[] {
  const blamed = Map.groupBy(contrastFailures(theme), (failure) => roleToChange(failure, given));
  return [...blamed].map(([role, failures]) => {
    const worst = failures.reduce((one, other) =>
      one.ratio / one.needed <= other.ratio / other.needed ? one : other,
    );
    const pair = `${worst.pair}: ${worst.ratio.toFixed(2)} to 1, and ${worst.needed} are needed`;
    const better = nearestReadable(theme, role);
    const advice = better ? `the nearest that can be read is ${better}` : 'change the other one';
    return `${look}.color.${role} ${theme.color[role]}: ${pair}; ${advice}`;
  });
}

/** Of the two colours of a pair the one that the file gives; of two the one that is in front. */
function roleToChange({ pair }: Failure, given: Partial<Theme['color']>): Role {
  const roles = pair.split(' ').filter((word): word is Role => word in ferryValues.color);
  const [role] = [...roles.filter((each) => each in given), ...roles];
  if (!role) throw new TypeError(`a pair without a role: ${pair}`);
  return role;
}
