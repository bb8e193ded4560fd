import { useRouter } from 'next/navigation';
import { useBoard } from '../board/board';
import { readScope } from '../lib/board-scope';

/** Follows a row's address from a chart, as `RowLink` does from a table. */
export function useFollow(): (href: string) => void {
  const router = useRouter();
  const { show } = useBoard();
  return (href) => (href.startsWith('?') ? show(readScope(new URLSearchParams(href))) : router.push(href));
}
