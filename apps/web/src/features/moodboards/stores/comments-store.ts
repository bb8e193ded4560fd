import { create } from 'zustand';

/** The comments that are open: of a whole board, or of the picture `about` names. */
export const useOpenComments = create<{ open: { board: string; about: string | null } | null }>(() => ({
  open: null,
}));

export const openComments = (board: string, about: string | null) =>
  useOpenComments.setState({ open: { board, about } });
export const closeComments = () => useOpenComments.setState({ open: null });
