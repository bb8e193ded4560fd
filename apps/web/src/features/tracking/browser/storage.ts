import { MemoryStorage } from '../lib/memory-storage';
import type { KeyedStorage } from '../lib/outbox';

let chosen: KeyedStorage | undefined;

/** The browser's local storage, or memory where it is switched off. */
export function storage(): KeyedStorage {
  if (!chosen) {
    try {
      localStorage.setItem('tts-test', '1');
      localStorage.removeItem('tts-test');
      chosen = localStorage;
    } catch {
      chosen = new MemoryStorage();
    }
  }
  return chosen;
}
