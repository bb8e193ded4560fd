import type { Decider, DomainEvent } from '@toile/event-store';

/** A picture's preview was computed. A name stands for one picture for good, so this happens once. */
export type PictureEvent = DomainEvent<'PicturePreviewed', { filename: string; thumbhash: string }>;

export interface PreviewCommand {
  filename: string;
  /** About 25 bytes, in base64. */
  thumbhash: string;
}

interface PictureState {
  thumbhash: string | null;
}

/** A picture's stream. */
export const pictureStream = (filename: string) => `picture-${filename}`;

export const pictureDecider: Decider<PictureState, PreviewCommand, PictureEvent> = {
  initialState: () => ({ thumbhash: null }),
  decide: (preview, { thumbhash }) => (thumbhash ? [] : [{ type: 'PicturePreviewed', data: preview }]),
  evolve: (_state, { data: { thumbhash } }) => ({ thumbhash }),
};
