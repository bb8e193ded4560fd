import { expect, it } from '@jest/globals';
import { showsCalendar } from './shows-calendar.js';

it('writes an event for each show, whose words cannot end a line', () => {
  const shows = [
    {
      slug: 'ada-ss27',
      show_date: '2026-09-29T08:30:00.000Z',
      designer: { slug: 'ada', name: 'Ada; Sons' },
    },
  ];
  const text = showsCalendar('Toile, Paris', shows as never, {
    summary: ({ designer }) => designer.name,
    location: () => 'Paris,\r\nBEGIN:VALARM',
    url: (slug) => `https://toile.example/en/live/${slug}`,
  });
  const lines = text.split('\r\n');
  expect(lines).toContain('UID:ada-ss27@toile');
  expect(lines).toContain('DTSTART:20260929T083000Z');
  expect(lines).toContain('SUMMARY:Ada\\; Sons');
  expect(text).toContain('LOCATION:Paris\\,\\nBEGIN:VALARM');
  expect(lines).not.toContain('BEGIN:VALARM');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
});
