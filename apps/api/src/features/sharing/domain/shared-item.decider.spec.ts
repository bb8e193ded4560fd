import { describe, it } from '@jest/globals';
import type { ReaderRole } from '@toile/contracts';
import { specify } from '@toile/event-store';
import { sharedItemDecider } from './shared-item.decider.js';
import type { SharedItemEvent } from './shared-item.events.js';

const { given } = specify(sharedItemDecider);
const at = '2026-11-02T08:00:00.000Z';
const item = { owner: 'ada', kind: 'view', item: 'a1' } as const;
const by = (subject: string, role: ReaderRole) => ({
  ...item,
  subject,
  role,
  mayComment: true,
});
const ada = by('ada', 'own');
const bob = by('bob', 'read');
const shared: SharedItemEvent = { type: 'ItemShared', data: { ...item, role: 'read', at } };
const said = (author: string): SharedItemEvent => ({
  type: 'CommentWritten',
  data: { ...item, comment: 'c', author, text: 'Look at March.', mentions: ['ada'], at },
});
const words = { id: 'c', text: 'Look at March.', mentions: ['ada'], at };

describe('what is shared', () => {
  it('is shared and kept to oneself again by its owner alone, once each', () => {
    given().when({ type: 'Share', on: ada, role: 'read', at }).thenEvents(shared);
    given(shared).when({ type: 'Share', on: ada, role: 'read', at }).thenEvents();
    given(shared).when({ type: 'Unshare', on: ada }).thenEvents({ type: 'ItemUnshared', data: {} });
    given().when({ type: 'Unshare', on: ada }).thenEvents();
    given(shared)
      .when({ type: 'Share', on: by('bob', 'edit'), role: 'edit', at })
      .thenRefused('item/forbidden');
  });

  it('is commented on by whoever may read it, and comments go by their author or its owner', () => {
    given(shared)
      .when({ type: 'Comment', on: bob, ...words })
      .thenEvents(said('bob'));
    const removed: SharedItemEvent = { type: 'CommentRemoved', data: { comment: 'c' } };
    given(shared, said('bob')).when({ type: 'RemoveComment', on: bob, id: 'c' }).thenEvents(removed);
    given(shared, said('bob')).when({ type: 'RemoveComment', on: ada, id: 'c' }).thenEvents(removed);
    given(shared, said('ada'))
      .when({ type: 'RemoveComment', on: bob, id: 'c' })
      .thenRefused('comment/forbidden');
    given(shared, said('ada'), removed)
      .when({ type: 'RemoveComment', on: ada, id: 'c' })
      .thenRefused('comment/unknown');
  });

  it('is commented on in one of its parts, and comments are changed by their author alone', () => {
    const about = 'look:a';
    given(shared)
      .when({ type: 'Comment', on: bob, ...words, about })
      .thenEvents({ ...said('bob'), data: { ...said('bob').data, about } } as SharedItemEvent);
    const edit = { type: 'EditComment', id: 'c', text: 'Look at May.' } as const;
    given(shared, said('bob'))
      .when({ ...edit, on: bob })
      .thenEvents({ type: 'CommentEdited', data: { comment: 'c', author: 'bob', text: 'Look at May.' } });
    given(shared, said('bob'))
      .when({ ...edit, on: bob, text: words.text })
      .thenNothing();
    given(shared, said('bob'))
      .when({ ...edit, on: ada })
      .thenRefused('comment/forbidden');
  });

  it('is not commented on by who may only read it', () => {
    const reader = { ...bob, mayComment: false };
    given(shared)
      .when({ type: 'Comment', on: reader, ...words })
      .thenRefused('comment/forbidden');
    given(shared, said('bob'))
      .when({ type: 'EditComment', on: reader, id: 'c', text: 'x' })
      .thenRefused('comment/forbidden');
  });
});
