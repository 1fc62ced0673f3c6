import { describe, expect, it } from 'vitest';
import { sharedChunks } from './chunks.ts';
import { isGenerated, partsOf } from './split-generated.ts';

const folder = '/x/packages/api/src/generated/customer';

describe('parts of a generated file', () => {
  const code = `import * as v from 'valibot';
import { client, type Client } from './client.gen.ts';
import { vPortList as list, vUnused } from './valibot.gen.ts';
export type Options = Client;
const key = (id: string) => [id];
export const listPorts = (options: Options) => client.get(list, key('listPorts'));
export const vPort = v.object({ id: v.string() });
`;
  const parts = partsOf(`${folder}/sdk.gen.ts`, code);

  it('are its values, each with the imports that it uses and no other', () => {
    expect([...parts.keys()]).toEqual(['key', 'listPorts', 'vPort']);
    expect(parts.get('vPort')).toBe(
      "import * as v from 'valibot';\nexport const vPort = v.object({ id: v.string() });",
    );
    expect(parts.get('listPorts')?.split('\n').sort()).toEqual([
      "export const listPorts = (options: Options) => client.get(list, key('listPorts'));",
      `import { client as client } from '${folder}/client.gen.ts';`,
      `import { key } from '${folder}/sdk.gen.ts?part=key';`,
      `import { vPortList as list } from '${folder}/valibot.gen.ts?part=vPortList';`,
    ]);
  });

  it('are made of calls, checks and queries only', () => {
    expect(isGenerated(`${folder}/@tanstack/react-query.gen.ts`)).toBe(true);
    expect(isGenerated(`${folder}/client/client.gen.ts`)).toBe(false);
    expect(isGenerated(`${folder}/sdk.gen.ts?part=listPorts`)).toBe(false);
  });
});

describe('chunks that pages share', () => {
  const sdk = `${folder}/sdk.gen.ts`;
  const modules: Record<string, { importedIds: string[]; code?: string; lazy?: string[] }> = {
    '/main': { importedIds: ['/react'] },
    '/home': { importedIds: [], lazy: ['/home?split'] },
    '/home?split': {
      importedIds: ['/form', sdk],
      code: "import { listPorts as ports } from '@ferry/api/customer';",
    },
    '/form': { importedIds: ['/react'] },
    '/react': { importedIds: ['/query/useQuery.js', '/query/useMutation.js'] },
    '/query/useQuery.js': { importedIds: [] },
    '/query/useMutation.js': { importedIds: [] },
    '/other': { importedIds: [] },
    '/signin': { importedIds: [], lazy: ['/signin?split'] },
    '/signin?split': { importedIds: ['/form', '/field'] },
    '/field': { importedIds: [] },
    [sdk]: { importedIds: [`${sdk}?part=listPorts`, `${sdk}?part=getDraft`] },
    [`${sdk}?part=listPorts`]: { importedIds: [`${folder}/valibot.gen.ts?part=vPort`] },
    [`${sdk}?part=getDraft`]: { importedIds: [] },
    [`${folder}/valibot.gen.ts?part=vPort`]: { importedIds: [] },
  };
  const graph = {
    getModuleInfo: (id: string) => {
      const found = modules[id];
      return found ? { ...found, dynamicallyImportedIds: found.lazy ?? [] } : null;
    },
  };
  const roots = {
    entry: '/main',
    home: '/home',
    publicPages: ['/signin'],
    generated: '/x/packages/api/src/generated',
  };

  it.each([
    ['/react', 'shared'],
    ['/form', 'shared'],
    ['/field', 'pages'],
    ['/other', 'steps'],
    ['/query/useQuery.js', 'shared'],
    ['/query/useMutation.js', 'steps'],
    [`${sdk}?part=listPorts`, 'shared'],
    [`${folder}/valibot.gen.ts?part=vPort`, 'shared'],
    [`${sdk}?part=getDraft`, 'steps'],
  ])('%s: %s', (id, chunk) => {
    const names = sharedChunks(roots).map(({ name }) =>
      typeof name === 'string' ? name : name(id, graph as unknown as Parameters<typeof name>[1]),
    );
    expect(names.find(Boolean)).toBe(chunk);
  });
});
