/** Where a list of slots takes more room than a bit for each. */
const SPARSE = 16;

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

/**
 * Slots that have something in common, added in rising order: a list while they are few, bits once they are many. A list holds the
 * lower sixteen bits of each and where those of the next upper ones begin, as a roaring bitmap does.
 */
export class SlotSet {
  size = 0;
  #last = -1;
  #list: Uint16Array | undefined = new Uint16Array(4);
  /** Where slots from n × 65,536 on begin in the list. */
  #begins: number[] = [];
  #bits: Uint32Array | undefined;

  /** False when it was the last that was added: an item may say the same thing twice. */
  add(slot: number): boolean {
    if (slot === this.#last) return false;
    this.#last = slot;
    this.size += 1;
    if (this.#list) {
      while (this.#begins.length <= slot >>> 16) this.#begins.push(this.size - 1);
      if (this.size > this.#list.length) this.#list = grown(this.#list, this.size);
      this.#list[this.size - 1] = slot & 0xffff;
      if (this.size > 256 && this.size > slot / SPARSE) this.#becomeBits(slot);
      return true;
    }
    const word = slot >>> 5;
    if (!this.#bits || word >= this.#bits.length)
      this.#bits = grown(this.#bits ?? new Uint32Array(8), word + 1);
    this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (slot & 31));
    return true;
  }

  /** Gives back room that was made for what has not come. */
  trim(): void {
    if (this.#list && this.#list.length > this.size) this.#list = this.#list.slice(0, this.size);
    const words = wordsFor(this.#last + 1);
    if (this.#bits && this.#bits.length > words) this.#bits = this.#bits.slice(0, words);
  }

  /** Leaves in `bits` what is in both. */
  andInto(bits: Uint32Array): void {
    if (this.#list) {
      const kept = this.#among(bits);
      bits.fill(0);
      for (const slot of kept) set(bits, slot);
      return;
    }
    both(bits, this.#bits ?? new Uint32Array());
  }

  orInto(bits: Uint32Array): void {
    if (this.#list) {
      this.each((slot) => set(bits, slot));
      return;
    }
    either(bits, this.#bits ?? new Uint32Array());
  }

  each(visit: (slot: number) => void): void {
    if (!this.#list) {
      eachSlot(this.#bits ?? new Uint32Array(), visit);
      return;
    }
    for (let chunk = 0; chunk < this.#begins.length; chunk += 1) {
      const end = this.#begins[chunk + 1] ?? this.size;
      for (let at = this.#begins[chunk] ?? 0; at < end; at += 1) visit((chunk << 16) | (this.#list[at] ?? 0));
    }
  }

  /** Undefined while they are a list. */
  get bits(): Uint32Array | undefined {
    return this.#bits;
  }

  /** How many of these are among `bits`. */
  countIn(bits: Uint32Array): number {
    if (!this.#list) return countShared(bits, this.#bits ?? new Uint32Array());
    let count = 0;
    this.each((slot) => {
      if (has(bits, slot)) count += 1;
    });
    return count;
  }

  /** Those of the list that are among `bits`; the bits of all slots would be many times as much. */
  #among(bits: Uint32Array): Uint32Array {
    const kept = new Uint32Array(this.size);
    let count = 0;
    this.each((slot) => {
      if (!has(bits, slot)) return;
      kept[count] = slot;
      count += 1;
    });
    return kept.subarray(0, count);
  }

  #becomeBits(last: number): void {
    const bits = new Uint32Array(wordsFor(last * 2 + 32));
    this.orInto(bits);
    this.#bits = bits;
    this.#list = undefined;
    this.#begins = [];
  }
}

export const has = (bits: Uint32Array, slot: number): boolean =>
  ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

export function set(bits: Uint32Array, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clear(bits: Uint32Array, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Set bits of a word of 32. */
export function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Bits set in both. Eight words at a time go through carry-save adders, so that only one word in eight is counted
 * (Harley-Seal; half the time of counting each).
 */
export function countShared(a: Uint32Array, b: Uint32Array): number {
  const length = Math.min(a.length, b.length);
  let [eights, ones1, twos, fours, at] = [0, 0, 0, 0, 0];
  for (; at + 7 < length; at += 8) {
    let x = (a[at] ?? 0) & (b[at] ?? 0);
    let y = (a[at + 1] ?? 0) & (b[at + 1] ?? 0);
    let u = ones1 ^ x;
    let twosA = (ones1 & x) | (u & y);
    ones1 = u ^ y;
    x = (a[at + 2] ?? 0) & (b[at + 2] ?? 0);
    y = (a[at + 3] ?? 0) & (b[at + 3] ?? 0);
    u = ones1 ^ x;
    let twosB = (ones1 & x) | (u & y);
    ones1 = u ^ y;
    u = twos ^ twosA;
    const foursA = (twos & twosA) | (u & twosB);
    twos = u ^ twosB;
    x = (a[at + 4] ?? 0) & (b[at + 4] ?? 0);
    y = (a[at + 5] ?? 0) & (b[at + 5] ?? 0);
    u = ones1 ^ x;
    twosA = (ones1 & x) | (u & y);
    ones1 = u ^ y;
    x = (a[at + 6] ?? 0) & (b[at + 6] ?? 0);
    y = (a[at + 7] ?? 0) & (b[at + 7] ?? 0);
    u = ones1 ^ x;
    twosB = (ones1 & x) | (u & y);
    ones1 = u ^ y;
    u = twos ^ twosA;
    const foursB = (twos & twosA) | (u & twosB);
    twos = u ^ twosB;
    u = fours ^ foursA;
    eights += ones((fours & foursA) | (u & foursB));
    fours = u ^ foursB;
  }
  let count = 8 * eights + 4 * ones(fours) + 2 * ones(twos) + ones(ones1);
  for (; at < length; at += 1) count += ones((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}

/** Leaves in `bits` what is in both. */
export function both(bits: Uint32Array, others: Uint32Array): void {
  const shared = Math.min(bits.length, others.length);
  for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  bits.fill(0, shared);
}

/** Adds to `bits` what is in the other. */
export function either(bits: Uint32Array, others: Uint32Array): void {
  const shared = Math.min(bits.length, others.length);
  for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

/** Takes out of `bits` what is in the other. */
export function less(bits: Uint32Array, others: Uint32Array): void {
  const shared = Math.min(bits.length, others.length);
  for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
}

export function countOf(bits: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0);
  return count;
}

/** Calls `visit` with every slot of `bits`, in rising order. */
export function eachSlot(bits: Uint32Array, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      visit((word << 5) + (31 - Math.clz32(rest & -rest)));
      rest &= rest - 1;
    }
  }
}

/** Every slot of `bits`, of which there are `count`, in rising order. */
export function slotsOf(bits: Uint32Array, count: number): Uint32Array {
  const slots = new Uint32Array(count);
  let at = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      slots[at] = (word << 5) + (31 - Math.clz32(rest & -rest));
      at += 1;
      rest &= rest - 1;
    }
  }
  return slots;
}

/** A copy with room for `length` and half as much again. */
export function grown<A extends Uint16Array | Uint32Array | Float64Array>(array: A, length: number): A {
  const larger = new (array.constructor as new (length: number) => A)(Math.ceil(length * 1.5));
  larger.set(array);
  return larger;
}
