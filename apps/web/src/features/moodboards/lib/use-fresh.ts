'use client';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { useBoardHead } from './use-board-head';

/**
 * Says when a board is another one than the reader sees: because others changed it, another window did, or it is not theirs to see
 * any more.
 * @param seen the version the reader sees, their own changes included; null while one is under way
 */
export function useFresh(
  board: string,
  isShared: boolean,
  seen: () => number | null,
  onChanged: () => void,
): void {
  const head = useBoardHead(board, isShared);
  const state = useRef({ seen, onChanged });
  state.current = { seen, onChanged };
  const { data, error } = head;
  useEffect(() => {
    const version = state.current.seen();
    if (data && version !== null && data.version > version) state.current.onChanged();
  }, [data]);
  useEffect(() => {
    if (error instanceof ApiError && error.status === 404) state.current.onChanged();
  }, [error]);
}
