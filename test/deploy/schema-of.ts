import type { Manifest } from './manifests.js';

/** The published schema of a kind, as a class that checks. */
export async function schemaOf({ apiVersion, kind }: Manifest) {
  const library = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  const models = (await import(`${library}/${apiVersion}`)) as Record<
    string,
    new (
      manifest: unknown,
    ) => { validate(): void }
  >;
  const Model = models[kind];
  if (!Model) throw new Error(`${apiVersion} has no ${kind}`);
  return (manifest: unknown) => new Model(manifest).validate();
}
