/** A run of records of one partition without a gap, as an object of a bucket. */
export interface Segment {
  name: string;
  topic: string;
  partition: number;
  /** Offset of the first record. */
  from: number;
  /** Offset after the last one. */
  to: number;
}

const NAME = /^([\w.-]+)\/(\d+)\/(\d{20})-(\d{20})\.ndjson\.gz$/;
const padded = (offset: number) => String(offset).padStart(20, '0');

export const nameOfSegment = ({ topic, partition, from, to }: Omit<Segment, 'name'>): string =>
  `${topic}/${partition}/${padded(from)}-${padded(to)}.ndjson.gz`;

export function segmentOf(name: string): Segment | undefined {
  const [, topic, partition, from, to] = NAME.exec(name) ?? [];
  if (!topic) return undefined;
  return { name, topic, partition: Number(partition), from: Number(from), to: Number(to) };
}

/**
 * The segments of each partition that follow each other, by `topic/partition`. One that another one holds whole is left over from
 * being replaced.
 * @throws Error where records between two are missing
 */
export function chainsIn(names: Iterable<string>): Map<string, Segment[]> {
  const chains = new Map<string, Segment[]>();
  const found = [...names].flatMap((name) => segmentOf(name) ?? []);
  for (const segment of found.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const key = `${segment.topic}/${segment.partition}`;
    const chain = chains.get(key) ?? [];
    const end = chain.at(-1)?.to ?? segment.from;
    if (segment.to <= end && chain.length > 0) continue;
    if (segment.from > end) throw new Error(`the archive of ${key} lacks offsets ${end} to ${segment.from}`);
    chains.set(key, [...chain, segment]);
  }
  return chains;
}
