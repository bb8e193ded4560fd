import { Semaphore } from '../semaphore.js';

/** sharp works on threads of its own; two pictures at once keep two cores busy and their memory small. */
export const PICTURE_SEMAPHORE = new Semaphore({
  atOnce: 2,
  mostWaiting: 500,
  refusal: {
    code: 'picture/unavailable',
    message: 'Too many pictures are in work. Try again in a moment.',
  },
});
