import { BOARD_READER_ROLES, type BoardReaderRole } from '@toile/contracts';
import { roleOn } from './board-people.state.js';
import { notYours, unknownBoard } from './moodboard.errors.js';
import type { Board, Moodboard } from './moodboard.state.js';

/** Who may do what on a board: the one place that says so. Whoever may read it sees its page, its people and its comments. */
const LEAST = {
  Rename: 'edit',
  ChooseCover: 'edit',
  AddLook: 'edit',
  AddLooks: 'edit',
  RemoveLook: 'edit',
  RemoveLooks: 'edit',
  CommentLook: 'edit',
  WriteCard: 'edit',
  DescribePicture: 'edit',
  ChooseArrangement: 'edit',
  Arrange: 'edit',
  Reorder: 'edit',
  NameSection: 'edit',
  RemoveSection: 'edit',
  BringBack: 'edit',
  Delete: 'own',
  Restore: 'own',
  Share: 'own',
  Unshare: 'own',
  Invite: 'own',
  WithdrawInvitation: 'own',
  ChangeRole: 'own',
  /** Somebody may always leave. */
  RemovePerson: 'own',
  ChooseMentionMails: 'read',
  // Whoever has the link of one; the decider asks for more.
  AcceptInvitation: 'invited',
  DeclineInvitation: 'invited',
} as const satisfies Record<string, BoardReaderRole | 'invited'>;

interface Asking {
  type: keyof typeof LEAST;
  by: string | null;
  person?: string;
}

/**
 * The board, for who may do this. Whoever has no part in it is told what they are told where there is none; one that is deleted
 * is there for its owner alone, who may restore it.
 * @throws DomainError moodboard/unknown, moodboard/forbidden
 */
export function boardFor(command: Asking, state: Moodboard): Board {
  if (state.status === 'none' || (state.status === 'deleted' && command.type !== 'Restore'))
    throw unknownBoard();
  const least = LEAST[command.type];
  if (least === 'invited') return state;
  const role = command.by === null ? null : roleOn(state, command.by);
  if (role === null || (state.status === 'deleted' && role !== 'own')) throw unknownBoard();
  const leaves = command.type === 'RemovePerson' && command.person === command.by;
  if (!reaches(role, least) && !leaves) throw notYours();
  return state;
}

/** Whether somebody in that role may do what at least the other one may. */
export const reaches = (role: BoardReaderRole, least: BoardReaderRole): boolean =>
  BOARD_READER_ROLES.indexOf(role) >= BOARD_READER_ROLES.indexOf(least);
