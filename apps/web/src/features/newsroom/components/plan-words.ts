import type { Messages } from '@toile/i18n';

export type PlanWords = Messages['newsroom']['plans'];
