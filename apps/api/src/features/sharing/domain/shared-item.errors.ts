import { COMMENT_LIMITS } from '@toile/contracts';
import { DomainError } from '@toile/platform';

/** The same for what there is none of and for what is not shared with who asks. */
export const unknownItem = () => new DomainError('item/unknown', 'There is nothing of this kind here.');
export const notOwner = () => new DomainError('item/forbidden', 'Only its owner shares or unshares this.');
export const readOnly = () =>
  new DomainError('item/forbidden', 'This is shared with you to be read. Ask its owner to let you edit it.');
export const unknownComment = () => new DomainError('comment/unknown', 'There is no such comment.');
export const otherAuthor = () =>
  new DomainError('comment/forbidden', 'Comments are removed by who wrote them, and by the owner.');
export const onlyAuthor = () =>
  new DomainError('comment/forbidden', 'A comment is changed by who wrote it alone.');
export const readersOnly = () =>
  new DomainError(
    'comment/forbidden',
    'You may read this, not comment on it. Ask its owner for another role.',
  );
export const tooManyComments = () =>
  new DomainError(
    'comment/conflict',
    `There are ${COMMENT_LIMITS.comments} comments already. Remove one first.`,
  );
export const unknownVersion = () => new DomainError('version/unknown', 'There is no such version of it.');
