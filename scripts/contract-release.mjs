/**
 * `npm run contract:release -- [VERSION] [--dry-run]`: a release of the contract. Checks it and whether VERSION is large
 * enough for what differs from `openapi/accepted/`, then writes the version into both documents, the page
 * `openapi/releases/VERSION.md`, the end of "Unreleased" in CHANGELOG.md, the version of all packages, and the accepted
 * bundles. With `--dry-run` it prints the page and writes nothing. Without VERSION it is the smallest one that fits. Exit code 1 when it refuses.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBaselines } from './contract/baselines.mjs';
import { documents, root, sourceOf } from './contract/documents.mjs';
import { setPackageVersions } from './contract/package-versions.mjs';
import {
  differencesOf,
  faultOfVersion,
  nextVersion,
  releasePage,
  withRelease,
} from './contract/release.mjs';
import { accept } from './contract-accept.mjs';
import { checkContract } from './contract-check.mjs';

async function main() {
  const checked = await checkContract();
  if (!checked) return 1;
  const approvals = readFileSync(join(root, 'openapi/approved-changes.md'), 'utf8');
  const baselines = await readBaselines(root, approvals);
  const differences = await Promise.all(
    [...checked.specs].map(async ([document, spec]) =>
      differencesOf(document.id, await baselines.accepted(document), spec),
    ),
  );
  const [spec] = checked.specs.values();
  const before = spec.info.version;
  const changes = { differences, breaking: checked.used.size };
  const version =
    process.argv.slice(2).find((each) => !each.startsWith('--')) ?? nextVersion(before, changes);
  const fault = faultOfVersion({ before, version, ...changes });
  if (fault) {
    console.error(fault);
    return 1;
  }
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' });
  const page = releasePage({ version, before, date, differences, approvals, used: checked.used });
  if (process.argv.includes('--dry-run')) {
    console.log(page);
    return 0;
  }
  for (const document of documents) {
    const file = sourceOf(document);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^( {2}version: ).*$/m, `$1${version}`));
  }
  for (const each of checked.specs.values()) each.info.version = version;
  const changelog = join(root, 'CHANGELOG.md');
  writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, date));
  mkdirSync(join(root, 'openapi/releases'), { recursive: true });
  const file = join(root, `openapi/releases/${version}.md`);
  writeFileSync(file, page);
  const packages = setPackageVersions(root, version);
  for (const each of [file, changelog, ...packages, ...(await accept(checked))]) {
    console.log(`Written: ${relative(root, each)}`);
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
