import { unknownCollection } from '../domain/collection.errors.js';
import { type Collection, type CollectionStatus, inOrder } from '../domain/collection.state.js';
import { CollectionFactsDto, LookFactsDto } from './collection-facts.dto.js';

/** A collection as those who work on it see it, drafts included. */
export class ShownCollectionDto {
  /** @example "castellani-brera-fall-winter-2026" */
  slug: string;
  /** @example "draft" */
  status: CollectionStatus;
  facts: CollectionFactsDto;
  /** In the order of the show. */
  looks: LookFactsDto[];
}

/** @throws DomainError collection/unknown */
export function shown(slug: string, state: Collection): ShownCollectionDto {
  if (state.status === 'none') throw unknownCollection(slug);
  return { slug, status: state.status, facts: state.facts, looks: inOrder(state.looks.values()) };
}
