import { expect, it } from '@jest/globals';
import type { ContentKind } from '@toile/contracts';
import { demoContent, generateCatalogue } from '@toile/demo';
import { InputPipe, ValidationError } from '@toile/platform';
import { plain } from '../../../kernel/http/dto/plain.js';
import { wordsOf } from '../domain/languages.js';
import { CONTENT_DOCS, CONTENT_KINDS } from './content-docs.js';

const input = new InputPipe();
const checked = async (kind: ContentKind, doc: unknown) =>
  plain(await input.transform(doc, { type: 'body', metatype: CONTENT_DOCS[kind] }));
const faults = (kind: ContentKind, doc: unknown) =>
  checked(kind, doc).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error;
      return error.violations.map(({ propertyPath, code }) => `${propertyPath} ${code}`);
    },
  );
const page = { title: 'A page', published_at: '2026-01-01T00:00:00Z' };

it('take all the demo has, which has something of every kind, as it is', async () => {
  const entries = [...demoContent(generateCatalogue({ seed: 'content', scale: 'small' }))];
  for (const { kind, slug, doc } of entries) expect([slug, await checked(kind, doc)]).toEqual([slug, doc]);
  const missing = CONTENT_KINDS.filter((kind) => !entries.some((entry) => entry.kind === kind));
  // These three are fixed lists of the contracts.
  expect(missing).toEqual(['type', 'city', 'season']);
});

it('are said in languages where the newsroom looks for what is missing', async () => {
  for (const kind of CONTENT_KINDS) {
    const words = Object.fromEntries(wordsOf(kind).map((field) => [field, 1]));
    const sent = { translations: { fr: { ...words, nothing: 1 } } };
    const unknown = (await faults(kind, sent)).filter((fault) => fault.endsWith('unrecognized_keys'));
    const nowhere = wordsOf(kind).length === 0;
    expect([kind, ...unknown]).toEqual([
      kind,
      nowhere ? 'translations unrecognized_keys' : 'translations.fr.nothing unrecognized_keys',
    ]);
  }
});

it('put what is left out in its place', async () => {
  const blocks = [
    { type: 'quote', text: 'Yes.' },
    { type: 'picture', image: 'b.jpg' },
    { type: 'figure', figure: 'graphs/theme/home' },
    { type: 'figure', figure: 'graphs/ranking', filters: { season: 'spring-summer-2026', metric: 'views' } },
  ];
  expect(await checked('dynamic-page', { ...page, blocks })).toEqual({
    ...page,
    summary: '',
    image: null,
    author: '',
    blocks: [
      { type: 'quote', text: 'Yes.', by: '' },
      { type: 'picture', look: null, image: 'b.jpg', width: null, height: null, alt: '', caption: '' },
      { type: 'figure', figure: 'graphs/theme/home', filters: {}, caption: '' },
      {
        type: 'figure',
        figure: 'graphs/ranking',
        filters: { season: 'spring-summer-2026', metric: 'views' },
        caption: '',
      },
    ],
  });
});

it.each<[unknown, string]>([
  [[null], 'blocks invalid_type'],
  [[[]], 'blocks invalid_type'],
  ['text', 'blocks invalid_type'],
  [[{ type: 'constructor' }], 'blocks.0.type invalid_value'],
  [[{ type: 'heading', text: 7 }], 'blocks.0.text invalid_type'],
  [[{ type: 'heading', text: 'x', by: 'y' }], 'blocks.0.by unrecognized_keys'],
  [[{ type: 'picture', look: ' ' }], 'blocks.0.look isLookOrNull'],
  [[{ type: 'picture', look: 'a', image: 'b.jpg' }], 'blocks.0.look isLookOrNull'],
  [[{ type: 'picture', image: 'b.jpg', width: 0 }], 'blocks.0.width too_small'],
  [[{ type: 'figure', figure: 'graphs/nothing' }], 'blocks.0.figure invalid_value'],
  // It needs a trend.
  [[{ type: 'figure', figure: 'graphs/search-by-country' }], 'blocks.0.filters isAskable'],
  [
    [{ type: 'figure', figure: 'graphs/theme/home', filters: { job: 'buyer' } }],
    'blocks.0.filters isAskable',
  ],
  [[{ type: 'figure', figure: 'graphs/ranking', filters: { metric: 'fame' } }], 'blocks.0.filters isAskable'],
  // It would never be another one.
  [
    [{ type: 'figure', figure: 'graphs/theme/home', filters: { as_of: '2026-01-01T00:00:00Z' } }],
    'blocks.0.filters.as_of isNoPin',
  ],
])('refuse the parts %j', async (blocks, fault) => {
  expect(await faults('dynamic-page', { ...page, blocks })).toContain(fault);
});

it.each<[ContentKind, object, string]>([
  ['client', { name: 'x', url: 'javascript:alert(1)' }, 'url invalid_format'],
  ['client', { name: 'x', url: '//evil.example' }, 'url invalid_format'],
  ['dynamic-page', { ...page, published_at: '2026-02-30T00:00:00Z' }, 'published_at invalid_format'],
  ['dynamic-page', { ...page, summary: null }, 'summary invalid_type'],
  ['walk', { ...page, looks: [{}] }, 'looks.0.slug invalid_type'],
  ['street-style', { season: [] }, 'season invalid_type'],
  ['dynamic-page', { ...page, translations: { de: page } }, 'translations.de unrecognized_keys'],
  ['dynamic-page', { ...page, translations: { fr: {} } }, 'translations.fr.title invalid_type'],
  ['dynamic-page', { ...page, translations: { fr: null } }, 'translations.fr invalid_type'],
])('refuse of a %s %j', async (kind, doc, fault) => {
  expect(await faults(kind, doc)).toContain(fault);
});
