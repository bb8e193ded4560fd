import type { NotePaper } from '@toile/contracts';

/** Words of what a member puts on a board of their own (`boards.cards`). */
export interface CardWords
  extends Record<
    | ('addNote' | 'addLink' | 'addPicture' | 'pictureHint' | 'sending')
    | ('tooLarge' | 'heic' | 'unfit' | 'unread' | 'full' | 'tooMany')
    | ('text' | 'paper' | 'saved' | 'saving' | 'close' | 'emptyNote' | 'ownPicture')
    | ('edit' | 'url' | 'title' | 'wrongAddress' | 'alt' | 'credit' | 'keep' | 'cancel' | 'failed'),
    string
  > {
  papers: Record<NotePaper, string>;
}
