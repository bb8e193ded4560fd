import type { Messages } from '@toile/i18n';

export type ExploreWords = Messages['explore'];
