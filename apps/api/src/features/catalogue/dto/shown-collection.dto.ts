import { unknownCollection } from '../domain/collection.errors.js';
import type { Embargo } from '../domain/collection.events.js';
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
  embargo: EmbargoDto;
  /**
   * What a change names as seen.
   * @example 12
   */
  version: number;
}

/** Until when nobody but those who work on it may see a collection. */
export class EmbargoDto implements Embargo {
  /** @example "2026-02-24T14:00:00.000Z" */
  until: string | null;
  /** Whether it shows itself to readers then. */
  publishes: boolean;
}

/** @throws DomainError collection/unknown */
export function shown(slug: string, state: Collection): ShownCollectionDto {
  if (state.status === 'none') throw unknownCollection(slug);
  const { status, facts, looks, embargo, version } = state;
  return { slug, status, facts, looks: inOrder(looks.values()), embargo, version };
}
