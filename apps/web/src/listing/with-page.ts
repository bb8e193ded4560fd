/** The address of another page of a listing; the first page is unsaid. */
export function withPage(address: string, page: number): string {
  const [path = '', query = ''] = address.split('?', 2);
  const fields = new URLSearchParams(query);
  fields.delete('page');
  if (page > 1) fields.set('page', String(page));
  const text = fields.toString().replaceAll('%2C', ',');
  return path + (text && `?${text}`);
}
