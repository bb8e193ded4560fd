import { expect, it } from '@jest/globals';
import { messagesOf } from '@toile/i18n';
import { windowNotes } from './window-notes.js';

const notes = (rule: string) => windowNotes(rule, messagesOf('en').dashboard.card);

it('says where windows are not alike, or the shows they are named by are not there', () => {
  const shows = 'SS27: first show day to last show day + 7 days, Europe/Paris';
  expect(notes(shows)).toEqual([]);
  expect(notes('last 30 days')).toEqual([]);
  expect(notes(`${shows}; 11 days beside 8 a year earlier`)).toEqual(['11 days beside 8 a year earlier']);
  expect(notes(`${shows}; a year earlier without such shows, the whole season`)).toEqual([
    'a year earlier no such shows: days of the whole season',
  ]);
  expect(
    notes(
      'SS27: without shows of this type and city, the whole season + 7 days, Europe/Paris; 36 days beside 11 a year earlier',
    ),
  ).toEqual(['no shows of this type and city: days of the whole season', '36 days beside 11 a year earlier']);
});
