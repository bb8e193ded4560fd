import { expect, it } from '@jest/globals';
import { rss } from './rss.js';

const feed = {
  title: 'News',
  description: 'What moves <in> the houses',
  language: 'fr',
  link: 'https://toile.example/fr/news',
  self: 'https://toile.example/fr/news/rss.xml',
};

it('writes an item for each article, escaped, the optional parts left out', () => {
  const text = rss({
    ...feed,
    items: [
      {
        title: 'Cut & "sewn"\u0007',
        summary: '',
        link: 'https://toile.example/fr/page/cut?a=1&b=2',
        author: 'Ada',
        publishedAt: '2026-03-01T10:00:00.000Z',
        picture: null,
      },
    ],
  });
  expect(text).toContain('<title>Cut &amp; &quot;sewn&quot;</title>');
  expect(text).toContain('<description>What moves &lt;in&gt; the houses</description>');
  expect(text).toContain('<guid isPermaLink="true">https://toile.example/fr/page/cut?a=1&amp;b=2</guid>');
  expect(text).toContain('<pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>');
  expect(text).toContain('<dc:creator>Ada</dc:creator>');
  expect(text).not.toContain('media:content ');
  expect(text.match(/<description>/g)).toHaveLength(1);
});
