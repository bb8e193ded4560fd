import { expect, it } from '@jest/globals';
import { cameraTime, isArchive, isPicture, mimeOf, sorted } from './intake.js';

const file = (name: string, takenAt: string | null = null) => ({ name, takenAt });
const names = (files: { name: string }[]) => files.map(({ name }) => name);

it('orders by name as people count, by time with those that have none last', () => {
  const files = [
    file('VALE_10.jpg', '2026-02-24T14:00:10'),
    file('vale_2.jpg', '2026-02-24T14:05:00'),
    file('VALE_1.jpg'),
  ];
  expect(names(sorted(files, 'name'))).toEqual(['VALE_1.jpg', 'vale_2.jpg', 'VALE_10.jpg']);
  expect(names(sorted(files, 'time'))).toEqual(['VALE_10.jpg', 'vale_2.jpg', 'VALE_1.jpg']);
});

it('takes pictures, and leaves what systems put beside them', () => {
  const paths = ['a/1.JPG', 'a/2.webp', '__MACOSX/a/._1.jpg', 'a/.hidden.jpg', 'a/notes.txt', 'a/3.gif'];
  expect(paths.filter(isPicture)).toEqual(['a/1.JPG', 'a/2.webp']);
  expect([isArchive('show.ZIP'), isArchive('show.jpg')]).toEqual([true, false]);
  expect([mimeOf('a/1.JPG'), mimeOf('x.avif'), mimeOf('x')]).toEqual(['image/jpeg', 'image/avif', '']);
});

it('reads the time a camera writes, and none it never had', () => {
  expect(cameraTime('2026:02:24 14:03:12')).toBe('2026-02-24T14:03:12');
  expect([cameraTime('0000:00:00 00:00:00'), cameraTime(undefined), cameraTime('soon')]).toEqual([
    null,
    null,
    null,
  ]);
});
