import { defineCategory, fold } from '@toile/event-store';
import type { EventSourcedFeature } from '../../kernel/event-store/event-sourced-feature.js';
import { roundDecider } from './domain/forecasts.decider.js';
import type { ForecastEvent, Round } from './domain/forecasts.events.js';
import { forecasts } from './read-models/forecasts.projection.js';

/** A stream is a round: it is made whole, and once. */
export const roundStream = ({ measure, kind, origin }: Round): string =>
  `forecast-${measure}-${kind}-${origin}`;

export const forecastsFeature: EventSourcedFeature = {
  category: defineCategory<ForecastEvent>({ name: 'forecast' }),
  stateOf: (events) => fold(roundDecider, events as readonly ForecastEvent[]),
  projections: [forecasts],
};
