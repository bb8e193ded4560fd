import type { PaywallPlan } from '@toile/contracts';
import { defineDocumentProjection } from '@toile/event-store';
import type { PlanEvent } from '../domain/plan.events.js';
import { evolvePlan, type PlanTerms, untouchedPlan } from '../domain/plan.state.js';

export interface PlanTermsDocument extends PlanTerms {
  plan: PaywallPlan;
}

/** "What does this plan cost, and from when on?" A document a plan that operators have changed. */
export const planTerms = defineDocumentProjection<PlanEvent, PlanTermsDocument>({
  name: 'plan-terms',
  version: 1,
  categories: ['plan'],
  evolve: (doc, event) => ({ ...evolvePlan(doc ?? untouchedPlan(), event), plan: event.data.plan }),
});
