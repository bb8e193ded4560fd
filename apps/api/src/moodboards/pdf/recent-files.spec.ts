import { expect, it } from '@jest/globals';
import { RecentFiles } from './recent-files.js';

const file = (bytes: number) => Buffer.alloc(bytes);

it('lets go of what was asked for least recently, and keeps the newest whatever its size', () => {
  const files = new RecentFiles(10);
  files.keep('a', file(4));
  files.keep('b', file(4));
  expect(files.get('a')).toHaveLength(4);
  files.keep('c', file(4));
  expect(['a', 'b', 'c'].map((key) => files.get(key)?.length)).toEqual([4, undefined, 4]);
  files.keep('d', file(50));
  expect(['a', 'c', 'd'].map((key) => files.get(key)?.length)).toEqual([undefined, undefined, 50]);
  files.keep('e', file(1));
  expect(files.get('d')).toBeUndefined();
});
