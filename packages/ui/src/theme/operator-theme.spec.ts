import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { ferryValues } from './ferry.values.ts';
import { ferryDarkValues } from './ferry-dark.values.ts';
import { operatorTheme, ThemeError } from './operator-theme.ts';

function linesOf(file: unknown): readonly string[] {
  try {
    operatorTheme(file);
    return [];
  } catch (error) {
    if (error instanceof ThemeError) return error.lines;
    throw error;
  }
}

it('is the house’s own where nothing is given, and takes what is', () => {
  expect(operatorTheme({})).toEqual({ light: ferryValues, dark: ferryDarkValues });
  const { light, dark } = operatorTheme({
    light: { color: { groundDeep: '#33204A' }, radius: { control: '24px' } },
    dark: { color: { groundDeep: '#1C1128' } },
  });
  expect(light.color).toEqual({ ...ferryValues.color, groundDeep: '#33204A' });
  expect(dark.color).toEqual({ ...ferryDarkValues.color, groundDeep: '#1C1128' });
  // Shape and letters are the same at night.
  expect([light.radius.control, dark.radius.control]).toEqual(['24px', '24px']);
});

it('refuses a colour that cannot be read, with its contrast and the nearest that can', () => {
  const lines = linesOf({ light: { color: { primary: '#F08A6C' } } });
  expect(lines).toHaveLength(1);
  const [, ratio, better = ''] =
    /^light\.color\.primary #F08A6C: onPrimary on primary: ([\d.]+) to 1, and 4\.5 are needed; the nearest that can be read is (#[0-9A-F]{6})$/.exec(
      lines[0] ?? '',
    ) ?? [];
  expect(Number(ratio)).toBeCloseTo(contrast('#FFFFFF', '#F08A6C'), 2);
  expect(contrast('#FFFFFF', better)).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#FFFFFF', better)).toBeLessThan(4.6);
  expect(linesOf({ light: { color: { primary: better } } })).toEqual([]);
});

it('measures the dark look as well, and all of a colour’s pairs at once', () => {
  expect(linesOf({ dark: { color: { inkQuiet: '#3F5566' } } })).toEqual([
    expect.stringMatching(/^dark\.color\.inkQuiet #3F5566: inkQuiet on \w+: .*nearest/),
  ]);
});

it('names what no theme has and what is no value', () => {
  expect(
    linesOf({
      night: {},
      light: {
        colour: {},
        color: { primry: '#000000', ink: 'navy', backdrop: '#000000' },
        font: { body: 'serif;}body{display:none' },
      },
    }),
  ).toEqual([
    'night: there are only "light" and "dark"',
    'light.colour: there are only color, radius, shadow, font',
    'light.color.primry: no theme has it',
    'light.color.ink: must be #rrggbb',
    'light.color.backdrop: must be rgb(r g b / n%)',
    'light.font.body: must be one value of CSS',
  ]);
  expect(linesOf('blue')).toEqual(['must be an object with "light" and "dark"']);
});
