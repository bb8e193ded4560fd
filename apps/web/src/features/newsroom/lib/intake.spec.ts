import { expect, it } from '@jest/globals';
import { attentionFirst, cameraTime, isArchive, isPicture, mimeOf, sorted } from './intake.js';

const file = (name: string, takenAt: string | null = null) => ({ name, takenAt });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

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

it('puts first what has to be looked at, the rest as it came', () => {
  const added = { alike: [] as object[], elsewhere: [] as object[] };
  const items = [
    { name: '1', state: { is: 'done', added } },
    { name: '2', state: { is: 'sending' } },
    { name: '3', state: { is: 'damaged' } },
    { name: '4', state: { is: 'done', added: { ...added, alike: [{}] } } },
    { name: '5', state: { is: 'twice' } },
    { name: '6', state: { is: 'done', added: { ...added, elsewhere: [{}] } } },
  ];
  expect(names(attentionFirst(items))).toEqual(['3', '4', '5', '6', '1', '2']);
});
