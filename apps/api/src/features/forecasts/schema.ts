import type { EntityClass, MigrationClass } from '@toile/database';
import { ForecastScores1790014001000 } from './migrations/1790014001000-forecast-scores.js';
import { ConceptLeads1790014002000 } from './migrations/1790014002000-concept-leads.js';
import { ConceptLeadEntity } from './read-models/concept-lead.entity.js';
import { ForecastEntity } from './read-models/forecast.entity.js';
import { ForecastScoreEntity } from './read-models/forecast-score.entity.js';

export const FORECASTS_ENTITIES: EntityClass[] = [ForecastEntity, ForecastScoreEntity, ConceptLeadEntity];

/** A step that has been released is never edited. */
export const FORECASTS_MIGRATIONS: readonly MigrationClass[] = [
  ForecastScores1790014001000,
  ConceptLeads1790014002000,
];
