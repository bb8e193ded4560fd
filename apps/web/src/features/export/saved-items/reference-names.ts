import { pageOfReference } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { figureNames } from './figure-names';
import { questionNames } from './question-names';

/** What a figure or a question that is kept is called, what it is of, since when it stands still, and where it is seen. */
export async function referenceNames() {
  const [figures, questions] = await Promise.all([figureNames(), questionNames()]);
  return ({ figure, filters = {}, question = '' }: Shape<'AskedReferenceDto'>) => {
    if (figure) {
      const reference = { figure, filters };
      return {
        title: figures.title(reference),
        filters: figures.filters(reference),
        asOf: filters['as_of'] ?? null,
        page: pageOfReference(reference),
      };
    }
    return {
      title: questions(question).title,
      filters: '',
      asOf: new URLSearchParams(question).get('as_of'),
      page: pageOfReference({ question }),
    };
  };
}
export type ReferenceNames = Awaited<ReturnType<typeof referenceNames>>;
