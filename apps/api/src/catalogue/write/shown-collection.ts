import type { CollectionFacts, LookFacts } from '@toile/contracts';
import { unknownCollection } from '../domain/collection.errors.js';
import { type Collection, type CollectionStatus, inOrder } from '../domain/collection.state.js';

/** A collection as those who work on it see it, drafts included. */
export interface ShownCollection {
  slug: string;
  status: CollectionStatus;
  facts: CollectionFacts;
  looks: LookFacts[];
}

/** @throws DomainError collection/unknown */
export function shown(slug: string, state: Collection): ShownCollection {
  if (state.status === 'none') throw unknownCollection(slug);
  return { slug, status: state.status, facts: state.facts, looks: inOrder(state.looks.values()) };
}
