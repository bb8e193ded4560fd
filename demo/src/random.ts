/** Bound once: looked up through a sandbox's global for every character it is slow. */
const imul = Math.imul;
const floor = Math.floor;

/** 128 bits of state from any string (cyrb128); the same string gives the same state on every machine. */
function hashState(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ imul(a ^ code, 597399067);
    b = c ^ imul(b ^ code, 2869860233);
    c = d ^ imul(c ^ code, 951274213);
    d = a ^ imul(d ^ code, 2716044179);
  }
  a = imul(c ^ (a >>> 18), 597399067);
  b = imul(d ^ (b >>> 22), 2869860233);
  c = imul(a ^ (c >>> 17), 951274213);
  d = imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

const hex32 = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** 32 hexadecimal digits that depend on every character of `text`; not for secrets. */
export const hashHex = (text: string): string => hashState(text).map(hex32).join('');

/** A number in [0, 1) fixed by `text`. */
export const hashUnit = (text: string): number => hashState(text)[0] / 4294967296;

/** A reproducible source of chance (sfc32). Name it by what it decides, so that one draw more never shifts the others. */
export class Random {
  private state: [number, number, number, number];

  constructor(name: string) {
    this.state = hashState(name);
    for (let i = 0; i < 12; i++) this.bits();
  }

  /** 32 random bits. */
  bits(): number {
    let [a, b, c, d] = this.state;
    const out = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + out) | 0;
    this.state = [a, b, c, d];
    return out >>> 0;
  }

  /** In [0, 1). */
  unit(): number {
    return this.bits() / 4294967296;
  }

  /** In [from, to). */
  between(from: number, to: number): number {
    return from + (to - from) * this.unit();
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + floor(this.unit() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** About a standard normal (sum of six uniforms). */
  normal(): number {
    let sum = 0;
    for (let i = 0; i < 6; i++) sum += this.unit();
    return (sum - 3) * Math.SQRT2;
  }

  /** @throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T {
    const index = floor(this.unit() * list.length);
    if (index >= list.length) throw new RangeError('nothing to pick from');
    return list[index] as T;
  }

  /** One of the list, with chances in proportion to `weight`. @throws RangeError when all weights are 0. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let total = 0;
    for (const item of list) total += weight(item);
    let left = this.unit() * total;
    let last: T | undefined;
    for (const item of list) {
      const share = weight(item);
      if (share <= 0) continue;
      last = item;
      left -= share;
      if (left < 0) return item;
    }
    if (last === undefined) throw new RangeError('nothing to pick from');
    return last;
  }

  /** `count` different items, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const pool = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && pool.length > 0) {
      const [item] = pool.splice(floor(this.unit() * pool.length), 1);
      chosen.push(item as T);
    }
    return chosen;
  }

  /** A UUID of version 7 for the given time, Unix milliseconds. */
  uuidv7(timeMs: number): string {
    const time = floor(timeMs).toString(16).padStart(12, '0');
    const a = hex32(this.bits());
    const b = hex32(this.bits());
    const c = hex32(this.bits());
    const variant = '89ab'[Number.parseInt(b[0] ?? '0', 16) & 3];
    return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(0, 3)}-${variant}${b.slice(1, 4)}-${a.slice(3)}${c.slice(0, 7)}`;
  }
}
