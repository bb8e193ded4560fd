import type { LRUCache } from 'lru-cache';

/** What `ask` gives, or gave for this key while the cache holds it: those who ask meanwhile share one answer. What failed is asked again. */
export function cached<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const answer = ask();
  cache.set(key, answer);
  answer.catch(() => cache.peek(key) === answer && cache.delete(key));
  return answer;
}
