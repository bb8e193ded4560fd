/** What the site's search is asked: words, or the filters of an address of one of its pages; of looks with this tag alone, where one is given. */
export function lookSearchOf(said: string, tag: string | null): Record<string, string> {
  const text = said.trim();
  const query = /^(https?:\/\/|\/)[^\s?]*\?(\S+)$/.exec(text)?.[2];
  const filters = query === undefined ? { search: text } : Object.fromEntries(new URLSearchParams(query));
  const { page: _, cursor: __, tags = '', ...wanted } = filters as Record<string, string>;
  const all = [...new Set([...tags.split(','), tag])].filter(Boolean);
  return { ...wanted, ...(all.length > 0 && { tags: all.join(',') }) };
}
