import type { Messages } from '@toile/i18n';
import type { Shape } from '../../../api/operations';

export type SharedItem = Shape<'SharedItemDto'>;
export type SharingWords = Messages['sharing'];
