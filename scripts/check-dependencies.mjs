/**
 * `node scripts/check-dependencies.mjs [folder]`: what comes with the packages of the lock file: where they come from, their
 * licences, programs they run when they are installed, and known holes. Only the last needs the network; without it the
 * check says so and passes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCES = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 CC0-1.0 Unlicense BlueOak-1.0.0 Python-2.0 Zlib'.split(
    ' ',
  ),
);
/** Packages whose licence the field does not say, or that may have another one, with the reason. */
const EXCEPTIONS = [
  {
    package: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a library of its own that is loaded as it is',
  },
  { package: /^@fontsource/, licence: 'OFL-1.1', reason: 'fonts, sent as they are' },
  { package: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data about browsers, for the build' },
  { package: /^(png-js|busboy|streamsearch)$/, licence: '', reason: 'MIT, by the LICENSE file beside them' },
];
const AUDIT_MS = 4_000;
// Told to stay offline, npm would say that it found nothing.
const AUDIT = 'audit --omit=dev --json --offline=false --fetch-retries=0'.split(' ');

const folder = process.argv[2] ?? '.';
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const { packages } = read('package-lock.json');
const { allowScripts = {} } = read('package.json');
const nameOf = (path) => path.replace(/^.*node_modules\//, '');
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const faults = [];

/** A version of the registry with its checksum, and no address that may give another thing tomorrow. */
function checkSources() {
  for (const [path, { version = '', resolved, integrity, optional }] of installed) {
    if (!/^\d+\.\d+\.\d+/.test(version) || (resolved && !/^https:\/\/[^?]*\.tgz$/.test(resolved)))
      faults.push(`${nameOf(path)} does not come from the registry: ${resolved ?? version}`);
    // Of other platforms' binaries some are unknown to the registry the lock file was made with.
    else if (!/^sha512-/.test(integrity ?? '') && !optional) faults.push(`${nameOf(path)} has no checksum`);
  }
  for (const [path, one] of Object.entries(packages))
    for (const [name, range] of Object.entries({
      ...one.dependencies,
      ...one.devDependencies,
      ...one.optionalDependencies,
    }))
      if (/^(git|https?:|file:|github:|[\w.-]+\/[\w.-]+(#|$))/.test(range))
        faults.push(`${nameOf(path) || 'the root'} asks for ${name} at ${range}, which is not the registry`);
  return installed.filter(([, { integrity }]) => !integrity).length;
}

/** "A AND B" needs both, "A OR B" one of them. */
function allows(licence, name) {
  const isAllowed = (one) =>
    LICENCES.has(one) || EXCEPTIONS.some((known) => known.package.test(name) && known.licence === one);
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((part) => isAllowed(part.trim())));
}

function checkLicences() {
  let unknown = 0;
  for (const [path, { dev, license, optional }] of installed) {
    if (dev) continue;
    const own = join(folder, path, 'package.json');
    const said =
      license ?? (existsSync(own) ? (JSON.parse(readFileSync(own, 'utf8')).license ?? '') : undefined);
    // Not on this machine, and not in the lock file: another platform's twin of a package that was looked at.
    if (said === undefined && optional) unknown += 1;
    else if (!allows(said ?? '', nameOf(path)))
      faults.push(`${nameOf(path)} has the licence "${said ?? ''}"`);
  }
  return unknown;
}

/** Programs that run at an install must have been looked at: true runs them, false does not. */
function checkInstallScripts() {
  for (const [path, { hasInstallScript }] of installed)
    if (hasInstallScript && !(nameOf(path) in allowScripts))
      faults.push(
        `${nameOf(path)} runs a program when it is installed, and allowScripts of package.json does not say whether it may`,
      );
}

/** @returns a sentence on what is known against what runs in production */
function checkKnownHoles() {
  const { stdout, error } = spawnSync('npm', AUDIT, {
    cwd: folder,
    encoding: 'utf8',
    timeout: AUDIT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let audit;
  try {
    audit = JSON.parse(stdout);
  } catch {
    audit = { message: error?.code === 'ETIMEDOUT' ? 'no answer in time' : 'no answer' };
  }
  const counts = audit.metadata?.vulnerabilities;
  if (!counts)
    return `NOT checked for known holes, which needs a registry that answers audits (${audit.message ?? audit.error?.summary})`;
  for (const { name, severity, range } of Object.values(audit.vulnerabilities))
    if (severity === 'high' || severity === 'critical')
      faults.push(`${name} ${range} has a known hole (${severity}): npm audit`);
  return `known holes in what runs in production: ${counts.total}`;
}

const unsummed = checkSources();
const unknown = checkLicences();
checkInstallScripts();
const holes = checkKnownHoles();
if (faults.length > 0) {
  console.error(faults.map((one) => `  ${one}`).join('\n'));
  console.error('  What is right all the same goes into scripts/check-dependencies.mjs, with its reason.');
  process.exit(1);
}
console.log(
  `    ${installed.length} packages of the registry, by checksum (${unsummed} of other platforms without)`,
);
console.log(`    licences of what runs in production are allowed (${unknown} of other platforms not seen)`);
console.log(`    ${holes}`);
