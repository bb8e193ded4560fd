import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { type Writing, writeNow } from '../../../api/write';

type Picture = Shape<'MediaKeyDto'>;

export const addTo = (board: string, picture: Picture): Writing => {
  return {
    method: 'put',
    path: '/moodboards/{board}/add-look/{type}/{slug}',
    sent: { path: { board, ...picture } },
  };
};
export const addToNew = (name: string, picture: Picture): Writing => {
  return {
    method: 'put',
    path: '/moodboards/create-and-add/{type}/{slug}',
    sent: { path: picture, body: { name } },
  };
};
/** A board that is new, though there may be one of the same name. @throws ApiError */
export const createBoard = (name: string) => writeNow('post', '/moodboards/create', { body: { name } });
export const takeOff = (moodboard: string, picture: Picture): Writing => {
  return { method: 'delete', path: '/moodboards/remove-look', sent: { body: { moodboard, ...picture } } };
};

/** The board a picture goes on at once: the one the reader changed last, never one of others they have not begun to work on. */
export const boardInUse = <B extends Pick<Shape<'MoodboardListRowDto'>, 'touched_at' | 'role'>>(
  boards: readonly B[],
): B | undefined => boards.find(({ touched_at, role }) => role === 'own' || touched_at !== null);

/** Where the list of a reader's boards is asked for. */
export const LIST = '/moodboards/list/ajax';
/** The boards the reader may change, the one they changed last first, with what they say of this picture. */
export const boardsFor = ({ type, slug }: Picture, search: string) => ({
  ...asked(LIST, {
    query: {
      of: 'editable',
      [type === 'look' ? 'look' : 'street']: slug,
      ...(search ? { search } : {}),
    },
  }),
  staleTime: 0,
});
