import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { pagePolicy } from '@toile/contracts';
import { hashScripts } from './script-hashes.js';

const hash = (script: string) => createHash('sha256').update(script).digest('base64');
const own = 'nonce="bm9uY2U="';
const hashed = (page: string, policy: string) => {
  const { page: bytes, hashes } = hashScripts(Buffer.from(page), policy);
  return { html: bytes.toString(), hashes };
};
const policy = pagePolicy({ nonce: 'bm9uY2U=' });

it('names each script of a page once, and nothing that is not run or comes from a file', () => {
  const page = `<script ${own}>one</script><script src="/a.js" ${own} async=""></script><script id="x" ${own}>two
lines, “été”</script><script type="application/ld+json">{}</script><script ${own}>one</script>`;
  expect(hashed(page, policy).hashes).toEqual([hash('one'), hash('two\nlines, “été”')]);
});

it('leaves nothing of the nonce, and hashes what is left', () => {
  const page = `<link rel="preload" ${own}/><script ${own}>push('{"nonce":"bm9uY2U="}')</script>`;
  const { html, hashes } = hashed(page, policy);
  expect(html).toBe(`<link rel="preload"/><script>push('{"nonce":""}')</script>`);
  expect(hashes).toEqual([hash(`push('{"nonce":""}')`)]);
});

it('allows no script that has not the nonce: it came into the page by somebody’s words', () => {
  expect(hashed('<script>steal()</script><script nonce="guess">steal()</script>', policy).hashes).toEqual([]);
  expect(hashed('<script>one</script>', '').hashes).toEqual([]);
});
