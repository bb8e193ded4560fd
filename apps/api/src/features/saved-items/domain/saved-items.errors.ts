import { SCHEDULE_LIMITS } from '@toile/contracts';
import { DomainError } from '@toile/platform';

export const MOST = {
  views: 100,
  notes: 500,
  alerts: 30,
  groups: 50,
  sets: 50,
  schedules: SCHEDULE_LIMITS.schedules,
} as const;
export type Kind = keyof typeof MOST;

const NAMES = {
  views: 'saved view',
  notes: 'note',
  alerts: 'alert',
  groups: 'group',
  sets: 'comparison set',
  schedules: 'scheduled document',
} as const;
export const unknownOf = (kind: Kind, id: string) =>
  new DomainError(`${kind}/unknown`, `There is no ${NAMES[kind]} "${id}".`);
export const tooMany = (kind: Kind) =>
  new DomainError(`${kind}/conflict`, `You can keep ${MOST[kind]} of these. Remove one first.`);
export const unknownDigest = (id: string) =>
  new DomainError('digest/unknown', `There is no weekly digest "${id}".`);
export const othersDigest = () =>
  new DomainError(
    'digest/forbidden',
    'A weekly digest is ended by its owner. Leave a figure in it, or pause it.',
  );
export const noDigest = () => new DomainError('digest/unknown', 'You have chosen no weekly digest yet.');
export const groupOfOther = (key: string, dimension: string) =>
  new DomainError('sets/invalid', `There is no group "${key}" of ${dimension} among yours.`);
export const groupInGroup = () =>
  new DomainError('groups/invalid', 'A group holds no other groups. Name their members.');
export const othersDefault = () =>
  new DomainError('sets/forbidden', 'What is compared with by default is the choice of the owner of a set.');
export const ownMails = (kind: 'alert' | 'schedule' | 'digest') =>
  new DomainError(kind === 'digest' ? 'digest/conflict' : `${kind}s/conflict`, OWN_MAILS[kind]);
const OWN_MAILS = {
  alert: 'Your own alerts tell you by mail. Pause one to end that.',
  schedule: 'Choose yourself among the colleagues your own document goes to.',
  digest: 'Your own digest comes by mail. Pause it to end that.',
};
export const hasLeft = () =>
  new DomainError('schedules/forbidden', 'Who has ended these mails is not sent them again.');
