import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { scriptHashes } from './script-hashes.js';

const hash = (script: string) => createHash('sha256').update(script).digest('base64');

it('names each script of a page once, and nothing that is not run or comes from a file', () => {
  const page = `<script>one</script><script src="/a.js" async=""></script><script id="x">two
lines</script><script type="application/ld+json">{}</script><script>one</script>`;
  expect(scriptHashes(page)).toEqual([hash('one'), hash('two\nlines')]);
});
