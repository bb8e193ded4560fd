import { DomainError } from '@toile/platform';

export const unknownCollection = (slug: string) =>
  new DomainError('collection/unknown', `There is no collection "${slug}".`);
export const notADraft = () =>
  new DomainError('collection/conflict', 'Only a draft can be deleted; withdraw a published collection.');
/** Somebody has changed what an editor is about to change; the problem says what, and who asks again loses nothing. */
export const staleCollection = (
  slug: string,
  version: number,
  changed: { facts: boolean; embargo: boolean; order: boolean; looks: readonly string[] },
) =>
  new DomainError(
    'collection/conflict',
    `"${slug}" has been changed meanwhile. Look at what it is now, and say again what you want.`,
    { version, changed },
  );
export const knownCollection = (slug: string) =>
  new DomainError(
    'collection/conflict',
    `There is a collection "${slug}" already. Give this one another address.`,
  );
export const embargoed = (until: string) =>
  new DomainError(
    'collection-embargo/conflict',
    `Nobody may see this collection before ${until}. Lift the embargo first, or let it show itself then.`,
    { until },
  );
export const shownAlready = () =>
  new DomainError(
    'collection-embargo/conflict',
    'Readers see this collection. Take it back before you put it under embargo.',
  );
export const knownPicture = (look: string, position: number) =>
  new DomainError('look-picture/conflict', `This picture is look ${position} already.`, { look, position });
export const tooManyLooks = () =>
  new DomainError('collection-looks/invalid', 'A collection has 500 looks at most.');
export const unknownLook = (slug: string) => new DomainError('look/unknown', `There is no look "${slug}".`);
export const noPermutation = () =>
  new DomainError('looks-order/invalid', 'The order must name every look of the collection once.');
export const nothingToPublish = () =>
  new DomainError('collection-looks/invalid', 'A collection needs at least one look to be published.');
export const unknownRetag = () => new DomainError('retag/unknown', 'There is no such retagging to undo.');
export const notBroadcast = (slug: string) =>
  new DomainError('live/unknown', `The show "${slug}" is not broadcast.`);
export const unknownStreetStyle = (slug: string) =>
  new DomainError('street-style/unknown', `There is no street style "${slug}".`);
