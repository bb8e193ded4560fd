import { expect, it } from '@jest/globals';
import { ApiError } from '../../../api/api-error';
import { refusalOf, refusedBy } from './picture-refusals';

const words = {
  tooLarge: 'large {name}',
  heic: 'heic {name}',
  unfit: 'unfit {name}',
  unread: 'unread {name}',
  full: 'full',
  tooMany: 'many',
};
const file = (name: string, type: string, size = 10) => ({ name, type, size });

it('names what helps for each kind of file that is no picture for a board', () => {
  expect(refusalOf(file('a.jpg', 'image/jpeg'), words)).toBeNull();
  expect(refusalOf(file('a.HEIC', ''), words)).toBe('heic a.HEIC');
  expect(refusalOf(file('a', 'image/heif'), words)).toBe('heic a');
  expect(refusalOf(file('a.svg', 'image/svg+xml'), words)).toBe('unfit a.svg');
  expect(refusalOf(file('a.exe', 'application/x-msdownload'), words)).toBe('unfit a.exe');
  expect(refusalOf(file('a.png', 'image/png', 16 * 1024 * 1024), words)).toBe('large a.png');
});

it('says what the api found in a file that was called a picture', () => {
  const refused = (status: number, type = '') =>
    refusedBy(new ApiError(status, { type } as ApiError['problem'], '/'), file('a.jpg', 'image/jpeg'), words);
  expect(refused(415)).toBe('unfit a.jpg');
  expect(refused(413)).toBe('large a.jpg');
  expect(refused(429)).toBe('many');
  expect(refused(422, '/problems/picture/invalid')).toBe('unread a.jpg');
  expect(refused(422, '/problems/own-pictures/invalid')).toBe('full');
  expect(refused(404, '/problems/moodboard/unknown')).toBeNull();
  expect(refusedBy(new Error('offline'), file('a.jpg', 'image/jpeg'), words)).toBeNull();
});
