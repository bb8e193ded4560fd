export interface Feed {
  title: string;
  description: string;
  language: string;
  /** Address of the page this is a feed of, and of the feed itself. */
  link: string;
  self: string;
  items: FeedItem[];
}
export interface FeedItem {
  title: string;
  summary: string;
  link: string;
  author: string;
  /** ISO time. */
  publishedAt: string;
  picture: string | null;
}

/** RSS 2.0, as feed readers take it. */
export function rss(feed: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element('title', feed.title)}
${element('link', feed.link)}
${element('description', feed.description)}
${element('language', feed.language)}
<atom:link href="${escaped(feed.self)}" rel="self" type="application/rss+xml"/>
${feed.items.map(item).join('\n')}
</channel>
</rss>
`;
}

function item({ title, summary, link, author, publishedAt, picture }: FeedItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escaped(link)}</guid>`,
    element('pubDate', new Date(publishedAt).toUTCString()),
    ...(summary ? [element('description', summary)] : []),
    ...(author ? [element('dc:creator', author)] : []),
    ...(picture ? [`<media:content url="${escaped(picture)}" medium="image" type="image/jpeg"/>`] : []),
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters are no part of XML, however they are written. */
const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '').replace(/(?![\t\n\r])\p{Cc}/gu, '');
