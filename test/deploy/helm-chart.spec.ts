import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { kustomization, type Manifest, manifests } from './manifests.js';
import { schemaOf } from './schema-of.js';

const CHART = 'deploy/helm/toile';
const KUBERNETES = '1.31.0';
/** Where `go install helm.sh/helm/v3/cmd/helm@latest` puts it, too. */
const HELM = ['helm', join(homedir(), 'go/bin/helm')].find((one) => spawnSync(one, ['version']).status === 0);

function helm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(HELM ?? '', [...args, '--kube-version', KUBERNETES], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

const rendered = new Map<string, Manifest[]>();
function render(...args: string[]): Manifest[] {
  const known = rendered.get(args.join(' '));
  if (known) return known;
  const { status, stdout, stderr } = helm('template', 'toile', CHART, '--namespace', 'toile', ...args);
  if (status !== 0) throw new Error(stderr);
  const laidOut = parseAllDocuments(stdout)
    .map((document) => document.toJS() as Manifest | null)
    .filter((one) => one !== null);
  rendered.set(args.join(' '), laidOut);
  return laidOut;
}

const SWITCHED_OFF = [
  'backup',
  'ingress',
  'networkPolicies',
  'aggregator.keda',
  'ingest.autoscaling',
  'web.autoscaling',
];
const SWITCHED_ON = [
  'externalSecrets.enabled=true',
  'externalSecrets.store.name=vault',
  'serviceMonitor.enabled=true',
  'ingress.tls.enabled=true',
  'networkPolicies.storeNetworks={203.0.113.0/24}',
];

const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;
const isHook = ({ metadata }: Manifest) => Object.keys(metadata.annotations ?? {}).includes('helm.sh/hook');

/** What the chart adds to everything: labels of its own, checksums that roll pods, and defaults spelt out. */
const ADDED = /^(app\.kubernetes\.io\/|helm\.sh\/|checksum\/)/;
const withoutAdded = (one: Record<string, string> = {}) => {
  const left = Object.entries(one).filter(([name]) => !ADDED.test(name));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
};

/** A manifest with what both ways of installing must agree on. */
function essence(manifest: Manifest): unknown {
  const copy = structuredClone(manifest);
  const { name } = copy.metadata;
  copy.metadata = { name };
  const template = (copy.spec?.jobTemplate?.spec.template ?? copy.spec?.template) as
    | {
        metadata: { annotations?: Record<string, string> | undefined };
        spec: Partial<Record<'containers' | 'initContainers', { imagePullPolicy?: string }[]>>;
      }
    | undefined;
  if (template) {
    template.metadata.annotations = withoutAdded(template.metadata.annotations);
    for (const container of [...(template.spec.containers ?? []), ...(template.spec.initContainers ?? [])])
      delete container.imagePullPolicy;
  }
  return JSON.parse(JSON.stringify(copy));
}

/** The base as kustomize would lay it out: with the tags of its images. */
const base = manifests
  .filter(({ kind }) => kind !== 'Namespace')
  .map((manifest) => {
    const copy = structuredClone(manifest);
    for (const container of copy.spec?.template?.spec.containers ?? []) {
      const ours = kustomization.images.find(({ name }) => name === container.image);
      if (ours) container.image = `${ours.name}:${ours.newTag}`;
    }
    return copy;
  });

it('has the version of this repository', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const chart = parse(readFileSync(join(CHART, 'Chart.yaml'), 'utf8')) as Record<string, string>;
  expect([chart.version, chart.appVersion]).toEqual([version, version]);
  expect(existsSync(join(CHART, 'Caddyfile'))).toBe(true);
});

if (!HELM) it.skip('helm is not installed, so that the chart was not rendered', () => undefined);

(HELM ? describe : describe.skip)('the Helm chart', () => {
  it('lays out what the Kubernetes base does', () => {
    const unseen = new Map(render().map((one) => [nameOf(one), one]));
    for (const manifest of base) {
      const ours = unseen.get(nameOf(manifest));
      expect([nameOf(manifest), ours && essence(ours)]).toEqual([nameOf(manifest), essence(manifest)]);
      unseen.delete(nameOf(manifest));
    }
    // Beside it the maps that kustomize makes of the same files, and what `helm test` runs.
    const more = [...unseen.values()];
    const maps = more.filter((one) => !isHook(one));
    expect(Object.fromEntries(maps.map((one) => [nameOf(one), one.data]))).toEqual({
      'ConfigMap gateway': { Caddyfile: readFileSync('deploy/gateway/Caddyfile', 'utf8') },
      'ConfigMap backup': {
        'archive.sh': readFileSync('deploy/backup/archive.sh', 'utf8'),
        'backup.sh': readFileSync('deploy/backup/backup.sh', 'utf8'),
      },
    });
  });

  it('archives PostgreSQL by a switch, as the component of the base does', async () => {
    const archived = render('--set', 'backup.archive.enabled=true,backup.archive.bucket=toile-backups');
    const without = new Set(render().map(nameOf));
    const more = new Map(
      archived.filter((one) => !without.has(nameOf(one))).map((one) => [nameOf(one), one]),
    );
    const component = parseAllDocuments(readFileSync('deploy/kubernetes/archive/archive.yaml', 'utf8')).map(
      (document) => document.toJS() as Manifest,
    );
    expect([...more.keys()].sort()).toEqual(component.map(nameOf).sort());
    for (const manifest of component) {
      const ours = more.get(nameOf(manifest)) as Manifest;
      const tagged = JSON.stringify(essence(manifest)).replaceAll(
        '"toile/operator"',
        `"toile/operator:${kustomization.images[0]?.newTag}"`,
      );
      expect(essence(ours)).toEqual(JSON.parse(tagged));
      const check = await schemaOf(ours);
      expect(() => check(ours)).not.toThrow();
    }
    const { status, stderr } = helm('template', 'toile', CHART, '--set', 'backup.archive.enabled=true');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('backup.archive.bucket'),
    });
  });

  it.each([['values-small.yaml'], ['values-large.yaml']])(
    'with %s fits the schemas of the kinds, and asks for no more than it may take',
    async (file) => {
      for (const manifest of render('--values', join(CHART, file))) {
        if (manifest.kind === 'ServiceMonitor') continue;
        const check = await schemaOf(manifest);
        expect(() => check(manifest)).not.toThrow();
      }
    },
  );

  it('does not wait for a volume of one node from another', () => {
    const small = render('--values', join(CHART, 'values-small.yaml'));
    const named = (name: string) => JSON.stringify(small.find((one) => nameOf(one) === name)?.spec);
    expect(named('Deployment api')).toContain('"strategy":{"type":"Recreate"}');
    expect(named('Deployment operator')).toContain('"matchLabels":{"app":"api"}');
  });

  it('has each of what a cluster may have or not by a switch', () => {
    const kinds = (...args: string[]) => new Set(render(...args).map(({ kind }) => kind));
    const off = kinds('--set', SWITCHED_OFF.map((name) => `${name}.enabled=false`).join());
    for (const kind of [
      'CronJob',
      'Ingress',
      'NetworkPolicy',
      'ScaledObject',
      'HorizontalPodAutoscaler',
      'ServiceMonitor',
    ])
      expect(off).not.toContain(kind);
    const on = render('--set', SWITCHED_ON.join());
    const named = (name: string) => JSON.stringify(on.find((one) => nameOf(one) === name));
    expect(named('ExternalSecret toile')).toContain('"name":"vault"');
    expect(named('ServiceMonitor toile')).toContain('"port":"internal"');
    expect(named('Ingress toile')).toContain('"secretName":"toile-tls"');
    expect(named('NetworkPolicy log')).toContain('"cidr":"203.0.113.0/24"');
    // Each service that is scraped by a port that is there.
    for (const [app, port] of [
      ['api', 4100],
      ['ingest', 4101],
      ['aggregator', 4002],
      ['gateway', 3100],
    ] as const)
      expect(named(`Service ${app}-internal`)).toContain(`"port":${port}`);
    expect(named('Deployment api')).not.toContain('prometheus.io/scrape');
  });

  it('migrates before an upgrade, with the settings of the new version', () => {
    const upgraded = render('--is-upgrade');
    const job = upgraded.find((one) => nameOf(one) === 'Job migrate-upgrade');
    expect(job?.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-upgrade' });
    expect(job?.spec.template?.spec.containers[0]?.envFrom).toEqual([
      { configMapRef: { name: 'migrate-upgrade' } },
    ]);
    const data = (name: string) => upgraded.find((one) => nameOf(one) === `ConfigMap ${name}`)?.data;
    expect(data('migrate-upgrade')).toEqual(data('toile'));
    expect(upgraded.map(nameOf)).not.toContain('Job migrate');
  });

  it('rolls pods when their settings change, and names images by registry and digest', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const pod = (...args: string[]) =>
      render(...args).find((one) => nameOf(one) === 'Deployment api')?.spec.template;
    const other = pod(
      '--set',
      `settings.LOG_LEVEL=debug,image.registry=registry.example/r,image.digests.api=${digest}`,
    );
    expect(JSON.stringify(other?.metadata)).not.toBe(JSON.stringify(pod()?.metadata));
    expect(other?.spec.containers[0]?.image).toMatch(
      new RegExp(`^registry.example/r/toile/api:[\\d.]+@${digest}$`),
    );
  });

  it.each([
    ['a password among the settings', 'settings.API_SECRET=abc'],
    ['pods of the api that share a volume of one node', 'api.media.accessMode=ReadWriteOnce'],
    ['a name that says nothing', 'api.replica=3'],
    ['no ingest at all', 'ingest.replicas=0'],
    ['an address that is none', 'settings.PUBLIC_URL=toile.example'],
  ])('refuses %s', (_, value) => {
    const { status, stderr } = helm('template', 'toile', CHART, '--set', value);
    expect(status).toBe(1);
    expect(stderr).toMatch(/values don't meet the specifications|not allowed|does not match|at '/);
  });

  it('is found well by helm', () => {
    const { status, stdout } = helm('lint', CHART, '--strict', '--quiet');
    expect({ status, stdout: stdout.match(/\[(ERROR|WARNING)\].*/g) }).toEqual({ status: 0, stdout: null });
  });
});
