import { designerListSchema } from '../catalogue/designers/designers.query.js';
import { collectionSearchSchema, pictureSearchSchema } from '../catalogue/filters/listing-schema.js';
import { similarSchema } from '../catalogue/look-search/look-search.controller.js';
import { mediasSchema } from '../catalogue/medias.controller.js';
import { modelListSchema } from '../catalogue/models/models.query.js';
import { EDITING_OPERATIONS } from './editing-operations.js';
import { EXAMPLES as e, page } from './examples.js';
import type { Operation } from './operation.js';
import { READER_FORM_OPERATIONS } from './reader-form-operations.js';

const looks = {
  query: pictureSearchSchema,
  example: { ...page(e.look), facets: { ...e.facets, tags: [e.facet] } },
};
const streets = {
  query: pictureSearchSchema,
  example: { ...page(e.street), facets: { ...e.facets, tags: [e.facet] } },
};
const collections = { query: collectionSearchSchema, example: { ...page(e.collection), facets: e.facets } };
const similar = {
  query: similarSchema,
  example: { ...page({ ...e.look, shared_tags: [e.tag] }), open_pages: 2 },
};
const similarStreets = {
  query: similarSchema,
  example: { ...page({ ...e.street, shared_tags: [e.tag] }), open_pages: 2 },
};
const trends = {
  ...{ type: e.type, season: e.season, looks_count: 1200 },
  results: [
    {
      ...e.tag,
      looks_count: 96,
      share: 0.08,
      previous_share: 0.05,
      image_filename: e.picture.image_filename,
    },
  ],
};
const designer = {
  ...{ designer: { ...e.house, bio: 'Founded in Milan.', founded: 1962, website: 'https://example.com' } },
  ...{ collections: [e.collection], looks: [e.look] },
};

/** By method and path as the controllers declare them. */
export const OPERATIONS: Record<string, Operation> = {
  ...EDITING_OPERATIONS,
  ...READER_FORM_OPERATIONS,
  'GET /look/search': { summary: 'Looks by any combination of filters, the newest show first', ...looks },
  'GET /look/more': { summary: 'The next page of looks', ...looks },
  'GET /look/related': { summary: 'Looks of other shows that go with a look', ...similar },
  'GET /look/tags/similars': { summary: 'Looks with the same tags', ...similar },
  'GET /look/{slug}': {
    summary: 'A look with its neighbours in the show',
    example: {
      look: { ...e.look, description: 'A velvet coat.' },
      previous: 'a-slug',
      next: 'a-slug',
      related: [e.look],
      shop: 'https://vale.example/?utm_source=toile&utm_medium=affiliate&utm_content=a-look',
    },
  },
  'GET /street': { summary: 'Street style, the newest first', ...streets },
  'GET /street/search': { summary: 'Street style by filters', ...streets },
  'GET /street/more': { summary: 'The next page of street style', ...streets },
  'GET /street/tags/similars': { summary: 'Street style with the same tags', ...similarStreets },
  'GET /street/{slug}': {
    summary: 'A street style',
    example: {
      street_style: { ...e.street, description: 'A coat.' },
      previous: 'a-slug',
      next: 'a-slug',
      related: [e.street],
    },
  },
  'GET /api/collections': { summary: 'Collections by filters, the newest show first', ...collections },
  'GET /collection': { summary: 'All collections', ...collections },
  'GET /collection/search': { summary: 'Collections by filters', ...collections },
  'GET /collection/{slug}': {
    summary: 'A collection with its looks; a type gives its collections',
    example: { collection: e.collection, looks: [e.look] },
  },
  'GET /collection/{type}/{designer}': { summary: 'Collections of a house', ...collections },
  'GET /collection/{type}/{designer}/{season}': { summary: 'A house in a season', ...collections },
  'GET /api/designers': { summary: 'Houses by name', query: designerListSchema, example: page(e.house) },
  'GET /designer/{slug}': { summary: 'A house with its collections', example: designer },
  'GET /designer/ajax-get/{slug}': { summary: 'A house with its collections', example: designer },
  'GET /model': {
    summary: 'Models, those seen most first, and the new faces',
    query: modelListSchema,
    example: { ...page(e.modelSummary), new_faces: [e.modelSummary] },
  },
  'GET /model/search': {
    summary: 'Models by name; with model=true as suggestions',
    query: modelListSchema,
    example: page(e.modelSummary),
  },
  'GET /model/{slug}': {
    summary: 'A model with the newest looks',
    example: { model: { ...e.modelSummary, height_cm: 180, debut: e.season }, looks: page(e.look) },
  },
  'GET /model/{slug}/more': {
    summary: 'More looks of a model; pages from the third on open with a plan',
    example: { ...page(e.look), open_pages: 2 },
  },
  'GET /agency/{slug}': {
    summary: 'An agency with its models; without a plan, its new faces',
    example: {
      agency: {
        ...e.designer,
        city: e.city,
        about: 'Looks after forty faces.',
        website: 'https://example.com',
      },
      models: [e.modelSummary],
      locked: false,
    },
  },
  'GET /live/{slug}': {
    summary: 'A show with its stream and the looks that have arrived',
    example: {
      collection: { ...e.collection, title: 'A show', venue: 'A hall', description: '' },
      stream_url: 'https://live.example/x',
      status: 'upcoming',
      looks: [e.look],
    },
  },
  'GET /live/{type}/{season}': {
    summary: 'The shows of a season by time',
    example: { type: e.type, season: e.season, shows: [e.collection] },
  },
  'GET /trends': { summary: 'Tags by their share of the newest season', example: trends },
  'GET /trends/{type}/{season}': { summary: 'Tags by their share of a season', example: trends },
  'GET /top-tagged-keywords': {
    summary: 'Tags by looks of the newest season',
    example: { season: e.season, results: [e.facet] },
  },
  'POST /api/medias': {
    summary: 'Pictures by type and slug, a hundred at most',
    body: mediasSchema,
    example: {
      results: [{ type: 'look', slug: e.look.slug, media: e.look }],
      missing: [{ type: 'look', slug: 'gone' }],
    },
  },
};
