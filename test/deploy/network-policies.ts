import { manifests } from './manifests.js';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number; protocol?: string }[];
}
interface Policy {
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}
const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as Policy[];

/** One end of a connection: a pod of ours, one of another namespace, or what is outside of the cluster. */
export type Place = { app: string } | { namespace: string } | 'internet';

const matches = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Record<string, string>) =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

function isPeer(peer: Peer, place: Place): boolean {
  if (place === 'internet') return peer.ipBlock !== undefined;
  if ('namespace' in place)
    return (
      peer.namespaceSelector !== undefined &&
      matches(peer.namespaceSelector, { 'kubernetes.io/metadata.name': place.namespace })
    );
  return !peer.namespaceSelector && peer.podSelector !== undefined && matches(peer.podSelector, place);
}

/** As the cluster decides: a pod that some policy selects gets what any of these opens, and no more. */
function opens(side: 'ingress' | 'egress', pod: Place, other: Place, port: number): boolean {
  if (pod === 'internet' || 'namespace' in pod) return true;
  const type = side === 'ingress' ? 'Ingress' : 'Egress';
  const about = policies.filter(
    ({ spec }) => spec.policyTypes.includes(type) && matches(spec.podSelector, pod),
  );
  const rules = about.flatMap(({ spec }) => spec[side] ?? []);
  return (
    about.length === 0 ||
    rules.some(
      (rule) =>
        (rule.ports ?? [{ port }]).some((one) => one.port === port) &&
        ((side === 'ingress' ? rule.from : rule.to) ?? []).some((peer) => isPeer(peer, other)),
    )
  );
}

/** Whether a connection passes the policies of both its ends. */
export const mayConnect = (from: Place, to: Place, port: number): boolean =>
  opens('egress', from, to, port) && opens('ingress', to, from, port);
