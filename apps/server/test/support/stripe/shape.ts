/** What a parameter of a request may be; a name that ends in `?` may be left out. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { enum: string[] }
  | { array: Shape }
  | { map: Shape }
  | { anyOf: Shape[] }
  | ObjectShape;

export interface ObjectShape {
  object: Record<string, Shape>;
}

/** A form as it came: texts, and what is in brackets below a name. */
export type FormValue = string | Form;
export interface Form {
  [name: string]: FormValue;
}

/** Why Stripe refuses a parameter, in its words. */
export interface Problem {
  code: string;
  param: string;
  message: string;
}

const SIMPLE = { string: /^/, number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/ };

/** The first thing about a value that its shape does not allow. */
export function problemWith(value: FormValue, shape: Shape, param = ''): Problem | undefined {
  if (typeof shape === 'string') {
    const fits = typeof value === 'string' && SIMPLE[shape].test(value);
    return fits ? undefined : invalid(param, `a ${shape}`);
  }
  if ('enum' in shape) {
    const fits = typeof value === 'string' && shape.enum.includes(value);
    return fits ? undefined : invalid(param, `one of ${shape.enum.join(', ')}`);
  }
  if ('anyOf' in shape) {
    const problems = shape.anyOf.map((each) => problemWith(value, each, param));
    return problems.includes(undefined) ? undefined : problems.at(-1);
  }
  if (typeof value === 'string') return invalid(param, 'array' in shape ? 'an array' : 'a hash');
  if ('array' in shape) return problemWithItems(value, shape.array, param);
  if ('map' in shape) return problemWithItems(value, shape.map, param);
  return problemWithFields(value, shape, param);
}

function problemWithItems(form: Form, shape: Shape, param: string): Problem | undefined {
  return firstOf(Object.keys(form), (name) =>
    problemWith(form[name] ?? '', shape, `${param}[${name}]`),
  );
}

function problemWithFields(form: Form, shape: ObjectShape, param: string): Problem | undefined {
  const nameOf = (name: string) => (param ? `${param}[${name}]` : name);
  const unknown = firstOf(Object.keys(form), (name) => {
    const field = shape.object[name] ?? shape.object[`${name}?`];
    if (field) return problemWith(form[name] ?? '', field, nameOf(name));
    const message = `Received unknown parameter: ${nameOf(name)}`;
    return { code: 'parameter_unknown', param: nameOf(name), message };
  });
  if (unknown) return unknown;
  const missing = Object.keys(shape.object).find((name) => !name.endsWith('?') && !(name in form));
  if (!missing) return undefined;
  const message = `Missing required param: ${nameOf(missing)}.`;
  return { code: 'parameter_missing', param: nameOf(missing), message };
}

function firstOf(names: string[], check: (name: string) => Problem | undefined) {
  for (const name of names) {
    const problem = check(name);
    if (problem) return problem;
  }
  return undefined;
}

const invalid = (param: string, expected: string): Problem => ({
  code: 'parameter_invalid',
  param,
  message: `Invalid ${param}: must be ${expected}`,
});

/** `a[b][0]=c` → `{ a: { b: { 0: 'c' } } }` */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part, index) => index === 0 || part !== '');
    const last = path.pop() ?? '';
    let place = form;
    for (const part of path) {
      const below = place[part];
      const next = typeof below === 'object' ? below : {};
      place[part] = next;
      place = next;
    }
    place[last] = value;
  }
  return form;
}
