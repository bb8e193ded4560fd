import { describe, expect, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import type { CardContent } from './cards.js';
import { moodboardDecider } from './moodboard.decider.js';
import type { MoodboardEvent } from './moodboard.events.js';
import { emptyBoard, type Moodboard, withoutMember } from './moodboard.state.js';

const { given } = specify(moodboardDecider);
const [ada, bob] = ['ada', 'bob'];
const created: MoodboardEvent = { type: 'MoodboardCreated', data: { owner: ada, name: 'Denim', token: 't' } };
const note = (card: string, text: string | null): MoodboardEvent => ({
  type: 'MoodboardNoteWritten',
  data: { owner: ada, card, text, paper: 'sand' },
});
const link: MoodboardEvent = {
  type: 'MoodboardLinkWritten',
  data: { owner: ada, card: 'l', url: 'https://a.test/', title: 'A' },
};
const hung: MoodboardEvent = {
  type: 'MoodboardPictureHung',
  data: {
    owner: ada,
    card: 'p',
    picture: 'f00d',
    width: 4,
    height: 3,
    thumbhash: 'x',
    colours: ['#112233'],
    alt: '',
    credit: 'Ada',
  },
};
const added: MoodboardEvent = {
  type: 'LookAddedToMoodboard',
  data: { type: 'look', slug: 'a', image_filename: 'a.jpg' },
};
const write = (slug: string, text: string) =>
  ({ type: 'WriteCard', by: ada, card: { type: 'note', slug, text, paper: 'sand' } }) as const;
const noteItem = (slug: string, text: string, section: string | null = null) =>
  ({ type: 'note', slug, text, paper: 'sand', writer: ada, section }) as const;
const linkItem = {
  type: 'link',
  slug: 'l',
  url: 'https://a.test/',
  title: 'A',
  writer: ada,
  section: null,
} as const;
const empty = { status: 'open', ...emptyBoard(ada, 'Denim'), token: 't' } as const satisfies Moodboard;

describe('a card', () => {
  it('is written once and written anew in its place', () => {
    given(created).when(write('n', 'Green')).thenEvents(note('n', 'Green'));
    given(created, note('n', 'Green')).when(write('n', 'Green')).thenNothing();
    given(created, note('n', 'Green')).when(write('n', '')).thenEvents(note('n', ''));
    given(created, note('n', 'Green'), note('m', 'x'))
      .when(write('n', 'Blue'))
      .thenState({ ...empty, items: [noteItem('n', 'Blue'), noteItem('m', 'x')] });
  });

  it('keeps its kind, and counts among the 500', () => {
    given(created, note('n', 'Green'))
      .when({
        type: 'WriteCard',
        by: ada,
        card: { type: 'link', slug: 'n', url: 'https://a.test/', title: '' },
      })
      .thenRefused('moodboard-card/conflict');
    const full = Array.from({ length: 500 }, (_, index) => note(`n${index}`, 'x'));
    given(created, ...full)
      .when(write('more', 'x'))
      .thenRefused('moodboard-size/invalid');
    given(created, ...full)
      .when(write('n1', 'y'))
      .thenEvents(note('n1', 'y'));
    given(created, ...full)
      .when({ type: 'AddLook', by: ada, picture: { type: 'look', slug: 'a', image_filename: 'a.jpg' } })
      .thenRefused('moodboard-size/invalid');
  });

  it('is its owner’s alone, as long as the board is there', () => {
    const commands = [
      write('n', 'x'),
      { type: 'DescribePicture', by: ada, card: 'p', alt: 'x' },
      { type: 'ChooseArrangement', by: ada, arrangement: 'free' },
      { type: 'Arrange', by: ada, places: {} },
    ] as const;
    for (const command of commands) {
      given(created, hung)
        .when({ ...command, by: bob })
        .thenRefused('moodboard/unknown');
      given().when(command).thenRefused('moodboard/unknown');
    }
  });

  it('is taken off with looks, and stands among them in sections', () => {
    const removed: MoodboardEvent = { type: 'MoodboardCardRemoved', data: { type: 'note', card: 'n' } };
    given(created, added, note('n', 'x'), link)
      .when({
        type: 'RemoveLooks',
        by: ada,
        items: [
          { type: 'look', slug: 'a' },
          { type: 'note', slug: 'n' },
          { type: 'note', slug: 'l' },
        ],
      })
      .thenEvents({ type: 'LookRemovedFromMoodboard', data: { type: 'look', slug: 'a' } }, removed);
    const section: MoodboardEvent = {
      type: 'MoodboardSectionNamed',
      data: { owner: ada, section: 'day', name: 'Day' },
    };
    given(created, note('n', 'x'), section)
      .when({ type: 'Reorder', by: ada, order: ['section:day', 'note:n'] })
      .thenState({
        ...empty,
        sections: [{ id: 'day', name: 'Day' }],
        items: [noteItem('n', 'x', 'day')],
      });
  });

  it('is no cover and takes no comment: it is its own words', () => {
    given(created, note('n', 'x'))
      .when({ type: 'CommentLook', by: ada, item: { slug: 'n' }, comment: 'y' })
      .thenRefused('moodboard-item/unknown');
    given(created, hung)
      .when({ type: 'DescribePicture', by: ada, card: 'p', alt: 'A swatch' })
      .thenEvents({ ...hung, data: { ...hung.data, alt: 'A swatch' } } as MoodboardEvent);
    given(created, hung).when({ type: 'DescribePicture', by: ada, card: 'p', credit: 'Ada' }).thenNothing();
    given(created, note('p', 'x'))
      .when({ type: 'DescribePicture', by: ada, card: 'p', alt: 'x' })
      .thenRefused('moodboard-item/unknown');
  });

  it('can still be read when the words of its writer are erased', () => {
    given(created, note('n', null))
      .when({ type: 'Unshare', by: ada })
      .thenState({ ...empty, token: null, items: [noteItem('n', '')] });
  });

  it('is put on another board as it is, and comes back with a version', () => {
    const card: CardContent = { ...noteItem('n', 'x') };
    given(created)
      .when({ type: 'AddLooks', by: ada, pictures: [card] })
      .thenEvents(note('n', 'x'));
    given(created, note('n', 'new'), link)
      .when({
        type: 'BringBack',
        by: ada,
        content: { name: 'Denim', description: null, cover: null, sections: [], items: [noteItem('n', 'x')] },
      })
      .thenEvents({ type: 'MoodboardCardRemoved', data: { type: 'link', card: 'l' } }, note('n', 'x'));
  });

  it('reads as nothing once its writer is erased, and is not written again in their name', () => {
    const gone = [noteItem('n', ''), { ...linkItem, url: '', title: '' }];
    const theirs = [
      { ...noteItem('n', 'x'), writer: bob },
      { ...linkItem, writer: bob },
    ];
    const left = withoutMember({ ...empty, items: theirs }, bob);
    expect(left.items).toEqual(gone.map((item) => ({ ...item, writer: bob })));
    expect(withoutMember({ ...empty, items: theirs }, ada).items).toEqual(theirs);
    // What cannot be sealed for somebody any more: a link goes, an empty note is the owner's.
    given(created)
      .when({ type: 'BringBack', by: ada, content: { ...empty, items: left.items } })
      .thenEvents(note('n', ''));
  });
});
