import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LiveTexts } from './live-texts.mjs';

const root = join(import.meta.dirname, '../..');
const PLANTED = join(root, 'apps/customer/src/Planted.tsx');

/** What is found in each, by the end of its name. */
const planted = `
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import type { ReactNode } from 'react';

type Props = { name: string; count: number; isNew: boolean; children?: ReactNode; icon?: ReactNode };

const Row = ({ children, icon }: Props) => <p>{icon}{children}</p>;
const Maybe = ({ isNew }: Props) => (isNew ? <b>新</b> : null);

export const BadBeside = ({ name }: Props) => <p><b>港</b>{name}</p>;
export const BadUnit = ({ count }: Props) => <p>{count}円</p>;
export const BadInComponent = ({ name }: Props) => <VisuallyHidden>{name}の</VisuallyHidden>;
export const BadCondition = ({ isNew }: Props) => <p>{isNew && '新'}<b>港</b></p>;
export const BadList = ({ name }: Props) => <p>{name.split('').map((sign) => sign)}<b>港</b></p>;
export const BadFragment = ({ name }: Props) => <>{name}</>;
export const BadWritten = () => <><b>港</b>から</>;
export const BadBare = ({ name }: Props) => \`\${name}港\`;
export const BadAnchor = ({ isNew }: Props) => <p>{isNew && <b>新</b>}港</p>;
export const BadMaybe = (props: Props) => <p><Maybe {...props} />港</p>;
export const BadSlot = (props: Props) => <Row {...props}>{props.name}</Row>;
export const BadAttribute = (props: Props) => <Row {...props} icon={props.name} />;

export const Alone = ({ name }: Props) => <p>{name}</p>;
export const Either = ({ isNew }: Props) => <p>{isNew ? '新' : <b>港</b>}</p>;
export const Template = ({ count }: Props) => <p>{\`\${count}円\`}</p>;
export const Written = ({ isNew }: Props) => <p>港{isNew && <b>新</b>}</p>;
export const Joined = ({ name }: Props) => <Text>{name}港<b>へ</b></Text>;
export const Space = ({ name, isNew }: Props) => <p><b>{name}</b>{isNew && ' '}<i>{name}</i></p>;
export const OwnSlot = (props: Props) => <Row {...props} icon={<b>{props.name}</b>}><b>港</b></Row>;
`;

const components = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /^(?:apps\/customer|packages\/ui)\/src\//.test(path))
  // Of Phrases the whole is a new element for another text.
  .filter(
    (path) => !/\.(?:test|stories)\.tsx$|\/src\/(?:docs|vrt|all)\/|\/Phrases\.tsx$/.test(path),
  )
  .map((path) => join(root, path));

function findOffences(): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === PLANTED || fileExists(path);
  host.readFile = (path) => (path === PLANTED ? planted : readFile(path));
  const files = [...components, PLANTED];
  return new LiveTexts(ts.createProgram(files, options, host), files).offences();
}

describe('texts under a translation', () => {
  const offences = findOffences();
  const ofPlanted = (offence: string) => offence.startsWith(PLANTED);

  it('has what changes alone in an element of its own', () => {
    expect(offences.filter((offence) => !ofPlanted(offence))).toEqual([]);
  });

  it('finds each planted offence, and nothing else', () => {
    const lines = planted.split('\n');
    const found = offences.filter(ofPlanted).map((offence) => {
      const line = Number(offence.slice(PLANTED.length + 1).split(' ')[0]);
      return /export const (\w+)/.exec(lines[line - 1] ?? '')?.[1];
    });
    const bad = [...planted.matchAll(/export const (Bad\w+)/g)].map(([, name]) => name);
    expect([...new Set(found)]).toEqual(bad);
  });
});
