import { escaped } from './escaped.js';

/** What an Atom answer says it is. */
export const ATOM = 'application/atom+xml; charset=utf-8';

export interface AtomEntry {
  /** The same for the same entry whenever it is read. */
  id: string;
  title: string;
  /** ISO 8601. */
  updated: string;
  link: string;
  /** For programs, beside the title: it is written as JSON. */
  content: object;
}

/** A feed of entries (RFC 4287). @param feed.url of the feed itself */
export function atomFeed(feed: { url: string; title: string; entries: readonly AtomEntry[] }): string {
  const { url, title, entries } = feed;
  const latest = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(url)}</id>
  <title>${escaped(title)}</title>
  <updated>${latest ?? '1970-01-01T00:00:00Z'}</updated>
  <author><name>Toile</name></author>
  <link rel="self" href="${escaped(url)}"/>${entries.map(entryOf).join('')}
</feed>
`;
}

const entryOf = ({ id, title, updated, link, content }: AtomEntry) => `
  <entry>
    <id>${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <updated>${updated}</updated>
    <link href="${escaped(link)}"/>
    <content type="text">${escaped(JSON.stringify(content))}</content>
  </entry>`;
