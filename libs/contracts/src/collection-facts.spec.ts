import { expect, it } from '@jest/globals';
import { collectionFactsSchema } from './collection-facts.js';

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
  'takes no stream at %s, which a page would link to',
  (stream_url) => {
    const { error } = collectionFactsSchema.safeParse({ stream_url });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain('stream_url');
  },
);
