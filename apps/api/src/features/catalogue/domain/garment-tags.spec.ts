import { afterEach, expect, it } from '@jest/globals';
import type { LookFacts } from '@toile/contracts';
import { amended, setCurrentVocabulary, Vocabulary } from '@toile/vocabulary';
import { withGarmentTags } from './garment-tags.js';

afterEach(() => setCurrentVocabulary(undefined));

const tag = (slug: string, name: string) => ({ slug, name });
const look = (tags: LookFacts['tags']) =>
  ({
    slug: 'look-1',
    tags,
    garments: [{ kind: 'parka', colours: ['camel'], fabric: 'denim', pattern: null, details: [] }],
  }) as unknown as LookFacts;
const tagsOf = (tags: LookFacts['tags']) => withGarmentTags(look(tags)).tags;

it('names what garments are beside the tags of the look, once', () => {
  expect(tagsOf([tag('denim', 'Denim')])).toEqual([tag('denim', 'Denim'), tag('parka', 'Parka')]);
  expect(tagsOf([tag('parka', 'Parka'), tag('denim', 'Denim')])).toHaveLength(2);
});

it('gives no tag back that was merged into another', () => {
  const merge = { concept: 'garment/parka', into: 'garment/coat' };
  setCurrentVocabulary(new Vocabulary(amended({}, { type: 'ConceptMerged', data: merge }), 1));
  expect(tagsOf([tag('denim', 'Denim'), tag('coat', 'Coat')])).toHaveLength(2);
  expect(tagsOf([tag('denim', 'Denim')])).toEqual([tag('denim', 'Denim'), tag('coat', 'Coat')]);
});
