import type { Shape } from '../../../api/operations';

/** A picture as the api names it, of its `type:slug`. */
export function pictureOf(item: string): Shape<'MediaKeyDto'> {
  const [type, slug = ''] = item.split(':');
  return { type: type === 'look' ? 'look' : 'street-style', slug };
}
