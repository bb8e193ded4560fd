import type { SeasonState } from './season-state.js';

const REFERENCES = 400;
const FEWEST = 8;

/**
 * Gives each state the profile of the series most like it: their profiles of length 1, weighted by how like they are, drawn to the
 * own size by least squares. All states are of one scale and one origin. Of more than 400 series an even choice is looked at.
 */
export function poolProfiles(states: readonly SeasonState[]): void {
  const units = states.map((state) => unit(state.profile));
  const step = Math.max(1, Math.ceil(states.length / REFERENCES));
  const references = units.flatMap((one, index) => (one && index % step === 0 ? [{ one, index }] : []));
  if (references.length < FEWEST) return;
  const wanted = Math.max(4, Math.min(25, Math.round(references.length / 12)));
  states.forEach((state, index) => {
    const own = units[index];
    if (own)
      state.pooled = pooledProfile(
        state.profile,
        own,
        references.filter((other) => other.index !== index),
        wanted,
      );
  });
}

interface Reference {
  one: Float64Array;
  index: number;
}

function pooledProfile(
  profile: Float64Array,
  own: Float64Array,
  references: readonly Reference[],
  wanted: number,
): Float64Array {
  const likeness = references
    .map(({ one }) => ({ one, dot: dot(own, one) }))
    .sort((a, b) => b.dot - a.dot)
    .slice(0, wanted)
    .filter((other) => other.dot > 0);
  const shape = new Float64Array(profile.length);
  for (const { one, dot: weight } of likeness)
    for (let i = 0; i < shape.length; i += 1) shape[i] = (shape[i] ?? 0) + weight * (one[i] ?? 0);
  const size = dot(shape, shape);
  const factor = size > 0 ? dot(profile, shape) / size : 0;
  return shape.map((value) => value * factor);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function unit(profile: Float64Array): Float64Array | undefined {
  const size = Math.sqrt(dot(profile, profile));
  return size > 0 ? profile.map((value) => value / size) : undefined;
}
