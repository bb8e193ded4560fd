import { defineMessage } from '../define-message.js';
import { oneOf, slug } from '../json-schema.js';

/** An editor has changed what the product calls something; `details` say what differs, in a shape of its own for each change. */
export const vocabularyChanged = defineMessage({
  topic: 'vocabulary',
  type: 'vocabulary-changed',
  version: 1,
  data: {
    change: oneOf([
      'ConceptAdded',
      'ConceptReworded',
      'ConceptMoved',
      'ConceptMerged',
      'MergeUndone',
      'ConceptRetired',
    ]),
    /** `kind/slug` */
    concept: slug,
    details: { type: 'object' },
  },
});
