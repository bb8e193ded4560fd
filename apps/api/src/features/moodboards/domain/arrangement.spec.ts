import { describe, expect, it } from '@jest/globals';
import { specify } from '@toile/event-store';
import { placed, placesBetween } from './arrangement.js';
import { moodboardDecider } from './moodboard.decider.js';
import type { MoodboardEvent } from './moodboard.events.js';
import { emptyBoard } from './moodboard.state.js';

const { given } = specify(moodboardDecider);
const ada = 'ada';
const created: MoodboardEvent = { type: 'MoodboardCreated', data: { owner: ada, name: 'Denim', token: 't' } };
const added = (slug: string): MoodboardEvent => ({
  type: 'LookAddedToMoodboard',
  data: { type: 'look', slug, image_filename: `${slug}.jpg` },
});
const place = { x: 10, y: 20, width: 200, z: 0 };
const arranged = (places: Record<string, typeof place | null>): MoodboardEvent => ({
  type: 'MoodboardArranged',
  data: { places },
});
const arrange = (places: Record<string, typeof place>) => ({ type: 'Arrange', by: ada, places }) as const;

describe('an arrangement', () => {
  it('is chosen, and keeps the places while the board is a grid', () => {
    const free: MoodboardEvent = { type: 'MoodboardArrangementChosen', data: { arrangement: 'free' } };
    const grid: MoodboardEvent = { type: 'MoodboardArrangementChosen', data: { arrangement: 'grid' } };
    given(created).when({ type: 'ChooseArrangement', by: ada, arrangement: 'free' }).thenEvents(free);
    given(created).when({ type: 'ChooseArrangement', by: ada, arrangement: 'grid' }).thenNothing();
    given(created, added('a'), free, arranged({ 'look:a': place }), grid)
      .when({ type: 'ChooseArrangement', by: ada, arrangement: 'free' })
      .thenState({
        status: 'open',
        ...emptyBoard(ada, 'Denim'),
        token: 't',
        items: [{ type: 'look', slug: 'a', image_filename: 'a.jpg', comment: null, section: null }],
        arrangement: 'free',
        places: { 'look:a': place },
      });
  });

  it('says in one event what a hand moved, and nothing of what stayed', () => {
    given(created, added('a'), added('b'), arranged({ 'look:a': place }))
      .when(arrange({ 'look:a': place, 'look:b': { ...place, x: 300 } }))
      .thenEvents(arranged({ 'look:b': { ...place, x: 300 } }));
    given(created, added('a'), arranged({ 'look:a': place }))
      .when(arrange({ 'look:a': place }))
      .thenNothing();
    // What lies where it was shown stays there.
    given(created, added('a'), added('b'))
      .when(arrange({ 'look:a': { ...place, y: 900 } }))
      .thenEvents(arranged({ 'look:a': { ...place, y: 900 }, 'look:b': { x: 204, y: 0, width: 184, z: 1 } }));
  });

  it('knows no place off the canvas, none that is no number, and none of what is not there', () => {
    for (const wrong of [
      { x: Number.NaN },
      { x: -1 },
      { x: 801 },
      { y: Number.POSITIVE_INFINITY },
      { y: 20_001 },
      { width: 59 },
      { width: 1_001 },
      { z: 0.5 },
      { z: 10_000 },
    ])
      given(created, added('a'))
        .when(arrange({ 'look:a': { ...place, ...wrong } }))
        .thenRefused('moodboard-placement/invalid');
    given(created, added('a'))
      .when(arrange({ 'look:b': place }))
      .thenRefused('moodboard-item/unknown');
  });

  it('loses the place of what is taken off, and leads back to an earlier one', () => {
    const held = new Set(['look:a']);
    expect(placed({ 'look:a': place, 'look:b': place }, {}, held)).toEqual({ 'look:a': place });
    expect(placed({ 'look:a': place }, { 'look:a': null }, held)).toEqual({});
    expect(placesBetween({ a: place, b: place }, { a: { ...place, z: 3 } })).toEqual([
      arranged({ a: { ...place, z: 3 }, b: null }),
    ]);
    expect(placesBetween({ a: place }, { a: place })).toEqual([]);
  });
});
