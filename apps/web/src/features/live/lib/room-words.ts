import { getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import type { ReplayWords } from '../components/replay';
import type { RoomWords } from '../components/room-bar';

/** What the room of a show says in the browser. */
export async function roomWords(designer: string): Promise<RoomWords & ReplayWords & { failed: string }> {
  const t = await getTranslations('browse');
  return {
    out: t.raw('live.out'),
    on: t('live.room.on'),
    lost: t('live.room.lost'),
    back: t('live.room.back'),
    saves: t('live.room.saves'),
    searches: t('live.room.searches', { designer }),
    few: t('live.room.few'),
    lead: '',
    start: t('live.replay.start'),
    play: t('live.replay.play'),
    pause: t('live.replay.pause'),
    speed: t('live.replay.speed'),
    moment: t('live.replay.moment'),
    value: t.raw('live.replay.value'),
    end: t('live.replay.end'),
    failed: (await sentWords('')).failed,
  };
}
