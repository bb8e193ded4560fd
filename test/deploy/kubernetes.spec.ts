import { describe, expect, it } from '@jest/globals';
import { files, kustomization, manifests, services } from './manifests.js';
import { schemaOf } from './schema-of.js';

const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);

describe('the Kubernetes manifests', () => {
  it.each(manifests.map((one) => [one.kind, one.metadata.name, one] as const))(
    '%s %s fits the schema of its kind',
    async (_kind, _name, manifest) => {
      const check = await schemaOf(manifest);
      expect(() => check(manifest)).not.toThrow();
    },
  );

  it('are read with schemas that refuse what does not fit', async () => {
    const [deployment] = services;
    if (!deployment) throw new Error('there is no workload');
    const check = await schemaOf(deployment);
    expect(() => check({ ...deployment, spec: { ...deployment.spec, replicas: 'two' } })).toThrow(/replicas/);
  });

  it('are all named by the kustomization', () => {
    expect(kustomization.resources).toEqual(expect.arrayContaining(files));
  });

  it.each(services.map((one) => [one.metadata.name, one] as const))(
    '%s is selected by its labels and has a place for everything it mounts',
    (name, { spec }) => {
      const pod = spec.template?.spec;
      expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { never: 'so' });
      expect(named('Service', name)?.spec.selector).toEqual(spec.selector?.matchLabels);
      expect(named('PodDisruptionBudget', name)?.spec.selector?.matchLabels).toEqual(
        spec.selector?.matchLabels,
      );
      const places = [
        ...(pod?.volumes ?? []),
        ...(spec.volumeClaimTemplates ?? []).map((one) => one.metadata),
      ];
      for (const container of pod?.containers ?? []) {
        expect(places.map((place) => place.name)).toEqual(
          expect.arrayContaining(container.volumeMounts.map((mount) => mount.name)),
        );
        const ports = container.ports?.map((port) => port.name) ?? [];
        expect(ports).toContain(container.readinessProbe?.httpGet.port);
        for (const port of named('Service', name)?.spec.ports ?? []) expect(ports).toContain(port.targetPort);
      }
      // The services give themselves 25 seconds.
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(25);
    },
  );

  it.each(services.map((one) => [one.metadata.name, one] as const))(
    '%s is ended only when its process does not answer, and not by a moment of being busy',
    (name, { spec }) => {
      for (const { livenessProbe: alive } of spec.template?.spec.containers ?? []) {
        // Nothing that asks a store, or another service: these being away must not end it.
        expect(alive?.httpGet.path).toBe(name === 'web' ? '/robots.txt' : '/health/live');
        expect(alive?.timeoutSeconds).toBeGreaterThanOrEqual(5);
        expect(alive?.failureThreshold).toBeGreaterThanOrEqual(6);
      }
    },
  );

  it('scale what there is', () => {
    const scalers = manifests.filter(({ spec }) => spec?.scaleTargetRef);
    expect(scalers.length).toBeGreaterThan(0);
    for (const { spec } of scalers) {
      const { name = '', kind = 'Deployment' } = spec.scaleTargetRef ?? {};
      expect(named(kind, name)).toBeDefined();
    }
  });
});
