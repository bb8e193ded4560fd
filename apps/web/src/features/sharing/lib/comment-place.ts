import type { SharedKind } from '@toile/contracts';
import type { Writing } from '../../../api/write';

interface NewComment {
  text: string;
  mentions: string[];
}

/** How comments on something are written, changed and taken away. */
export interface CommentPlace {
  add(said: NewComment): Writing;
  edit(comment: string, text: string): Writing;
  remove(comment: string): Writing;
}

/** On what members keep of the dashboard. */
export function onItem(kind: SharedKind, id: string): CommentPlace {
  return {
    add: (body) => ({
      method: 'post',
      path: '/api/dashboard/shared/{kind}/{id}/comments',
      sent: { path: { kind, id }, body },
    }),
    edit: (comment, text) => ({
      method: 'patch',
      path: '/api/dashboard/shared/{kind}/{id}/comments/{comment}',
      sent: { path: { kind, id, comment }, body: { text } },
    }),
    remove: (comment) => ({
      method: 'delete',
      path: '/api/dashboard/shared/{kind}/{id}/comments/{comment}',
      sent: { path: { kind, id, comment } },
    }),
  };
}

/** On a board, or on the picture of it that `about` names. */
export function onBoard(board: string, about: string | null): CommentPlace {
  return {
    add: (said) => ({
      method: 'post',
      path: '/moodboards/{board}/comments',
      sent: { path: { board }, body: about === null ? said : { ...said, about } },
    }),
    edit: (comment, text) => ({
      method: 'patch',
      path: '/moodboards/{board}/comments/{comment}',
      sent: { path: { board, comment }, body: { text } },
    }),
    remove: (comment) => ({
      method: 'delete',
      path: '/moodboards/{board}/comments/{comment}',
      sent: { path: { board, comment } },
    }),
  };
}
