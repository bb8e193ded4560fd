import type { Metadata } from 'next';
import { PublicBoard } from '../../../../../features/moodboards/components/public-board';
import { publicBoardMetadata } from '../../../../../features/moodboards/lib/public-board-metadata';
import { pageNumber, type SearchProps } from '../../../../page-props';

interface Props extends SearchProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  return publicBoardMetadata(token, 'moodboard_public');
}

/** No page view is counted here: the address is the secret that opens the board. */
export default async function PublicMoodboard({ params, searchParams }: Props) {
  const [{ token }, given] = await Promise.all([params, searchParams]);
  return <PublicBoard token={token} at={pageNumber(given)} />;
}
