import { describe, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { {{key}}Decider } from './{{name}}.decider.js';
import type { {{Name}}Event } from './{{name}}.events.js';

const { given } = specify({{key}}Decider);
const added = (item: string): {{Name}}Event => ({ type: 'AddedTo{{Name}}', data: { item } });
const removed = (item: string): {{Name}}Event => ({ type: 'RemovedFrom{{Name}}', data: { item } });

describe('{{name}}', () => {
  it('hold an item once', () => {
    given().when({ type: 'Add', item: 'a' }).thenEvents(added('a'));
    given(added('a')).when({ type: 'Add', item: 'a' }).thenNothing();
  });

  it('lose only what they hold', () => {
    given(added('a')).when({ type: 'Remove', item: 'a' }).thenEvents(removed('a'));
    given().when({ type: 'Remove', item: 'a' }).thenRefused('{{name}}/unknown');
  });
});
