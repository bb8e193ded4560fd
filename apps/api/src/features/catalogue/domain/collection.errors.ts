import { DomainError } from '@toile/platform';

export const unknownCollection = (slug: string) =>
  new DomainError('collection/unknown', `There is no collection "${slug}".`);
export const notADraft = () =>
  new DomainError('collection/conflict', 'Only a draft can be deleted; withdraw a published collection.');
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
