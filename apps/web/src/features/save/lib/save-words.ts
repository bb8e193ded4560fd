import { getTranslations } from 'next-intl/server';
import { sentWords } from '../../../forms/sent-words';
import type { SaveWords } from '../components/save-dialog';
import type { QuickWords } from './quick-save';

/** What saving at once says. */
export async function quickWords(): Promise<QuickWords> {
  const [account, boards] = await Promise.all([getTranslations('account'), getTranslations('boards')]);
  return {
    saved: account.raw('save.on'),
    off: boards.raw('save.off'),
    undo: boards('save.undo'),
    other: boards('save.other'),
    first: boards('save.first'),
    failed: (await sentWords('')).failed,
  };
}

/** The same with what the dialog says that asks for boards. */
export async function saveWords(): Promise<SaveWords> {
  const [account, boards, compare, looks, device, quick] = await Promise.all([
    getTranslations('account'),
    getTranslations('boards'),
    getTranslations('browse.compare'),
    getTranslations('looks'),
    getTranslations('paywall.device'),
    quickWords(),
  ]);
  return {
    ...quick,
    title: account('save.title'),
    none: account('save.none'),
    new: account('save.new'),
    add: account('save.add'),
    already: account('save.already'),
    close: account('save.close'),
    name: account('board.name'),
    search: boards('save.search'),
    noMatch: boards('save.noMatch'),
    picked: boards.raw('save.picked'),
    all: boards.raw('save.all'),
    compare: compare('add'),
    clear: compare('clear'),
    newBoard: boards('save.newBoard'),
    download: looks('page.download'),
    downloadPlan: looks('page.downloadPlan'),
    tooMany: boards.raw('save.tooMany'),
    share: looks('page.share'),
    selection: boards.raw('save.selection'),
    shared: boards('save.shared'),
    copy: boards('save.copy'),
    copied: looks('page.copied'),
    deck: boards('save.deck'),
    device: { title: device('title'), continue: device('continue') },
  };
}
