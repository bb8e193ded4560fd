import { create } from 'zustand';
import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';
import { writeJson } from '../../../api/write';
import { isPicture } from '../lib/picture-in';
import { smallerPicture } from '../lib/smaller-picture';

export type PictureSearchState =
  | { kind: 'waiting' }
  | { kind: 'searching' }
  | { kind: 'found'; answer: Shape<'LooksLikePictureDto'> }
  | { kind: 'failed'; status: number };

interface PictureSearch {
  /** What is searched with; it leaves the device for the question alone, and the page with the tab. */
  picture: Blob | null;
  state: PictureSearchState;
}

/** In memory, so that whoever comes back from a look finds what was found. */
export const usePictureSearch = create<PictureSearch>(() => ({ picture: null, state: { kind: 'waiting' } }));

/** Searches with a picture; one that is chosen meanwhile takes its place. */
export async function searchWith(picture: Blob): Promise<void> {
  usePictureSearch.setState({ picture, state: { kind: 'searching' } });
  const state = await answerTo(picture);
  if (usePictureSearch.getState().picture === picture) usePictureSearch.setState({ state });
}

async function answerTo(picture: Blob): Promise<PictureSearchState> {
  if (!isPicture(picture)) return { kind: 'failed', status: 415 };
  const form = new FormData();
  form.set('file', await smallerPicture(picture), 'picture');
  try {
    return { kind: 'found', answer: await writeJson('post', '/api/search/picture', form) };
  } catch (error) {
    return { kind: 'failed', status: error instanceof ApiError ? error.status : 0 };
  }
}
