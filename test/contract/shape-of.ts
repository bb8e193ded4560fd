/** What kinds of values stand at each place of an answer: `results[].slug` → `string`. */
export type Shape = Record<string, string[]>;

export function shapeOf(answer: unknown): Shape {
  const shape: Record<string, Set<string>> = {};
  const note = (at: string, value: unknown): void => {
    shape[at] ??= new Set();
    shape[at].add(kindOf(value));
    if (Array.isArray(value)) for (const one of value) note(`${at}[]`, one);
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) note(at ? `${at}.${name}` : name, one);
  };
  note('', answer);
  return Object.fromEntries(
    Object.entries(shape)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([at, kinds]) => [at, [...kinds].sort()]),
  );
}

/** What a program that read the recorded answer would miss in this one. What is added it does not look at. */
export function shapeFaults(recorded: Shape, answer: unknown): string[] {
  const now = shapeOf(answer);
  return Object.entries(recorded).flatMap(([at, kinds]) => {
    const found = now[at];
    if (!found) return isInWhatIsThere(at, now) ? [`${at} is gone`] : [];
    // Of what was always null nothing is known.
    const strange = found.filter((kind) => !kinds.includes(kind) && kind !== 'null');
    return strange.length > 0 && kinds.some((kind) => kind !== 'null')
      ? [`${at} is ${strange.join(' or ')}, not ${kinds.join(' or ')}`]
      : [];
  });
}

/** In an empty list or a null nothing can be missing. */
function isInWhatIsThere(at: string, now: Shape): boolean {
  const parent = at.endsWith('[]') ? undefined : at.slice(0, Math.max(0, at.lastIndexOf('.')));
  return parent !== undefined && Boolean(now[parent]?.includes('object'));
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
