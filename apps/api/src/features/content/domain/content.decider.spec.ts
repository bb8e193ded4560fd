import { it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { contentDecider } from './content.decider.js';

const entry = { kind: 'client', slug: 'vale', doc: { name: 'Vale' } } as const;
const published = { type: 'ContentPublished', data: entry } as const;
const content = specify(contentDecider);

it('publishes an entry, and a change of it, and nothing when nothing changes', () => {
  content.given().when({ type: 'Publish', entry }).thenEvents(published);
  content
    .given(published)
    .when({ type: 'Publish', entry: JSON.parse(JSON.stringify(entry)) })
    .thenNothing();
  const changed = { ...entry, doc: { name: 'Vale & Co' } };
  content
    .given(published)
    .when({ type: 'Publish', entry: changed })
    .thenEvents({ ...published, data: changed });
});

it('withdraws what is published and nothing else', () => {
  const { kind, slug } = entry;
  const withdrawn = { type: 'ContentWithdrawn', data: { kind, slug } } as const;
  content.given(published).when({ type: 'Withdraw', entry }).thenEvents(withdrawn);
  content.given(published, withdrawn).when({ type: 'Withdraw', entry }).thenRefused('client/unknown');
});
