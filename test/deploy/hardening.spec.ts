import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { kustomization, type Manifest, type PodSpec, workloads } from './manifests.js';
import { mayConnect, type Place } from './network-policies.js';
import { ALLOWED, EXACT_VERSION, SECRETS, VARIABLES } from './secrets-of-services.js';

const podOf = ({ spec }: Manifest): PodSpec => {
  if (!spec.template) throw new Error('there is no pod');
  return spec.template.spec;
};
const each = workloads.map((one) => [one.metadata.name, podOf(one)] as const);

describe.each(each)('the pod of %s', (name, pod) => {
  it('runs as an ordinary user, without rights in the cluster or on its node', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      // Otherwise a service named "api" sets API_PORT to an address.
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const isShared of ['hostNetwork', 'hostPID', 'hostIPC', 'serviceAccountName'])
      expect(pod).not.toHaveProperty(isShared);
    for (const container of pod.containers)
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'], ...(name === 'gateway' && { add: ['NET_BIND_SERVICE'] }) },
        },
      });
    for (const { securityContext } of pod.containers)
      expect(securityContext?.capabilities.add ?? []).toHaveLength(name === 'gateway' ? 1 : 0);
  });

  it('takes no more memory and disk than it is given', () => {
    for (const { resources } of pod.containers)
      expect(resources).toMatchObject({
        requests: { cpu: expect.anything(), memory: expect.anything() },
        limits: { memory: expect.anything() },
      });
    for (const volume of pod.volumes) {
      expect(volume.hostPath).toBeUndefined();
      if (volume.emptyDir) expect(volume.emptyDir.sizeLimit).toBeDefined();
    }
  });

  it('runs an image of one exact version', () => {
    for (const { image } of pod.containers) {
      const ours = kustomization.images.find((one) => one.name === image);
      expect(ours ? `${image}:${ours.newTag}` : image).toMatch(EXACT_VERSION);
    }
  });

  it('is given the secrets it needs and no others', () => {
    const { needed, optional } = ALLOWED[name] ?? { needed: [], optional: [] };
    for (const { env = [], envFrom = [] } of pod.containers) {
      for (const source of envFrom) expect(source.secretRef).toBeUndefined();
      const secret = env.filter(({ valueFrom }) => valueFrom?.secretKeyRef);
      const named = secret.map((one) => one.name);
      const required = secret.filter(({ valueFrom }) => !valueFrom?.secretKeyRef?.optional);
      expect(required.map((one) => one.name).sort()).toEqual([...needed].sort());
      expect([...needed, ...optional]).toEqual(expect.arrayContaining(named));
      expect(VARIABLES[name] ?? []).toEqual(expect.arrayContaining(named));
      for (const { name: variable, valueFrom } of secret) {
        expect(valueFrom?.secretKeyRef).toMatchObject({ name: 'toile', key: variable });
        expect(SECRETS).toContain(variable);
      }
      // Nor is one written out.
      for (const { name: variable, value } of env) if (value) expect(SECRETS).not.toContain(variable);
    }
  });
});

it('the version of our images is the one of this repository', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(new Set(kustomization.images.map((image) => image.newTag))).toEqual(new Set([version]));
});

it('settings that everybody is given hold no secret', () => {
  const settings = readFileSync('deploy/kubernetes/settings.yaml', 'utf8');
  for (const name of SECRETS) expect(settings).not.toMatch(new RegExp(`^ *${name}:`, 'm'));
});

describe('the network', () => {
  const app = (name: string): Place => ({ app: name });
  const namespace = (name: string): Place => ({ namespace: name });
  const apps = ['gateway', 'web', 'mcp', 'api', 'ingest', 'aggregator', 'migrate', 'operator', 'backup'];
  type Connection = [from: Place, to: Place, port: number];
  const fromEach = (names: string[], to: Place, ...ports: number[]) =>
    names.flatMap((name) => ports.map((port): Connection => [app(name), to, port]));
  const OPEN: Connection[] = [
    [namespace('ingress-nginx'), app('gateway'), 3000],
    [app('gateway'), app('web'), 3001],
    [app('gateway'), app('api'), 4000],
    [app('gateway'), app('ingest'), 4001],
    [app('gateway'), app('mcp'), 4003],
    [app('web'), app('api'), 4000],
    [app('mcp'), app('api'), 4000],
    [app('api'), app('ingest'), 4101],
    [app('api'), app('aggregator'), 4002],
    ...fromEach(
      ['api', 'ingest', 'aggregator', 'migrate', 'operator', 'backup'],
      namespace('stores'),
      5432,
      9092,
      9093,
    ),
    ...fromEach(['api', 'aggregator', 'migrate', 'operator'], namespace('stores'), 8123, 8443),
    ...fromEach(['api', 'ingest', 'aggregator'], namespace('monitoring'), 4318),
    ...fromEach(['api'], 'internet', 443, 465, 587),
    ...fromEach(['operator'], 'internet', 443),
    ...fromEach(apps, namespace('kube-system'), 53),
    [namespace('monitoring'), app('gateway'), 3100],
    [namespace('monitoring'), app('api'), 4100],
    [namespace('monitoring'), app('ingest'), 4101],
    [namespace('monitoring'), app('aggregator'), 4002],
  ];
  it.each(OPEN)('lets %j ask %j at %i', (from, to, port) => {
    expect(mayConnect(from, to, port)).toBe(true);
  });

  const places: Place[] = [
    ...apps.map(app),
    ...['ingress-nginx', 'monitoring', 'stores', 'kube-system', 'default'].map(namespace),
    'internet',
  ];
  const PORTS = [
    22, 53, 80, 443, 465, 587, 3000, 3001, 3100, 4000, 4001, 4002, 4003, 4100, 4101, 4318, 5432, 6443, 8123,
    8443, 9092, 9093,
  ];
  const isOurs = (place: Place) => place !== 'internet' && 'app' in place;
  it('lets nobody else ask anything', () => {
    const said = (...connection: Connection) => JSON.stringify(connection);
    const known = new Set(OPEN.map((one) => said(...one)));
    for (const from of places)
      for (const to of places.filter((one) => isOurs(from) || isOurs(one)))
        for (const port of PORTS)
          if (mayConnect(from, to, port)) expect(known).toContain(said(from, to, port));
  });
});
