import type { Shape } from '../../../api/operations';

type CollectionFault = Shape<'CollectionFaultDto'>;

/** What is wrong, by look; what concerns the whole collection under ''. */
export function byLook(faults: readonly CollectionFault[]): Map<string, CollectionFault['code'][]> {
  const found = new Map<string, CollectionFault['code'][]>();
  for (const { look, code } of faults) found.set(look ?? '', [...(found.get(look ?? '') ?? []), code]);
  return found;
}
