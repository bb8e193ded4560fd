import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const FOLDER = 'deploy/kubernetes';

export interface EnvironmentVariable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
}
export interface Container {
  name: string;
  image: string;
  env?: EnvironmentVariable[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string }[];
  readinessProbe?: { httpGet: { port: string } };
  livenessProbe?: { httpGet: { path: string }; timeoutSeconds?: number; failureThreshold?: number };
  securityContext?: { capabilities: { drop: string[]; add?: string[] } };
  resources?: object;
}
export interface PodSpec {
  containers: Container[];
  volumes: { name: string; emptyDir?: { sizeLimit?: string }; hostPath?: object }[];
  terminationGracePeriodSeconds?: number;
}
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  /** Of a ConfigMap. */
  data?: Record<string, string>;
  spec: {
    replicas?: number;
    selector?: Record<string, string> & { matchLabels?: Record<string, string> };
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    volumeClaimTemplates?: { metadata: { name: string } }[];
    ports?: { port: number; targetPort: string }[];
    /** Of a CronJob. */
    jobTemplate?: { spec: { template: { metadata: { labels: Record<string, string> }; spec: PodSpec } } };
    scaleTargetRef?: { name: string; kind?: string };
  };
}

export const files = readdirSync(FOLDER).filter(
  (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
);
export const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8')).map((document) => document.toJS() as Manifest),
);
export const kustomization = parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')) as {
  resources: string[];
  images: { name: string; newTag: string }[];
};
/** What serves: the operators' pod is there only while somebody works in it. */
export const services = manifests.filter(
  ({ kind, spec }) => (kind === 'Deployment' || kind === 'StatefulSet') && spec.replicas !== 0,
);
/** And what does not: each of it is held to what a pod may do. */
export const workloads = manifests
  .map((one) =>
    one.spec?.jobTemplate ? { ...one, spec: { ...one.spec, ...one.spec.jobTemplate.spec } } : one,
  )
  .filter(({ spec }) => spec?.template);
