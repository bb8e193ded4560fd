import { DomainError } from '@toile/platform';

export const notTaggedTwice = (show: string) =>
  new DomainError('double-tagging/unknown', `The show "${show}" is not tagged twice. Begin that first.`);
export const taggedTwiceAlready = () =>
  new DomainError('double-tagging/conflict', 'This show is being tagged twice already. End that first.');
export const nothingDrawn = () =>
  new DomainError('double-tagging/invalid', 'The show has no looks to tag twice.');
export const hasEnded = () =>
  new DomainError('double-tagging/conflict', 'Tagging this show twice has ended. Begin it anew.');
export const placesTaken = () =>
  new DomainError('tagging-place/conflict', 'Two people tag this show already.');
export const notATagger = () =>
  new DomainError(
    'tagging-place/forbidden',
    'You are not one of the two who tag this show. Take part first.',
  );
export const cannotLeave = () =>
  new DomainError(
    'tagging-place/conflict',
    'The other has seen what you said of a look, so nobody can take your place. End it and begin anew.',
  );
export const notOfTheDraw = (look: string) =>
  new DomainError('tagged-look/unknown', `The look "${look}" is not among those tagged twice.`);
export const finishedAlready = (look: string) =>
  new DomainError('tagged-look/conflict', `You are done with the look "${look}". Take that back first.`);
export const comparedAlready = (look: string) =>
  new DomainError('tagged-look/conflict', `Both of you are done with the look "${look}": it stays as it is.`);
export const notYetCompared = (look: string) =>
  new DomainError('tagged-look/conflict', `The two are not done with the look "${look}" yet.`);
export const settledAlready = (look: string) =>
  new DomainError(
    'settlement/conflict',
    `Somebody has settled the look "${look}" meanwhile. Look at what they chose.`,
  );
export const nothingToUndo = (look: string) =>
  new DomainError('settlement/unknown', `Nobody has settled the look "${look}".`);
export const undisputed = (tag: string) =>
  new DomainError('settlement/invalid', `"${tag}" is no tag that one of the two alone gave.`);
export const settlesOwn = () =>
  new DomainError(
    'settlement/forbidden',
    'You have tagged this show: somebody else settles it, unless an operator lets the two do it.',
  );
export const operatorsAlone = () =>
  new DomainError('settlement/forbidden', 'Only operators let the two who tag settle, too.');
/** For who tags on the ordinary desk meanwhile. */
export const isTaggedTwice = (look: string) =>
  new DomainError(
    'double-tagging/conflict',
    `The look "${look}" is being tagged twice: its tags come from there until both are done and it is settled.`,
  );
export const pairNotYours = () =>
  new DomainError('agreement/forbidden', 'Only editors see who of two people said what.');
