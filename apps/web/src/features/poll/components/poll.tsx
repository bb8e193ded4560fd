import { getLocale } from 'next-intl/server';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';
import { formToken, hasSession } from '../../../api/personal';
import { PollForm } from './poll-form';
import { RedrawVoted } from './redraw-voted';

/** The question of the moment. */
export async function Poll() {
  const poll = await orNothing(askOwn('/poll/current', {}, await getLocale()));
  if (!poll) return null;
  const isReaders = await hasSession();
  return (
    <>
      {!isReaders && <RedrawVoted />}
      <PollForm poll={poll} isReaders={isReaders} token={await formToken('poll')} />
    </>
  );
}
