import type { Messages } from '@toile/i18n';
import { getLocale, getMessages } from 'next-intl/server';
import { boardSetup } from '../api/board-setup';
import { ExploreBoard } from '../explore/explore-board';
import { ExploreClosed } from '../explore/explore-closed';

/** Questions of the reader's own; there is no demo of them. */
export async function ExploreTab() {
  const locale = await getLocale();
  const { environment, words: board } = await boardSetup(locale);
  const { explore } = (await getMessages()) as Messages;
  if (environment === 'Demo')
    return (
      <ExploreClosed
        title={explore.closed}
        text={explore.closedText}
        more={board.demo.more}
        locale={locale}
      />
    );
  return <ExploreBoard words={explore} />;
}
