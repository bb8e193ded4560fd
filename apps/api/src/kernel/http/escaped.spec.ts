import { expect, it } from '@jest/globals';
import { escaped } from './escaped.js';

it('leaves nothing that ends a text, a tag or an attribute', () => {
  expect(escaped(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escaped('Élodie & 李')).toBe('Élodie &amp; 李');
});
