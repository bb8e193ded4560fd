/** What the site's search is asked: words, or the filters of an address of one of its pages; always of looks with this tag. */
export function splitSearchOf(said: string, tag: string): Record<string, string> {
  const text = said.trim();
  const query = /^(https?:\/\/|\/)[^\s?]*\?(\S+)$/.exec(text)?.[2];
  const filters = query === undefined ? { search: text } : Object.fromEntries(new URLSearchParams(query));
  const { page: _, cursor: __, tags = '', ...wanted } = filters as Record<string, string>;
  const all = [...new Set([...tags.split(',').filter(Boolean), tag])];
  return { ...wanted, tags: all.join(',') };
}
