import { randomBytes } from 'node:crypto';
import { PersonErasedError } from '../errors.js';
import type { KeyStore } from './key-store.js';
import { KEY_BYTES } from './seal.js';

/** Keys in this process only: the twin's and tests'. */
export class InMemoryKeyStore implements KeyStore {
  readonly #keys = new Map<string, Buffer | null>();

  async forWriting(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    return new Map(subjects.map((subject) => [subject, this.#ensure(subject)]));
  }

  async forReading(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const subject of subjects) {
      const key = this.#keys.get(subject);
      if (key) found.set(subject, key);
    }
    return found;
  }

  async destroy(subject: string): Promise<void> {
    this.#keys.set(subject, null);
  }

  #ensure(subject: string): Buffer {
    const known = this.#keys.get(subject);
    if (known === null) throw new PersonErasedError(subject);
    const key = known ?? randomBytes(KEY_BYTES);
    this.#keys.set(subject, key);
    return key;
  }
}
