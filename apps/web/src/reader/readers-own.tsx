import { hasSession } from '../api/personal';
import { RedrawForReader } from './redraw-for-reader';

/** For a page that is everybody's and yet shows more to somebody who is signed in: has it drawn for them. */
export async function ReadersOwn() {
  return (await hasSession()) ? null : <RedrawForReader />;
}
