import { brandSchemas } from '../catalogue/brand/brand-collections.controller.js';
import { turnFormSchema } from '../catalogue/brand/turn-by-form.controller.js';
import { catalogueSchema, retagSchema } from '../catalogue/write/editor.controller.js';
import { EXAMPLES as e, page } from './examples.js';
import type { Operation } from './operation.js';

/** What editors, and houses for their own collections, write. */
export const EDITING_OPERATIONS: Record<string, Operation> = {
  'PUT /api/editor/collections/{slug}': {
    summary: 'Makes or revises a collection and looks of it',
    body: catalogueSchema,
    example: e.shown,
  },
  'POST /api/editor/collections/{slug}/publish': { summary: 'Publishes a collection', example: e.shown },
  'POST /api/editor/collections/{slug}/withdraw': { summary: 'Takes a collection back', example: e.shown },
  'DELETE /api/editor/collections/{slug}': { summary: 'Deletes a draft or withdrawn collection' },
  'POST /api/editor/retags': {
    summary: 'Gives looks of any number of collections other tags',
    body: retagSchema,
    example: e.retag,
  },
  'GET /api/editor/retags/{id}': { summary: 'How far a retagging is', example: e.retag },
  'POST /api/editor/retags/{id}/undo': {
    summary: 'Gives the looks of a retagging the tags they had',
    example: e.retag,
  },
  'GET /user/collections/more': { summary: 'A house’s own collections', example: page(e.own) },
  'GET /user/collections/list-by-designer/{slug}': {
    summary: 'Own collections of one house',
    example: page(e.own),
  },
  'PATCH /user/collections/designer/update/{slug}': {
    summary: 'What a house says of itself',
    body: brandSchemas.house,
    example: {
      slug: 'vale',
      name: 'Vale',
      city: 'paris',
      founded: 1990,
      bio: '',
      website: 'https://example.com',
      owner: 'a-member',
    },
  },
  'POST /api/user/collections/validate/{slug}': {
    summary: 'What keeps a collection from being ready',
    example: { valid: false, errors: [{ look: 'a-look', code: 'no-tags', message: 'Look 1 has no tags.' }] },
  },
  'GET /user/collection/looks/{slug}': { summary: 'Looks of an own collection', example: page(e.lookFacts) },
  'PATCH /user/collection/looks/{slug}': {
    summary: 'Details of looks, and whether readers see the collection',
    body: brandSchemas.looks,
    example: e.shown,
  },
  'POST /user/collection/looks/{slug}': {
    summary: 'The page’s form: whether readers see the collection; 303 to a person',
    body: turnFormSchema,
    example: e.shown,
  },
  'PUT /user/collection/looks/reorder': {
    summary: 'Puts all looks of a collection in an order',
    body: brandSchemas.order,
    example: e.shown,
  },
  'DELETE /user/collection/looks/delete': { summary: 'Removes looks', body: brandSchemas.removal },
  'DELETE /user/collections/delete': { summary: 'Deletes a draft', body: brandSchemas.deletion },
};
