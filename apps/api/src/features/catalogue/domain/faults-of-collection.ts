import type { CollectionFault } from '@toile/contracts';
import { inOrder, type KnownCollection } from './collection.state.js';

export function faultsOf(collection: KnownCollection): CollectionFault[] {
  const looks = inOrder(collection.looks.values());
  const faults: CollectionFault[] = [];
  if (looks.length === 0)
    faults.push({ look: null, code: 'no-looks', message: 'The collection has no looks.' });
  const taken = new Set<number>();
  for (const look of looks) {
    const fault = (code: CollectionFault['code'], message: string) =>
      faults.push({ look: look.slug, code, message });
    if (look.tags.length === 0) fault('no-tags', `Look ${look.position} has no tags.`);
    if (!look.description) fault('no-description', `Look ${look.position} has no description.`);
    if (taken.has(look.position)) fault('same-position', `Position ${look.position} is taken twice.`);
    taken.add(look.position);
  }
  const last = looks.at(-1)?.position ?? 0;
  if (last > looks.length)
    faults.push({
      look: null,
      code: 'gap-in-order',
      message: `${looks.length} looks are numbered up to ${last}.`,
    });
  return faults;
}
