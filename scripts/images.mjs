/**
 * `npm run images [-- NAME…]`: the images of docker-compose.yml, on a base made of a distribution's packages, where no registry of
 * images can be reached (docs/how-to/build-images.md). NAME is base, api, ingest, aggregator, mcp, operator, web, demo or stores;
 * without one it is all but demo and stores.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from './console.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const NPM = '11.21.2';
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts'];
/** Debian's name of it; what the stores' images hold is of `STORES_SUITE`, which has the versions that docker-compose.yml names. */
const SUITE = process.env.SUITE ?? 'trixie';
const STORES_SUITE = process.env.STORES_SUITE ?? 'testing';

const SERVICES = {
  api: 'api',
  ingest: 'ingest',
  aggregator: 'aggregator',
  mcp: 'mcp',
  operator: 'standalone',
};
/** Images of servers for `npm run test:compose`, by the stage of deploy/images/stores/Dockerfile. */
const STORES = ['postgres', 'kafka', 'caddy', 'prometheus', 'blackbox', 'alertmanager', 's3', 'clickhouse'];
const NAMES = ['base', ...Object.keys(SERVICES), 'web', 'demo', 'stores'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) end(`There is no image "${unknown.join('", "')}". There are: ${NAMES.join(', ')}.`);
const asked = wanted.length > 0 ? wanted : NAMES.filter((name) => name !== 'demo' && name !== 'stores');

const engine = run('docker', ['info', '--format', '{{.ServerVersion}} ({{.Driver}})']);
if (engine.error)
  end('No command "docker": install an engine, on Debian and Ubuntu by apt-get install docker.io.');
if (engine.status !== 0)
  end(
    `No container engine answers: ${(engine.stderr || engine.stdout).trim().split('\n').at(-1)}
Start it (systemctl start docker), be root or of the group docker, or name another by DOCKER_HOST.`,
  );
console.log(`Images by the engine ${engine.stdout.trim()}`);

const node = /node:([\d.]+)/.exec(readFileSync(join(root, 'deploy/service.Dockerfile'), 'utf8'))?.[1] ?? '';
const base = process.env.BASE_IMAGE ?? `toile/base:${node}-${SUITE}`;
const made = [];
// A base that somebody names is theirs to make.
if (!process.env.BASE_IMAGE && (asked.includes('base') || !exists(base))) await makeBase();
for (const [image, service] of Object.entries(SERVICES))
  if (asked.includes(image))
    await build(`toile/${image}`, 'deploy/service.Dockerfile', { SERVICE: service, BASE_IMAGE: base });
for (const image of ['web', 'demo'])
  if (asked.includes(image))
    await build(`toile/${image}`, `deploy/${image}.Dockerfile`, { BASE_IMAGE: base });
if (asked.includes('stores')) await makeStores();

for (const image of made) {
  const size = Number(run('docker', ['image', 'inspect', '--format', '{{.Size}}', image]).stdout);
  console.log(`  ${image.padEnd(32)} ${Math.round(size / 1e6)} MB`);
}

async function makeBase() {
  await inFolder(async (folder) => {
    await bootstrap(`toile/debian:${SUITE}`, SUITE, folder);
    const platform = `node-linux-${{ x64: 'x64', arm64: 'arm64' }[process.arch] ?? process.arch}`;
    await unpack(`${platform}@${node}`, 'node', folder);
    await unpack(`npm@${NPM}`, 'npm', folder);
    mkdirSync(join(folder, 'extra-ca'));
    const authority = process.env.NODE_EXTRA_CA_CERTS;
    if (authority) cpSync(authority, join(folder, 'extra-ca', 'ca.pem'), { dereference: true });
    cpSync(join(root, 'deploy/images/base/Dockerfile'), join(folder, 'Dockerfile'));
    await build(
      base,
      join(folder, 'Dockerfile'),
      { ROOT: `toile/debian:${SUITE}`, EXTRA_CA: authority ? '/etc/ssl/extra-ca/ca.pem' : '' },
      { context: folder },
    );
  });
}

/** A file system of the distribution's packages, without what only people read. */
async function bootstrap(image, suite, folder) {
  if (run('mmdebstrap', ['--version']).error)
    end(
      'No command "mmdebstrap", which makes the base: apt-get install mmdebstrap, or name a base by BASE_IMAGE.',
    );
  const tar = join(folder, `${suite}.tar`);
  const left = ['doc', 'man', 'locale', 'info'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);
  const mirror = process.env.MIRROR ? [process.env.MIRROR] : [];
  // For a mirror that stands still: Acquire::Check-Valid-Until "false".
  const apt = process.env.APT_OPTION ? [`--aptopt=${process.env.APT_OPTION}`] : [];
  const packages = ['--variant=apt', '--include=ca-certificates', ...left, ...apt, suite, tar, ...mirror];
  await must(`packages of ${suite}`, 'mmdebstrap', packages, { withinMinutes: 15 });
  await must(image, 'docker', ['import', tar, image]);
  rmSync(tar);
}

async function unpack(spec, to, folder) {
  const target = join(folder, to);
  mkdirSync(target);
  await must(`${spec} of npm`, 'npm', ['pack', '--silent', '--pack-destination', target, spec]);
  const [archive = ''] = run('sh', ['-c', `ls ${target}`])
    .stdout.trim()
    .split('\n');
  await must(`unpack ${spec}`, 'tar', ['xzf', join(target, archive), '--strip-components=1', '-C', target]);
  rmSync(join(target, archive));
}

async function makeStores() {
  if (run('mvn', ['-version']).status !== 0)
    end('Kafka comes from Maven Central: install Maven, on Debian by apt-get install maven.');
  await inFolder(async (folder) => {
    const ground = `toile/debian:${STORES_SUITE}`;
    if (!exists(ground)) await bootstrap(ground, STORES_SUITE, folder);
    const jars = ['dependency:copy-dependencies', `-DoutputDirectory=${join(folder, 'kafka-jars')}`];
    await must('Kafka of Maven', 'mvn', ['-B', '-q', '-f', 'deploy/images/stores/pom.xml', ...jars], {
      cwd: root,
    });
    const s3rver = `s3rver@${JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages['node_modules/s3rver'].version}`;
    await must(`${s3rver} of npm`, 'npm', ['install', '--prefix', join(folder, 's3'), ...QUIET, s3rver]);
    cpSync(join(root, 'deploy/kafka-local/log4j2.properties'), join(folder, 'log4j2.properties'));
    cpSync(join(root, 'deploy/images/stores'), folder, { recursive: true });
    for (const stage of STORES) {
      if (stage === 'clickhouse' && !exists('toile/operator'))
        end('The stand-in for ClickHouse is built on toile/operator: npm run images -- operator stores');
      await build(
        `toile-test/${stage}`,
        join(folder, 'Dockerfile'),
        { ROOT: ground, BASE: base, OPERATOR: 'toile/operator' },
        { context: folder, stage },
      );
    }
  });
}

async function build(image, dockerfile, args, { context = root, stage } = {}) {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const target = stage ? ['--target', stage] : [];
  await must(image, 'docker', ['build', '--tag', image, '--file', dockerfile, ...target, ...given, context], {
    cwd: root,
    withinMinutes: 30,
  });
  made.push(image);
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-images-'));
  // A step that fails ends the script.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await work(folder);
}

function exists(image) {
  return run('docker', ['image', 'inspect', image]).status === 0;
}
function run(command, args) {
  return spawnSync(command, args, { encoding: 'utf8', timeout: 60_000 });
}
function end(message) {
  console.error(message);
  process.exit(1);
}
