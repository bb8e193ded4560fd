/* eslint-disable */
export default async () => {
  const t = {
    ['./features/accounts/members/signed-in-user.dto.js']: await import(
      './features/accounts/members/signed-in-user.dto.js'
    ),
    ['./features/accounts/audit/audit-entry.dto.js']: await import(
      './features/accounts/audit/audit-entry.dto.js'
    ),
    ['./features/accounts/queries/own-sessions.js']: await import(
      './features/accounts/queries/own-sessions.js'
    ),
    ['./features/accounts/queries/returned-mail.js']: await import(
      './features/accounts/queries/returned-mail.js'
    ),
    ['./features/assistants/queries/own-calls.js']: await import(
      './features/assistants/queries/own-calls.js'
    ),
    ['./features/catalogue/dto/reference.dto.js']: await import('./features/catalogue/dto/reference.dto.js'),
    ['./features/brand-figures/brand-figures.dto.js']: await import(
      './features/brand-figures/brand-figures.dto.js'
    ),
    ['./features/browse/dto/model.dto.js']: await import('./features/browse/dto/model.dto.js'),
    ['./features/browse/queries/agency-details.js']: await import(
      './features/browse/queries/agency-details.js'
    ),
    ['./features/browse/queries/collection-details.js']: await import(
      './features/browse/queries/collection-details.js'
    ),
    ['./features/catalogue/dto/look-summary.dto.js']: await import(
      './features/catalogue/dto/look-summary.dto.js'
    ),
    ['./features/browse/queries/designer-details.js']: await import(
      './features/browse/queries/designer-details.js'
    ),
    ['./features/catalogue/dto/collection-summary.dto.js']: await import(
      './features/catalogue/dto/collection-summary.dto.js'
    ),
    ['./features/browse/dto/designer.dto.js']: await import('./features/browse/dto/designer.dto.js'),
    ['./features/browse/queries/look-details.js']: await import('./features/browse/queries/look-details.js'),
    ['./features/browse/queries/model-details.js']: await import(
      './features/browse/queries/model-details.js'
    ),
    ['./features/browse/queries/street-style-details.js']: await import(
      './features/browse/queries/street-style-details.js'
    ),
    ['./features/search/dto/look-pages.dto.js']: await import('./features/search/dto/look-pages.dto.js'),
    ['./features/browse/queries/timeline.js']: await import('./features/browse/queries/timeline.js'),
    ['./features/search/dto/facets.dto.js']: await import('./features/search/dto/facets.dto.js'),
    ['./features/browse/queries/trends.js']: await import('./features/browse/queries/trends.js'),
    ['./features/catalogue/dto/collection-facts.dto.js']: await import(
      './features/catalogue/dto/collection-facts.dto.js'
    ),
    ['./features/catalogue/commands/change-own-collection.js']: await import(
      './features/catalogue/commands/change-own-collection.js'
    ),
    ['./features/catalogue/commands/retag-looks.js']: await import(
      './features/catalogue/commands/retag-looks.js'
    ),
    ['./features/catalogue/dto/reference-list.dto.js']: await import(
      './features/catalogue/dto/reference-list.dto.js'
    ),
    ['./features/catalogue/dto/retag-progress.dto.js']: await import(
      './features/catalogue/dto/retag-progress.dto.js'
    ),
    ['./features/catalogue/dto/shown-collection.dto.js']: await import(
      './features/catalogue/dto/shown-collection.dto.js'
    ),
    ['./features/catalogue/queries/medias.js']: await import('./features/catalogue/queries/medias.js'),
    ['./features/catalogue/queries/own-brand.js']: await import('./features/catalogue/queries/own-brand.js'),
    ['./features/catalogue/queries/own-collections.js']: await import(
      './features/catalogue/queries/own-collections.js'
    ),
    ['./features/catalogue/queries/own-looks.js']: await import('./features/catalogue/queries/own-looks.js'),
    ['./features/content/article.dto.js']: await import('./features/content/article.dto.js'),
    ['./features/content/docs/article-docs.dto.js']: await import(
      './features/content/docs/article-docs.dto.js'
    ),
    ['./features/content/written-entry.dto.js']: await import('./features/content/written-entry.dto.js'),
    ['./features/content/docs/curated-docs.dto.js']: await import(
      './features/content/docs/curated-docs.dto.js'
    ),
    ['./features/content/docs/poll-doc.dto.js']: await import('./features/content/docs/poll-doc.dto.js'),
    ['./features/content/docs/report-doc.dto.js']: await import('./features/content/docs/report-doc.dto.js'),
    ['./features/content/queries/live-banner.js']: await import('./features/content/queries/live-banner.js'),
    ['./features/reader-forms/poll.dto.js']: await import('./features/reader-forms/poll.dto.js'),
    ['./features/content/walk.dto.js']: await import('./features/content/walk.dto.js'),
    ['./features/reports/queries/report-details.js']: await import(
      './features/reports/queries/report-details.js'
    ),
    ['./features/content/queries/draft-preview.js']: await import(
      './features/content/queries/draft-preview.js'
    ),
    ['./features/content/queries/dynamic-pages.js']: await import(
      './features/content/queries/dynamic-pages.js'
    ),
    ['./features/content/queries/member-page.js']: await import('./features/content/queries/member-page.js'),
    ['./features/content/queries/written-history.js']: await import(
      './features/content/queries/written-history.js'
    ),
    ['./features/content/queries/written-list.js']: await import(
      './features/content/queries/written-list.js'
    ),
    ['./features/decks/slide.dto.js']: await import('./features/decks/slide.dto.js'),
    ['./features/decks/rendering/rendered-slide.dto.js']: await import(
      './features/decks/rendering/rendered-slide.dto.js'
    ),
    ['./features/figures/queries/figure-reference.dto.js']: await import(
      './features/figures/queries/figure-reference.dto.js'
    ),
    ['./features/double-tagging/queries/agreement.js']: await import(
      './features/double-tagging/queries/agreement.js'
    ),
    ['./features/double-tagging/queries/disagreements.js']: await import(
      './features/double-tagging/queries/disagreements.js'
    ),
    ['./features/double-tagging/queries/double-tagging-details.js']: await import(
      './features/double-tagging/queries/double-tagging-details.js'
    ),
    ['./features/double-tagging/queries/double-tagging-history.js']: await import(
      './features/double-tagging/queries/double-tagging-history.js'
    ),
    ['./features/double-tagging/queries/double-tagging-queue.js']: await import(
      './features/double-tagging/queries/double-tagging-queue.js'
    ),
    ['./features/double-tagging/queries/standing-of.js']: await import(
      './features/double-tagging/queries/standing-of.js'
    ),
    ['./features/embeds/embed.dto.js']: await import('./features/embeds/embed.dto.js'),
    ['./features/exports/facts/queries/fact-manifest.js']: await import(
      './features/exports/facts/queries/fact-manifest.js'
    ),
    ['./features/figures/figure/explanation.dto.js']: await import(
      './features/figures/figure/explanation.dto.js'
    ),
    ['./features/exports/scheduled/scheduled-export.dto.js']: await import(
      './features/exports/scheduled/scheduled-export.dto.js'
    ),
    ['./features/figures/access/token.dto.js']: await import('./features/figures/access/token.dto.js'),
    ['./features/figures/configuration/filter-option.dto.js']: await import(
      './features/figures/configuration/filter-option.dto.js'
    ),
    ['./features/figures/configuration/queries/configuration.js']: await import(
      './features/figures/configuration/queries/configuration.js'
    ),
    ['./features/figures/figure/definition.dto.js']: await import(
      './features/figures/figure/definition.dto.js'
    ),
    ['./features/figures/configuration/queries/dashboard-search.js']: await import(
      './features/figures/configuration/queries/dashboard-search.js'
    ),
    ['./features/figures/evidence/queries/context-of-number.js']: await import(
      './features/figures/evidence/queries/context-of-number.js'
    ),
    ['./features/figures/evidence/queries/events-behind.js']: await import(
      './features/figures/evidence/queries/events-behind.js'
    ),
    ['./features/figures/evidence/queries/looks-behind.js']: await import(
      './features/figures/evidence/queries/looks-behind.js'
    ),
    ['./features/figures/figure/figure.dto.js']: await import('./features/figures/figure/figure.dto.js'),
    ['./features/figures/paths/paths.dto.js']: await import('./features/figures/paths/paths.dto.js'),
    ['./features/figures/series/series.dto.js']: await import('./features/figures/series/series.dto.js'),
    ['./features/follows/commands/add-push-device.js']: await import(
      './features/follows/commands/add-push-device.js'
    ),
    ['./features/follows/queries/feed.js']: await import('./features/follows/queries/feed.js'),
    ['./features/follows/queries/own-follows.js']: await import('./features/follows/queries/own-follows.js'),
    ['./features/follows/queries/own-push-devices.js']: await import(
      './features/follows/queries/own-push-devices.js'
    ),
    ['./features/forecasts/queries/forecast-record.js']: await import(
      './features/forecasts/queries/forecast-record.js'
    ),
    ['./features/forecasts/queries/forecast.dto.js']: await import(
      './features/forecasts/queries/forecast.dto.js'
    ),
    ['./features/forecasts/queries/leads.js']: await import('./features/forecasts/queries/leads.js'),
    ['./features/live/queries/live-room.js']: await import('./features/live/queries/live-room.js'),
    ['./features/live/queries/watch-live.js']: await import('./features/live/queries/watch-live.js'),
    ['./features/moodboards/board-people.dto.js']: await import('./features/moodboards/board-people.dto.js'),
    ['./features/moodboards/commands/arrange-board.js']: await import(
      './features/moodboards/commands/arrange-board.js'
    ),
    ['./features/moodboards/board-item-key.dto.js']: await import(
      './features/moodboards/board-item-key.dto.js'
    ),
    ['./features/moodboards/moodboard-card.dto.js']: await import(
      './features/moodboards/moodboard-card.dto.js'
    ),
    ['./features/moodboards/moodboard.dto.js']: await import('./features/moodboards/moodboard.dto.js'),
    ['./features/moodboards/queries/deleted-moodboards.js']: await import(
      './features/moodboards/queries/deleted-moodboards.js'
    ),
    ['./features/moodboards/queries/list-moodboards.js']: await import(
      './features/moodboards/queries/list-moodboards.js'
    ),
    ['./features/moodboards/queries/moodboard-history.js']: await import(
      './features/moodboards/queries/moodboard-history.js'
    ),
    ['./features/moodboards/queries/moodboard-page.js']: await import(
      './features/moodboards/queries/moodboard-page.js'
    ),
    ['./features/moodboards/queries/moodboard-version.js']: await import(
      './features/moodboards/queries/moodboard-version.js'
    ),
    ['./features/newsletters/commands/note-bounces.js']: await import(
      './features/newsletters/commands/note-bounces.js'
    ),
    ['./features/newsletters/newsletter.dto.js']: await import('./features/newsletters/newsletter.dto.js'),
    ['./features/newsroom/commands/add-picture.js']: await import(
      './features/newsroom/commands/add-picture.js'
    ),
    ['./features/newsroom/commands/tag-looks.js']: await import('./features/newsroom/commands/tag-looks.js'),
    ['./features/newsroom/queries/deals.js']: await import('./features/newsroom/queries/deals.js'),
    ['./features/newsroom/queries/look-hints.js']: await import('./features/newsroom/queries/look-hints.js'),
    ['./features/newsroom/queries/people.js']: await import('./features/newsroom/queries/people.js'),
    ['./features/newsroom/queries/person.js']: await import('./features/newsroom/queries/person.js'),
    ['./features/newsroom/queries/press-kit-downloads.js']: await import(
      './features/newsroom/queries/press-kit-downloads.js'
    ),
    ['./features/newsroom/queries/preview.js']: await import('./features/newsroom/queries/preview.js'),
    ['./features/newsroom/queries/show-history.js']: await import(
      './features/newsroom/queries/show-history.js'
    ),
    ['./features/newsroom/queries/tag-hints.js']: await import('./features/newsroom/queries/tag-hints.js'),
    ['./features/newsroom/queries/tagging-queue.js']: await import(
      './features/newsroom/queries/tagging-queue.js'
    ),
    ['./features/newsroom/queries/tagging-words.js']: await import(
      './features/newsroom/queries/tagging-words.js'
    ),
    ['./features/operations/data-quality.dto.js']: await import('./features/operations/data-quality.dto.js'),
    ['./features/operations/queries/dead-letters.js']: await import(
      './features/operations/queries/dead-letters.js'
    ),
    ['./features/operations/queries/jobs.js']: await import('./features/operations/queries/jobs.js'),
    ['./features/operations/queries/missed-searches.js']: await import(
      './features/operations/queries/missed-searches.js'
    ),
    ['./features/operations/queries/visits.js']: await import('./features/operations/queries/visits.js'),
    ['./features/operations/streams.dto.js']: await import('./features/operations/streams.dto.js'),
    ['./features/plans/price.dto.js']: await import('./features/plans/price.dto.js'),
    ['./features/payments/queries/plans.js']: await import('./features/payments/queries/plans.js'),
    ['./features/payments/queries/test-order.js']: await import('./features/payments/queries/test-order.js'),
    ['./features/paywall/queries/paywall-config.js']: await import(
      './features/paywall/queries/paywall-config.js'
    ),
    ['./features/plans/commands/change-plan.js']: await import('./features/plans/commands/change-plan.js'),
    ['./features/plans/effect.dto.js']: await import('./features/plans/effect.dto.js'),
    ['./features/plans/queries/coupons.js']: await import('./features/plans/queries/coupons.js'),
    ['./features/plans/queries/terms-history.js']: await import('./features/plans/queries/terms-history.js'),
    ['./features/plans/queries/written-plans.js']: await import('./features/plans/queries/written-plans.js'),
    ['./features/questions/dto/question-answer.dto.js']: await import(
      './features/questions/dto/question-answer.dto.js'
    ),
    ['./features/questions/dto/question.dto.js']: await import('./features/questions/dto/question.dto.js'),
    ['./features/questions/queries/question-in-words.js']: await import(
      './features/questions/queries/question-in-words.js'
    ),
    ['./features/ratings/own-rating.dto.js']: await import('./features/ratings/own-rating.dto.js'),
    ['./features/reports/queries/count-reports.js']: await import(
      './features/reports/queries/count-reports.js'
    ),
    ['./features/reports/report.dto.js']: await import('./features/reports/report.dto.js'),
    ['./features/restatements/queries/preview-retag.js']: await import(
      './features/restatements/queries/preview-retag.js'
    ),
    ['./features/restatements/queries/restatements.js']: await import(
      './features/restatements/queries/restatements.js'
    ),
    ['./features/saved-items/alerts/alert.dto.js']: await import(
      './features/saved-items/alerts/alert.dto.js'
    ),
    ['./features/questions/dto/asked-reference.dto.js']: await import(
      './features/questions/dto/asked-reference.dto.js'
    ),
    ['./features/saved-items/digest/digest.dto.js']: await import(
      './features/saved-items/digest/digest.dto.js'
    ),
    ['./features/saved-items/sets/comparison-set.dto.js']: await import(
      './features/saved-items/sets/comparison-set.dto.js'
    ),
    ['./features/saved-items/sets/group.dto.js']: await import('./features/saved-items/sets/group.dto.js'),
    ['./features/saved-items/note.dto.js']: await import('./features/saved-items/note.dto.js'),
    ['./features/saved-items/schedules/schedule.dto.js']: await import(
      './features/saved-items/schedules/schedule.dto.js'
    ),
    ['./features/saved-items/saved-view.dto.js']: await import('./features/saved-items/saved-view.dto.js'),
    ['./features/saved-items/queries/try-alert.js']: await import(
      './features/saved-items/queries/try-alert.js'
    ),
    ['./features/saved-items/schedules/schedule-input.dto.js']: await import(
      './features/saved-items/schedules/schedule-input.dto.js'
    ),
    ['./features/saved-items/sets/compared-member.dto.js']: await import(
      './features/saved-items/sets/compared-member.dto.js'
    ),
    ['./features/search/dto/understood.dto.js']: await import('./features/search/dto/understood.dto.js'),
    ['./features/search/queries/complete-search.js']: await import(
      './features/search/queries/complete-search.js'
    ),
    ['./features/search/queries/suggest.js']: await import('./features/search/queries/suggest.js'),
    ['./features/service-status/queries/service-status.js']: await import(
      './features/service-status/queries/service-status.js'
    ),
    ['./features/sharing/shared-item.dto.js']: await import('./features/sharing/shared-item.dto.js'),
    ['./features/subscriptions/queries/own-devices.js']: await import(
      './features/subscriptions/queries/own-devices.js'
    ),
    ['./features/subscriptions/queries/own-seats.js']: await import(
      './features/subscriptions/queries/own-seats.js'
    ),
    ['./features/vocabulary/dto/texts.dto.js']: await import('./features/vocabulary/dto/texts.dto.js'),
    ['./features/vocabulary/queries/concept-history.js']: await import(
      './features/vocabulary/queries/concept-history.js'
    ),
    ['./features/vocabulary/dto/concept.dto.js']: await import('./features/vocabulary/dto/concept.dto.js'),
    ['./features/vocabulary/queries/missing-words.js']: await import(
      './features/vocabulary/queries/missing-words.js'
    ),
    ['./features/vocabulary/queries/preview-move.js']: await import(
      './features/vocabulary/queries/preview-move.js'
    ),
    ['./features/webhooks/webhook.dto.js']: await import('./features/webhooks/webhook.dto.js'),
    ['./kernel/event-store/queries/stream-history.js']: await import(
      './kernel/event-store/queries/stream-history.js'
    ),
    ['./kernel/openapi/problem.dto.js']: await import('./kernel/openapi/problem.dto.js'),
    ['./features/accounts/queries/audit-page.js']: await import('./features/accounts/queries/audit-page.js'),
    ['./features/accounts/audit/audit-chain.dto.js']: await import(
      './features/accounts/audit/audit-chain.dto.js'
    ),
    ['./features/accounts/queries/mailed-link.js']: await import(
      './features/accounts/queries/mailed-link.js'
    ),
    ['./kernel/auth/csrf/csrf-token.dto.js']: await import('./kernel/auth/csrf/csrf-token.dto.js'),
    ['./features/accounts/queries/email-verdict.js']: await import(
      './features/accounts/queries/email-verdict.js'
    ),
    ['./features/accounts/sign-in/request-authentication.dto.js']: await import(
      './features/accounts/sign-in/request-authentication.dto.js'
    ),
    ['./features/accounts/commands/change-roles.js']: await import(
      './features/accounts/commands/change-roles.js'
    ),
    ['./features/accounts/queries/auth-status.js']: await import(
      './features/accounts/queries/auth-status.js'
    ),
    ['./features/search/queries/search-collections.js']: await import(
      './features/search/queries/search-collections.js'
    ),
    ['./features/browse/queries/designers.js']: await import('./features/browse/queries/designers.js'),
    ['./features/browse/queries/live-now.js']: await import('./features/browse/queries/live-now.js'),
    ['./features/browse/queries/live-show.js']: await import('./features/browse/queries/live-show.js'),
    ['./features/browse/queries/live-calendar.js']: await import(
      './features/browse/queries/live-calendar.js'
    ),
    ['./features/browse/queries/models.js']: await import('./features/browse/queries/models.js'),
    ['./features/browse/queries/top-keywords.js']: await import('./features/browse/queries/top-keywords.js'),
    ['./features/content/queries/newsletter-details.js']: await import(
      './features/content/queries/newsletter-details.js'
    ),
    ['./features/content/entry.dto.js']: await import('./features/content/entry.dto.js'),
    ['./features/content/commands/update-brand.js']: await import(
      './features/content/commands/update-brand.js'
    ),
    ['./features/content/queries/written-details.js']: await import(
      './features/content/queries/written-details.js'
    ),
    ['./features/content/commands/save-draft.js']: await import('./features/content/commands/save-draft.js'),
    ['./features/content/commands/check-translation.js']: await import(
      './features/content/commands/check-translation.js'
    ),
    ['./features/content/commands/preview-draft.js']: await import(
      './features/content/commands/preview-draft.js'
    ),
    ['./features/decks/queries/list-decks.js']: await import('./features/decks/queries/list-decks.js'),
    ['./features/embeds/queries/own-embeds.js']: await import('./features/embeds/queries/own-embeds.js'),
    ['./features/exports/queries/receipt-of-export.js']: await import(
      './features/exports/queries/receipt-of-export.js'
    ),
    ['./features/exports/scheduled/queries/own-exports.js']: await import(
      './features/exports/scheduled/queries/own-exports.js'
    ),
    ['./features/figures/access/queries/own-tokens.js']: await import(
      './features/figures/access/queries/own-tokens.js'
    ),
    ['./features/figures/access/commands/create-token.js']: await import(
      './features/figures/access/commands/create-token.js'
    ),
    ['./features/figures/configuration/queries/graph-filter.js']: await import(
      './features/figures/configuration/queries/graph-filter.js'
    ),
    ['./features/figures/series/queries/split-change.js']: await import(
      './features/figures/series/queries/split-change.js'
    ),
    ['./features/follows/commands/follow.js']: await import('./features/follows/commands/follow.js'),
    ['./features/follows/commands/choose-follow-mails.js']: await import(
      './features/follows/commands/choose-follow-mails.js'
    ),
    ['./features/moodboards/pdf/pdf-progress.dto.js']: await import(
      './features/moodboards/pdf/pdf-progress.dto.js'
    ),
    ['./features/moodboards/queries/saved-pictures.js']: await import(
      './features/moodboards/queries/saved-pictures.js'
    ),
    ['./features/moodboards/commands/share-moodboard.js']: await import(
      './features/moodboards/commands/share-moodboard.js'
    ),
    ['./features/newsroom/queries/own-brands.js']: await import('./features/newsroom/queries/own-brands.js'),
    ['./features/newsroom/commands/help-member.js']: await import(
      './features/newsroom/commands/help-member.js'
    ),
    ['./features/accounts/queries/own-data.js']: await import('./features/accounts/queries/own-data.js'),
    ['./features/newsroom/queries/rooms.js']: await import('./features/newsroom/queries/rooms.js'),
    ['./features/newsroom/commands/move-show.js']: await import('./features/newsroom/commands/move-show.js'),
    ['./features/newsroom/commands/preview-links.js']: await import(
      './features/newsroom/commands/preview-links.js'
    ),
    ['./features/operations/commands/ask-of-log.js']: await import(
      './features/operations/commands/ask-of-log.js'
    ),
    ['./features/operations/queries/replay-plan.js']: await import(
      './features/operations/queries/replay-plan.js'
    ),
    ['./features/payments/queries/checkout-state.js']: await import(
      './features/payments/queries/checkout-state.js'
    ),
    ['./features/payments/stripe/received.dto.js']: await import(
      './features/payments/stripe/received.dto.js'
    ),
    ['./features/payments/queries/student-proof.js']: await import(
      './features/payments/queries/student-proof.js'
    ),
    ['./features/paywall/queries/rendered-paywall.js']: await import(
      './features/paywall/queries/rendered-paywall.js'
    ),
    ['./features/paywall/queries/retrieved-paywall.js']: await import(
      './features/paywall/queries/retrieved-paywall.js'
    ),
    ['./features/pictures/queries/looks-like-picture.js']: await import(
      './features/pictures/queries/looks-like-picture.js'
    ),
    ['./features/pictures/commands/upload-picture.js']: await import(
      './features/pictures/commands/upload-picture.js'
    ),
    ['./features/ratings/queries/rating-overview.js']: await import(
      './features/ratings/queries/rating-overview.js'
    ),
    ['./features/reference/queries/content-version.dto.js']: await import(
      './features/reference/queries/content-version.dto.js'
    ),
    ['./features/reference/ip-location/ip-location.dto.js']: await import(
      './features/reference/ip-location/ip-location.dto.js'
    ),
    ['./features/saved-items/queries/own-alerts.js']: await import(
      './features/saved-items/queries/own-alerts.js'
    ),
    ['./features/saved-items/queries/own-alert-feed.js']: await import(
      './features/saved-items/queries/own-alert-feed.js'
    ),
    ['./features/saved-items/commands/make-alert-feed.js']: await import(
      './features/saved-items/commands/make-alert-feed.js'
    ),
    ['./features/saved-items/queries/own-comparison-sets.js']: await import(
      './features/saved-items/queries/own-comparison-sets.js'
    ),
    ['./features/saved-items/queries/own-groups.js']: await import(
      './features/saved-items/queries/own-groups.js'
    ),
    ['./features/saved-items/queries/own-notes.js']: await import(
      './features/saved-items/queries/own-notes.js'
    ),
    ['./features/saved-items/queries/own-views.js']: await import(
      './features/saved-items/queries/own-views.js'
    ),
    ['./features/saved-items/queries/own-schedules.js']: await import(
      './features/saved-items/queries/own-schedules.js'
    ),
    ['./features/subscriptions/subscription.dto.js']: await import(
      './features/subscriptions/subscription.dto.js'
    ),
    ['./features/vocabulary/queries/concepts.js']: await import('./features/vocabulary/queries/concepts.js'),
    ['./features/vocabulary/queries/preview-merge.js']: await import(
      './features/vocabulary/queries/preview-merge.js'
    ),
    ['./features/vocabulary/http/vocabulary.controller.js']: await import(
      './features/vocabulary/http/vocabulary.controller.js'
    ),
    ['./features/webhooks/queries/own-endpoints.js']: await import(
      './features/webhooks/queries/own-endpoints.js'
    ),
    ['./features/webhooks/queries/webhook-deliveries.js']: await import(
      './features/webhooks/queries/webhook-deliveries.js'
    ),
    ['./features/webhooks/commands/replay-events.js']: await import(
      './features/webhooks/commands/replay-events.js'
    ),
  };
  return {
    '@nestjs/swagger': {
      models: [
        [
          import('./features/accounts/audit/audit-chain.dto.js'),
          {
            AuditChainDto: {
              entries: { required: true, type: () => Number, example: 1204 },
              broken_at: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'The number of the first entry that is not what was written, or does not follow the one before it; null where all do.',
              },
              last_hash: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Of the last entry. Whoever keeps it elsewhere finds out when entries were taken off the end.',
                example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              },
            },
          },
        ],
        [
          import('./features/accounts/audit/audit-entry.dto.js'),
          {
            AuditEntryDto: {
              id: { required: true, type: () => Number, example: 12 },
              at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              action: { required: true, type: () => String, example: 'signed-in' },
              actor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The subject of who did it.',
                example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11',
              },
              subject: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The subject of whom it was done to.',
                example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11',
              },
              detail: { required: true, type: () => Object },
            },
          },
        ],
        [
          import('./features/accounts/commands/change-password.js'),
          {
            ChangePasswordDto: {
              current_password: { required: true, type: () => String, default: '' },
              password: { required: true, type: () => String },
            },
            ChangePassword: {},
            ChangePasswordHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/change-profile.js'),
          { ChangeProfile: {}, ChangeProfileHandler: {} },
        ],
        [
          import('./features/accounts/commands/change-roles.js'),
          {
            RolesDto: {
              roles: {
                required: true,
                type: () => [Object],
                example: ['brand'],
                enum: [
                  'member',
                  'subscriber',
                  'dashboard-subscriber',
                  'brand',
                  'editor',
                  'support',
                  'operator',
                ],
                isArray: true,
              },
              reason: {
                required: false,
                type: () => String,
                description: 'Why; it stands in the audit log for good, so it names nobody.',
                example: 'Writes for the journal from Monday on',
              },
            },
            RolesOfMemberDto: {
              slug: { required: true, type: () => String, example: 'm-0f1e2d3c4b5a6978' },
              roles: {
                required: true,
                type: () => [Object],
                example: ['brand', 'member'],
                enum: [
                  'member',
                  'subscriber',
                  'dashboard-subscriber',
                  'brand',
                  'editor',
                  'support',
                  'operator',
                ],
                isArray: true,
              },
            },
            ChangeRoles: {},
            ChangeRolesHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/end-session.js'),
          {
            EndSessionDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Its id, which is not its token.',
                example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11',
                format: 'uuid',
              },
            },
            EndSession: {},
            EndSessionHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/enter-from-provider.js'),
          { EnterFromProvider: {}, EnterFromProviderHandler: {} },
        ],
        [
          import('./features/accounts/commands/leave.js'),
          {
            LeaveDto: { password: { required: true, type: () => String, default: '' } },
            Leave: {},
            LeaveHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/open-link.js'),
          {
            OpenLinkDto: {
              token: { required: true, type: () => String, maxLength: 200 },
              password: {
                required: true,
                type: () => String,
                description: 'Asked for where the link attaches a sign-in.',
                default: '',
              },
            },
            ConfirmedDto: { confirmed: { required: true, type: () => String, example: 'verify' } },
            OpenLink: {},
            OpenLinkHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/register.js'),
          {
            RegisterDto: {
              email: { required: true, type: () => String, example: 'ada@example.com' },
              password: { required: true, type: () => String },
              terms: { required: true, type: () => Boolean, description: 'That the terms are accepted.' },
              redirect: {
                required: false,
                type: () => String,
                description:
                  'Where they were going, such as to a plan they had chosen: a path of this site, to which the link of the mail leads on.',
                example: '/en/premium-memberships#all-included',
              },
            },
            RegisteredDto: {
              user: {
                required: true,
                type: () => t['./features/accounts/members/signed-in-user.dto.js'].SignedInUserDto,
              },
            },
            Register: {},
            RegisterHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/request-email-change.js'),
          {
            ChangeEmailDto: {
              email: { required: true, type: () => String, example: 'new@example.com' },
              password: { required: true, type: () => String, default: '' },
            },
            EmailChangeRequestedDto: {
              email: { required: true, type: () => String, example: 'new@example.com' },
              pending: { required: true, type: () => Boolean },
            },
            RequestEmailChange: {},
            RequestEmailChangeHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/request-reset.js'),
          {
            ForgotPasswordDto: { email: { required: true, type: () => String, example: 'ada@example.com' } },
            ResetRequestedDto: {
              message: {
                required: true,
                type: () => String,
                example: 'If there is an account with this address, the link is on its way.',
              },
            },
            RequestReset: {},
            RequestResetHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/reset-password.js'),
          {
            ResetPasswordDto: {
              token: { required: true, type: () => String, description: 'Of the link.', maxLength: 200 },
              password: { required: true, type: () => String },
            },
            ResetDto: { reset: { required: true, type: () => Boolean } },
            ResetPassword: {},
            ResetPasswordHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/send-verification.js'),
          {
            VerificationSentDto: { sent: { required: true, type: () => Boolean } },
            SendVerification: {},
            SendVerificationHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/sign-in.js'),
          {
            CredentialsDto: {
              email: { required: true, type: () => String, example: 'ada@example.com' },
              password: { required: true, type: () => String, minLength: 1, maxLength: 512 },
              redirect: {
                required: false,
                type: () => String,
                description: 'A path on this origin to go on to.',
                example: '/en/premium-memberships',
                maxLength: 2048,
              },
            },
            SignedInDto: {
              user: {
                required: true,
                type: () => t['./features/accounts/members/signed-in-user.dto.js'].SignedInUserDto,
              },
              redirect: {
                required: true,
                type: () => String,
                description: 'Where to go on.',
                example: '/en',
              },
            },
            SignIn: {},
            SignInHandler: {},
          },
        ],
        [
          import('./features/accounts/commands/sign-out.js'),
          { SignOut: {}, SignOutEverywhere: {}, SignOutHandler: {}, SignOutEverywhereHandler: {} },
        ],
        [
          import('./features/accounts/members/profile.dto.js'),
          {
            ProfileDto: {
              first_name: { required: true, type: () => String, example: 'Ada' },
              last_name: { required: true, type: () => String, example: 'Vale' },
              job: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'As `/api/jobs` has it; an empty one is not told.',
                example: 'designer',
              },
              country: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'As `/api/countries` has it; an empty one is not told.',
                example: 'france',
              },
              company: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'An empty one is none.',
                example: 'Vale',
              },
              locale: {
                required: true,
                description: 'The language of our mails.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              newsletter: {
                required: false,
                type: () => Boolean,
                description: 'Whether the newsletter comes.',
              },
            },
            ChangeProfileDto: {},
          },
        ],
        [
          import('./features/accounts/members/signed-in-user.dto.js'),
          {
            SignedInUserDto: {
              slug: { required: true, type: () => String, example: 'm-0f1e2d3c4b5a6978' },
              email: { required: true, type: () => String, example: 'ada@example.com' },
              first_name: { required: true, type: () => String, example: 'Ada' },
              last_name: { required: true, type: () => String, example: 'Vale' },
              email_verified: {
                required: true,
                type: () => Boolean,
                description: 'Whether they have opened the link in our mail to this address.',
              },
              job: { required: true, type: () => String, nullable: true, example: 'designer' },
              country: { required: true, type: () => String, nullable: true, example: 'france' },
              company: { required: true, type: () => String, nullable: true, example: 'Vale' },
              newsletter: { required: true, type: () => Boolean },
              locale: { required: true, type: () => String, example: 'en' },
              roles: {
                required: true,
                type: () => [Object],
                example: ['member'],
                enum: [
                  'member',
                  'subscriber',
                  'dashboard-subscriber',
                  'brand',
                  'editor',
                  'support',
                  'operator',
                ],
                isArray: true,
              },
            },
          },
        ],
        [import('./features/accounts/queries/audit-chain.js'), { AuditChain: {}, AuditChainHandler: {} }],
        [
          import('./features/accounts/queries/audit-page.js'),
          {
            AuditQueryDto: {
              page: {
                required: true,
                type: () => Number,
                description: 'The first page is 1.',
                default: 1,
                minimum: 1,
                maximum: 100000,
              },
            },
            AuditPageDto: {
              results: {
                required: true,
                type: () => [t['./features/accounts/audit/audit-entry.dto.js'].AuditEntryDto],
              },
            },
            AuditPage: {},
            AuditPageHandler: {},
          },
        ],
        [
          import('./features/accounts/queries/auth-status.js'),
          {
            Segments: {},
            AuthStatusDto: {
              logged_in: { required: true, type: () => Boolean },
              user: {
                required: true,
                type: () => t['./features/accounts/members/signed-in-user.dto.js'].SignedInUserDto,
                nullable: true,
              },
              segment: {
                required: true,
                type: () => String,
                description: "Of the member's plan; a visitor's is that of who has none.",
                example: 'free-user',
              },
            },
            AuthStatus: {},
            AuthStatusHandler: {},
          },
        ],
        [
          import('./features/accounts/queries/email-verdict.js'),
          {
            ValidateEmailDto: { email: { required: true, type: () => Object, example: 'ada@example.com' } },
            EmailVerdictDto: {
              valid: { required: true, type: () => Boolean },
              code: { required: true, enum: ['ok', 'invalid', 'taken'] },
              message: {
                required: true,
                type: () => String,
                example: 'There is an account with this address already.',
              },
            },
            EmailVerdict: {},
            EmailVerdictHandler: {},
          },
        ],
        [
          import('./features/accounts/queries/mailed-link.js'),
          {
            MailedLinkQueryDto: {
              token: {
                required: true,
                type: () => String,
                description: 'Its token; what cannot be one is a link that no longer works.',
                default: '',
              },
            },
            MailedLinkDto: {
              kind: { required: true, enum: ['verify', 'change-email', 'link-sign-in'] },
              provider: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Where a sign-in is attached.',
                example: 'facebook',
              },
              asks: {
                required: true,
                description:
                  "What must come first: the account's password; a session of the account; or the browser that asked for the mail, where\nthe account has no password.",
                enum: ['nothing', 'password', 'sign-in', 'browser'],
              },
              signs_in: {
                required: true,
                type: () => Boolean,
                description: 'Whether whoever presses the button here is signed in by it.',
              },
            },
            MailedLink: {},
            MailedLinkHandler: {},
          },
        ],
        [import('./features/accounts/queries/own-data-parts.js'), { OwnDataParts: {} }],
        [
          import('./features/accounts/queries/own-data.js'),
          {
            OwnDataDto: {
              profile: {
                required: true,
                type: () => Object,
                description: 'What they say of themselves, with what they may do.',
              },
              sessions: {
                required: true,
                type: () => [t['./features/accounts/queries/own-sessions.js'].SessionDto],
              },
              known_devices: {
                required: true,
                type: () => [Object],
                description: 'Browsers they have signed in with.',
              },
              sign_ins: {
                required: true,
                type: () => [t['./features/accounts/audit/audit-entry.dto.js'].AuditEntryDto],
                description: 'What was noted about sign-ins.',
              },
              dashboard_tokens: {
                required: true,
                type: () => [Object],
                description: 'Tokens of programs, without the tokens themselves.',
              },
              assistant_calls: {
                required: true,
                type: () => [Object],
                description: 'What their assistants asked.',
              },
              scheduled_exports: {
                required: true,
                type: () => [Object],
                description: 'Buckets that tables are put into, without the secrets of their keys.',
              },
              embedded_figures: {
                required: true,
                type: () => [Object],
                description: 'Figures they show on other sites.',
              },
              newsletters: {
                required: true,
                type: () => [Object],
                description: 'Newsletters that went to their address, for a year.',
              },
              mails: {
                required: true,
                type: () => [Object],
                description: 'Mails to their address, for a month.',
              },
              returned_mail: {
                required: true,
                type: () => t['./features/accounts/queries/returned-mail.js'].ReturnedMailDto,
                nullable: true,
                description: 'That mails to their address come back, and of which kind that is.',
              },
              board_pictures: {
                required: true,
                type: () => [Object],
                description:
                  'Pictures of their own on boards; `path` leads to each while they are signed in.',
              },
              shared_boards: {
                required: true,
                type: () => [Object],
                description: 'Boards of others they are on.',
              },
              board_invitations: {
                required: true,
                type: () => [Object],
                description:
                  'Invitations to boards that were sent to their address and wait, or were sent by them.',
              },
              board_comments_read: {
                required: true,
                type: () => [Object],
                description: 'Until when they have read the comments of boards.',
              },
              events: { required: true, type: () => [Object], description: 'Every event they caused.' },
            },
            OwnData: {},
            OwnDataHandler: {},
          },
        ],
        [
          import('./features/accounts/queries/own-sessions.js'),
          {
            SessionDto: {
              id: {
                required: true,
                type: () => String,
                description: 'Not its token.',
                example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11',
              },
              device: {
                required: true,
                type: () => String,
                description: 'Browser and system, as far as they said.',
                example: 'Firefox on Linux',
              },
              created_at: { required: true, type: () => String, example: '2026-11-01T09:00:00.000Z' },
              last_seen_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              current: { required: true, type: () => Boolean, description: 'The one that asks.' },
            },
            OwnSessionsDto: {
              results: {
                required: true,
                type: () => [t['./features/accounts/queries/own-sessions.js'].SessionDto],
              },
            },
            OwnSessions: {},
            OwnSessionsHandler: {},
          },
        ],
        [
          import('./features/accounts/queries/returned-mail.js'),
          {
            ReturnedMailDto: {
              reason: {
                required: true,
                description:
                  'There is no such address, it takes none of our mails, or its reader called one unwanted.',
                example: 'gone',
                enum: ['gone', 'refused', 'complaint'],
              },
              at: {
                required: true,
                type: () => String,
                description: 'When the last one came back.',
                example: '2026-11-20T12:00:00.000Z',
              },
            },
            OwnReturnedMailDto: {
              returned_mail: {
                required: true,
                type: () => t['./features/accounts/queries/returned-mail.js'].ReturnedMailDto,
                nullable: true,
              },
            },
            OwnReturnedMail: {},
            OwnReturnedMailHandler: {},
          },
        ],
        [
          import('./features/accounts/sign-in/request-authentication.dto.js'),
          {
            RequestAuthenticationDto: {
              message: {
                required: false,
                type: () => String,
                description: 'Names what the sign-in page says.',
                example: 'subscribe',
                pattern: '^[\\w.-]{1,60}$',
              },
              route: {
                required: true,
                type: () => String,
                description: 'With or without a language.',
                example: 'membership_index.fr',
              },
            },
            SignInAddressDto: {
              url: {
                required: true,
                type: () => String,
                example: '/en/auth?redirect=%2Fen%2Fpremium-memberships&message=subscribe',
              },
            },
          },
        ],
        [
          import('./features/accounts/social/connect-query.dto.js'),
          {
            ConnectQueryDto: {
              redirect: {
                required: false,
                type: () => String,
                description: 'A path on this origin.',
                example: '/en/premium-memberships',
                maxLength: 2048,
              },
            },
          },
        ],
        [
          import('./features/assistants/commands/record-call.js'),
          {
            RecordCallDto: {
              tool: { required: true, type: () => String, example: 'search_looks' },
              asked: {
                required: true,
                type: () => String,
                description: 'Its arguments in words.',
                example: 'text: red leather coats \u00B7 season: spring-summer-2027',
              },
              outcome: { required: true, enum: ['refused', 'answered', 'failed'] },
              said: {
                required: false,
                type: () => String,
                description: 'What was refused, in words.',
                example: 'This token lacks the scope seasons.',
              },
              took_ms: { required: true, type: () => Number, example: 120, minimum: 0, maximum: 3600000 },
            },
            RecordCall: {},
            RecordCallHandler: {},
          },
        ],
        [
          import('./features/assistants/queries/own-calls.js'),
          {
            OwnCallsQueryDto: {
              before: {
                required: false,
                type: () => Number,
                description: 'Older than this position, as `next` of the page before says.',
                minimum: 0,
              },
            },
            AssistantCallDto: {
              position: { required: true, type: () => Number, example: 42 },
              token: {
                required: true,
                type: () => String,
                description: 'The name of the token it asked with.',
                example: 'Notebook',
              },
              tool: { required: true, type: () => String, example: 'search_looks' },
              asked: {
                required: true,
                type: () => String,
                description: 'Its arguments in words; may be empty.',
                example: 'text: red leather coats \u00B7 season: spring-summer-2027',
              },
              outcome: { required: true, enum: ['refused', 'answered', 'failed'] },
              said: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What was refused, in words.',
                example: 'This token lacks the scope seasons.',
              },
              took_ms: { required: true, type: () => Number, example: 120 },
              asked_at: { required: true, type: () => String, example: '2026-11-26T12:00:00.000Z' },
            },
            AssistantCallsDto: {
              results: {
                required: true,
                type: () => [t['./features/assistants/queries/own-calls.js'].AssistantCallDto],
              },
              next: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Where the next page begins (`before`); null on the last one.',
              },
            },
            OwnCalls: {},
            OwnCallsHandler: {},
          },
        ],
        [
          import('./features/brand-figures/brand-figures.dto.js'),
          {
            BrandFiguresQueryDto: {
              brand: { required: true, type: () => String, description: "One of the reader's own." },
              type: {
                required: true,
                type: () => String,
                description: 'Slug of a kind of show.',
                default: 'woman',
              },
              season: {
                required: false,
                type: () => String,
                description: 'Slug of a season; the newest where it is left out.',
              },
              peers: {
                required: false,
                type: () => [String],
                description:
                  'Slugs of the brands it is set beside, by commas; all of the season where there are none. Of fewer than three nothing is told.',
                example: 'maison-verne,atelier-noor,casa-lune',
              },
            },
            BrandStandingDto: {
              measure: { required: true, enum: ['runway', 'traffic', 'searches', 'boards'] },
              value: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percent, as the dashboard counts it; null of nothing.',
              },
              evolution: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Against the same season a year before, in percent.',
              },
              low_base: { required: true, type: () => Boolean, description: 'Whether it rests on little.' },
              peers: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The middle of the peers; null of fewer than three.',
              },
            },
            BrandConceptDto: {
              tag: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              looks: { required: true, type: () => Number, example: 14 },
              value: { required: true, type: () => Number, nullable: true },
              before: { required: true, type: () => Number, nullable: true },
              peers: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Of all looks of the peers together.',
              },
              peers_before: { required: true, type: () => Number, nullable: true },
              first: {
                required: true,
                nullable: true,
                description: 'Who had a year before at least what the other, who rises, has now.',
                enum: ['own', 'peers'],
              },
            },
            BrandCountryDto: {
              country: { required: true, type: () => String, example: 'japan' },
              name: { required: true, type: () => String, description: 'Its English name.' },
              searches: { required: true, type: () => Number },
              value: {
                required: true,
                type: () => Number,
                description: "Of the country's searches for anything known, in percent.",
              },
              index: {
                required: true,
                type: () => Number,
                nullable: true,
                description: '100 where it is as in the world.',
              },
            },
            BrandNeighbourDto: {
              brand: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              boards: {
                required: true,
                type: () => Number,
                description: 'Of those boards, those that hold some of it; of ten readers and more.',
              },
            },
            BrandOccupationDto: {
              job: { required: true, type: () => String, example: 'buyer' },
              members: { required: true, type: () => Number },
              of: {
                required: true,
                type: () => Number,
                description: 'Of so many who put anything on a board.',
              },
            },
            BrandDaysDto: {
              from: { required: true, type: () => String, example: '2026-09-20' },
              to: { required: true, type: () => String },
            },
            BrandFiguresDto: {
              brand: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              peers: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Those it is set beside; none chosen are all of the season.',
              },
              candidates: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Brands of the season that can be chosen.',
              },
              days: {
                required: true,
                type: () => t['./features/brand-figures/brand-figures.dto.js'].BrandDaysDto,
              },
              partial: {
                required: true,
                type: () => Boolean,
                description: 'The season is still being shown.',
              },
              as_of: { required: true, type: () => String },
              standing: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].BrandStandingDto],
              },
              concepts: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].BrandConceptDto],
                description: 'What it shows most, largest first.',
              },
              countries: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].BrandCountryDto],
                description: 'Where it is searched from, most first.',
              },
              boards: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Boards that hold looks of it; null where they are of fewer than ten readers.',
              },
              neighbours: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].BrandNeighbourDto],
              },
              occupation_days: {
                required: true,
                type: () => t['./features/brand-figures/brand-figures.dto.js'].BrandDaysDto,
                nullable: true,
                description: 'Days of the season whose savers are told of, once it is over; null before.',
              },
              occupations: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].BrandOccupationDto],
              },
            },
            SavedLookDto: {
              look: { required: true, type: () => String, example: 'atelier-one-fw26-12' },
              boards: { required: true, type: () => Number },
            },
            ShowReportDto: {
              show: { required: true, type: () => String, description: 'The slug of the show.' },
              title: { required: true, type: () => String },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              published_at: {
                required: true,
                type: () => String,
                description: 'When its first look came before readers.',
              },
              made_at: { required: true, type: () => String },
              looks: { required: true, type: () => Number, example: 42 },
              views: { required: true, type: () => Number, description: 'How often its looks were opened.' },
              saves: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'Boards that gained a look of it; null where they are of fewer than ten readers.',
              },
              saved: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].SavedLookDto],
                description: 'Most saved first, five at most.',
              },
              concepts: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].BrandConceptDto],
                description: 'Beside all other brands of the season, and a year before.',
              },
            },
            ShowReportsDto: {
              results: {
                required: true,
                type: () => [t['./features/brand-figures/brand-figures.dto.js'].ShowReportDto],
                description: 'The last one comes first; 20 at most.',
              },
            },
            ShowReportsQueryDto: {
              brand: { required: true, type: () => String, description: "One of the reader's own." },
            },
          },
        ],
        [
          import('./features/browse/dto/designer.dto.js'),
          {
            DesignerSummaryDto: {
              letter: {
                required: true,
                type: () => String,
                description: 'The first of its name.',
                example: 'C',
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                description: 'Where it shows most.',
              },
              looks_count: { required: true, type: () => Number, example: 900 },
              collections_count: { required: true, type: () => Number, example: 22 },
            },
          },
        ],
        [
          import('./features/browse/dto/model.dto.js'),
          {
            ModelSummaryDto: {
              gender: { required: true, type: () => String, example: 'woman' },
              agency: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                nullable: true,
              },
              nationality: { required: true, type: () => String, example: 'Poland' },
              new_face: {
                required: true,
                type: () => Boolean,
                description: 'Whether the first season is the latest one.',
              },
              looks_count: { required: true, type: () => Number, example: 96 },
              image_filename: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of the newest look.',
              },
              locked: { required: true, type: () => Boolean },
            },
            ModelPageDto: {
              results: {
                required: true,
                type: () => [t['./features/browse/dto/model.dto.js'].ModelSummaryDto],
              },
            },
          },
        ],
        [
          import('./features/browse/queries/agency-details.js'),
          {
            AgencyDto: {
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              about: { required: true, type: () => String, example: 'Looks after forty faces.' },
              website: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'https://agency.example',
              },
              language: {
                required: true,
                description: "Of `about`: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            AgencyDetailsDto: {
              agency: {
                required: true,
                type: () => t['./features/browse/queries/agency-details.js'].AgencyDto,
              },
              models: {
                required: true,
                type: () => [t['./features/browse/dto/model.dto.js'].ModelSummaryDto],
              },
              locked: { required: true, type: () => Boolean },
            },
            AgencyDetails: {},
            AgencyDetailsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/collection-details.js'),
          {
            DescribedCollectionDto: {
              title: { required: true, type: () => String, example: 'Castellani Brera Fall-Winter 2026' },
              venue: { required: true, type: () => String, example: 'A hall' },
              description: { required: true, type: () => String },
              language: {
                required: true,
                description: "Of these words: English where there is none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            CollectionDetailsDto: {
              collection: {
                required: true,
                type: () => t['./features/browse/queries/collection-details.js'].DescribedCollectionDto,
              },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            CollectionDetails: {},
            CollectionDetailsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/designer-details.js'),
          {
            DesignerDto: {
              bio: { required: true, type: () => String, example: 'Founded in Milan.' },
              founded: { required: true, type: () => Number, nullable: true, example: 1962 },
              website: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'https://designer.example',
              },
              language: {
                required: true,
                description: "Of `bio`: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            DesignerDetailsDto: {
              designer: {
                required: true,
                type: () => t['./features/browse/queries/designer-details.js'].DesignerDto,
              },
              collections: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-summary.dto.js'].CollectionSummaryDto],
                description: 'The newest first.',
              },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            DesignerDetails: {},
            DesignerDetailsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/designers.js'),
          {
            DesignersQueryDto: {
              search: {
                required: false,
                type: () => String,
                description: 'Words of the name, accents and case aside.',
                example: 'brera',
              },
              letter: {
                required: false,
                type: () => String,
                description: 'The first of the name.',
                example: 'C',
              },
              season: { required: false, type: () => String, example: 'fall-winter-2026' },
              city: { required: false, type: () => String, example: 'milan' },
              size: {
                required: false,
                type: () => Number,
                description: 'Designers a page.',
                minimum: 1,
                maximum: 200,
              },
            },
            DesignersDto: {
              results: {
                required: true,
                type: () => [t['./features/browse/dto/designer.dto.js'].DesignerSummaryDto],
              },
            },
            Designers: {},
            DesignersHandler: {},
          },
        ],
        [
          import('./features/browse/queries/live-calendar.js'),
          {
            LiveCalendarDto: {
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              shows: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-summary.dto.js'].CollectionSummaryDto],
              },
            },
            LiveCalendar: {},
            LiveCalendarHandler: {},
          },
        ],
        [
          import('./features/browse/queries/live-now.js'),
          {
            LiveNowDto: {
              running: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-summary.dto.js'].CollectionSummaryDto],
                description: 'The last begun first.',
              },
              upcoming: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-summary.dto.js'].CollectionSummaryDto],
                description: 'The next first.',
              },
              over: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-summary.dto.js'].CollectionSummaryDto],
                description: 'The last shown first.',
              },
            },
            LiveNow: {},
            LiveNowHandler: {},
          },
        ],
        [
          import('./features/browse/queries/live-show.js'),
          {
            LiveShowDto: {
              collection: {
                required: true,
                type: () => t['./features/browse/queries/collection-details.js'].DescribedCollectionDto,
              },
              stream_url: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'https://live.example/x',
              },
              status: { required: true, example: 'upcoming', enum: ['upcoming', 'running', 'over'] },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            LiveShow: {},
            LiveShowHandler: {},
          },
        ],
        [
          import('./features/browse/queries/look-details.js'),
          {
            DescribedLookDto: {
              description: { required: true, type: () => String, example: 'A velvet coat.' },
              language: {
                required: true,
                description: "Of the description: English where there is none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              credit: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Whose picture it is; null where nobody is named.',
                example: 'Ines Marchetti',
              },
            },
            LookDetailsDto: {
              look: {
                required: true,
                type: () => t['./features/browse/queries/look-details.js'].DescribedLookDto,
              },
              previous: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the look before.',
              },
              next: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the look after.',
              },
              related: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
              shop: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Where the designer sells, marked as coming from here; null when it does not say.',
                example: 'https://vale.example/?utm_source=toile&utm_medium=affiliate&utm_content=a-look',
              },
            },
            LookDetails: {},
            LookDetailsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/looks-of-model.js'),
          { LooksOfModel: {}, LooksOfModelHandler: {} },
        ],
        [
          import('./features/browse/queries/model-details.js'),
          {
            ModelDto: {
              height_cm: { required: true, type: () => Number, nullable: true, example: 180 },
              debut: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                nullable: true,
                description: 'The season of the first show.',
              },
            },
            FirstLooksDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            ModelDetailsDto: {
              model: { required: true, type: () => t['./features/browse/queries/model-details.js'].ModelDto },
              looks: {
                required: true,
                type: () => t['./features/browse/queries/model-details.js'].FirstLooksDto,
              },
            },
            ModelDetails: {},
            ModelDetailsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/models.js'),
          {
            ModelsQueryDto: {
              search: {
                required: false,
                type: () => String,
                description: 'Words of the name, accents and case aside.',
                example: 'zof',
              },
              gender: { required: false, enum: ['woman', 'man', 'non-binary'] },
              letter: {
                required: false,
                type: () => String,
                description: 'The first of the name.',
                example: 'Z',
              },
            },
            ModelSearchDto: {
              model: {
                required: false,
                description: '`true`: rows for a dropdown.',
                enum: ['true', 'false'],
              },
              language: {
                required: false,
                description: 'The language the reader writes in.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            Models: {},
            ModelsHandler: {},
            ModelsPageDto: {
              new_faces: {
                required: true,
                type: () => [t['./features/browse/dto/model.dto.js'].ModelSummaryDto],
              },
              locked: { required: true, type: () => Boolean },
            },
            ModelsAndNewFaces: {},
            ModelsAndNewFacesHandler: {},
          },
        ],
        [
          import('./features/browse/queries/street-style-details.js'),
          {
            DescribedStreetStyleDto: {
              description: { required: true, type: () => String, example: 'A coat.' },
              language: {
                required: true,
                description: "Of the description: English where there is none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            StreetStyleDetailsDto: {
              street_style: {
                required: true,
                type: () => t['./features/browse/queries/street-style-details.js'].DescribedStreetStyleDto,
              },
              previous: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the next newer one.',
              },
              next: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the next older one.',
              },
              around: {
                required: true,
                type: () => [t['./features/search/dto/look-pages.dto.js'].StreetStyleSummaryDto],
                description: 'Those taken before and after it, the newest first, itself among them.',
              },
              related: {
                required: true,
                type: () => [t['./features/search/dto/look-pages.dto.js'].StreetStyleSummaryDto],
              },
            },
            StreetStyleDetails: {},
            StreetStyleDetailsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/timeline.js'),
          {
            MarkingTagDto: {
              share: {
                required: true,
                type: () => Number,
                description: "Of the season's looks that have it, 0 to 1.",
                example: 0.4,
              },
              usual_share: {
                required: true,
                type: () => Number,
                description: 'Of the looks of all seasons.',
                example: 0.1,
              },
            },
            TimelineSeasonDto: {
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              looks_count: { required: true, type: () => Number, example: 42 },
              stripes: {
                required: true,
                type: () => [String],
                description:
                  'The main colour of each look in the order of the shows, sixty at most, as `#rrggbb`.',
              },
              tags: {
                required: true,
                type: () => [t['./features/browse/queries/timeline.js'].MarkingTagDto],
                description: 'What marks it among the others, at most three.',
              },
              designers: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Who showed.',
              },
              look: {
                required: true,
                type: () => String,
                description: 'Its first look.',
                example: 'castellani-brera-fall-winter-2026-look-1',
              },
              image_filename: { required: true, type: () => String },
            },
            TimelineDto: {
              results: {
                required: true,
                type: () => [t['./features/browse/queries/timeline.js'].TimelineSeasonDto],
              },
            },
            Timeline: {},
            TimelineHandler: {},
          },
        ],
        [
          import('./features/browse/queries/top-keywords.js'),
          {
            TopKeywordsDto: {
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                nullable: true,
              },
              results: {
                required: true,
                type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto],
              },
            },
            TopKeywords: {},
            TopKeywordsHandler: {},
          },
        ],
        [
          import('./features/browse/queries/trends.js'),
          {
            TrendDto: {
              looks_count: { required: true, type: () => Number, example: 96 },
              share: {
                required: true,
                type: () => Number,
                description: "Of the season's looks that have the tag, 0 to 1.",
                example: 0.08,
              },
              previous_share: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Null where nothing was shown.',
                example: 0.05,
              },
              image_filename: { required: true, type: () => String, nullable: true },
            },
            TrendsDto: {
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              looks_count: { required: true, type: () => Number, example: 1200 },
              results: { required: true, type: () => [t['./features/browse/queries/trends.js'].TrendDto] },
            },
            Trends: {},
            TrendsHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/catalogue-collection.js'),
          {
            NewCollectionPathDto: {
              slug: { required: true, type: () => String, example: 'castellani-brera-fall-winter-2026' },
            },
            CatalogueCollectionDto: {
              facts: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].ShowFactsDto,
              },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].LookFactsDto],
                description: 'New ones and those that have changed; the others stay.',
              },
              publish: {
                required: true,
                type: () => Boolean,
                description: 'Whether readers see it at once.',
                default: false,
              },
            },
            CatalogueCollection: {},
            CatalogueCollectionHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/change-own-collection.js'),
          {
            ChangeOwnLookDto: {
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-1',
              },
              description: { required: false, type: () => String, example: 'A velvet coat.' },
              tags: {
                required: false,
                type: () => [String],
                description: 'Slugs of tags that there are.',
                example: ['velvet'],
              },
              models: {
                required: false,
                type: () => [String],
                description: 'Slugs of models that there are.',
              },
              credit: {
                required: false,
                type: () => String,
                description: 'Whose picture it is.',
                example: 'Ines Marchetti',
              },
              garments: {
                required: false,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].GarmentDto],
                description: 'What it is made of, from the skin outwards.',
              },
            },
            ChangeOwnCollectionDto: {
              status: { required: false, enum: ['published', 'withdrawn'] },
              version: { required: false, type: () => Number },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/commands/change-own-collection.js'].ChangeOwnLookDto],
              },
            },
            ShowOwnCollectionDto: { status: { required: true, enum: ['published', 'withdrawn'] } },
            ChangeOwnCollection: {},
            ChangeOwnCollectionHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/delete-collection.js'),
          { DeleteCollection: {}, DeleteCollectionHandler: {} },
        ],
        [
          import('./features/catalogue/commands/delete-own-collection.js'),
          {
            DeleteOwnCollectionDto: {
              collection: { required: true, type: () => String, example: 'castellani-brera-resort-2027' },
            },
            DeleteOwnCollection: {},
            DeleteOwnCollectionHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/remove-own-looks.js'),
          {
            RemoveOwnLooksDto: {
              collection: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
              looks: { required: true, type: () => [String] },
            },
            RemoveOwnLooks: {},
            RemoveOwnLooksHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/reorder-own-looks.js'),
          {
            ReorderOwnLooksDto: {
              collection: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
              order: {
                required: true,
                type: () => [String],
                description: 'Slugs of looks, each of the collection once.',
              },
              version: { required: false, type: () => Number },
            },
            ReorderOwnLooks: {},
            ReorderOwnLooksHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/retag-collections.handler.js'),
          { RetagCollectionsHandler: {} },
        ],
        [
          import('./features/catalogue/commands/retag-looks.js'),
          {
            NewTagDto: {
              slug: { required: true, type: () => String, example: 'velvet' },
              name: { required: true, type: () => String, example: 'Velvet' },
            },
            RetagLooksDto: {
              looks: {
                required: true,
                type: () => [String],
                description: 'Slugs of looks of any collections.',
                example: ['castellani-brera-fall-winter-2026-look-1'],
                maxLength: 150,
                minItems: 1,
                maxItems: 100000,
              },
              add: {
                required: true,
                type: () => [t['./features/catalogue/commands/retag-looks.js'].NewTagDto],
              },
              remove: {
                required: true,
                type: () => [String],
                description: 'Slugs of tags.',
                example: ['denim'],
                maxLength: 150,
                maxItems: 20,
              },
            },
            RetagLooks: {},
            RetagLooksHandler: {},
          },
        ],
        [
          import('./features/catalogue/commands/retags.js'),
          { RetagDto: { id: { required: true, type: () => String } }, Retags: {} },
        ],
        [
          import('./features/catalogue/commands/show-collection.js'),
          { ShowCollection: {}, ShowCollectionHandler: {} },
        ],
        [import('./features/catalogue/commands/undo-retag.js'), { UndoRetag: {}, UndoRetagHandler: {} }],
        [
          import('./features/catalogue/dto/collection-facts.dto.js'),
          {
            NamedDto: {
              slug: { required: true, type: () => String, example: 'velvet' },
              name: { required: true, type: () => String, example: 'Velvet' },
            },
            ShowWordsDto: {
              title: { required: true, type: () => String },
              venue: { required: true, type: () => String, default: '' },
              description: { required: true, type: () => String, default: '' },
            },
            ShowFactsDto: {
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              show_date: { required: true, type: () => String, example: '2026-02-24T14:00:00.000Z' },
              title: { required: true, type: () => String, example: 'Castellani Brera Fall-Winter 2026' },
              venue: { required: true, type: () => String, example: 'A cloister', default: '' },
              live: {
                required: true,
                type: () => Boolean,
                description: 'Whether the show is broadcast.',
                default: false,
              },
              stream_url: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'https://live.example/x',
                default: null,
              },
              description: { required: true, type: () => String, default: '' },
              translations: { required: false, type: () => Object },
            },
            CollectionFactsDto: {
              collection: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
            },
            GarmentDto: {
              kind: { required: true, type: () => String, example: 'trench-coat' },
              colours: {
                required: true,
                type: () => [String],
                description: 'Of the palette, the main one first.',
                example: ['scarlet'],
                maxItems: 6,
              },
              fabric: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'leather',
                default: null,
              },
              pattern: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'pinstripe',
                default: null,
              },
              details: { required: true, type: () => [String], example: ['puff-sleeves'], maxItems: 20 },
            },
            PictureWordsDto: { description: { required: true, type: () => String } },
            OriginalFileDto: {
              name: {
                required: true,
                type: () => String,
                description: 'As its photographer called it.',
                example: 'VALE_FW27_012.jpg',
              },
              taken_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: "By the camera's clock, which knows no zone.",
                example: '2026-02-24T14:03:12',
                default: null,
              },
              print: {
                required: true,
                type: () => String,
                description: '64 bits; pictures that are alike differ in few.',
                example: '1f3c7e7e3c183c3c',
                pattern: '^[0-9a-f]{16}$',
              },
            },
            LookFactsDto: {
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-1',
              },
              position: {
                required: true,
                type: () => Number,
                description: 'In the order of the show.',
                example: 1,
                minimum: 1,
                maximum: 10000,
              },
              tags: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto],
              },
              models: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto],
              },
              image_filename: {
                required: true,
                type: () => String,
                description: 'The name of an uploaded picture.',
                example: '8d1f0a6c.jpg',
              },
              width: { required: true, type: () => Number, example: 1200, minimum: 1, maximum: 100000 },
              height: { required: true, type: () => Number, example: 1800, minimum: 1, maximum: 100000 },
              thumbhash: { required: true, type: () => String, nullable: true, default: null },
              colours: { required: true, type: () => [String] },
              description: { required: true, type: () => String, example: 'A velvet coat.' },
              translations: { required: false, type: () => Object },
              garments: {
                required: false,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].GarmentDto],
                description: 'What it is made of, from the skin outwards; left out where nobody has said it.',
              },
              credit: {
                required: false,
                type: () => String,
                description: 'Whose picture it is.',
                example: 'Ines Marchetti',
              },
              original: {
                required: false,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].OriginalFileDto,
                description: 'Of the file it came as.',
              },
            },
          },
        ],
        [
          import('./features/catalogue/dto/collection-summary.dto.js'),
          {
            CollectionSummaryDto: {
              slug: { required: true, type: () => String, example: 'castellani-brera-fall-winter-2026' },
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              cover: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The picture of its first look.',
              },
              looks_count: { required: true, type: () => Number, example: 42 },
              show_date: { required: true, type: () => String, example: '2026-02-24T14:00:00.000Z' },
              live: { required: true, type: () => Boolean, description: 'Whether the show is broadcast.' },
              locked: { required: true, type: () => Boolean },
            },
          },
        ],
        [
          import('./features/catalogue/dto/look-summary.dto.js'),
          {
            LookSummaryDto: {
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
              collection: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              position: {
                required: true,
                type: () => Number,
                description: 'In the order of the show.',
                example: 12,
              },
              tags: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              models: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              image_filename: {
                required: true,
                type: () => String,
                description: 'Goes into `/cdn/{filter}/{image_filename}`.',
                example: '8d1f0a6c.jpg',
              },
              width: { required: true, type: () => Number, example: 1200 },
              height: { required: true, type: () => Number, example: 1800 },
              thumbhash: {
                required: true,
                type: () => String,
                nullable: true,
                example: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
              },
              colours: {
                required: true,
                type: () => [String],
                description: 'Dominant colours, the most important first.',
                example: ['#2f3a5f', '#d8d4cf'],
              },
              locked: {
                required: true,
                type: () => Boolean,
                description: 'Whether the plan of the reader does not open it.',
              },
            },
          },
        ],
        [
          import('./features/catalogue/dto/reference-list.dto.js'),
          {
            SeasonDto: {
              slug: { required: true, type: () => String, example: 'fall-winter-2026' },
              name: { required: true, type: () => String, example: 'Fall-Winter 2026' },
              short_name: { required: true, type: () => String, example: 'FW26' },
              code: { required: true, example: 'FW', enum: ['FW', 'PF', 'SS', 'RS'] },
              year: { required: true, type: () => Number, example: 2026 },
              previous: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The same half a year earlier, what figures are compared with.',
                example: 'fall-winter-2025',
              },
              shows_start: { required: true, type: () => String, example: '2026-02-10' },
              shows_end: { required: true, type: () => String, example: '2026-03-09' },
              status: { required: true, example: 'closed', enum: ['upcoming', 'open', 'closed'] },
            },
            CityDto: {
              country: { required: true, type: () => String, example: 'France' },
              timezone: { required: true, type: () => String, example: 'Europe/Paris' },
            },
            SeasonsDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference-list.dto.js'].SeasonDto],
              },
            },
            CitiesDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference-list.dto.js'].CityDto],
              },
            },
            TypesDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
            },
            CountryDto: {
              slug: { required: true, type: () => String, example: 'france' },
              code: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'ISO 3166-1 alpha-2; null where no single country is meant.',
                example: 'FR',
              },
              name: { required: true, type: () => String, example: 'France' },
            },
            ClientDto: {
              url: { required: true, type: () => String, nullable: true, example: 'https://vale.example' },
              logo: { required: true, type: () => String, nullable: true },
            },
            ClientsDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference-list.dto.js'].ClientDto],
              },
            },
            RoutesDto: {
              base_url: { required: true, type: () => String, example: '' },
              locales: { required: true, type: () => [String], example: ['en', 'fr'] },
              routes: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { look_show: '/look/{slug}' },
              },
            },
          },
        ],
        [
          import('./features/catalogue/dto/reference.dto.js'),
          {
            ReferenceDto: {
              slug: { required: true, type: () => String, example: 'paris' },
              name: { required: true, type: () => String, example: 'Paris' },
            },
          },
        ],
        [
          import('./features/catalogue/dto/retag-progress.dto.js'),
          {
            RetagProgressDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              status: { required: true, example: 'running', enum: ['failed', 'running', 'done'] },
              done: {
                required: true,
                type: () => Number,
                description: 'Collections that have been gone through, of all that are meant.',
                example: 20,
              },
              total: { required: true, type: () => Number, example: 410 },
              changed: {
                required: true,
                type: () => Number,
                description: 'Looks that have other tags than before.',
                example: 3120,
              },
              left_out: {
                required: true,
                type: () => Number,
                description:
                  'Looks that kept their tags, since two people were tagging them unseen by each other.',
                example: 3,
              },
              undone: { required: true, type: () => Boolean },
              started_at: { required: true, type: () => String, example: '2026-11-24T09:12:31.000Z' },
              added: {
                required: true,
                type: () => [String],
                description:
                  'Tags that looks were to get; none of a retagging that is older than this field.',
                example: ['mohair'],
              },
              removed: {
                required: true,
                type: () => [String],
                description:
                  'Tags that looks were to lose; none of a retagging that is older than this field.',
                example: ['wool'],
              },
            },
            RetagListDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/retag-progress.dto.js'].RetagProgressDto],
              },
            },
          },
        ],
        [
          import('./features/catalogue/dto/shown-collection.dto.js'),
          {
            ShownCollectionDto: {
              slug: { required: true, type: () => String, example: 'castellani-brera-fall-winter-2026' },
              status: { required: true, example: 'draft', enum: ['published', 'withdrawn', 'draft'] },
              facts: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].CollectionFactsDto,
              },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].LookFactsDto],
                description: 'In the order of the show.',
              },
              embargo: {
                required: true,
                type: () => t['./features/catalogue/dto/shown-collection.dto.js'].EmbargoDto,
              },
              version: {
                required: true,
                type: () => Number,
                description: 'What a change names as seen.',
                example: 12,
              },
            },
            EmbargoDto: {
              until: {
                required: true,
                type: () => String,
                nullable: true,
                example: '2026-02-24T14:00:00.000Z',
              },
              publishes: {
                required: true,
                type: () => Boolean,
                description: 'Whether it shows itself to readers then.',
              },
            },
          },
        ],
        [
          import('./features/catalogue/queries/medias.js'),
          {
            MediaKeyDto: {
              type: { required: true, enum: ['look', 'street-style'] },
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
            },
            MediasQueryDto: {
              items: {
                required: true,
                type: () => [t['./features/catalogue/queries/medias.js'].MediaKeyDto],
              },
            },
            MediaDto: {
              media: {
                required: true,
                type: () => t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto,
              },
            },
            MediasDto: {
              results: { required: true, type: () => [t['./features/catalogue/queries/medias.js'].MediaDto] },
              missing: {
                required: true,
                type: () => [t['./features/catalogue/queries/medias.js'].MediaKeyDto],
              },
            },
            Medias: {},
            MediasHandler: {},
          },
        ],
        [
          import('./features/catalogue/queries/own-brand.js'),
          {
            OwnBrandDto: {
              website: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'https://brand.example',
              },
              bio: { required: true, type: () => String },
              founded: { required: true, type: () => Number, nullable: true, example: 1962 },
            },
            OwnBrandPageDto: {
              designer: {
                required: true,
                type: () => t['./features/catalogue/queries/own-brand.js'].OwnBrandDto,
              },
            },
            OwnBrand: {},
            OwnBrandHandler: {},
          },
        ],
        [
          import('./features/catalogue/queries/own-collections.js'),
          {
            ShowsQueryDto: {
              search: {
                required: false,
                type: () => String,
                description: 'Words of the brand, the season, the city, the venue or the title.',
                example: 'vale paris',
              },
              state: {
                required: false,
                description: '`embargoed` is what nobody may see yet, whether it is to show itself or not.',
                enum: ['published', 'withdrawn', 'draft', 'embargoed'],
              },
              from: {
                required: false,
                type: () => String,
                description: 'The first day, in UTC.',
                example: '2026-02-24',
              },
              to: {
                required: false,
                type: () => String,
                description: 'The last day.',
                example: '2026-03-03',
              },
              order: {
                required: false,
                description: 'Which come first; the newest where nothing is said.',
                enum: ['newest', 'oldest'],
              },
              size: {
                required: false,
                type: () => Number,
                description: 'Shows a page.',
                minimum: 1,
                maximum: 200,
              },
            },
            OwnCollectionDto: {
              slug: { required: true, type: () => String, example: 'castellani-brera-fall-winter-2026' },
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              venue: { required: true, type: () => String, example: 'A cloister' },
              show_date: { required: true, type: () => String, example: '2026-02-24T14:00:00.000Z' },
              embargo: {
                required: true,
                type: () => t['./features/catalogue/dto/shown-collection.dto.js'].EmbargoDto,
              },
              status: { required: true, example: 'draft', enum: ['published', 'withdrawn', 'draft'] },
              looks_count: { required: true, type: () => Number, example: 8 },
              cover: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The picture of its first look.',
              },
            },
            OwnCollectionsDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/queries/own-collections.js'].OwnCollectionDto],
              },
            },
            OwnCollections: {},
            OwnCollectionsHandler: {},
          },
        ],
        [
          import('./features/catalogue/queries/own-looks.js'),
          {
            CollectionFaultDto: {
              look: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where it is about all of it.',
              },
              code: {
                required: true,
                example: 'no-tags',
                enum: ['no-looks', 'no-tags', 'no-description', 'gap-in-order', 'same-position'],
              },
              message: { required: true, type: () => String, example: 'Look 1 has no tags.' },
            },
            OwnFactsDto: {
              slug: { required: true, type: () => String, example: 'castellani-brera-resort-2027' },
              status: { required: true, example: 'draft', enum: ['published', 'withdrawn', 'draft'] },
              facts: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].CollectionFactsDto,
              },
              embargo: {
                required: true,
                type: () => t['./features/catalogue/dto/shown-collection.dto.js'].EmbargoDto,
              },
              version: {
                required: true,
                type: () => Number,
                description: 'What a change names as seen.',
                example: 12,
              },
            },
            OwnLooksDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].LookFactsDto],
              },
              collection: {
                required: true,
                type: () => t['./features/catalogue/queries/own-looks.js'].OwnFactsDto,
              },
              errors: {
                required: true,
                type: () => [t['./features/catalogue/queries/own-looks.js'].CollectionFaultDto],
              },
            },
            OwnLooks: {},
            OwnLooksHandler: {},
            ReadinessDto: {
              valid: { required: true, type: () => Boolean },
              errors: {
                required: true,
                type: () => [t['./features/catalogue/queries/own-looks.js'].CollectionFaultDto],
              },
            },
            Readiness: {},
            ReadinessHandler: {},
          },
        ],
        [
          import('./features/catalogue/queries/reference-list.js'),
          { ReferenceList: {}, ReferenceListHandler: {} },
        ],
        [import('./features/catalogue/queries/retag-list.js'), { RetagList: {}, RetagListHandler: {} }],
        [
          import('./features/catalogue/queries/retag-progress.js'),
          { RetagProgress: {}, RetagProgressHandler: {} },
        ],
        [
          import('./features/content/article.dto.js'),
          {
            ArticleSummaryDto: {
              slug: { required: true, type: () => String, example: 'counting-buttons' },
              series: {
                required: true,
                nullable: true,
                description: 'Null for pages at paths of their own and newsletters.',
                enum: ['news', 'talk', 'parisiens-in-paris', 'about'],
              },
              title: { required: true, type: () => String, example: 'Counting buttons' },
              summary: { required: true, type: () => String, example: 'A conversation.' },
              image: { required: true, type: () => String, nullable: true },
              author: { required: true, type: () => String, example: 'Toile talk' },
              published_at: { required: true, type: () => String, example: '2026-09-01T09:00:00.000Z' },
              language: {
                required: true,
                description: "Of the words: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            ArticlePageDto: {
              results: {
                required: true,
                type: () => [t['./features/content/article.dto.js'].ArticleSummaryDto],
              },
            },
            ArticleDto: {
              blocks: { required: true, type: () => [Object] },
              seo: {
                required: true,
                type: () => t['./features/content/docs/article-docs.dto.js'].SeoWordsDto,
                nullable: true,
                description:
                  'For search engines, in the language of the words; null where editors wrote nothing for them.',
              },
            },
            ArticleDetailsDto: {
              article: { required: true, type: () => t['./features/content/article.dto.js'].ArticleDto },
              looks: {
                required: true,
                type: 'object',
                additionalProperties: true,
                description: 'Those that its parts name, by slug; looks that were taken back are left out.',
              },
            },
          },
        ],
        [
          import('./features/content/commands/check-translation.js'),
          {
            CheckTranslationDto: {
              language: { required: true, example: 'fr', enum: ['en', 'es', 'fr', 'it', 'zh'] },
              version: {
                required: true,
                type: () => Number,
                description: 'Of the draft as it was seen; 0 where there is none.',
                example: 12,
                minimum: 0,
                maximum: 2000000000,
              },
              checked: {
                required: true,
                type: () => Boolean,
                description: 'Whether it is right as it is; false takes that back.',
              },
            },
            CheckedTranslationsDto: {
              languages: {
                required: true,
                type: () => [t['./features/content/written-entry.dto.js'].LanguageStateDto],
              },
            },
            CheckTranslation: {},
            CheckTranslationHandler: {},
          },
        ],
        [
          import('./features/content/commands/discard-draft.js'),
          {
            DiscardedDraftDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the draft as it was seen.',
                minimum: 1,
                maximum: 2000000000,
              },
            },
            DiscardDraft: {},
            DiscardDraftHandler: {},
          },
        ],
        [
          import('./features/content/commands/preview-draft.js'),
          {
            PreviewDraftDto: {
              hours: { required: true, type: () => Number, example: 24, default: 24, minimum: 1 },
            },
            DraftLinkDto: {
              path: {
                required: true,
                type: () => String,
                description:
                  'Said once; only its hash is kept. It stops working when the draft is published or discarded, or another link is made.',
                example: '/newsroom/words/preview/q0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq',
              },
              expires_at: { required: true, type: () => String, example: '2026-02-24T14:00:00.000Z' },
            },
            PreviewDraft: {},
            PreviewDraftHandler: {},
            EndDraftPreview: {},
            EndDraftPreviewHandler: {},
          },
        ],
        [
          import('./features/content/commands/publish-content.js'),
          { PublishContent: {}, PublishContentHandler: {} },
        ],
        [
          import('./features/content/commands/publish-draft.js'),
          {
            SeenDraftDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the draft as it was seen.',
                example: 12,
                minimum: 1,
                maximum: 2000000000,
              },
              live_version: {
                required: true,
                type: () => Number,
                description:
                  'Of what was published, as it was seen; 0 where nothing was. 409 where somebody has published something else since.',
                example: 3,
                minimum: 0,
                maximum: 2000000000,
              },
            },
            PublishDraft: {},
            PublishDraftHandler: {},
          },
        ],
        [
          import('./features/content/commands/publish-scheduled.handler.js'),
          { ScheduledEntry: { at: { required: true, type: () => String } }, PublishScheduledHandler: {} },
        ],
        [
          import('./features/content/commands/save-draft.js'),
          {
            SaveDraftDto: {
              version: {
                required: true,
                type: () => Number,
                description:
                  'Of the draft as it was seen; 0 for one that is begun now. Where others have changed it since, the answer is 409 with theirs\nand what was sent.',
                example: 0,
                minimum: 0,
                maximum: 2000000000,
              },
              doc: {
                required: true,
                type: 'object',
                additionalProperties: true,
                description: 'As far as it is written.',
                example: { title: 'Counting buttons' },
              },
            },
            SavedDraftDto: {
              draft: { required: true, type: () => t['./features/content/written-entry.dto.js'].DraftDto },
              languages: {
                required: true,
                type: () => [t['./features/content/written-entry.dto.js'].LanguageStateDto],
                description: 'What languages lack now.',
              },
            },
            SaveDraft: {},
            SaveDraftHandler: {},
          },
        ],
        [
          import('./features/content/commands/schedule-draft.js'),
          {
            ScheduleDraftDto: {
              at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When it is published by itself; null for never.',
                example: '2026-12-01T09:00:00Z',
              },
            },
            ScheduleDraft: {},
            ScheduleDraftHandler: {},
          },
        ],
        [
          import('./features/content/commands/update-brand.js'),
          {
            UpdateBrandDto: {
              website: {
                required: false,
                type: () => String,
                nullable: true,
                example: 'https://brand.example',
              },
              bio: { required: false, type: () => String, example: 'Founded in Milan.' },
              founded: {
                required: false,
                type: () => Number,
                nullable: true,
                example: 1962,
                minimum: 1700,
                maximum: 2200,
              },
            },
            BrandDto: { slug: { required: true, type: () => String, example: 'castellani-brera' } },
            UpdateBrand: {},
            UpdateBrandHandler: {},
          },
        ],
        [
          import('./features/content/commands/withdraw-content.js'),
          { WithdrawContent: {}, WithdrawContentHandler: {} },
        ],
        [
          import('./features/content/docs/article-docs.dto.js'),
          {
            SeoWordsDto: {
              title: { required: true, type: () => String, default: '' },
              description: { required: true, type: () => String, default: '' },
            },
            ArticleWordsDto: {
              title: { required: true, type: () => String, example: 'How to read a look' },
              summary: { required: true, type: () => String, default: '' },
              blocks: { required: true, type: () => [Object] },
              seo: {
                required: false,
                type: () => t['./features/content/docs/article-docs.dto.js'].SeoWordsDto,
              },
            },
            DynamicPageDoc: {
              image: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The name of an uploaded picture.',
                default: null,
              },
              author: { required: true, type: () => String, default: '' },
              published_at: {
                required: true,
                type: () => String,
                description: 'Nobody sees it before.',
                example: '2026-09-01T09:00:00.000Z',
              },
              translations: { required: false, type: () => Object },
            },
            PageDoc: { series: { required: true, enum: ['news', 'talk', 'parisiens-in-paris', 'about'] } },
            NewsletterDoc: {
              issue: { required: true, type: () => Number, example: 12, minimum: 1, maximum: 1000000 },
            },
          },
        ],
        [
          import('./features/content/docs/banner-doc.dto.js'),
          {
            BannerWordsDto: {
              title: { required: true, type: () => String },
              text: { required: true, type: () => String, default: '' },
              label: { required: true, type: () => String },
            },
            BannerDoc: {
              image: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The name of an uploaded picture.',
                default: null,
              },
              url: { required: true, type: () => String, example: '/newsletters/the-fitting-12' },
              dismissible: {
                required: true,
                type: () => Boolean,
                description: 'Whether readers may put it away.',
                default: true,
              },
              starts_at: { required: true, type: () => String, example: '2026-01-15T09:00:00.000Z' },
              ends_at: { required: true, type: () => String, nullable: true, default: null },
              weight: {
                required: true,
                type: () => Number,
                description: 'Chance of being drawn, relative to the others.',
                default: 1,
                maximum: 1000,
                minimum: 1,
              },
              translations: { required: false, type: () => Object },
            },
          },
        ],
        [
          import('./features/content/docs/block.dto.js'),
          {
            HeadingDto: {
              type: { required: true, enum: ['heading'] },
              text: { required: true, type: () => String },
            },
            ParagraphDto: {
              type: { required: true, enum: ['paragraph'] },
              text: { required: true, type: () => String },
            },
            QuoteDto: {
              type: { required: true, enum: ['quote'] },
              text: { required: true, type: () => String },
              by: { required: true, type: () => String, default: '' },
            },
            QuestionDto: {
              type: { required: true, enum: ['question'] },
              text: { required: true, type: () => String },
              answer: { required: true, type: () => String },
            },
            LooksBlockDto: {
              type: { required: true, enum: ['looks'] },
              looks: { required: true, type: () => [String] },
            },
            PictureBlockDto: {
              type: { required: true, enum: ['picture'] },
              look: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of a look; null for an uploaded picture.',
                default: null,
              },
              image: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The name of an uploaded picture; null for one of a look.',
                default: null,
              },
              width: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Of an uploaded picture, in pixels.',
                default: null,
              },
              height: { required: true, type: () => Number, nullable: true, default: null },
              alt: {
                required: true,
                type: () => String,
                description: 'What is seen in it; a look is told in words of its own where nothing is said.',
                default: '',
              },
              caption: { required: true, type: () => String, default: '' },
            },
            FigureBlockDto: {
              type: { required: true, enum: ['figure'] },
              figure: {
                required: true,
                description: "The figure's address below `/api/dashboard/`.",
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                description: 'Those it obeys, and what it cannot be asked without.',
                example: { season: 'spring-summer-2026' },
              },
              caption: { required: true, type: () => String, default: '' },
            },
          },
        ],
        [
          import('./features/content/docs/curated-docs.dto.js'),
          {
            WalkStepDto: {
              slug: { required: true, type: () => String, description: 'Of a look.' },
              note: { required: true, type: () => String, example: 'Mind the hem.', default: '' },
            },
            WalkWordsDto: {
              title: { required: true, type: () => String },
              intro: { required: true, type: () => String, default: '' },
              notes: {
                required: true,
                type: () => [String],
                description: 'In the order of the looks.',
                maxLength: 1000,
                maxItems: 200,
              },
            },
            WalkDoc: {
              title: { required: true, type: () => String },
              intro: { required: true, type: () => String, default: '' },
              curator: { required: true, type: () => String, default: '' },
              published_at: { required: true, type: () => String, example: '2026-01-01T09:00:00.000Z' },
              looks: {
                required: true,
                type: () => [t['./features/content/docs/curated-docs.dto.js'].WalkStepDto],
              },
              translations: { required: false, type: () => Object },
            },
            ClientDoc: {
              name: { required: true, type: () => String, example: 'Vale' },
              url: { required: true, type: () => String, nullable: true, default: null },
              logo: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The name of an uploaded picture.',
                default: null,
              },
            },
            MemberWordsDto: {
              about: { required: true, type: () => String, default: '' },
              occupation: { required: true, type: () => String, default: '' },
              city: { required: true, type: () => String, default: '' },
            },
            MemberDoc: {
              name: { required: true, type: () => String },
              joined_at: { required: true, type: () => String, example: '2024-01-01T09:00:00.000Z' },
              looks: { required: true, type: () => [String], description: 'Slugs of looks.' },
              translations: { required: false, type: () => Object },
            },
          },
        ],
        [
          import('./features/content/docs/poll-doc.dto.js'),
          {
            PollOptionDto: {
              id: { required: true, type: () => Number, example: 1, minimum: 1, maximum: 2000000000 },
              label: { required: true, type: () => String, example: 'Velvet' },
            },
            PollWordsDto: {
              question: { required: true, type: () => String },
              labels: {
                required: true,
                type: () => [String],
                description: 'In the order of the options.',
                minLength: 1,
                maxLength: 200,
                maxItems: 20,
              },
            },
            PollDoc: {
              id: { required: true, type: () => Number, example: 1, minimum: 1, maximum: 2000000000 },
              question: { required: true, type: () => String, example: 'What do you wear in the rain?' },
              closes_at: { required: true, type: () => String, nullable: true, default: null },
              options: {
                required: true,
                type: () => [t['./features/content/docs/poll-doc.dto.js'].PollOptionDto],
              },
              translations: { required: false, type: () => Object },
            },
          },
        ],
        [
          import('./features/content/docs/reference-docs.dto.js'),
          {
            TypeDoc: { name: { required: true, type: () => String, example: 'Menswear' } },
            CityDoc: {
              country: { required: true, type: () => String, example: 'Italy' },
              timezone: {
                required: true,
                type: () => String,
                description: 'By its IANA name.',
                example: 'Europe/Rome',
              },
            },
            SeasonDoc: {
              short_name: { required: true, type: () => String, example: 'FW26' },
              code: { required: true, enum: ['FW', 'PF', 'SS', 'RS'] },
              year: { required: true, type: () => Number, example: 2026, minimum: 1900, maximum: 2200 },
              shows_start: {
                required: true,
                type: () => String,
                description: 'The first day of its shows.',
                example: '2026-02-10',
              },
              shows_end: {
                required: true,
                type: () => String,
                description: 'The last day of its shows.',
                example: '2026-03-09',
              },
            },
            TagDoc: {
              category: {
                required: true,
                enum: [
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'other',
                ],
              },
            },
            DesignerWordsDto: { bio: { required: true, type: () => String, default: '' } },
            DesignerDoc: {
              city: { required: true, type: () => String, example: 'milan' },
              founded: {
                required: true,
                type: () => Number,
                nullable: true,
                example: 1962,
                default: null,
                minimum: 1700,
                maximum: 2200,
              },
              bio: { required: true, type: () => String, default: '' },
              website: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'https://designer.example',
                default: null,
              },
              owner: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the member who keeps its collections.',
                default: null,
              },
              translations: { required: false, type: () => Object },
            },
            AgencyWordsDto: { about: { required: true, type: () => String, default: '' } },
            AgencyDoc: {
              city: { required: true, type: () => String, example: 'paris' },
              about: { required: true, type: () => String, default: '' },
              website: { required: true, type: () => String, nullable: true, default: null },
              translations: { required: false, type: () => Object },
            },
            ModelDoc: {
              gender: { required: true, enum: ['woman', 'man', 'non-binary'] },
              agency: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the agency.',
                default: null,
              },
              nationality: { required: true, type: () => String, default: '' },
              height_cm: {
                required: true,
                type: () => Number,
                nullable: true,
                example: 180,
                default: null,
                minimum: 100,
                maximum: 230,
              },
              debut: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the season of the first show.',
                default: null,
              },
              new_face: {
                required: true,
                type: () => Boolean,
                description: 'Whether that season is the latest.',
                default: false,
              },
            },
          },
        ],
        [
          import('./features/content/docs/report-doc.dto.js'),
          {
            ReportWordsDto: {
              title: { required: true, type: () => String, example: 'Fall-Winter 2026 in depth' },
              summary: { required: true, type: () => String, default: '' },
            },
            ReportFiguresDto: {
              type: { required: true, type: () => String, example: 'woman' },
              chapters: {
                required: true,
                type: () => [Object],
                enum: [
                  'searches',
                  'looks',
                  'colours',
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'tones',
                  'houses',
                ],
                isArray: true,
                minItems: 1,
                maxItems: 20,
              },
            },
            ReportDoc: {
              id: { required: true, type: () => Number, example: 7, minimum: 1, maximum: 2000000000 },
              type: { required: true, enum: ['flash', 'premium', 'general'] },
              season: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the season it is about.',
                default: null,
              },
              city: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the city it is about.',
                default: null,
              },
              cover: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The name of an uploaded picture.',
                default: null,
              },
              published_at: { required: true, type: () => String, example: '2026-03-12T09:00:00.000Z' },
              pages: { required: true, type: () => Number, example: 6, minimum: 1, maximum: 2000 },
              file: {
                required: true,
                type: () => String,
                description: 'Inside the private folder of reports.',
                example: 'premium/milan-fall-winter-2026.pdf',
                pattern: '^[a-z0-9][a-z0-9/_-]{0,150}\\.pdf$',
              },
              figures: {
                required: true,
                type: () => t['./features/content/docs/report-doc.dto.js'].ReportFiguresDto,
                nullable: true,
                description: 'Of the season and city above; null for a file that was uploaded.',
                default: null,
              },
              translations: { required: false, type: () => Object },
            },
          },
        ],
        [
          import('./features/content/docs/street-style-doc.dto.js'),
          {
            StreetStyleDoc: {
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
                nullable: true,
                description: 'The designer that is worn, where it is known.',
                default: null,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto,
              },
              tags: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto],
              },
              models: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto],
              },
              colours: { required: true, type: () => [String] },
              image_filename: {
                required: true,
                type: () => String,
                description: 'The name of an uploaded picture.',
              },
              width: { required: true, type: () => Number, example: 1200, minimum: 1, maximum: 100000 },
              height: { required: true, type: () => Number, example: 1800, minimum: 1, maximum: 100000 },
              thumbhash: { required: true, type: () => String, nullable: true, default: null },
              description: { required: true, type: () => String },
              translations: { required: false, type: () => Object },
              garments: {
                required: false,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].GarmentDto],
                description: 'What is worn, from the skin outwards; left out where nobody has said it.',
              },
              photographer: { required: true, type: () => String, example: 'Elie Vasseur' },
              taken_at: { required: true, type: () => String, example: '2026-03-01T10:00:00.000Z' },
              sponsored: { required: true, type: () => Boolean, default: false },
            },
          },
        ],
        [
          import('./features/content/entry.dto.js'),
          {
            EntryDto: {
              kind: {
                required: true,
                enum: [
                  'member',
                  'street-style',
                  'type',
                  'city',
                  'season',
                  'tag',
                  'designer',
                  'agency',
                  'model',
                  'walk',
                  'page',
                  'dynamic-page',
                  'newsletter',
                  'report',
                  'client',
                  'footer-banner',
                  'homepage-banner',
                  'promo-band',
                  'poll',
                ],
              },
              slug: { required: true, type: () => String, example: 'vale' },
              doc: {
                required: true,
                type: 'object',
                additionalProperties: true,
                description: 'Its fields, those of its kind.',
                example: { name: 'Vale', url: null, logo: null },
              },
            },
            EntryQueryDto: {
              path: {
                required: false,
                type: () => String,
                description: 'The path of a dynamic page, which may hold slashes.',
                example: 'guides/reading',
              },
            },
          },
        ],
        [
          import('./features/content/queries/article-details.js'),
          { ArticleDetails: {}, ArticleDetailsHandler: {} },
        ],
        [
          import('./features/content/queries/articles-of-series.js'),
          { ArticlesOfSeries: {}, ArticlesOfSeriesHandler: {} },
        ],
        [
          import('./features/content/queries/draft-preview.js'),
          {
            PreviewedWordsDto: {
              title: { required: true, type: () => String, example: 'The fitting' },
              text: { required: true, type: () => String },
              image: { required: true, type: () => String, nullable: true },
              lines: { required: true, type: () => [String], description: 'What is known of an agency.' },
            },
            DraftPreviewDto: {
              kind: {
                required: true,
                enum: [
                  'member',
                  'street-style',
                  'type',
                  'city',
                  'season',
                  'tag',
                  'designer',
                  'agency',
                  'model',
                  'walk',
                  'page',
                  'dynamic-page',
                  'newsletter',
                  'report',
                  'client',
                  'footer-banner',
                  'homepage-banner',
                  'promo-band',
                  'poll',
                ],
              },
              slug: { required: true, type: () => String, example: 'counting-buttons' },
              language: {
                required: true,
                description: "Of the words: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              details: {
                required: true,
                type: () => t['./features/content/article.dto.js'].ArticleDetailsDto,
                nullable: true,
                description: 'Of what is an article.',
              },
              banner: {
                required: true,
                type: () => t['./features/content/queries/live-banner.js'].BannerDto,
                nullable: true,
                description: 'Of a banner, live or not.',
              },
              poll: {
                required: true,
                type: () => t['./features/reader-forms/poll.dto.js'].PollResultDto,
                nullable: true,
                description: 'Of a poll: as nobody has answered it yet.',
              },
              walk: {
                required: true,
                type: () => t['./features/content/walk.dto.js'].WalkDetailsDto,
                nullable: true,
              },
              designer: {
                required: true,
                type: () => t['./features/browse/queries/designer-details.js'].DesignerDetailsDto,
                nullable: true,
                description: 'Of a designer: with the collections and looks that are public.',
              },
              model: {
                required: true,
                type: () => t['./features/browse/queries/model-details.js'].ModelDetailsDto,
                nullable: true,
                description: 'Of a model: with the looks that are public.',
              },
              report: {
                required: true,
                type: () => t['./features/reports/queries/report-details.js'].ReportDetailsDto,
                nullable: true,
                description:
                  'Of a report: without its file, and without figures that are counted once it is public.',
              },
              clients: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference-list.dto.js'].ClientDto],
                nullable: true,
                description: 'Of a client: with those that are named already.',
              },
              words: {
                required: true,
                type: () => t['./features/content/queries/draft-preview.js'].PreviewedWordsDto,
                nullable: true,
                description: 'Of everything else.',
              },
              expires_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Until when a link works; null for editors.',
              },
            },
            DraftPreview: {},
            DraftPreviewHandler: {},
          },
        ],
        [
          import('./features/content/queries/dynamic-pages.js'),
          {
            DynamicPageSummaryDto: {
              path: { required: true, type: () => String, example: '/guides/reading' },
              title: { required: true, type: () => String, example: 'How to read' },
              summary: { required: true, type: () => String },
              published_at: { required: true, type: () => String, example: '2024-01-15T09:00:00.000Z' },
              language: {
                required: true,
                description: "Of the words: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            DynamicPagesDto: {
              results: {
                required: true,
                type: () => [t['./features/content/queries/dynamic-pages.js'].DynamicPageSummaryDto],
              },
            },
            DynamicPages: {},
            DynamicPagesHandler: {},
          },
        ],
        [
          import('./features/content/queries/live-banner.js'),
          {
            BannerDto: {
              id: { required: true, type: () => String, example: 'the-fitting' },
              title: { required: true, type: () => String, example: 'The fitting' },
              text: { required: true, type: () => String, example: 'Our letter.' },
              image: { required: true, type: () => String, nullable: true },
              url: { required: true, type: () => String, example: '/newsletters/the-fitting-12' },
              label: { required: true, type: () => String, example: 'Read' },
              dismissible: {
                required: true,
                type: () => Boolean,
                description: 'Whether readers may put it away.',
              },
              starts_at: { required: true, type: () => String, example: '2026-01-15T09:00:00.000Z' },
              ends_at: { required: true, type: () => String, nullable: true },
              language: {
                required: true,
                description: "Of the words: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            LiveBanner: {},
            LiveBannerHandler: {},
          },
        ],
        [
          import('./features/content/queries/member-page.js'),
          {
            ShownMemberDto: {
              slug: { required: true, type: () => String, example: 'a-member' },
              name: { required: true, type: () => String },
              about: { required: true, type: () => String },
              occupation: { required: true, type: () => String, example: 'Buyer' },
              city: { required: true, type: () => String, example: 'Lyon' },
              joined_at: { required: true, type: () => String, example: '2024-01-01T09:00:00.000Z' },
              language: {
                required: true,
                description: "Of the words: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            MemberPageDto: {
              member: {
                required: true,
                type: () => t['./features/content/queries/member-page.js'].ShownMemberDto,
              },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            MemberPage: {},
            MemberPageHandler: {},
          },
        ],
        [
          import('./features/content/queries/newsletter-details.js'),
          {
            NewsletterDetailsDto: {
              issue: { required: true, type: () => Number, example: 12 },
              previous: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The slug of the issue before.',
                example: 'the-fitting-11',
              },
              next: { required: true, type: () => String, nullable: true },
            },
            NewsletterDetails: {},
            NewsletterDetailsHandler: {},
          },
        ],
        [import('./features/content/queries/walk-details.js'), { WalkDetails: {}, WalkDetailsHandler: {} }],
        [
          import('./features/content/queries/written-details.js'),
          {
            WrittenDetailsDto: {
              kind: {
                required: true,
                enum: [
                  'member',
                  'street-style',
                  'type',
                  'city',
                  'season',
                  'tag',
                  'designer',
                  'agency',
                  'model',
                  'walk',
                  'page',
                  'dynamic-page',
                  'newsletter',
                  'report',
                  'client',
                  'footer-banner',
                  'homepage-banner',
                  'promo-band',
                  'poll',
                ],
              },
              slug: { required: true, type: () => String, example: 'counting-buttons' },
              state: { required: true, enum: ['withdrawn', 'draft', 'scheduled', 'live', 'changed'] },
              live_version: {
                required: true,
                type: () => Number,
                description:
                  'How often it was published and withdrawn: what a draft that is published names.',
                example: 3,
              },
              live: {
                required: true,
                type: 'object',
                additionalProperties: true,
                nullable: true,
                description: 'What readers see; null where they see nothing.',
              },
              last: {
                required: true,
                type: 'object',
                additionalProperties: true,
                nullable: true,
                description: 'What was published last, also when it was withdrawn since.',
              },
              draft: {
                required: true,
                type: () => t['./features/content/written-entry.dto.js'].DraftDto,
                nullable: true,
              },
              languages: {
                required: true,
                type: () => [t['./features/content/written-entry.dto.js'].LanguageStateDto],
                description:
                  'What each language but English lacks; empty where nothing is said in languages.',
              },
            },
            WrittenDetails: {},
            WrittenDetailsHandler: {},
          },
        ],
        [
          import('./features/content/queries/written-history.js'),
          {
            WrittenChangeDto: {
              version: { required: true, type: () => Number, example: 3 },
              type: {
                required: true,
                example: 'ContentPublished',
                enum: ['ContentPublished', 'ContentWithdrawn'],
              },
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null when they have left.',
              },
              at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
            },
            WrittenHistoryDto: {
              changes: {
                required: true,
                type: () => [t['./features/content/queries/written-history.js'].WrittenChangeDto],
                description: 'The last change comes first; 200 at most.',
              },
            },
            WrittenHistory: {},
            WrittenHistoryHandler: {},
            WrittenVersionQueryDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'As the history counts.',
                minimum: 1,
                maximum: 2000000000,
              },
            },
            WrittenVersionDto: {
              version: { required: true, type: () => Number, example: 3 },
              doc: { required: true, type: 'object', additionalProperties: true },
              before: {
                required: true,
                type: 'object',
                additionalProperties: true,
                nullable: true,
                description: 'Null for the first.',
              },
            },
            WrittenVersion: {},
            WrittenVersionHandler: {},
          },
        ],
        [
          import('./features/content/queries/written-list.js'),
          {
            WrittenQueryDto: {
              search: {
                required: false,
                type: () => String,
                description: 'Words of the title in any language, or of the address.',
                example: 'buttons',
              },
              kind: {
                required: false,
                description: 'Without it, those kinds that the newsroom has forms for.',
                enum: [
                  'member',
                  'street-style',
                  'type',
                  'city',
                  'season',
                  'tag',
                  'designer',
                  'agency',
                  'model',
                  'walk',
                  'page',
                  'dynamic-page',
                  'newsletter',
                  'report',
                  'client',
                  'footer-banner',
                  'homepage-banner',
                  'promo-band',
                  'poll',
                ],
              },
              state: {
                required: false,
                description: '`changed` is live, with a draft that says something else.',
                enum: ['withdrawn', 'draft', 'scheduled', 'live', 'changed'],
              },
            },
            WrittenSummaryDto: {
              kind: {
                required: true,
                enum: [
                  'member',
                  'street-style',
                  'type',
                  'city',
                  'season',
                  'tag',
                  'designer',
                  'agency',
                  'model',
                  'walk',
                  'page',
                  'dynamic-page',
                  'newsletter',
                  'report',
                  'client',
                  'footer-banner',
                  'homepage-banner',
                  'promo-band',
                  'poll',
                ],
              },
              slug: { required: true, type: () => String, example: 'counting-buttons' },
              title: {
                required: true,
                type: () => String,
                description: 'Of the draft, where there is one; empty while it has none.',
                example: 'Counting buttons',
              },
              state: { required: true, enum: ['withdrawn', 'draft', 'scheduled', 'live', 'changed'] },
              missing: {
                required: true,
                type: () => [Object],
                description: 'Languages that lack words English has.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
                isArray: true,
              },
              edited_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When its draft was changed.',
              },
              edited_by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'By whom; null when they have left.',
              },
              publish_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When its draft is published by itself.',
              },
              published_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Since when readers see what is live, or will.',
              },
            },
            WrittenListDto: {
              results: {
                required: true,
                type: () => [t['./features/content/queries/written-list.js'].WrittenSummaryDto],
              },
            },
            WrittenList: {},
            WrittenListHandler: {},
          },
        ],
        [
          import('./features/content/walk.dto.js'),
          {
            WalkDto: {
              slug: { required: true, type: () => String, example: 'ten-coats' },
              title: { required: true, type: () => String, example: 'Ten coats' },
              intro: { required: true, type: () => String },
              curator: { required: true, type: () => String, example: 'Somebody' },
              published_at: { required: true, type: () => String, example: '2026-01-01T09:00:00.000Z' },
              language: {
                required: true,
                description: "Of the words: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            StepDto: { note: { required: true, type: () => String, example: 'Mind the hem.' } },
            WalkDetailsDto: {
              walk: { required: true, type: () => t['./features/content/walk.dto.js'].WalkDto },
              looks: { required: true, type: () => [t['./features/content/walk.dto.js'].StepDto] },
            },
          },
        ],
        [
          import('./features/content/written-entry.dto.js'),
          {
            EntryNameDto: {
              kind: {
                required: true,
                enum: [
                  'member',
                  'street-style',
                  'type',
                  'city',
                  'season',
                  'tag',
                  'designer',
                  'agency',
                  'model',
                  'walk',
                  'page',
                  'dynamic-page',
                  'newsletter',
                  'report',
                  'client',
                  'footer-banner',
                  'homepage-banner',
                  'promo-band',
                  'poll',
                ],
              },
              slug: { required: true, type: () => String, example: 'counting-buttons' },
            },
            DraftDto: {
              version: { required: true, type: () => Number, example: 12 },
              base: {
                required: true,
                type: () => Number,
                description: 'The published version it was begun on; 0 where nothing was published.',
                example: 3,
              },
              doc: {
                required: true,
                type: 'object',
                additionalProperties: true,
                description: 'As far as it is written: it is checked when it is published.',
              },
              publish_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When it is published by itself.',
              },
              edited_by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Who has changed it last; null when they have left.',
              },
              edited_at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
              preview_until: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Until when a link to its preview works.',
              },
            },
            TranslationCheckDto: {
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null when they have left.',
              },
              at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
            },
            LanguageStateDto: {
              language: { required: true, enum: ['en', 'es', 'fr', 'it', 'zh'] },
              missing: {
                required: true,
                type: () => [String],
                description: 'Fields that English has words in, and this language has none.',
                example: ['blocks'],
              },
              stale: {
                required: true,
                type: () => [String],
                description: 'Fields whose English words were changed after those of this language.',
                example: ['title'],
              },
              checked: {
                required: true,
                type: () => t['./features/content/written-entry.dto.js'].TranslationCheckDto,
                nullable: true,
                description: 'Null where nobody has, or words of either language were written since.',
              },
            },
          },
        ],
        [import('./features/decks/commands/add-slide.js'), { AddSlide: {}, AddSlideHandler: {} }],
        [
          import('./features/decks/commands/arrange-slides.js'),
          {
            ArrangeSlidesDto: {
              order: {
                required: true,
                type: () => [String],
                example: ['3f1c0a9be2d45f60', '90be2d45f603f1ca'],
              },
            },
            ArrangeSlides: {},
            ArrangeSlidesHandler: {},
          },
        ],
        [import('./features/decks/commands/change-slide.js'), { ChangeSlide: {}, ChangeSlideHandler: {} }],
        [
          import('./features/decks/commands/create-deck.js'),
          {
            CreateDeckDto: {
              title: { required: true, type: () => String, example: 'Spring-Summer 2027' },
              template: {
                required: true,
                default: 'empty',
                enum: ['empty', 'season-wrap-up', 'brand-against-peers', 'trend-brief', 'show-report'],
              },
              season: { required: false, type: () => String, example: 'spring-summer-2027' },
              brand: { required: false, type: () => String, example: 'verne' },
              trend: { required: false, type: () => String, example: 'lace' },
              peers: { required: true, type: () => [String], description: 'Brands beside the brand.' },
            },
            CreateDeck: {},
            CreateDeckHandler: {},
          },
        ],
        [import('./features/decks/commands/delete-deck.js'), { DeleteDeck: {}, DeleteDeckHandler: {} }],
        [import('./features/decks/commands/export-deck.js'), { ExportDeck: {}, ExportDeckHandler: {} }],
        [import('./features/decks/commands/remove-slide.js'), { RemoveSlide: {}, RemoveSlideHandler: {} }],
        [
          import('./features/decks/commands/rename-deck.js'),
          {
            RenameDeckDto: { title: { required: true, type: () => String, example: 'Spring-Summer 2027' } },
            RenameDeck: {},
            RenameDeckHandler: {},
          },
        ],
        [import('./features/decks/queries/deck-details.js'), { DeckDetails: {}, DeckDetailsHandler: {} }],
        [
          import('./features/decks/queries/list-decks.js'),
          {
            DecksDto: {
              results: { required: true, type: () => [t['./features/decks/slide.dto.js'].DeckSummaryDto] },
            },
            ListDecks: {},
            ListDecksHandler: {},
          },
        ],
        [import('./features/decks/queries/slide-shown.js'), { SlideShown: {}, SlideShownHandler: {} }],
        [
          import('./features/decks/rendering/rendered-slide.dto.js'),
          {
            ChartSeriesDto: {
              name: { required: true, type: () => String, example: 'SS27' },
              values: {
                required: true,
                type: () => [Object],
                description: 'As many as there are categories; null where there is none, or it is hidden.',
              },
            },
            SlideChartDto: {
              kind: { required: true, enum: ['bars', 'lines'] },
              percent: { required: true, type: () => Boolean, description: 'Whether numbers are percent.' },
              digits: { required: true, type: () => Number, description: 'Decimal places.' },
              categories: { required: true, type: () => [String] },
              series: {
                required: true,
                type: () => [t['./features/decks/rendering/rendered-slide.dto.js'].ChartSeriesDto],
              },
            },
            SlidePictureDto: {
              filename: {
                required: true,
                type: () => String,
                example: 'verne-spring-summer-2027-look-1.jpg',
              },
              title: { required: true, type: () => String, example: 'Verne' },
              credit: {
                required: true,
                type: () => String,
                example: 'Spring-Summer 2027 \u00B7 Womenswear, Paris \u00B7 Look 1',
              },
              address: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Path of its page without the language; null where it has none any more.',
              },
            },
            SlideMarkDto: {
              kind: { required: true, enum: ['gone', 'changed', 'rose', 'fell', 'new', 'unchanged'] },
              text: { required: true, type: () => String, example: 'Denim 12.1% \u2192 13.4% (+1.3)' },
            },
            SlideRefreshDto: {
              at: { required: true, type: () => String, example: '2026-11-23T06:01:00.000Z' },
              since: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What it is compared with; null the first time.',
              },
              failed: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Since when it could not be asked again.',
              },
              note: { required: true, type: () => String, description: 'The same in words, for a footnote.' },
              marks: {
                required: true,
                type: () => [t['./features/decks/rendering/rendered-slide.dto.js'].SlideMarkDto],
              },
            },
            RenderedSlideDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              kind: { required: true, enum: ['question', 'looks', 'picture', 'figure', 'text', 'board'] },
              title: { required: true, type: () => String },
              text: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What its author wrote.',
              },
              filters: {
                required: true,
                type: () => String,
                description: 'What narrows its numbers, in words.',
              },
              head: {
                required: true,
                type: () => [String],
                description: "Heads of the table's columns; none where there is no table.",
              },
              rows: { required: true, type: () => [[String]] },
              keyFigures: {
                required: true,
                type: () => Boolean,
                description: 'Whether each row is a number of one and the same thing, to be read by itself.',
              },
              empty: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What it says where a figure or a question has nothing to show.',
              },
              chart: {
                required: true,
                type: () => t['./features/decks/rendering/rendered-slide.dto.js'].SlideChartDto,
                nullable: true,
              },
              pictures: {
                required: true,
                type: () => [t['./features/decks/rendering/rendered-slide.dto.js'].SlidePictureDto],
              },
              notes: { required: true, type: () => [String], description: 'What must be known of it.' },
              source: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Definition with its version, window, and the time it was known at.',
              },
              link: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Path of the page that shows it live, without the language.',
              },
              refreshed: {
                required: true,
                type: () => t['./features/decks/rendering/rendered-slide.dto.js'].SlideRefreshDto,
                nullable: true,
                description: 'Of a deck that is refreshed by the week.',
              },
              problem: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Why it cannot be shown just now.',
              },
            },
          },
        ],
        [
          import('./features/decks/slide.dto.js'),
          {
            SlideContentDto: {
              kind: { required: true, enum: ['question', 'looks', 'picture', 'figure', 'text', 'board'] },
              figure: {
                required: false,
                description: 'Of kind `figure`: its address below `/api/dashboard/`.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: () => t['./features/figures/queries/figure-reference.dto.js'].KeptFiltersDto,
              },
              question: {
                required: false,
                type: () => String,
                description: 'Of kind `question`: the question as parameters of an address.',
                example: 'measures=runway_share&rows=tag',
              },
              looks: { required: false, type: () => [String], description: 'Of kind `looks`.' },
              board: {
                required: false,
                type: () => String,
                description: "Of kind `board`: the slug of a moodboard of the deck's owner.",
              },
              type: { required: false, description: 'Of kind `picture`.', enum: ['look', 'street-style'] },
              slug: { required: false, type: () => String, description: 'Of kind `picture`.' },
            },
            NewSlideDto: {
              content: { required: true, type: () => t['./features/decks/slide.dto.js'].SlideContentDto },
              title: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'Called what it shows where there is none.',
              },
              text: { required: false, type: () => String, nullable: true },
            },
            ChangeSlideDto: {
              content: { required: false, type: () => t['./features/decks/slide.dto.js'].SlideContentDto },
              title: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'An empty one is taken away.',
              },
              text: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'An empty one is taken away.',
              },
            },
            SlideDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              title: { required: true, type: () => String, nullable: true, example: 'Lace is everywhere' },
              text: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'In every second show of Milan.',
              },
              content: { required: true, type: () => t['./features/decks/slide.dto.js'].SlideContentDto },
            },
            DeckSummaryDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              title: { required: true, type: () => String, example: 'Spring-Summer 2027' },
              slides: { required: true, type: () => Number, example: 7 },
              role: {
                required: true,
                description: 'What the reader may do with it.',
                enum: ['own', 'read', 'edit'],
              },
              shared: {
                required: true,
                nullable: true,
                description: 'What colleagues may do with it; null where it is not shared.',
                enum: ['read', 'edit'],
              },
              updated_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
            DeckRefreshDto: {
              weekday: { required: true, type: () => Number, description: 'Monday is 1.' },
              waiting: {
                required: true,
                type: () => Boolean,
                description: 'Whether it is being refreshed just now, or will be tried again.',
              },
              refreshed_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null until it was once.',
              },
              next_at: { required: true, type: () => String, example: '2026-11-30T06:00:00.000Z' },
            },
            DeckDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              title: { required: true, type: () => String, example: 'Spring-Summer 2027' },
              slides: { required: true, type: () => [t['./features/decks/slide.dto.js'].SlideDto] },
              refresh: {
                required: true,
                type: () => t['./features/decks/slide.dto.js'].DeckRefreshDto,
                nullable: true,
                description: 'Null where its figures are asked whenever it is looked at.',
              },
              role: { required: true, enum: ['own', 'read', 'edit'] },
              shared: { required: true, nullable: true, enum: ['read', 'edit'] },
            },
          },
        ],
        [
          import('./features/double-tagging/commands/admit-taggers.js'),
          {
            AdmitTaggersDto: {
              admitted: {
                required: true,
                type: () => Boolean,
                description: 'Whether the two who tag may settle what they disagree about.',
              },
            },
            AdmitTaggers: {},
            AdmitTaggersHandler: {},
          },
        ],
        [
          import('./features/double-tagging/commands/begin-double-tagging.js'),
          {
            BeginDoubleTaggingDto: {
              percent: {
                required: true,
                type: () => Number,
                description: 'Of its looks, drawn at random; 100 for all.',
                example: 20,
                minimum: 1,
                maximum: 100,
              },
              seed: {
                required: false,
                type: () => Number,
                description: 'Of the draw: the same looks are drawn by the same seed. Chosen when left out.',
                minimum: 0,
              },
            },
            BeginDoubleTagging: {},
            BeginDoubleTaggingHandler: {},
          },
        ],
        [
          import('./features/double-tagging/commands/end-double-tagging.js'),
          { EndDoubleTagging: {}, EndDoubleTaggingHandler: {} },
        ],
        [
          import('./features/double-tagging/commands/finish-look.js'),
          {
            FinishLookDto: {
              look: { required: true, type: () => String },
              done: {
                required: true,
                type: () => Boolean,
                description: 'False takes it back, as long as the other is not done with the look.',
              },
            },
            FinishLook: {},
            FinishLookHandler: {},
          },
        ],
        [
          import('./features/double-tagging/commands/settle-look.js'),
          {
            SettleLookDto: {
              look: { required: true, type: () => String },
              taken: { required: true, type: () => [String], example: ['velvet'] },
            },
            SettleLook: {},
            SettleLookHandler: {},
          },
        ],
        [
          import('./features/double-tagging/commands/tag-blind.js'),
          {
            TagBlindDto: {
              looks: {
                required: true,
                type: () => [String],
                description: 'Slugs of looks that are tagged twice.',
              },
              add: {
                required: true,
                type: () => [String],
                description: 'Slugs of tags that there are.',
                example: ['velvet'],
              },
              remove: { required: true, type: () => [String], example: ['denim'] },
            },
            TagBlind: {},
            TagBlindHandler: {},
          },
        ],
        [import('./features/double-tagging/commands/take-place.js'), { TakePlace: {}, TakePlaceHandler: {} }],
        [
          import('./features/double-tagging/queries/agreement.js'),
          {
            AgreementQueryDto: {
              from: {
                required: false,
                type: () => String,
                description: 'The first day on which both were done with a look, in UTC.',
                example: '2026-11-01',
              },
              to: {
                required: false,
                type: () => String,
                description: 'The last day.',
                example: '2026-11-30',
              },
              pair: {
                required: false,
                type: () => String,
                description: 'Two people, as `pairs` names them; for editors.',
                pattern: '^[\\w-]{1,80}\\.[\\w-]{1,80}$',
              },
            },
            KappaDto: {
              kappa: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'From -1 to 1: 1 is always of one mind, 0 as often as chance; null where it is not defined.',
                example: 0.72,
              },
              low: { required: true, type: () => Number, nullable: true, example: 0.61 },
              high: { required: true, type: () => Number, nullable: true, example: 0.83 },
              undefined: {
                required: true,
                nullable: true,
                description: 'Why there is none: no looks, or both gave the tag to no look, or to all.',
                enum: ['no-looks', 'nobody', 'everybody'],
              },
            },
            AgreementTableDto: {
              both: {
                required: true,
                type: () => Number,
                description: 'Looks, or decisions about looks and tags, where both gave the tag.',
                example: 20,
              },
              one: { required: true, type: () => Number, description: 'Where one alone did.', example: 4 },
              neither: { required: true, type: () => Number, example: 76 },
            },
            TagAgreementDto: {
              tag: { required: true, type: () => String, example: 'velvet' },
              label: {
                required: true,
                type: () => String,
                description: "In the reader's language.",
                example: 'Velvet',
              },
              category: {
                required: true,
                type: () => String,
                description: 'Its kind in the vocabulary; `other` for a tag it does not know.',
                example: 'fabric',
              },
            },
            GroupAgreementDto: {
              tags: {
                required: true,
                type: () => Number,
                description: 'How many there are in it.',
                example: 12,
              },
            },
            CategoryAgreementDto: { category: { required: true, type: () => String, example: 'fabric' } },
            MeanKappaDto: {
              tags: { required: true, type: () => Number, description: 'Tags that have a kappa.' },
            },
            TaggersPairDto: {
              pair: { required: true, type: () => String, description: 'What it is asked for by.' },
              names: { required: true, type: () => [Object], description: 'Null for who has left.' },
              looks: { required: true, type: () => Number, example: 120 },
            },
            AgreementDto: {
              looks: { required: true, type: () => Number, example: 120 },
              overall: {
                required: true,
                type: () => t['./features/double-tagging/queries/agreement.js'].GroupAgreementDto,
                description: 'All decisions of all tags at once.',
              },
              macro: {
                required: true,
                type: () => t['./features/double-tagging/queries/agreement.js'].MeanKappaDto,
                description: "The mean of the tags' kappas.",
              },
              categories: {
                required: true,
                type: () => [t['./features/double-tagging/queries/agreement.js'].CategoryAgreementDto],
              },
              tags: {
                required: true,
                type: () => [t['./features/double-tagging/queries/agreement.js'].TagAgreementDto],
                description: 'Those on which people disagree most often first.',
              },
              pairs: {
                required: true,
                type: () => [t['./features/double-tagging/queries/agreement.js'].TaggersPairDto],
                description:
                  'For editors: everybody who has tagged together, in whatever period. Empty for others.',
              },
            },
            Agreement: {},
            AgreementHandler: {},
          },
        ],
        [
          import('./features/double-tagging/queries/disagreements.js'),
          {
            DisagreementsQueryDto: { tag: { required: true, type: () => String, example: 'velvet' } },
            TagOpinionDto: {
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'For editors; null for others, and once they have left.',
              },
              gave: { required: true, type: () => Boolean },
              tags: {
                required: true,
                type: () => [String],
                description: 'Slugs of all tags they gave the look.',
              },
            },
            DisagreementDto: {
              show: { required: true, type: () => String },
              look: { required: true, type: () => String },
              image_filename: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where it is not in the show any more.',
              },
              position: { required: true, type: () => Number, nullable: true, example: 12 },
              at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
              opinions: {
                required: true,
                type: () => [t['./features/double-tagging/queries/disagreements.js'].TagOpinionDto],
              },
            },
            DisagreementsDto: {
              results: {
                required: true,
                type: () => [t['./features/double-tagging/queries/disagreements.js'].DisagreementDto],
                description: 'The newest first; 100 at most.',
              },
            },
            Disagreements: {},
            DisagreementsHandler: {},
          },
        ],
        [
          import('./features/double-tagging/queries/double-tagging-details.js'),
          {
            OwnOpinionDto: {
              tags: { required: true, type: () => [String], description: 'Slugs of tags.' },
              done: { required: true, type: () => Boolean },
            },
            SettlementDto: {
              taken: {
                required: true,
                type: () => [String],
                description: 'Slugs of tags, of those one alone gave.',
              },
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once they have left.',
              },
            },
            ComparedOpinionsDto: {
              agreed: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              first: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Tags the first alone gave.',
              },
              second: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Tags the second alone gave.',
              },
              settled: {
                required: true,
                type: () => t['./features/double-tagging/queries/double-tagging-details.js'].SettlementDto,
                nullable: true,
                description: 'Null while it waits; there is none to wait for where the two agree.',
              },
            },
            TwiceTaggedLookDto: {
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-woman-fall-winter-2026-look-1',
              },
              own: {
                required: true,
                type: () => t['./features/double-tagging/queries/double-tagging-details.js'].OwnOpinionDto,
                nullable: true,
                description: 'Null for who is not one of the two.',
              },
              compared: {
                required: true,
                type: () =>
                  t['./features/double-tagging/queries/double-tagging-details.js'].ComparedOpinionsDto,
                nullable: true,
              },
            },
            DoubleTaggingDetailsDto: {
              results: {
                required: true,
                type: () => [
                  t['./features/double-tagging/queries/double-tagging-details.js'].TwiceTaggedLookDto,
                ],
                description: 'In the order of the show.',
              },
            },
            DoubleTaggingDetails: {},
            DoubleTaggingDetailsHandler: {},
          },
        ],
        [
          import('./features/double-tagging/queries/double-tagging-history.js'),
          {
            DoubleTaggingChangeDto: {
              version: { required: true, type: () => Number, example: 12 },
              type: {
                required: true,
                example: 'LookSettled',
                enum: [
                  'DoubleTaggingBegan',
                  'PlaceTaken',
                  'PlaceLeft',
                  'OpinionChanged',
                  'LookFinished',
                  'LookReopened',
                  'LookSettled',
                  'SettlementUndone',
                  'TaggersAdmitted',
                  'DoubleTaggingEnded',
                ],
              },
              look: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where it is about no look, or about several.',
              },
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once they have left.',
              },
              at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
            },
            DoubleTaggingHistoryDto: {
              changes: {
                required: true,
                type: () => [
                  t['./features/double-tagging/queries/double-tagging-history.js'].DoubleTaggingChangeDto,
                ],
                description: 'The last comes first; 200 at most.',
              },
            },
            DoubleTaggingHistory: {},
            DoubleTaggingHistoryHandler: {},
          },
        ],
        [
          import('./features/double-tagging/queries/double-tagging-queue.js'),
          {
            DoubleTaggedShowDto: {
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-woman-fall-winter-2026',
              },
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              cover: {
                required: true,
                type: () => String,
                nullable: true,
                description: "The file of its first look's picture.",
              },
            },
            DoubleTaggingQueueDto: {
              results: {
                required: true,
                type: () => [
                  t['./features/double-tagging/queries/double-tagging-queue.js'].DoubleTaggedShowDto,
                ],
                description: 'What waits for the reader first, then what was begun last.',
              },
            },
            DoubleTaggingQueue: {},
            DoubleTaggingQueueHandler: {},
          },
        ],
        [
          import('./features/double-tagging/queries/standing-of.js'),
          {
            TaggingPlaceDto: {
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where nobody has taken it yet, or who had it has left.',
              },
              taken: { required: true, type: () => Boolean },
              own: { required: true, type: () => Boolean, description: "Whether it is the reader's." },
              done: {
                required: true,
                type: () => Number,
                description: 'Looks they are done with.',
                example: 12,
              },
            },
            DoubleTaggingStandingDto: {
              status: { required: true, enum: ['open', 'ended'] },
              percent: { required: true, type: () => Number, example: 20 },
              seed: { required: true, type: () => Number, description: 'Of the draw.', example: 4711 },
              looks: {
                required: true,
                type: () => Number,
                description: 'Looks that are tagged twice.',
                example: 40,
              },
              places: {
                required: true,
                type: () => [t['./features/double-tagging/queries/standing-of.js'].TaggingPlaceDto],
                description: 'The first, then the second.',
              },
              disputed: {
                required: true,
                type: () => Number,
                description: 'Looks that wait for a third person.',
                example: 3,
              },
              settled: {
                required: true,
                type: () => Number,
                description: 'Looks whose tags are said.',
                example: 20,
              },
              taggers_may_settle: { required: true, type: () => Boolean },
              may_admit: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader may say so.',
              },
              part: {
                required: true,
                description: "What is the reader's to do: nothing where it says `wait`.",
                enum: ['tag', 'settle', 'take-place', 'wait'],
              },
            },
          },
        ],
        [
          import('./features/embeds/commands/embed-figure.js'),
          {
            EmbedFigureDto: {
              days: {
                required: false,
                type: () => Number,
                description:
                  'After how many days it is shown no more; it does not end by itself where this is left out.',
                minimum: 1,
                maximum: 365,
              },
            },
            EmbedFigure: {},
            EmbedFigureHandler: {},
          },
        ],
        [import('./features/embeds/commands/open-embed.js'), { OpenEmbed: {}, OpenEmbedHandler: {} }],
        [import('./features/embeds/commands/rotate-embed.js'), { RotateEmbed: {}, RotateEmbedHandler: {} }],
        [
          import('./features/embeds/commands/withdraw-embed.js'),
          { WithdrawEmbed: {}, WithdrawEmbedHandler: {} },
        ],
        [
          import('./features/embeds/embed.dto.js'),
          {
            EmbedDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              last_used_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'To the minute.',
                example: '2026-11-21T09:30:00.000Z',
              },
              expires_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where it does not end by itself.',
                example: '2027-02-18T12:00:00.000Z',
              },
            },
            NewEmbedDto: {
              token: {
                required: true,
                type: () => String,
                description: 'Shown this once.',
                example: 'Jx0mYw',
              },
              path: {
                required: true,
                type: () => String,
                description:
                  'Where it is shown, without the language; `?theme=light` or `?theme=dark` for a page that is always so.',
                example: '/data/embed/Jx0mYw',
              },
            },
          },
        ],
        [
          import('./features/embeds/queries/embedded-figure.js'),
          { EmbeddedFigure: {}, EmbeddedFigureHandler: {} },
        ],
        [
          import('./features/embeds/queries/own-embeds.js'),
          {
            EmbedsDto: {
              results: { required: true, type: () => [t['./features/embeds/embed.dto.js'].EmbedDto] },
            },
            OwnEmbeds: {},
            OwnEmbedsHandler: {},
          },
        ],
        [
          import('./features/exports/commands/keep-receipt.js'),
          {
            ExportReceiptEntity: {
              id: { required: true, type: () => String },
              receipt: { required: true, type: () => Object },
            },
            KeepReceipt: {},
            KeepReceiptHandler: {},
          },
        ],
        [
          import('./features/exports/facts/queries/fact-file.js'),
          { ReadFactFile: {}, ReadFactFileHandler: {} },
        ],
        [
          import('./features/exports/facts/queries/fact-manifest.js'),
          {
            FactDaysQueryDto: {},
            FactFileQueryDto: {},
            FactColumnDto: {
              name: { required: true, type: () => String, example: 'look' },
              kind: { required: true, example: 'string', enum: ['string', 'number'] },
              means: { required: true, type: () => String, example: 'Slug of the look.' },
            },
            FactDayDto: {
              day: { required: true, type: () => String, example: '2026-09-27' },
              rows: { required: true, type: () => Number, example: 640 },
              bytes: { required: true, type: () => Number, example: 20480 },
              sha256: {
                required: true,
                type: () => String,
                description: 'Of the file, hexadecimal.',
                example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              },
              href: {
                required: true,
                type: () => String,
                example: '/api/data/looks/2026-09-27.parquet?as_of=2026-11-26T12:00:00.000Z',
              },
            },
            FactManifestDto: {
              table: { required: true, type: () => String, example: 'looks' },
              about: { required: true, type: () => String },
              columns: {
                required: true,
                type: () => [t['./features/exports/facts/queries/fact-manifest.js'].FactColumnDto],
              },
              as_of: {
                required: true,
                type: () => String,
                description:
                  'All files hold what was known at this time: asked again with it, they are the same bytes.',
              },
              files: {
                required: true,
                type: () => [t['./features/exports/facts/queries/fact-manifest.js'].FactDayDto],
                description: 'Days that have any.',
              },
            },
            FactManifest: {},
            FactManifestHandler: {},
          },
        ],
        [
          import('./features/exports/page-pdf/commands/print-page.js'),
          { PageFiltersDto: {}, PrintPage: {}, PrintPageHandler: {} },
        ],
        [
          import('./features/exports/queries/receipt-of-export.js'),
          {
            ExportReceiptDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              again: {
                required: true,
                type: () => String,
                description:
                  'The address that gives the same table again: as it was known when it was exported.',
                example: '/api/dashboard/graphs/ranking?as_of=2026-11-20T12%3A00%3A00.000Z',
              },
              format: {
                required: true,
                description: "`pdf` where the table stands on a printed page, `pptx` where it is a slide's.",
                enum: ['csv', 'csvw', 'xlsx', 'json', 'parquet', 'pdf', 'pptx'],
              },
              definition: { required: true, type: () => String, nullable: true, example: 'ranking_traffic' },
              version: { required: true, type: () => Number, nullable: true, example: 2 },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { type: 'woman', season: 'spring-summer-2027' },
              },
              window: {
                required: true,
                type: () => t['./features/figures/figure/explanation.dto.js'].WindowDto,
              },
              as_of: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              fresh_to: {
                required: true,
                type: () => String,
                nullable: true,
                example: '2026-11-20T11:59:59.000Z',
              },
              rows: { required: true, type: () => Number, example: 20 },
              columns: { required: true, type: () => [String], example: ['label', 'value'] },
              sha256: {
                required: true,
                type: () => String,
                description:
                  'SHA-256 over the column names and each row as JSON arrays, a line each: equal in every format.',
                example: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
            ReceiptOfExport: {},
            ReceiptOfExportHandler: {},
          },
        ],
        [
          import('./features/exports/scheduled/commands/export-now.js'),
          { ExportNow: {}, ExportNowHandler: {} },
        ],
        [
          import('./features/exports/scheduled/commands/remove-export.js'),
          { RemoveExport: {}, RemoveExportHandler: {} },
        ],
        [
          import('./features/exports/scheduled/commands/schedule-export.js'),
          {
            ScheduleExportDto: {
              endpoint: {
                required: true,
                type: () => String,
                description: 'Of the store; the bucket stands in the path.',
                example: 'https://s3.eu-west-3.amazonaws.com',
              },
              region: {
                required: true,
                type: () => String,
                example: 'eu-west-3',
                default: 'us-east-1',
                pattern: '^[a-z0-9-]{1,40}$',
              },
              bucket: {
                required: true,
                type: () => String,
                example: 'our-lake',
                pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$',
              },
              prefix: {
                required: true,
                type: () => String,
                description: 'What names of files begin with.',
                example: 'toile/',
                default: '',
                pattern: '^(?:[\\w-][\\w.-]*\\/){0,8}$',
              },
              access_key_id: { required: true, type: () => String, example: 'AKIAEXAMPLE' },
              secret_access_key: {
                required: true,
                type: () => String,
                description:
                  'Of a key that may put objects there, and needs no other right. It is kept sealed and never shown.',
              },
              tables: {
                required: true,
                type: () => [Object],
                enum: ['looks', 'look-tags'],
                isArray: true,
                minItems: 1,
              },
              every: { required: true, default: 'day', enum: ['day', 'week'] },
              first_day: {
                required: true,
                type: () => String,
                description: 'The first day of shows that is wanted, three years back at most.',
                example: '2025-01-01',
              },
            },
            ScheduleExport: {},
            ScheduleExportHandler: {},
          },
        ],
        [
          import('./features/exports/scheduled/queries/own-exports.js'),
          {
            ScheduledExportsDto: {
              results: {
                required: true,
                type: () => [t['./features/exports/scheduled/scheduled-export.dto.js'].ScheduledExportDto],
              },
            },
            OwnExports: {},
            OwnExportsHandler: {},
          },
        ],
        [
          import('./features/exports/scheduled/scheduled-export.dto.js'),
          {
            LastExportDto: {
              at: { required: true, type: () => String, example: '2026-11-26T04:10:00.000Z' },
              outcome: {
                required: true,
                description:
                  '`waiting` is tried again; `failed` was given up until it is due again; `ended` is without a subscription.',
                enum: ['failed', 'ended', 'sent', 'waiting'],
              },
              error: { required: true, type: () => String, nullable: true, example: 'AccessDenied (403)' },
              as_of: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'As of when the manifests that lie there are.',
                example: '2026-11-26T04:09:00.000Z',
              },
              sent: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Files that were new or different.',
                example: 12,
              },
              files: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Files the manifests name.',
                example: 420,
              },
              bytes: { required: true, type: () => Number, nullable: true, example: 8400000 },
            },
            ScheduledExportDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              endpoint: { required: true, type: () => String, example: 'https://s3.eu-west-3.amazonaws.com' },
              region: { required: true, type: () => String, example: 'eu-west-3' },
              bucket: { required: true, type: () => String, example: 'our-lake' },
              prefix: { required: true, type: () => String, example: 'toile/' },
              access_key_id: { required: true, type: () => String, example: 'AKIAEXAMPLE' },
              tables: { required: true, type: () => [Object], enum: ['looks', 'look-tags'], isArray: true },
              every: { required: true, enum: ['day', 'week'] },
              first_day: {
                required: true,
                type: () => String,
                description: 'Of the shows.',
                example: '2025-01-01',
              },
              created_at: { required: true, type: () => String },
              next_at: { required: true, type: () => String },
              last: {
                required: true,
                type: () => t['./features/exports/scheduled/scheduled-export.dto.js'].LastExportDto,
                nullable: true,
                description: 'Null until it was tried once.',
              },
            },
          },
        ],
        [
          import('./features/figures/access/commands/create-token.js'),
          {
            CreateTokenDto: {
              name: { required: true, type: () => String, example: 'Notebook' },
              scopes: {
                required: false,
                type: () => [Object],
                description:
                  'What it opens; all parts of the dashboard, and no boards, where it is left out.',
                enum: ['trends', 'brands', 'seasons', 'moodboards:read', 'moodboards:write'],
                isArray: true,
                minItems: 1,
              },
              days: {
                required: true,
                type: () => Number,
                description: 'How long it opens them.',
                default: 90,
                minimum: 1,
                maximum: 365,
              },
            },
            NewApiTokenDto: {
              token: {
                required: true,
                type: () => String,
                description: 'Shown this once.',
                example: 'toile_Jx0mYw',
              },
            },
            CreateToken: {},
            CreateTokenHandler: {},
          },
        ],
        [
          import('./features/figures/access/commands/rotate-token.js'),
          { RotateToken: {}, RotateTokenHandler: {} },
        ],
        [
          import('./features/figures/access/commands/withdraw-token.js'),
          { WithdrawToken: {}, WithdrawTokenHandler: {} },
        ],
        [
          import('./features/figures/access/queries/current-token.js'),
          { CurrentToken: {}, CurrentTokenHandler: {} },
        ],
        [
          import('./features/figures/access/queries/own-tokens.js'),
          {
            ApiTokensDto: {
              results: {
                required: true,
                type: () => [t['./features/figures/access/token.dto.js'].ApiTokenDto],
              },
            },
            OwnTokens: {},
            OwnTokensHandler: {},
          },
        ],
        [
          import('./features/figures/access/token.dto.js'),
          {
            ApiTokenDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              name: { required: true, type: () => String, example: 'Notebook' },
              scopes: {
                required: true,
                type: () => [Object],
                description: 'What it opens: parts of the dashboard, and the member\u2019s boards.',
                enum: ['trends', 'brands', 'seasons', 'moodboards:read', 'moodboards:write'],
                isArray: true,
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              expires_at: { required: true, type: () => String, example: '2027-02-18T12:00:00.000Z' },
              last_used_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'To the minute.',
                example: '2026-11-20T12:00:00.000Z',
              },
            },
          },
        ],
        [
          import('./features/figures/configuration/filter-option.dto.js'),
          {
            FilterOptionDto: {
              value: { required: true, type: () => String, example: 'woman' },
              displayName: { required: true, type: () => String, example: 'Womenswear' },
            },
          },
        ],
        [
          import('./features/figures/configuration/queries/configuration.js'),
          {
            DefaultFiltersDto: {
              type: { required: true, type: () => String, example: 'woman' },
              city: { required: true, type: () => String, example: 'all-cities' },
              category: { required: true, type: () => String, example: 'all-categories' },
              season: { required: true, type: () => String, example: 'spring-summer-2027' },
              compare: { required: true, type: () => String, example: 'fall-winter-2026' },
              scope: { required: true, type: () => String, example: 'all-brands' },
              metric: { required: true, type: () => String, example: 'traffic' },
              view: { required: true, type: () => String, example: 'main_colours' },
              job: { required: true, type: () => String, example: 'consumer' },
              country: { required: true, type: () => String, example: 'all-countries' },
            },
            PageFilterOptionsDto: {
              season: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
              category: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
              city: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
              type: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
            },
            ConfigurationDto: {
              environment: {
                required: true,
                description: 'Everything, or the demo of it.',
                enum: ['Master', 'Demo'],
              },
              defaults: {
                required: true,
                type: () => t['./features/figures/configuration/queries/configuration.js'].DefaultFiltersDto,
              },
              filters: {
                required: true,
                type: () =>
                  t['./features/figures/configuration/queries/configuration.js'].PageFilterOptionsDto,
              },
              metrics: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
              colour_views: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
              brand_scopes: {
                required: true,
                type: () => [t['./features/figures/configuration/filter-option.dto.js'].FilterOptionDto],
              },
              top_list_label: { required: true, type: () => String, example: 'Top 20 Brands' },
              definitions: {
                required: true,
                type: () => [t['./features/figures/figure/definition.dto.js'].DefinitionDto],
              },
            },
            Configuration: {},
            ConfigurationHandler: {},
          },
        ],
        [
          import('./features/figures/configuration/queries/dashboard-search.js'),
          {
            DashboardSearchDto: {
              search: {
                required: true,
                type: () => String,
                description: 'Anywhere in the name.',
                default: '',
              },
              limit: { required: true, type: () => Number, default: 20, minimum: 1, maximum: 100 },
              language: {
                required: false,
                description:
                  'The language the reader writes in: trends are found by their words in it, and named in it.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            DashboardHitDto: {
              dimension: { required: true, enum: ['trends', 'brands', 'seasons'] },
              slug: { required: true, type: () => String, example: 'denim' },
              label: { required: true, type: () => String, example: 'Denim' },
              total_count: { required: true, type: () => Number, description: 'Its looks.', example: 812 },
            },
            DashboardHitsDto: {
              results: {
                required: true,
                type: () => [
                  t['./features/figures/configuration/queries/dashboard-search.js'].DashboardHitDto,
                ],
              },
              total_count: { required: true, type: () => Number, description: 'Of all that were found.' },
            },
            SearchDashboard: {},
            SearchDashboardHandler: {},
          },
        ],
        [
          import('./features/figures/configuration/queries/graph-filter.js'),
          {
            MarkedOptionDto: {
              selected: { required: true, type: () => Boolean },
              count: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'Looks with this value, whatever else was chosen; of countries, searches from there. Null where a value chooses none, as an occupation.',
                example: 812,
              },
            },
            GraphFilter: {},
            GraphFilterHandler: {},
          },
        ],
        [
          import('./features/figures/evidence/queries/context-of-number.js'),
          {
            ContextQueryDto: {
              measure: {
                required: true,
                enum: [
                  'traffic',
                  'searches',
                  'boards',
                  'street-style',
                  'looks',
                  'visitors',
                  'leading',
                  'attention',
                  'views',
                  'saves',
                  'consent',
                  'languages',
                ],
              },
              home: {
                required: true,
                description: 'Of the days of home graphs.',
                default: 'false',
                enum: ['true', 'false'],
              },
            },
            DaysDto: {
              from: { required: true, type: () => String, example: '2025-09-09' },
              to: { required: true, type: () => String, example: '2025-10-14' },
            },
            NotCountedDto: {
              counted: { required: true, type: () => Number, example: 41200 },
              bots: { required: true, type: () => Number, example: 812 },
              staff: { required: true, type: () => Number, example: 96 },
              repeats: {
                required: true,
                type: () => Number,
                description: 'The same by the same visitor within half an hour, and copies of an event.',
                example: 1530,
              },
              out_of_time: {
                required: true,
                type: () => Number,
                description:
                  'They happened more than 48 hours before they arrived, or at an impossible time; by the day they arrived.',
                example: 3,
              },
              without_consent: {
                required: true,
                type: () => Number,
                description: "Of those counted: nobody's, so they are in no number of visitors.",
                example: 6210,
              },
              late: {
                required: true,
                type: () => Number,
                description: 'Of those counted: arrived more than an hour after they happened.',
                example: 240,
              },
            },
            ChangesSinceDto: {
              since: { required: true, type: () => String, example: '2026-10-14T00:00:00.000Z' },
              added: { required: true, type: () => Number, example: 0 },
              withdrawn: { required: true, type: () => Number, example: 12 },
              gained: {
                required: true,
                type: () => Number,
                description: 'Of the looks that stayed: got the tag or category that the number is about.',
                example: 4,
              },
              lost: { required: true, type: () => Number, example: 1 },
            },
            ContextOfNumberDto: {
              window: {
                required: true,
                type: () => t['./features/figures/figure/explanation.dto.js'].WindowDto,
              },
              previous_window: {
                required: true,
                type: () => t['./features/figures/evidence/queries/context-of-number.js'].DaysDto,
                nullable: true,
                description: 'What its change is measured against.',
              },
              as_of: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              not_counted: {
                required: true,
                type: () => t['./features/figures/evidence/queries/context-of-number.js'].NotCountedDto,
                nullable: true,
                description: 'Null where no events of visitors are counted.',
              },
              changes: {
                required: true,
                type: () => t['./features/figures/evidence/queries/context-of-number.js'].ChangesSinceDto,
                nullable: true,
                description: 'Null where the catalogue chooses nothing, and where the days are not over.',
              },
            },
            ContextOfNumber: {},
            ContextOfNumberHandler: {},
          },
        ],
        [
          import('./features/figures/evidence/queries/events-behind.js'),
          {
            EventsBehindQueryDto: {
              measure: {
                required: true,
                enum: [
                  'traffic',
                  'searches',
                  'boards',
                  'street-style',
                  'visitors',
                  'leading',
                  'attention',
                  'views',
                  'saves',
                  'consent',
                  'languages',
                ],
              },
              look: {
                required: false,
                type: () => String,
                description: 'Slug of the look that was opened or kept.',
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
              place: {
                required: false,
                type: () => Number,
                description: 'Of the looks that stood there in their shows; the first is 1.',
                example: 3,
              },
              model: {
                required: false,
                type: () => String,
                description: 'Of looks of this model, or that name them.',
              },
              colour: {
                required: false,
                type: () => String,
                description: 'Of looks whose dominant colour it is.',
              },
              language: {
                required: true,
                description: 'Of pages in this language.',
                enum: ['en', 'es', 'fr', 'it', 'zh', 'all-languages', 'other-languages'],
              },
              job: { required: true, type: () => String, description: "These are everybody's events." },
              members: {
                required: true,
                description: 'What members of an occupation did is told of whole seasons only.',
                default: 'false',
                enum: ['false'],
              },
              looks: {
                required: true,
                description: 'Of looks of the season, or of every season, as a series counts them.',
                default: 'season',
                enum: ['season', 'all'],
              },
              home: {
                required: true,
                description: 'Of the days of home graphs.',
                default: 'false',
                enum: ['true', 'false'],
              },
            },
            DayBehindDto: {
              day: { required: true, type: () => String, example: '2026-09-20' },
              events: { required: true, type: () => Number, example: 41 },
              of: { required: true, type: () => Number, description: 'Of how many.', example: 2733 },
            },
            PictureBehindDto: {
              picture: { required: true, type: () => String, example: 'paris-spring-summer-2027-street-12' },
              taken_on: { required: true, type: () => String, example: '2026-09-20' },
              image_filename: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Goes into `/cdn/{filter}/{image_filename}`; null when the catalogue does not have the picture any more.',
                example: 'paris-spring-summer-2027-street-12.jpg',
              },
            },
            EventsBehindDto: {
              rows: {
                required: true,
                type: () => [t['./features/figures/evidence/queries/events-behind.js'].DayBehindDto],
              },
              pictures: {
                required: false,
                type: () => [t['./features/figures/evidence/queries/events-behind.js'].PictureBehindDto],
                description: 'Of street style: the newest 48 of the pictures that are counted.',
              },
            },
            EventsBehind: {},
            EventsBehindHandler: {},
          },
        ],
        [
          import('./features/figures/evidence/queries/looks-behind.js'),
          {
            LooksBehindQueryDto: {
              job: { required: true, type: () => String, description: 'No look is of an occupation.' },
              model: {
                required: false,
                type: () => String,
                description: 'Worn by this model.',
                example: 'amara-diallo',
              },
              leading: {
                required: false,
                type: () => Number,
                description: 'With one of so many tags of the category, those that most looks have.',
                example: 3,
                minimum: 1,
                maximum: 20,
              },
              place: {
                required: false,
                type: () => Number,
                description:
                  'That stood there in a show of which looks were opened in the window; the first is 1.',
                example: 3,
              },
              colour: { required: false, type: () => String, description: 'Whose dominant colour it is.' },
              tone: { required: false, type: () => String, description: 'That have a colour of the tone.' },
              dominant_tone: {
                required: false,
                type: () => String,
                description: 'Whose dominant colour is of the tone.',
              },
            },
            LookBehindDto: {
              look: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
              label: { required: true, type: () => String, example: 'Castellani Brera, look 12' },
              image_filename: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Goes into `/cdn/{filter}/{image_filename}`; null when the catalogue does not have the look any more.',
                example: 'castellani-brera-fall-winter-2026-look-12.jpg',
              },
              designer: { required: true, type: () => String, example: 'castellani-brera' },
              collection: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
              season: { required: true, type: () => String, example: 'fall-winter-2026' },
              city: { required: true, type: () => String, example: 'milan' },
              shown_on: { required: true, type: () => String, example: '2026-02-24' },
              tags: { required: true, type: () => [String], example: ['velvet'] },
              colours: { required: true, type: () => [String], example: ['#561a2a'] },
            },
            LooksBehindDto: {
              rows: {
                required: true,
                type: () => [t['./features/figures/evidence/queries/looks-behind.js'].LookBehindDto],
              },
            },
            LooksBehind: {},
            LooksBehindHandler: {},
          },
        ],
        [
          import('./features/figures/evidence/rows-behind.dto.js'),
          {
            RowsBehindDto: {
              total_count: {
                required: true,
                type: () => Number,
                description: 'Of all pages together.',
                example: 1,
              },
              page: { required: true, type: () => Number, example: 1 },
              page_size: { required: true, type: () => Number, example: 100 },
              window: {
                required: true,
                type: () => t['./features/figures/figure/explanation.dto.js'].WindowDto,
              },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { type: 'woman', season: 'spring-summer-2027' },
              },
              as_of: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
          },
        ],
        [
          import('./features/figures/figure/definition.dto.js'),
          {
            DefinitionDto: {
              id: { required: true, type: () => String, example: 'share_of_collection_v2' },
              version: { required: true, type: () => Number, example: 2 },
              label: { required: true, type: () => String, example: 'Runway share' },
              formula: {
                required: true,
                type: () => String,
                example: 'looks tagged x \u00F7 published looks of the scope',
              },
              numerator: { required: true, type: () => String },
              denominator: { required: true, type: () => String },
            },
          },
        ],
        [
          import('./features/figures/figure/explanation.dto.js'),
          {
            WindowDto: {
              from: { required: true, type: () => String, example: '2026-09-08' },
              to: { required: true, type: () => String, example: '2026-10-13' },
              rule: {
                required: true,
                type: () => String,
                description: 'How they were found.',
                example: 'SS27: first show day to last show day + 7 days, Europe/Paris',
              },
            },
            ExplainedRowDto: {
              label: { required: true, type: () => String, example: 'Denim' },
              tag_name: { required: true, type: () => String, nullable: true, example: 'denim' },
              season_short: { required: true, type: () => String, nullable: true, example: 'SS27' },
              numerator: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Null where the row is hidden.',
              },
              denominator: { required: true, type: () => Number, nullable: true },
              numerator_rows: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Looks, or events by day.',
                example: '/api/dashboard/rows/looks?season=spring-summer-2027&trend=denim',
              },
              denominator_rows: { required: true, type: () => String, nullable: true },
              context: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What is not in the numerator, and what has changed since.',
                example: '/api/dashboard/rows/context?season=spring-summer-2027&trend=denim&measure=looks',
              },
            },
            ExplanationDto: {
              definition: {
                required: true,
                type: () => t['./features/figures/figure/definition.dto.js'].DefinitionDto,
              },
              reads: {
                required: true,
                type: () => String,
                description: 'What the numbers were read from.',
                example: 'catalogue facts, the latest version of each look',
              },
              window: {
                required: true,
                type: () => t['./features/figures/figure/explanation.dto.js'].WindowDto,
              },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { type: 'woman', season: 'spring-summer-2027' },
              },
              as_of: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              rows: {
                required: true,
                type: () => [t['./features/figures/figure/explanation.dto.js'].ExplainedRowDto],
              },
            },
          },
        ],
        [
          import('./features/figures/figure/figure.dto.js'),
          {
            FigureRowDto: {
              label: { required: true, type: () => String, example: 'Denim' },
              value: { required: true, type: () => Number, nullable: true, example: 13 },
              value_label: { required: true, type: () => String, nullable: true, example: '13.0 %' },
              bar_background: { required: true, type: () => String, nullable: true, example: '#561a2a' },
              city_name: { required: true, type: () => String, nullable: true, example: 'Milan' },
              ranking: { required: true, type: () => Number, nullable: true, example: 1 },
              image_filename: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Goes into `/cdn/{filter}/{image_filename}`.',
              },
              look: { required: true, type: () => String, nullable: true, description: 'Slug of a look.' },
              season_short: { required: true, type: () => String, nullable: true, example: 'SS27' },
              tag_name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Slug of what the row is about: a tag, a category or a brand.',
                example: 'denim',
              },
              evolution: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percent against the year before.',
                example: 30,
              },
              numerator: { required: true, type: () => Number, nullable: true, example: 520 },
              denominator: { required: true, type: () => Number, nullable: true, example: 4000 },
              low_base: { required: true, type: () => Boolean, description: 'It rests on few looks.' },
              suppressed: {
                required: true,
                type: () => Boolean,
                description: 'It rests on few people and is hidden.',
              },
              new: {
                required: true,
                type: () => Boolean,
                description: 'There was none of it the year before.',
              },
              interval: {
                required: true,
                nullable: true,
                description:
                  'Between what the value lies with a certainty of 95 %, in its unit: by drawing brands anew of what is shown, visitors of what they do.',
              },
              points: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percentage points against the year before.',
                example: 3,
              },
              change_interval: {
                required: true,
                nullable: true,
                description:
                  'The same of `evolution`; where it holds zero, nothing is known to have changed.',
              },
              brands: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Brands that have any of it, of runway shares.',
                example: 31,
              },
              previous_ranking: { required: true, type: () => Number, nullable: true, example: 3 },
              index: {
                required: true,
                type: () => Number,
                nullable: true,
                description: '100 where a country is as the world.',
              },
              share_of_collection_v2: {
                required: false,
                type: () => Number,
                nullable: true,
                description: 'The measure under its own name, where it is the one of the figure.',
              },
              search_percentage_v2: { required: false, type: () => Number, nullable: true },
              share_of_moodboards_v2: { required: false, type: () => Number, nullable: true },
              yoy_evol_share_of_collection_v2: { required: false, type: () => Number, nullable: true },
              percentage_evolution_v2: { required: false, type: () => Number, nullable: true },
            },
            ConsentCoverageDto: {
              value: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percent; null where nobody came.',
                example: 62.4,
              },
              numerator: { required: true, type: () => Number, example: 31200 },
              denominator: { required: true, type: () => Number, example: 50000 },
            },
            FigureMetaDto: {
              definition: { required: true, type: () => String, example: 'share_of_collection_v2' },
              version: { required: true, type: () => Number, example: 2 },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { type: 'woman', season: 'spring-summer-2027' },
              },
              window: {
                required: true,
                type: () => t['./features/figures/figure/explanation.dto.js'].WindowDto,
              },
              as_of: {
                required: true,
                type: () => String,
                description: 'What was known at this time is in the figure.',
                example: '2026-11-20T12:00:00.000Z',
              },
              fresh_to: {
                required: true,
                type: () => String,
                description: 'Every event appended up to this time is in the figure.',
                example: '2026-11-20T11:59:59.000Z',
              },
              partial: {
                required: true,
                type: () => Boolean,
                description: 'The season is still being shown.',
              },
              covers: {
                required: false,
                description:
                  'A type or city was chosen, which chose the days alone: of all readers on them, so that cities and types do not add up.',
                enum: ['all-readers'],
              },
              consent: {
                required: false,
                type: () => t['./features/figures/figure/figure.dto.js'].ConsentCoverageDto,
                description:
                  'Of figures of visitors: whose numbers of visitors and intervals rest on those who agreed.',
              },
            },
            FigureDto: {
              rows: {
                required: true,
                type: () => [t['./features/figures/figure/figure.dto.js'].FigureRowDto],
              },
              meta: {
                required: true,
                type: () => t['./features/figures/figure/figure.dto.js'].FigureMetaDto,
              },
              explanation: {
                required: false,
                type: () => t['./features/figures/figure/explanation.dto.js'].ExplanationDto,
                description: 'With `explain=true`.',
              },
            },
          },
        ],
        [
          import('./features/figures/paths/paths.dto.js'),
          {
            PathRowDto: {
              job: {
                required: true,
                type: () => String,
                description: 'An occupation, or `all-jobs`.',
                example: 'buyer',
              },
              tag_name: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Null for any trend: of all who searched anything, those who opened a look of what they had searched.',
                example: 'denim',
              },
              label: {
                required: true,
                type: () => String,
                description: 'Name of the trend; empty for any.',
                example: 'Denim',
              },
              searched: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Distinct verified members, to the nearest five.',
                example: 60,
              },
              opened: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Of these, who opened a look of it within half an hour.',
                example: 40,
              },
              saved: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Of these, who put a look of it on a board within the same half hour.',
                example: 15,
              },
              suppressed: { required: true, type: () => Boolean, description: 'Nothing of it is told.' },
            },
            PathsDto: {
              rows: { required: true, type: () => [t['./features/figures/paths/paths.dto.js'].PathRowDto] },
              meta: {
                required: true,
                type: () => t['./features/figures/figure/figure.dto.js'].FigureMetaDto,
              },
            },
          },
        ],
        [
          import('./features/figures/paths/queries/read-paths.js'),
          {
            PathsQueryDto: {
              job: {
                required: false,
                type: () => String,
                description:
                  'An occupation whose trends are told one by one; every occupation where it is left out.',
              },
            },
            ReadPaths: {},
            ReadPathsHandler: {},
          },
        ],
        [
          import('./features/figures/queries/count-figure.js'),
          { CountFigure: { count: { required: true, type: 'object', additionalProperties: true } } },
        ],
        [import('./features/figures/queries/figure-by-reference.js'), { FigureByReference: {} }],
        [
          import('./features/figures/queries/figure-reference.dto.js'),
          {
            KeptFiltersDto: {
              type: { required: false, type: () => String },
              city: { required: false, type: () => String },
              category: { required: false, type: () => String },
              season: { required: false, type: () => String },
              compare: { required: false, type: () => String },
              brand: { required: false, type: () => String },
              trend: { required: false, type: () => String },
              scope: { required: false, type: () => String },
              metric: { required: false, type: () => String },
              view: { required: false, type: () => String },
              job: { required: false, type: () => String },
              country: { required: false, type: () => String },
              window: { required: false, type: () => String },
              without: { required: false, type: () => String },
              from: { required: false, type: () => String },
              to: { required: false, type: () => String },
              limit: { required: false, type: () => String },
              as_of: { required: false, type: () => String },
              definition: { required: false, type: () => String },
            },
            LivingFiltersDto: {},
            ChosenFigureDto: {
              figure: {
                required: true,
                description: "The figure's address below `/api/dashboard/`.",
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: () => t['./features/figures/queries/figure-reference.dto.js'].KeptFiltersDto,
                description: 'None where they are left out.',
              },
            },
            FigureReferenceDto: {
              figure: {
                required: true,
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { city: 'milan' },
              },
            },
          },
        ],
        [import('./features/figures/queries/read-figure.js'), { ReadFigure: {}, ReadFigureHandler: {} }],
        [import('./features/figures/queries/recent-figures.js'), { RecentFigures: {} }],
        [
          import('./features/figures/scope/figure-query.dto.js'),
          {
            FigureQueryDto: {
              type: { required: true, type: () => String, description: 'Slug of a type.', default: 'woman' },
              city: {
                required: true,
                type: () => String,
                description: 'Slug of a city.',
                default: 'all-cities',
              },
              category: {
                required: true,
                default: 'all-categories',
                enum: [
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'other',
                  'all-categories',
                ],
              },
              season: {
                required: false,
                type: () => String,
                description: 'Slug of a season; the newest that is shown to the reader where it is left out.',
                example: 'spring-summer-2027',
              },
              compare: {
                required: false,
                type: () => String,
                description: 'Slug of a season to set beside it.',
                example: 'fall-winter-2026',
              },
              brand: {
                required: false,
                type: () => String,
                description: 'Slug of a brand.',
                example: 'castellani-brera',
              },
              trend: { required: false, type: () => String, description: 'Slug of a tag.', example: 'denim' },
              scope: {
                required: true,
                description: 'Which brands.',
                default: 'all-brands',
                enum: ['all-brands', 'top-20-brands'],
              },
              metric: {
                required: true,
                description: 'What brands are ranked by.',
                default: 'traffic',
                enum: ['traffic', 'searches', 'views'],
              },
              view: {
                required: true,
                description: 'How colours are grouped.',
                default: 'main_colours',
                enum: ['main_colours', 'colour_tones'],
              },
              job: {
                required: true,
                type: () => String,
                description: 'An occupation of members.',
                default: 'consumer',
              },
              country: {
                required: true,
                type: () => String,
                description: 'Where searches came from.',
                default: 'all-countries',
              },
              window: {
                required: true,
                description:
                  "The days in which behaviour counts: those of the season's shows, or the last ones.",
                default: 'season',
                enum: ['season', '30d', '12m'],
              },
              without: {
                required: false,
                description: 'A category of tags that lists of trends leave out; ranks stay those among all.',
                enum: ['beauty'],
              },
              from: {
                required: false,
                type: () => String,
                description: "First day of days of one's own, in Paris.",
              },
              to: { required: false, type: () => String, description: 'Their last day.' },
              limit: { required: false, type: () => Number, minimum: 1, maximum: 500 },
              page: { required: true, type: () => Number, default: 1, minimum: 1, maximum: 10000 },
              as_of: { required: false, type: () => String, description: 'The figure as it was known then.' },
              definition: {
                required: false,
                description: 'Version of the definition; the newest where it is left out.',
                enum: ['1', '2', '3'],
              },
              explain: {
                required: true,
                description: 'With how it was counted.',
                default: 'false',
                enum: ['true', 'false'],
              },
              fields: {
                required: false,
                type: () => String,
                description: 'Of each row only these, by commas.',
                example: 'label,value,interval',
              },
              format: {
                required: false,
                description:
                  'As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns.',
                enum: ['csv', 'csvw', 'xlsx', 'json', 'parquet'],
              },
              locale: {
                required: false,
                description: 'Language of the words in a file.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
          },
        ],
        [
          import('./features/figures/series/queries/read-series.js'),
          {
            SeriesQueryDto: {
              measure: {
                required: true,
                default: 'runway-share',
                enum: ['traffic', 'searches', 'boards', 'street-style', 'members', 'views', 'runway-share'],
              },
              step: {
                required: false,
                description:
                  'Seasons of a runway share and of what members of an occupation searched; weeks or days of all else.',
                enum: ['season', 'day', 'week'],
              },
              of: {
                required: true,
                description:
                  'What a series is of; traffic is of brands alone, what members searched of trends; searches name no colours.',
                default: 'trend',
                enum: ['brand', 'city', 'trend', 'colour', 'model'],
              },
              slugs: {
                required: false,
                type: () => [String],
                description:
                  'Slugs of trends, brands, models, colours of the palette or cities, by commas; the largest ones where it is left out.',
                example: 'denim,velvet',
                pattern: '^[a-z0-9-]{1,200}$',
              },
              groups: {
                required: false,
                type: () => String,
                description:
                  'Groups of trends, brands, colours or cities, each a line that counts a look, search or page once whichever members it has; written\nas questions write them: key, dimension (`tag`, `brand`, `colour` or `city`), name and members by colons, groups by semicolons. What\nmembers of an occupation searched has none: hidden numbers could be told from sums.',
                example: '~romantic:tag:Romantic:lace,ruffles,sheer',
              },
              limit: {
                required: true,
                type: () => Number,
                description: 'How many of the largest.',
                default: 10,
                minimum: 1,
              },
            },
            ReadSeries: {},
            ReadSeriesHandler: {},
          },
        ],
        [
          import('./features/figures/series/queries/split-change.js'),
          {
            SplitQueryDto: {},
            SplitDto: {
              season_short: { required: true, type: () => String, example: 'SS27' },
              previous_short: { required: true, type: () => String, example: 'SS26' },
              before: { required: true, type: () => Number, description: 'Percent.', example: 10 },
              after: { required: true, type: () => Number, example: 13 },
              same_brands: {
                required: true,
                type: () => Number,
                description: 'Brands that showed in the same city both times.',
              },
              joined: {
                required: true,
                type: () => Number,
                description: 'Brands that did not show a year earlier.',
              },
              left: { required: true, type: () => Number, description: 'Brands that do not show any more.' },
              cities: {
                required: true,
                type: () => Number,
                description: 'Cities that brands of both seasons came to or went from.',
              },
            },
            SplitChange: {},
            SplitChangeHandler: {},
          },
        ],
        [
          import('./features/figures/series/series.dto.js'),
          {
            SeriesStepDto: {
              from: { required: true, type: () => String, example: '2026-11-16' },
              to: { required: true, type: () => String, example: '2026-11-22' },
              season: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of runway shares.',
                example: 'spring-summer-2027',
              },
              season_short: { required: true, type: () => String, nullable: true, example: 'SS27' },
              partial: {
                required: true,
                type: () => Boolean,
                description: 'It is not over yet, or not all of its days were asked for.',
              },
              of: {
                required: true,
                type: () => Number,
                description:
                  'Out of how much: looks, pictures, searches, openings, boards, page views or members.',
                example: 2733,
              },
            },
            SeriesPointDto: {
              value: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percent; null where there was nothing to be a part of.',
                example: 1.5,
              },
              numerator: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Null of what is hidden.',
                example: 41,
              },
              low_base: { required: true, type: () => Boolean, description: 'It rests on few.' },
              interval: {
                required: true,
                nullable: true,
                description:
                  'Of a runway share: between what it lies with a certainty of 95 %, percent, by drawing brands anew.',
              },
              suppressed: {
                required: false,
                type: () => Boolean,
                description:
                  'Of what members did: fewer than ten are in it, or none, or nothing of the season is told yet.',
              },
            },
            SeriesMemberDto: {
              slug: { required: true, type: () => String, example: 'lace' },
              label: { required: true, type: () => String, example: 'Lace' },
            },
            OneSeriesDto: {
              slug: { required: true, type: () => String, example: 'denim' },
              label: { required: true, type: () => String, example: 'Denim' },
              members: {
                required: false,
                type: () => [t['./features/figures/series/series.dto.js'].SeriesMemberDto],
                description: 'Of a group: what is counted once where any of them is.',
              },
              points: {
                required: true,
                type: () => [t['./features/figures/series/series.dto.js'].SeriesPointDto],
                description: 'One for each step.',
              },
            },
            ShowWeeksDto: {
              season_short: { required: true, type: () => String, example: 'SS27' },
              from: { required: true, type: () => String, example: '2026-09-08' },
              to: { required: true, type: () => String, example: '2026-10-13' },
            },
            SeriesDto: {
              steps: {
                required: true,
                type: () => [t['./features/figures/series/series.dto.js'].SeriesStepDto],
              },
              series: {
                required: true,
                type: () => [t['./features/figures/series/series.dto.js'].OneSeriesDto],
              },
              shows: {
                required: true,
                type: () => [t['./features/figures/series/series.dto.js'].ShowWeeksDto],
                description: 'Main seasons whose days touch those of the series.',
              },
              meta: {
                required: true,
                type: () => t['./features/figures/figure/figure.dto.js'].FigureMetaDto,
              },
            },
          },
        ],
        [
          import('./features/follows/commands/add-push-device.js'),
          {
            PushKeysDto: {
              p256dh: {
                required: true,
                type: () => String,
                description: 'A point of P-256, 65 bytes as base64url.',
                pattern: '^B[A-Za-z0-9_-]{86}$',
              },
              auth: {
                required: true,
                type: () => String,
                description: '16 bytes as base64url.',
                pattern: '^[A-Za-z0-9_-]{22}$',
              },
            },
            PushDeviceDto: {
              endpoint: { required: true, type: () => String, example: 'https://push.example/send/4f1c' },
              keys: {
                required: true,
                type: () => t['./features/follows/commands/add-push-device.js'].PushKeysDto,
              },
              language: {
                required: true,
                description: 'That it is told in.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            AddedPushDeviceDto: {
              id: {
                required: true,
                type: () => String,
                description: 'SHA-256 of its address, in hexadecimal digits.',
              },
            },
            AddPushDevice: {},
            AddPushDeviceHandler: {},
          },
        ],
        [
          import('./features/follows/commands/choose-follow-mails.js'),
          {
            FollowMailsDto: { on: { required: true, type: () => Boolean } },
            ChooseFollowMails: {},
            ChooseFollowMailsHandler: {},
          },
        ],
        [
          import('./features/follows/commands/end-follow-mails.js'),
          { EndFollowMails: {}, EndFollowMailsHandler: {} },
        ],
        [
          import('./features/follows/commands/follow.js'),
          {
            FollowDto: {
              kind: { required: true, enum: ['brand', 'tag', 'model', 'board', 'search'] },
              slug: { required: false, type: () => String, example: 'castellani-brera' },
              search: {
                required: false,
                type: () => String,
                description: "Filters as the listing's address has them.",
                example: 'tags=lace&type=woman',
              },
              board: {
                required: false,
                type: () => String,
                description: "What the address of the board's public page ends with.",
                example: 'mB4Yp2nQk7c1sVtXz0aLrw',
                pattern: '^[\\w-]{22}$',
              },
            },
            FollowedDto: { id: { required: true, type: () => String, example: 'brand:castellani-brera' } },
            FollowSomething: {},
            FollowSomethingHandler: {},
          },
        ],
        [
          import('./features/follows/commands/mark-feed-seen.js'),
          { MarkFeedSeen: {}, MarkFeedSeenHandler: {} },
        ],
        [
          import('./features/follows/commands/remove-push-device.js'),
          { RemovePushDevice: {}, RemovePushDeviceHandler: {} },
        ],
        [import('./features/follows/commands/unfollow.js'), { Unfollow: {}, UnfollowHandler: {} }],
        [
          import('./features/follows/queries/feed.js'),
          {
            FeedPartDto: {
              total_count: { required: true, type: () => Number, description: 'Of all its looks.' },
              new_count: {
                required: true,
                type: () => Number,
                description: 'Looks that have come since the member looked last.',
              },
              looks: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            FeedDto: {
              results: { required: true, type: () => [t['./features/follows/queries/feed.js'].FeedPartDto] },
              mails: { required: true, type: () => Boolean, description: 'Whether mails tell of new looks.' },
            },
            Feed: {},
            FeedHandler: {},
          },
        ],
        [
          import('./features/follows/queries/own-follows.js'),
          {
            FollowedBoardDto: {
              token: {
                required: true,
                type: () => String,
                description: 'What the address of its public page ends with.',
                example: 'mB4Yp2nQk7c1sVtXz0aLrw',
              },
              name: {
                required: true,
                type: () => String,
                description: 'As its owner calls it now.',
                example: 'For winter',
              },
            },
            FollowRowDto: {
              id: { required: true, type: () => String, example: 'brand:castellani-brera' },
              kind: { required: true, enum: ['brand', 'tag', 'model', 'board', 'search'] },
              slug: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null for a search and a board.',
              },
              search: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The filters of a search; null for all else.',
                example: 'type=woman&tags=lace',
              },
              board: {
                required: true,
                type: () => t['./features/follows/queries/own-follows.js'].FollowedBoardDto,
                nullable: true,
                description: 'Null for all else.',
              },
            },
            NamedFollowDto: {
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What a search is called, by the words of its filters; null for all else.',
                example: 'Womenswear \u00B7 Lace',
              },
            },
            OwnFollowsQueryDto: {
              language: {
                required: false,
                description: 'Of the names of searches; English when it is left out.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            OwnFollowsDto: {
              results: {
                required: true,
                type: () => [t['./features/follows/queries/own-follows.js'].NamedFollowDto],
              },
              mails: { required: true, type: () => Boolean, description: 'Whether mails tell of new looks.' },
            },
            OwnFollows: {},
            OwnFollowsHandler: {},
          },
        ],
        [
          import('./features/follows/queries/own-push-devices.js'),
          {
            PushDeviceRowDto: {
              id: {
                required: true,
                type: () => String,
                description: 'SHA-256 of its address, in hexadecimal digits.',
              },
              created_at: { required: true, type: () => String },
              told_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When it was told of something last; null for never.',
              },
            },
            PushDevicesDto: {
              results: {
                required: true,
                type: () => [t['./features/follows/queries/own-push-devices.js'].PushDeviceRowDto],
              },
              public_key: {
                required: true,
                type: () => String,
                description: 'The `applicationServerKey` a browser subscribes with.',
              },
            },
            OwnPushDevices: {},
            OwnPushDevicesHandler: {},
          },
        ],
        [import('./features/forecasts/commands/find-leads.js'), { FindLeads: {}, FindLeadsHandler: {} }],
        [
          import('./features/forecasts/commands/forecast-seasons.js'),
          { ForecastSeasons: {}, ForecastSeasonsHandler: {} },
        ],
        [
          import('./features/forecasts/commands/make-forecasts-now.js'),
          { MakeForecastsNow: {}, MakeForecastsNowHandler: {} },
        ],
        [import('./features/forecasts/commands/make-round.js'), { MakeRound: {}, MakeRoundHandler: {} }],
        [
          import('./features/forecasts/commands/score-rounds.js'),
          { ScoreRounds: {}, ScoreRoundsHandler: {} },
        ],
        [import('./features/forecasts/queries/concept-changes.js'), { ConceptChanges: {} }],
        [
          import('./features/forecasts/queries/concept-forecast.js'),
          {
            ConceptForecastQueryDto: {
              measure: {
                required: true,
                description:
                  'What is foretold: a share of searches, of openings of looks, of boards by week; a runway share of the next season.',
                default: 'searches',
                enum: ['searches', 'boards', 'views', 'runway-share'],
              },
              of: { required: true, default: 'trend', enum: ['brand', 'trend'] },
              slug: {
                required: true,
                type: () => String,
                description: 'Of the trend or brand.',
                example: 'denim',
              },
              origin: {
                required: false,
                type: () => String,
                description: 'An earlier forecast, by its origin; the newest where it is left out.',
                example: '2026-08-24',
                pattern: '^\\d{4}-\\d{2}-\\d{2}$',
              },
            },
            ConceptForecast: {},
            ConceptForecastHandler: {},
          },
        ],
        [
          import('./features/forecasts/queries/forecast-record.js'),
          {
            ForecastRecordQueryDto: {
              measure: { required: false, enum: ['searches', 'boards', 'views', 'runway-share'] },
              of: { required: false, enum: ['brand', 'trend'] },
              slug: {
                required: false,
                type: () => String,
                description: 'Of one trend or brand.',
                example: 'denim',
              },
              horizon: {
                required: false,
                description: 'Weeks ahead: 4, 13, 26 or 52; 1 is the next season of a runway share.',
                enum: [4, 1, 13, 26, 52],
              },
              method: { required: false, type: () => String, example: 'combination' },
              order: {
                required: true,
                description: 'The greatest errors first, or what ended last.',
                default: 'worst',
                enum: ['newest', 'worst'],
              },
              page: { required: true, type: () => Number, default: 1, minimum: 1, maximum: 10000 },
            },
            RecordedForecastDto: {
              measure: { required: true, enum: ['searches', 'boards', 'views', 'runway-share'] },
              of: { required: true, enum: ['brand', 'trend'] },
              slug: { required: true, type: () => String, example: 'denim' },
              label: { required: true, type: () => String, example: 'Denim' },
              origin: { required: true, type: () => String, example: '2026-08-24' },
              ended: {
                required: true,
                type: () => String,
                description: 'The day after its last week.',
                example: '2026-11-23',
              },
              made_at: { required: true, type: () => String, example: '2026-08-26T02:40:11.000Z' },
              method: { required: true, type: () => String, example: 'combination' },
              version: { required: true, type: () => String, example: '1' },
              low_base: {
                required: true,
                type: () => Boolean,
                description: 'It rested on few events a week.',
              },
            },
            RecordGroupDto: {
              measure: { required: true, enum: ['searches', 'boards', 'views', 'runway-share'] },
              horizon: { required: true, example: 13, enum: [4, 1, 13, 26, 52] },
              method: { required: true, type: () => String, example: 'combination' },
              forecasts: { required: true, type: () => Number, example: 412 },
              mase: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Mean of their MASE.',
                example: 0.83,
              },
              naive: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'The same of saying what the year before had, of those forecasts of which that is known.',
                example: 1.02,
              },
              within50: {
                required: true,
                type: () => Number,
                description: 'Percent of weeks within the interval of 50 %.',
                example: 52.1,
              },
              within80: { required: true, type: () => Number, example: 79.4 },
              within95: { required: true, type: () => Number, example: 94 },
              direction: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percent of forecasts whose level went the way they said.',
                example: 68.2,
              },
            },
            ForecastRecordDto: {
              groups: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast-record.js'].RecordGroupDto],
              },
              results: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast-record.js'].RecordedForecastDto],
              },
              total_count: { required: true, type: () => Number, example: 412 },
              page: { required: true, type: () => Number, example: 1 },
              page_size: { required: true, type: () => Number, example: 50 },
            },
            ForecastRecord: {},
            ForecastRecordHandler: {},
          },
        ],
        [
          import('./features/forecasts/queries/forecast.dto.js'),
          {
            ForecastBandDto: {
              coverage: {
                required: true,
                type: () => Number,
                description: 'Percent of weeks that should lie in it.',
                example: 80,
              },
              low: { required: true, type: () => Number, example: 1.12 },
              high: { required: true, type: () => Number, example: 1.97 },
            },
            ForecastWeekDto: {
              from: { required: true, type: () => String, example: '2026-11-23' },
              to: { required: true, type: () => String, example: '2026-11-29' },
              season_short: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of a runway share.',
                example: 'FW27',
              },
              value: { required: true, type: () => Number, description: 'Percent.', example: 1.52 },
              bands: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast.dto.js'].ForecastBandDto],
                description: '50, 80 and 95 %.',
              },
            },
            ForecastDataDto: {
              from: { required: true, type: () => String, example: '2023-12-04' },
              to: { required: true, type: () => String, example: '2026-11-22' },
              as_of: {
                required: true,
                type: () => String,
                description: 'As events and looks were known then.',
                example: '2026-11-25T02:40:00.000Z',
              },
              weeks: {
                required: true,
                type: () => Number,
                description: 'Weeks, or seasons, in which anything was measured.',
                example: 148,
              },
              events: {
                required: true,
                type: () => Number,
                description: 'Searches, openings, boards or looks in them.',
                example: 5120,
              },
              digest: {
                required: true,
                type: () => String,
                description: 'SHA-256 of the weekly counts.',
                example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              },
            },
            ForecastScoreDto: {
              horizon: {
                required: true,
                description: 'Weeks ahead; 1 of a runway share, which is foretold of the next season.',
                example: 13,
                enum: [4, 1, 13, 26, 52],
              },
              weeks: {
                required: true,
                type: () => Number,
                description: 'Weeks of them in which anything was measured.',
                example: 13,
              },
              said: {
                required: true,
                type: () => Number,
                description: 'Their mean, as it was said, percent.',
                example: 1.5,
              },
              came: {
                required: true,
                type: () => Number,
                description: 'Their mean, as it came.',
                example: 1.62,
              },
              mase: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Mean absolute error over the seasonal naive error of what was known (MASE).',
                example: 0.81,
              },
              naive: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The same of saying what the year before had.',
                example: 1.04,
              },
              within50: {
                required: true,
                type: () => Number,
                description: 'Weeks that lay within the interval of 50 %.',
                example: 7,
              },
              within80: { required: true, type: () => Number, example: 11 },
              within95: { required: true, type: () => Number, example: 13 },
              direction: {
                required: true,
                type: () => Boolean,
                nullable: true,
                description:
                  'Whether the level went the way it was said to; null where it was to stay, or stayed.',
              },
            },
            ForecastDto: {
              origin: {
                required: true,
                type: () => String,
                description: 'The first day that was not known.',
                example: '2026-11-23',
              },
              made_at: { required: true, type: () => String, example: '2026-11-25T02:40:11.000Z' },
              afterwards: {
                required: true,
                type: () => Boolean,
                description:
                  'It was made later than its week, from nothing but what was known before its origin.',
              },
              method: { required: true, type: () => String, example: 'combination' },
              version: { required: true, type: () => String, example: '1' },
              note: {
                required: true,
                type: () => String,
                description: 'What is to be known of it, such as gaps; may be empty.',
              },
              data: {
                required: true,
                type: () => t['./features/forecasts/queries/forecast.dto.js'].ForecastDataDto,
              },
              low_base: {
                required: true,
                type: () => Boolean,
                description: 'It rests on few events a week.',
              },
              weeks: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast.dto.js'].ForecastWeekDto],
              },
              scores: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast.dto.js'].ForecastScoreDto],
                description: 'Of horizons that have ended.',
              },
            },
            LevelChangeDto: {
              from: { required: true, type: () => String, example: '2026-09-14' },
              before: {
                required: true,
                type: () => Number,
                description: 'The level in the weeks before, percent, the season taken out.',
                example: 5.1,
              },
              after: { required: true, type: () => Number, example: 8.7 },
            },
            OddWeekDto: {
              from: { required: true, type: () => String, example: '2026-03-02' },
              value: { required: true, type: () => Number, description: 'Percent.', example: 12.3 },
              expected: { required: true, type: () => Number, example: 5.2 },
            },
            ConceptForecastDto: {
              series: { required: true, type: () => t['./features/figures/series/series.dto.js'].SeriesDto },
              forecast: {
                required: true,
                type: () => t['./features/forecasts/queries/forecast.dto.js'].ForecastDto,
                nullable: true,
                description:
                  'Null where there are too few events to foretell anything, or nothing was foretold yet.',
              },
              origins: {
                required: true,
                type: () => [String],
                description: 'Origins of all forecasts of it, the newest first.',
                example: ['2026-11-23'],
              },
              changes: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast.dto.js'].LevelChangeDto],
                description:
                  'Where something changed for good; what is behind a week, `/api/dashboard/rows/events` tells.',
              },
              odd_weeks: {
                required: true,
                type: () => [t['./features/forecasts/queries/forecast.dto.js'].OddWeekDto],
              },
            },
          },
        ],
        [import('./features/forecasts/queries/foretold-levels.js'), { ForetoldLevels: {} }],
        [
          import('./features/forecasts/queries/leads.js'),
          {
            LeadsQueryDto: {
              of: { required: true, default: 'trend', enum: ['brand', 'trend'] },
              slug: {
                required: false,
                type: () => String,
                description: 'Of one trend or brand.',
                example: 'denim',
              },
              page: { required: true, type: () => Number, default: 1, minimum: 1, maximum: 10000 },
            },
            LeadDto: {
              slug: { required: true, type: () => String, example: 'denim' },
              label: { required: true, type: () => String, example: 'Denim' },
              first: { required: true, enum: ['searches', 'boards', 'street-style', 'views'] },
              second: { required: true, enum: ['searches', 'boards', 'street-style', 'views'] },
              shown: {
                required: true,
                type: () => Boolean,
                description:
                  'Whether a lead is shown; otherwise it may be chance, or lies on both sides of none.',
              },
              lead: {
                required: true,
                type: () => Number,
                description:
                  'Weeks by which the first moved before the second; negative: after it. Worth nothing where none is shown.',
                example: 3,
              },
              low: {
                required: true,
                type: () => Number,
                description: 'The middle 90 % of bootstrap draws.',
                example: 2,
              },
              high: { required: true, type: () => Number, example: 5 },
              correlation: { required: true, type: () => Number, example: 0.61 },
              q: {
                required: true,
                type: () => Number,
                description:
                  'Share of false ones to be expected among those no surer than it (Benjamini and Hochberg, 1995).',
                example: 0.012,
              },
              weeks: {
                required: true,
                type: () => Number,
                description: 'Weeks that were looked at, the newest in which both were measured.',
                example: 156,
              },
            },
            LeadsDto: {
              results: { required: true, type: () => [t['./features/forecasts/queries/leads.js'].LeadDto] },
              total_count: { required: true, type: () => Number, example: 342 },
              page: { required: true, type: () => Number, example: 1 },
              page_size: { required: true, type: () => Number, example: 50 },
              shown_count: {
                required: true,
                type: () => Number,
                description: 'Of all pairs so many have a lead that is shown.',
                example: 17,
              },
              fewest_weeks: {
                required: true,
                type: () => Number,
                description: 'Weeks a pair must have been measured without a gap to be looked at.',
                example: 46,
              },
              until: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'The Monday after the last week that was looked at; null where no pair was measured for long enough.',
                example: '2026-11-23',
              },
            },
            Leads: {},
            LeadsHandler: {},
          },
        ],
        [
          import('./features/live/queries/live-room.js'),
          {
            RiseDto: {
              tag: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              looks: { required: true, type: () => Number, description: 'Of the show so far.', example: 9 },
              looks_before: {
                required: true,
                type: () => Number,
                description: 'Of the show a year before.',
                example: 4,
              },
              times: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Share now over share then; null for what was not shown then.',
                example: 3,
              },
            },
            CompositionDto: {
              season_before: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              looks: { required: true, type: () => Number, description: 'That it rests on.' },
              looks_before: { required: true, type: () => Number },
              rises: {
                required: true,
                type: () => [t['./features/live/queries/live-room.js'].RiseDto],
                description: 'The largest gain of share first, at most four.',
              },
            },
            LookArrivalDto: {
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-spring-summer-2027-look-1',
              },
              at: { required: true, type: () => String, example: '2026-09-25T17:04:00.000Z' },
            },
            PulseDto: {
              at: { required: true, type: () => String, example: '2026-09-25T17:04:00.000Z' },
              saves: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Looks of the show put on boards.',
                example: 41,
              },
              searches: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Searches that name the house.',
                example: 120,
              },
            },
            ShowRecordDto: {
              from: { required: true, type: () => String, example: '2026-09-25T17:00:00.000Z' },
              to: {
                required: true,
                type: () => String,
                description: 'When its last look came out, or readers did something last.',
              },
              readers: {
                required: true,
                type: () => [t['./features/live/queries/live-room.js'].PulseDto],
                description: 'None where they cannot be counted in time.',
              },
            },
            LiveRoomDto: {
              composition: {
                required: true,
                type: () => t['./features/live/queries/live-room.js'].CompositionDto,
                nullable: true,
                description: 'Null where either show has fewer than ten looks.',
              },
              arrivals: {
                required: true,
                type: () => [t['./features/live/queries/live-room.js'].LookArrivalDto],
                description: 'In the order in which they came out.',
              },
              record: {
                required: true,
                type: () => t['./features/live/queries/live-room.js'].ShowRecordDto,
                nullable: true,
                description: 'Null until the show is over, and where all its looks came out at once.',
              },
            },
            LiveRoom: {},
            LiveRoomHandler: {},
          },
        ],
        [
          import('./features/live/queries/watch-live.js'),
          {
            ShowWeekDto: {
              season: { required: true, type: () => String, example: 'spring-summer-2027' },
              from: { required: true, type: () => String, example: '2026-09-21' },
              to: { required: true, type: () => String, example: '2026-09-27' },
            },
            LiveFiguresDto: {
              views: {
                required: true,
                type: () => Number,
                description: 'Openings of looks and street style.',
                example: 41230,
              },
              searches: {
                required: true,
                type: () => Number,
                description: 'First-page searches that name something known.',
                example: 1204,
              },
              week: { required: true, type: () => t['./features/live/queries/watch-live.js'].ShowWeekDto },
              as_of: { required: true, type: () => String, example: '2026-09-24T12:00:00.000Z' },
              fresh_to: { required: true, type: () => String, example: '2026-09-24T11:59:59.000Z' },
            },
            WatchLive: {},
            WatchLiveHandler: {},
          },
        ],
        [
          import('./features/moodboards/board-item-key.dto.js'),
          {
            BoardItemKeyDto: {
              type: { required: true, enum: ['look', 'street-style', 'picture', 'note', 'link'] },
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
            },
          },
        ],
        [
          import('./features/moodboards/board-people.dto.js'),
          {
            BoardMemberDto: {
              id: { required: true, type: () => String, example: 'm-3f1c0a9be2d45f60' },
              name: { required: true, type: () => String, example: 'Ada Renard' },
            },
            BoardPersonDto: {
              role: { required: true, enum: ['read', 'edit', 'comment'] },
              you: { required: true, type: () => Boolean, description: 'Whether it is the reader.' },
            },
            SentInvitationDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              email: { required: true, type: () => String, example: 'grace@example.com' },
              role: { required: true, enum: ['read', 'edit', 'comment'] },
              until: {
                required: true,
                type: () => String,
                description: 'Until when it can be accepted.',
                example: '2026-12-11T10:00:00.000Z',
              },
              state: { required: true, enum: ['over', 'waiting', 'declined'] },
            },
            BoardPeopleDto: {
              role: {
                required: true,
                description: 'What the reader may do with it.',
                enum: ['own', 'read', 'edit', 'comment'],
              },
              owner: {
                required: true,
                type: () => t['./features/moodboards/board-people.dto.js'].BoardMemberDto,
              },
              people: {
                required: true,
                type: () => [t['./features/moodboards/board-people.dto.js'].BoardPersonDto],
              },
              invitations: {
                required: true,
                type: () => [t['./features/moodboards/board-people.dto.js'].SentInvitationDto],
                description: 'Told to the owner alone.',
              },
              mention_mails: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader gets a mail where they are mentioned.',
              },
            },
            BoardInvitationDto: {
              board: { required: true, type: () => String, example: 'Denim' },
              by: { required: true, type: () => String, example: 'Ada Renard' },
              role: { required: true, enum: ['read', 'edit', 'comment'] },
              until: { required: true, type: () => String, example: '2026-12-11T10:00:00.000Z' },
              fits: {
                required: true,
                description: 'Whether the reader may accept it, and what is in the way.',
                enum: ['sign-in', 'confirm-address', 'other-address', 'yes'],
              },
            },
            JoinedBoardDto: { slug: { required: true, type: () => String, example: '5f1c2d3e4a5b6c7d' } },
          },
        ],
        [
          import('./features/moodboards/commands/accept-invitation.js'),
          { AcceptInvitation: {}, AcceptInvitationHandler: {} },
        ],
        [import('./features/moodboards/commands/add-look.js'), { AddLook: {}, AddLookHandler: {} }],
        [
          import('./features/moodboards/commands/add-to-named-moodboard.js'),
          { AddToNamedMoodboard: {}, AddToNamedMoodboardHandler: {} },
        ],
        [
          import('./features/moodboards/commands/arrange-board.js'),
          {
            ChooseArrangementDto: { arrangement: { required: true, enum: ['grid', 'free'] } },
            BoardPlacementDto: {
              x: { required: true, type: () => Number, example: 204, minimum: 0 },
              y: { required: true, type: () => Number, example: 40, minimum: 0 },
              width: {
                required: true,
                type: () => Number,
                description: 'With `x` it stays on the canvas.',
                example: 184,
              },
              z: {
                required: true,
                type: () => Number,
                description: 'The higher lies above the lower.',
                example: 3,
                minimum: 0,
              },
            },
            ArrangeBoardDto: {
              places: {
                required: true,
                type: () => [t['./features/moodboards/commands/arrange-board.js'].BoardPlacementDto],
                description: 'What is not named stays where it lies.',
              },
              version: {
                required: true,
                type: () => Number,
                description: 'Of the board as the reader saw it.',
                example: 2,
                minimum: 0,
                maximum: 1000000,
              },
            },
            ChooseArrangement: {},
            ChooseArrangementHandler: {},
            ArrangeBoard: {},
            ArrangeBoardHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/board-comment.dto.js'),
          {
            NewBoardCommentDto: {
              about: {
                required: false,
                type: () => String,
                description:
                  'The picture it is about, as `type:slug`; left out where it is about the whole board.',
                example: 'look:castellani-brera-fall-winter-2026-look-12',
              },
            },
          },
        ],
        [
          import('./features/moodboards/commands/bring-back.js'),
          {
            BringBackDto: {
              version: { required: true, type: () => Number, example: 2, minimum: 1, maximum: 1000000 },
            },
            BringBack: {},
            BringBackHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/change-board-role.js'),
          {
            BoardRoleDto: { role: { required: true, enum: ['read', 'edit', 'comment'] } },
            BoardRoleOrNoneDto: { role: { required: true, enum: ['read', 'edit', 'comment', 'none'] } },
            ChangeBoardRole: {},
            ChangeBoardRoleHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/choose-cover.js'),
          {
            ChooseCoverDto: {
              item: {
                required: true,
                type: () => t['./features/catalogue/queries/medias.js'].MediaKeyDto,
                nullable: true,
                description: 'Null lets the first picture stand for the board again.',
              },
            },
            ChooseCover: {},
            ChooseCoverHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/choose-mention-mails.js'),
          {
            MentionMailsDto: { wanted: { required: true, type: () => Boolean } },
            ChooseMentionMails: {},
            ChooseMentionMailsHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/comment-look.js'),
          {
            CommentLookDto: {
              type: {
                required: false,
                description: 'Tells a look from a street style of the same slug.',
                enum: ['look', 'street-style'],
              },
              comment: {
                required: true,
                type: () => String,
                description: 'An empty one takes the note away.',
                example: 'The cut of the sleeve',
              },
            },
            CommentLook: {},
            CommentLookHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/create-moodboard.js'),
          {
            NameMoodboardDto: { name: { required: true, type: () => String, example: 'Denim' } },
            CreateMoodboard: {},
            CreateMoodboardHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/decline-invitation.js'),
          {
            DeclineInvitationDto: {
              report: {
                required: true,
                type: () => Boolean,
                description: 'Whether it should not have been sent: operators see whose it was.',
                default: false,
              },
            },
            DeclineInvitation: {},
            DeclineInvitationHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/delete-moodboard.js'),
          { DeleteMoodboard: {}, DeleteMoodboardHandler: {} },
        ],
        [
          import('./features/moodboards/commands/duplicate-moodboard.js'),
          { DuplicateMoodboard: {}, DuplicateMoodboardHandler: {} },
        ],
        [
          import('./features/moodboards/commands/hang-picture.js'),
          {
            DescribePictureDto: {
              alt: {
                required: false,
                type: () => String,
                description: 'What is to be seen on it, for those who cannot see it.',
                example: 'A swatch of bottle green velvet',
              },
              credit: {
                required: false,
                type: () => String,
                description: 'Whose it is.',
                example: 'Photograph: Ada',
              },
            },
            HangPicture: {},
            HangPictureHandler: {},
            DescribePicture: {},
            DescribePictureHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/invite-to-board.js'),
          {
            InviteToBoardDto: {
              email: { required: true, type: () => String, example: 'grace@example.com' },
              role: { required: true, description: 'What they may do.', enum: ['read', 'edit', 'comment'] },
            },
            InviteToBoard: {},
            InviteToBoardHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/mark-comments-read.js'),
          { MarkCommentsRead: {}, MarkCommentsReadHandler: {} },
        ],
        [
          import('./features/moodboards/commands/move-looks.js'),
          {
            MoveLooksDto: {
              to: {
                required: true,
                type: () => String,
                description: 'Slug of another board the member may change.',
                example: '5f1c2d3e4a5b6c7d',
              },
            },
            MoveLooks: {},
            MoveLooksHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/name-section.js'),
          {
            SectionParamsDto: {
              section: {
                required: true,
                type: () => String,
                description: 'Chosen by whoever makes it, so that it is made once.',
                example: 'evening',
                pattern: '^[a-z0-9-]{1,40}$',
              },
            },
            NameSectionDto: { name: { required: true, type: () => String, example: 'For the evening' } },
            NameSection: {},
            NameSectionHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/remove-from-board.js'),
          { RemoveFromBoard: {}, RemoveFromBoardHandler: {} },
        ],
        [
          import('./features/moodboards/commands/remove-look.js'),
          {
            RemoveLookDto: {
              moodboard: {
                required: true,
                type: () => String,
                description: 'Slug of the board.',
                example: '5f1c2d3e4a5b6c7d',
              },
            },
            RemoveLook: {},
            RemoveLookHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/remove-looks.js'),
          {
            RemoveLooksDto: {
              items: {
                required: true,
                type: () => [t['./features/moodboards/board-item-key.dto.js'].BoardItemKeyDto],
              },
            },
            RemoveLooks: {},
            RemoveLooksHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/remove-section.js'),
          { RemoveSection: {}, RemoveSectionHandler: {} },
        ],
        [
          import('./features/moodboards/commands/rename-moodboard.js'),
          {
            RenameMoodboardDto: {
              name: {
                required: false,
                type: () => String,
                description: 'Needed unless the description changes.',
                example: 'Denim',
              },
              description: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'An empty one takes the description away.',
                example: 'For winter',
              },
            },
            RenameMoodboard: {},
            RenameMoodboardHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/reorder-moodboard.js'),
          {
            ReorderMoodboardDto: {
              order: {
                required: true,
                type: () => [String],
                description:
                  'Every picture once, as `type:slug`. Where sections stand in it (`section:id`, each once), the pictures after one are\nits own; where none does, each picture stays in its section.',
                example: ['look:castellani-brera-fall-winter-2026-look-12'],
                maxLength: 220,
              },
              version: {
                required: true,
                type: () => Number,
                description: 'Of the board as the reader saw it.',
                example: 2,
                minimum: 0,
                maximum: 1000000,
              },
            },
            ReorderMoodboard: {},
            ReorderMoodboardHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/restore-moodboard.js'),
          { RestoreMoodboard: {}, RestoreMoodboardHandler: {} },
        ],
        [
          import('./features/moodboards/commands/share-moodboard.js'),
          {
            SharedMoodboardDto: {
              token: {
                required: true,
                type: () => String,
                description: 'Of the public page; whoever has it sees the board.',
                example: 'mB4Yp2nQk7c1sVtXz0aLrw',
              },
            },
            ShareMoodboard: {},
            ShareMoodboardHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/unshare-moodboard.js'),
          { UnshareMoodboard: {}, UnshareMoodboardHandler: {} },
        ],
        [
          import('./features/moodboards/commands/withdraw-invitation.js'),
          { WithdrawInvitation: {}, WithdrawInvitationHandler: {} },
        ],
        [
          import('./features/moodboards/commands/write-board-link.js'),
          {
            WriteBoardLinkDto: {
              url: {
                required: true,
                type: () => String,
                description: 'With http or https, without a name and a password in it.',
                example: 'https://example.org/fabrics',
              },
              title: { required: true, type: () => String, example: 'Fabrics for spring' },
            },
            WriteBoardLink: {},
            WriteBoardLinkHandler: {},
          },
        ],
        [
          import('./features/moodboards/commands/write-board-note.js'),
          {
            CardParamsDto: {
              card: {
                required: true,
                type: () => String,
                description: 'Chosen by whoever makes it, so that it is made once.',
                example: 'c-m3k9x2',
                pattern: '^[a-z0-9-]{1,40}$',
              },
            },
            WriteBoardNoteDto: {
              text: { required: true, type: () => String, example: 'Everything in bottle green' },
              paper: { required: true, enum: ['rose', 'white', 'sand', 'sage', 'sky'] },
            },
            WriteBoardNote: {},
            WriteBoardNoteHandler: {},
          },
        ],
        [
          import('./features/moodboards/moodboard-card.dto.js'),
          {
            MoodboardPlaceDto: {
              x: { required: true, type: () => Number, description: 'Of its left side.', example: 204 },
              y: { required: true, type: () => Number, description: 'Of its upper side.', example: 40 },
              width: { required: true, type: () => Number, example: 184 },
              z: {
                required: true,
                type: () => Number,
                description: 'The higher lies above the lower.',
                example: 3,
              },
            },
            NoteContentDto: {
              text: { required: true, type: () => String, example: 'Everything in bottle green' },
              paper: { required: true, enum: ['rose', 'white', 'sand', 'sage', 'sky'] },
            },
            LinkContentDto: {
              url: {
                required: true,
                type: () => String,
                description: 'With http or https.',
                example: 'https://example.org/fabrics',
              },
              host: { required: true, type: () => String, example: 'example.org' },
              title: {
                required: true,
                type: () => String,
                description: 'As the member typed it; may be empty.',
                example: 'Fabrics for spring',
              },
            },
            OwnPictureContentDto: {
              small: {
                required: true,
                type: () => String,
                description: '800 pixels wide at most.',
                example: '/moodboards/pictures/5f1c2d3e4a5b6c7d/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e/small',
              },
              large: {
                required: true,
                type: () => String,
                description: '2,000 pixels wide at most.',
                example: '/moodboards/pictures/5f1c2d3e4a5b6c7d/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e/large',
              },
              width: { required: true, type: () => Number, example: 1600 },
              height: { required: true, type: () => Number, example: 1200 },
              thumbhash: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'A blurred preview of about 25 bytes, in base64.',
                example: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
              },
              colours: {
                required: true,
                type: () => [String],
                description: 'Dominant colours, the most present first.',
                example: ['#2f3a5f', '#d8d4cf'],
              },
              alt: {
                required: true,
                type: () => String,
                description: 'What is to be seen on it, as the member says.',
                example: 'A swatch of bottle green velvet',
              },
              credit: {
                required: true,
                type: () => String,
                description: 'Whose it is, as the member says.',
                example: 'Photograph: Ada',
              },
            },
            MoodboardCardDto: {
              type: { required: true, enum: ['picture', 'note', 'link'] },
              slug: { required: true, type: () => String, description: 'Of the card.', example: 'c-m3k9x2' },
              comment: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null: it is its own words.',
              },
              image_filename: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null: it is not in the catalogue.',
              },
              section: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of the section it stands in; null above the first one.',
                example: 'evening',
              },
              look: {
                required: true,
                type: () => t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto,
                nullable: true,
                description: 'Null: it is not in the catalogue.',
              },
              place: {
                required: true,
                type: () => t['./features/moodboards/moodboard-card.dto.js'].MoodboardPlaceDto,
              },
              note: {
                required: true,
                type: () => t['./features/moodboards/moodboard-card.dto.js'].NoteContentDto,
                nullable: true,
              },
              link: {
                required: true,
                type: () => t['./features/moodboards/moodboard-card.dto.js'].LinkContentDto,
                nullable: true,
              },
              picture: {
                required: true,
                type: () => t['./features/moodboards/moodboard-card.dto.js'].OwnPictureContentDto,
                nullable: true,
              },
            },
          },
        ],
        [
          import('./features/moodboards/moodboard.dto.js'),
          {
            MoodboardSummaryDto: {
              slug: { required: true, type: () => String, example: '5f1c2d3e4a5b6c7d' },
              name: { required: true, type: () => String, example: 'Denim' },
              count: {
                required: true,
                type: () => Number,
                description:
                  'Pictures on it, the member\u2019s own among them; notes and links are counted beside.',
                example: 1,
              },
              notes: { required: true, type: () => Number, description: 'Notes on it.', example: 0 },
              links: { required: true, type: () => Number, description: 'Links on it.', example: 0 },
              cover: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Image of the chosen picture or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty.',
                example: '8d1f0a6c.jpg',
              },
              version: {
                required: true,
                type: () => Number,
                description: 'Of the board, to be sent back with another order.',
                example: 2,
              },
            },
            MoodboardCreationDto: {
              token: {
                required: true,
                type: () => String,
                description: 'Of its public page.',
                example: 'mB4Yp2nQk7c1sVtXz0aLrw',
              },
            },
            MoodboardChangeDto: {
              moodboard: {
                required: true,
                type: () => t['./features/moodboards/moodboard.dto.js'].MoodboardSummaryDto,
              },
              added: { required: true, type: () => Boolean, description: 'Whether it gained a picture.' },
            },
            MoodboardCreationWithItemDto: {
              moodboard: {
                required: true,
                type: () => t['./features/moodboards/moodboard.dto.js'].MoodboardCreationDto,
              },
              added: { required: true, type: () => Boolean, description: 'Whether it gained a picture.' },
            },
            MoodboardSectionDto: {
              id: { required: true, type: () => String, example: 'evening' },
              name: { required: true, type: () => String, example: 'For the evening' },
            },
            MoodboardItemDto: {
              type: { required: true, enum: ['look', 'street-style'] },
              slug: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
              comment: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What its owner says of it.',
                example: 'The cut of the sleeve',
              },
              image_filename: { required: true, type: () => String, example: '8d1f0a6c.jpg' },
              section: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Id of the section it stands in; null above the first one.',
                example: 'evening',
              },
              look: {
                required: true,
                type: () => t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto,
                nullable: true,
                description: 'As lists show it; null once it is no longer published.',
              },
              place: {
                required: true,
                type: () => t['./features/moodboards/moodboard-card.dto.js'].MoodboardPlaceDto,
              },
            },
          },
        ],
        [
          import('./features/moodboards/pdf/pdf-progress.dto.js'),
          {
            PdfProgressDto: {
              ready: {
                required: true,
                type: () => Boolean,
                description: 'Whether it can be had without waiting.',
              },
              done: {
                required: true,
                type: () => Number,
                description: 'Steps done, a step a picture and a page.',
                example: 12,
              },
              total: { required: true, type: () => Number, example: 40 },
            },
          },
        ],
        [
          import('./features/moodboards/queries/board-invitation.js'),
          { BoardInvitation: {}, BoardInvitationHandler: {} },
        ],
        [
          import('./features/moodboards/queries/deleted-moodboards.js'),
          {
            DeletedMoodboardDto: {
              deleted_at: { required: true, type: () => String, example: '2026-11-21T10:00:00.000Z' },
              until: { required: true, type: () => String, example: '2026-12-21T10:00:00.000Z' },
            },
            DeletedMoodboardsDto: {
              results: {
                required: true,
                type: () => [t['./features/moodboards/queries/deleted-moodboards.js'].DeletedMoodboardDto],
              },
            },
            DeletedMoodboards: {},
            DeletedMoodboardsHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/list-moodboards.js'),
          {
            MoodboardListQueryDto: {
              look: {
                required: false,
                type: () => String,
                description: 'Slug of a look; `contains` says which boards hold it.',
              },
              street: {
                required: false,
                type: () => String,
                description: 'Slug of a street-style picture, instead of a look.',
              },
              of: {
                required: true,
                description:
                  "The reader's own boards, those of others they are on, or all they may change, the one they changed last first.",
                default: 'own',
                enum: ['own', 'shared', 'editable'],
              },
              search: { required: false, type: () => String, description: 'Part of a name.' },
            },
            MoodboardListRowDto: {
              token: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of its public page; null while it has none, and for all but its owner.',
                example: 'mB4Yp2nQk7c1sVtXz0aLrw',
              },
              contains: {
                required: true,
                type: () => Boolean,
                description: 'Whether it holds the picture that was asked with.',
              },
              updated_at: { required: true, type: () => String, example: '2026-11-21T10:00:00.000Z' },
              touched_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When the reader changed it last; null where they never did.',
                example: '2026-11-21T10:00:00.000Z',
              },
              role: {
                required: true,
                description: 'What the reader may do with it.',
                enum: ['own', 'read', 'edit', 'comment'],
              },
              owner: {
                required: true,
                type: () => t['./features/moodboards/board-people.dto.js'].BoardMemberDto,
                nullable: true,
                description: "Whose it is; null where it is the reader's own.",
              },
              people: {
                required: true,
                type: () => Number,
                description: 'On it beside its owner.',
                example: 2,
              },
              unread: {
                required: true,
                type: () => Number,
                description: 'Comments of others the reader has not read.',
                example: 0,
              },
            },
            MoodboardListDto: {
              results: {
                required: true,
                type: () => [t['./features/moodboards/queries/list-moodboards.js'].MoodboardListRowDto],
              },
            },
            ListMoodboards: {},
            ListMoodboardsHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/moodboard-history.js'),
          {
            MoodboardStepChangeDto: {
              kind: {
                required: true,
                enum: [
                  'shared',
                  'created',
                  'renamed',
                  'described',
                  'cover',
                  'added',
                  'removed',
                  'noted',
                  'wrote',
                  'linked',
                  'hung',
                  'uncarded',
                  'arranged',
                  'laid',
                  'reordered',
                  'section',
                  'unsectioned',
                  'deleted',
                  'restored',
                  'unshared',
                ],
              },
              count: { required: true, type: () => Number, example: 1 },
            },
            MoodboardStepDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the board after the step.',
                example: 2,
              },
              at: { required: true, type: () => String, example: '2026-11-21T10:00:00.000Z' },
              by: {
                required: true,
                type: () => t['./features/moodboards/board-people.dto.js'].BoardMemberDto,
                nullable: true,
                description: 'Who did it; null where that was somebody who is not on the board any more.',
              },
              changes: {
                required: true,
                type: () => [t['./features/moodboards/queries/moodboard-history.js'].MoodboardStepChangeDto],
                description: 'In their order.',
              },
            },
            MoodboardHistoryDto: {
              slug: { required: true, type: () => String, example: '5f1c2d3e4a5b6c7d' },
              version: { required: true, type: () => Number, example: 2 },
              results: {
                required: true,
                type: () => [t['./features/moodboards/queries/moodboard-history.js'].MoodboardStepDto],
              },
            },
            MoodboardHistory: {},
            MoodboardHistoryHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/moodboard-page.js'),
          {
            MoodboardPageQueryDto: { page_size: { required: true, type: () => Number, minimum: 1 } },
            MoodboardHeadDto: {
              token: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of its public page; null while it has none, and for all but its owner.',
                example: 'mB4Yp2nQk7c1sVtXz0aLrw',
              },
              description: { required: true, type: () => String, nullable: true, example: 'For winter' },
              cover_item: {
                required: true,
                type: () => String,
                nullable: true,
                description: '`type:slug` of the chosen cover; null while the first picture is it.',
                example: 'look:castellani-brera-fall-winter-2026-look-12',
              },
              sections: {
                required: true,
                type: () => [t['./features/moodboards/moodboard.dto.js'].MoodboardSectionDto],
                description: 'In their order.',
              },
              arrangement: {
                required: true,
                description: 'How it is shown; what lies freely has its `place` either way.',
                enum: ['grid', 'free'],
              },
              role: {
                required: true,
                nullable: true,
                description:
                  'What the reader may do with it; null on its public page, which tells nothing of its people.',
                enum: ['own', 'read', 'edit', 'comment'],
              },
              owner: {
                required: true,
                type: () => t['./features/moodboards/board-people.dto.js'].BoardMemberDto,
                nullable: true,
                description: 'Whose it is; null on its public page.',
              },
              people: {
                required: true,
                type: () => Number,
                description: 'On it beside its owner.',
                example: 2,
              },
              invited: {
                required: true,
                type: () => Number,
                description: 'Invitations that wait, for its owner alone.',
                example: 0,
              },
              unread: {
                required: true,
                type: () => Number,
                description: 'Comments of others the reader has not read.',
                example: 0,
              },
            },
            MoodboardPageDto: {
              results: { required: true, type: () => [Object] },
              version: { required: true, type: () => Number, example: 2 },
              moodboard: {
                required: true,
                type: () => t['./features/moodboards/queries/moodboard-page.js'].MoodboardHeadDto,
              },
            },
            MoodboardPage: {},
            MoodboardPageHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/moodboard-to-draw.js'),
          {
            MoodboardPdfQueryDto: {
              looks: {
                required: true,
                type: () => Number,
                description: 'On a page.',
                default: 4,
                minimum: 1,
                maximum: 9,
              },
              format: {
                required: true,
                description: 'As what it is written.',
                default: 'pdf',
                enum: ['pdf', 'pptx'],
              },
            },
            MoodboardToDraw: {},
            MoodboardToDrawHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/moodboard-version.js'),
          {
            MoodboardVersionParamsDto: {
              version: { required: true, type: () => Number, example: 2, minimum: 1, maximum: 1000000 },
            },
            MoodboardThenDto: {
              description: { required: true, type: () => String, nullable: true, example: 'For winter' },
              sections: {
                required: true,
                type: () => [t['./features/moodboards/moodboard.dto.js'].MoodboardSectionDto],
                description: 'In their order.',
              },
              arrangement: { required: true, enum: ['grid', 'free'] },
            },
            MoodboardVersionDto: {
              moodboard: {
                required: true,
                type: () => t['./features/moodboards/queries/moodboard-version.js'].MoodboardThenDto,
              },
              results: { required: true, type: () => [Object] },
            },
            MoodboardVersion: {},
            MoodboardVersionHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/own-picture.js'),
          {
            OwnPictureParamsDto: {
              address: {
                required: true,
                type: () => String,
                description: 'Slug of a board of the member, the token of a public page, or `own`.',
                example: '5f1c2d3e4a5b6c7d',
                pattern: '^[\\w-]{3,64}$',
              },
              picture: {
                required: true,
                type: () => String,
                example: '0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e',
                pattern: '^[0-9a-f]{32}$',
              },
              size: { required: true, enum: ['small', 'large'] },
            },
            OwnPicture: {},
            OwnPictureHandler: {},
          },
        ],
        [
          import('./features/moodboards/queries/people-of-board.js'),
          { PeopleOfBoard: {}, PeopleOfBoardHandler: {} },
        ],
        [
          import('./features/moodboards/queries/saved-pictures.js'),
          {
            SavedPicturesQueryDto: {
              pictures: {
                required: true,
                type: () => [String],
                example: 'look:castellani-brera-fall-winter-2026-look-12,street-style:a-coat',
                minItems: 1,
                pattern: '^(look|street-style):[a-z0-9-]{1,200}$',
              },
            },
            SavedPicturesDto: {
              saved: {
                required: true,
                type: () => [String],
                example: ['look:castellani-brera-fall-winter-2026-look-12'],
              },
            },
            SavedPictures: {},
            SavedPicturesHandler: {},
          },
        ],
        [
          import('./features/newsletters/commands/note-bounces.js'),
          {
            BounceDto: {
              address: { required: true, type: () => String },
              status: {
                required: true,
                type: () => String,
                description:
                  'What the report of the mail server gives as `Status` (RFC 3463), of those that are for good.',
                example: '5.1.1',
                pattern: '^5\\.\\d{1,3}\\.\\d{1,3}$',
              },
            },
            BouncesDto: {
              bounces: {
                required: true,
                type: () => [t['./features/newsletters/commands/note-bounces.js'].BounceDto],
              },
            },
            NotedBouncesDto: {
              noted: {
                required: true,
                type: () => Number,
                description: 'Of them, those of mails of ours that had not been noted before.',
                example: 2,
              },
            },
            NoteBounces: {},
            NoteBouncesHandler: {},
          },
        ],
        [
          import('./features/newsletters/commands/send-newsletter.js'),
          {
            SendNewsletterDto: {
              live_version: {
                required: true,
                type: () => Number,
                description:
                  'How often it had been published and withdrawn when it was seen: what was published since is not sent unseen.',
                example: 3,
                minimum: 1,
                maximum: 1000000,
              },
              at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Now where it is null.',
                example: '2026-12-01T09:00:00Z',
              },
            },
            SendNewsletter: {},
            SendNewsletterHandler: {},
          },
        ],
        [
          import('./features/newsletters/commands/send-test-mail.js'),
          {
            TestMailDto: {
              locale: { required: true, description: 'Which version.', enum: ['en', 'es', 'fr', 'it', 'zh'] },
            },
            SendTestMail: {},
            SendTestMailHandler: {},
          },
        ],
        [
          import('./features/newsletters/commands/stop-newsletter.js'),
          { StopNewsletter: {}, StopNewsletterHandler: {} },
        ],
        [
          import('./features/newsletters/newsletter.dto.js'),
          {
            NewsletterQueryDto: { slug: { required: true, type: () => String, example: 'the-fitting-12' } },
            NewsletterMailQueryDto: { locale: { required: true, enum: ['en', 'es', 'fr', 'it', 'zh'] } },
            SendingDto: {
              id: { required: true, type: () => String, example: '0b6f3c1e-52a4-4a53-9d33-2c1a6f2a9e11' },
              state: {
                required: true,
                description:
                  '`withdrawn`: readers of the site did not see it any more when its time came, so nothing was sent.',
                enum: ['withdrawn', 'done', 'scheduled', 'sending', 'stopped'],
              },
              send_at: { required: true, type: () => String, example: '2026-12-01T09:00:00.000Z' },
              made_by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null when they have left.',
              },
              made_at: { required: true, type: () => String },
              stopped_at: { required: true, type: () => String, nullable: true },
              waiting: {
                required: true,
                type: () => Number,
                description: 'Mails that wait for the mail server.',
              },
              sent: {
                required: true,
                type: () => Number,
                description: 'That it took, and that did not come back.',
              },
              refused: {
                required: true,
                type: () => Number,
                description: 'That it took at no attempt, for another reason than their address.',
              },
              stopped: {
                required: true,
                type: () => Number,
                description: 'That were stopped before they went.',
              },
              left: {
                required: true,
                type: () => Number,
                description: 'Whose readers had unsubscribed before it went.',
              },
              bounced: {
                required: true,
                type: () => Number,
                description: 'Refused for good because of their address, at once or afterwards.',
              },
              unsubscribed: {
                required: true,
                type: () => Number,
                description: 'Of all these, those whose reader ended the newsletter by its link.',
              },
            },
            NewsletterAudienceDto: {
              locale: { required: true, enum: ['en', 'es', 'fr', 'it', 'zh'] },
              count: {
                required: true,
                type: () => Number,
                description: 'Who have not been sent it.',
                example: 1204,
              },
              language: {
                required: true,
                description: 'Of the words they get: English where it is not translated into theirs.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            NewsletterStandingDto: {
              live_version: {
                required: true,
                type: () => Number,
                description: 'How often it was published and withdrawn: what is sent names it.',
                example: 3,
              },
              is_live: {
                required: true,
                type: () => Boolean,
                description: 'Whether readers of the site see it: what they do not see is not sent.',
              },
              audience: {
                required: true,
                type: () => [t['./features/newsletters/newsletter.dto.js'].NewsletterAudienceDto],
              },
              sendings: {
                required: true,
                type: () => [t['./features/newsletters/newsletter.dto.js'].SendingDto],
                description: 'The newest first.',
              },
            },
            NewsletterMailDto: {
              language: {
                required: true,
                description: 'Of the words.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              subject: { required: true, type: () => String, example: 'The fitting no. 12' },
              text: { required: true, type: () => String },
            },
          },
        ],
        [
          import('./features/newsletters/queries/newsletter-standing.js'),
          { NewsletterStanding: {}, NewsletterStandingHandler: {} },
        ],
        [
          import('./features/newsroom/commands/add-picture.js'),
          {
            PictureOfShowQueryDto: {
              name: {
                required: true,
                type: () => String,
                description: 'As its photographer called it.',
                example: 'VALE_FW27_012.jpg',
              },
              taken_at: {
                required: false,
                type: () => String,
                description: "By the camera's clock.",
                example: '2026-02-24T14:03:12',
              },
              position: {
                required: false,
                type: () => Number,
                description:
                  'The place in the show it is meant for; the next one that is free where it is taken or left out.',
                minimum: 1,
                maximum: 10000,
              },
            },
            PlacedLookDto: {
              look: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-12',
              },
              position: { required: true, type: () => Number, example: 12 },
            },
            ElsewhereDto: {
              look: { required: true, type: () => String },
              collection: { required: true, type: () => String },
            },
            AddedPictureDto: {
              look: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].LookFactsDto,
              },
              alike: {
                required: true,
                type: () => [t['./features/newsroom/commands/add-picture.js'].PlacedLookDto],
                description:
                  'Looks of this show that look nearly the same: the same picture in another size, or a burst of one.',
              },
              elsewhere: {
                required: true,
                type: () => [t['./features/newsroom/commands/add-picture.js'].ElsewhereDto],
                description: 'Published looks of other shows with the very same picture.',
              },
              version: {
                required: true,
                type: () => Number,
                description: 'Of the show after it.',
                example: 13,
              },
            },
            AddPicture: {},
            AddPictureHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/download-press-kit.js'),
          { DownloadPressKit: {}, DownloadPressKitHandler: {} },
        ],
        [
          import('./features/newsroom/commands/help-member.js'),
          {
            ReasonDto: {
              reason: { required: true, type: () => String, example: 'Asked by mail, lost telephone' },
            },
            ReleaseDeviceDto: {
              subscription: {
                required: true,
                type: () => Number,
                description: 'The number of the subscription.',
                example: 7,
                minimum: 1,
                maximum: 1000000000,
              },
              device: {
                required: true,
                type: () => String,
                example: '6b86b273ff34fce19d6b804e',
                pattern: '^[\\w-]{1,64}$',
              },
            },
            ProlongDto: {
              kind: { required: true, enum: ['paywall', 'dashboard'] },
              days: {
                required: true,
                type: () => Number,
                description: 'From when it ends, or from now where it has ended.',
                example: 14,
                minimum: 1,
                maximum: 92,
              },
            },
            RefundDto: { kind: { required: true, enum: ['paywall', 'dashboard'] } },
            RefundedDto: {
              amount: {
                required: true,
                type: () => Number,
                description: "In the currency's smallest unit.",
                example: 4900,
              },
              currency: { required: true, enum: ['eur', 'usd', 'gbp', 'cny'] },
            },
            HelpMember: {},
            HelpMemberHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/move-show.js'),
          {
            MoveShowDto: {
              seen: {
                required: true,
                type: () => String,
                description: 'Another moment by now is refused with 409.',
              },
              to: { required: true, type: () => String },
            },
            MovedShowDto: {
              show_date: { required: true, type: () => String, example: '2026-02-24T14:00:00.000Z' },
              embargo_until: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where there is none.',
              },
              embargo_moved: {
                required: true,
                type: () => Boolean,
                description: 'Whether the embargo ended with the show, and so has moved along.',
              },
            },
            MoveShow: {},
            MoveShowHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/preview-links.js'),
          {
            MakePreviewDto: {
              hours: { required: true, type: () => Number, example: 24, default: 24, minimum: 1 },
            },
            PreviewLinkDto: {
              path: {
                required: true,
                type: () => String,
                description: 'Said once; only its hash is kept.',
                example: '/newsroom/preview/q0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq0Zr0kq',
              },
              expires_at: { required: true, type: () => String, example: '2026-02-24T14:00:00.000Z' },
            },
            MakePreview: {},
            MakePreviewHandler: {},
            EndPreviews: {},
            EndPreviewsHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/revise-show.js'),
          {
            ReviseShowDto: {
              version: {
                required: true,
                type: () => Number,
                description:
                  'Of the show as it was seen; 0 for one that is not there yet. Where others have changed what is said since, the answer is\n409.',
                example: 0,
                minimum: 0,
                maximum: 1000000,
              },
              facts: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].ShowFactsDto,
              },
            },
            ReviseShow: {},
            ReviseShowHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/set-embargo.js'),
          {
            SetEmbargoDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the show as it was seen.',
                example: 12,
                minimum: 1,
                maximum: 1000000,
              },
              until: { required: true, type: () => String, nullable: true, description: 'Null lifts it.' },
              publishes: {
                required: true,
                type: () => Boolean,
                description: 'Whether the show is published when it ends, within a minute.',
              },
            },
            SetEmbargo: {},
            SetEmbargoHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/tag-looks.js'),
          {
            HintOutcomeDto: {
              tag: { required: true, type: () => String },
              source: {
                required: true,
                description: 'What it was offered for.',
                enum: ['brand', 'colour', 'model', 'show', 'similar'],
              },
              accepted: {
                required: true,
                type: () => Boolean,
                description: 'Whether it was taken; false where the look was left without it.',
              },
            },
            TagLooksDto: {
              looks: { required: true, type: () => [String], description: 'Slugs of looks of the show.' },
              add: {
                required: true,
                type: () => [String],
                description: 'Slugs of tags that there are.',
                example: ['velvet'],
              },
              remove: { required: true, type: () => [String], example: ['denim'] },
              offered: {
                required: true,
                type: () => [t['./features/newsroom/commands/tag-looks.js'].HintOutcomeDto],
                description: 'What became of the tags that were offered; the next offers follow.',
              },
            },
            TaggedLooksDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the show after it.',
                example: 13,
              },
            },
            TagLooks: {},
            TagLooksHandler: {},
          },
        ],
        [
          import('./features/newsroom/commands/write-deal.js'),
          {
            DealDomainDto: {
              domain: {
                required: true,
                type: () => String,
                example: 'partner.example',
                maxLength: 253,
                pattern: '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$',
              },
            },
            MakeDealDto: { company: { required: true, type: () => String, example: 'Partner & Daughters' } },
            WriteDeal: {},
            WriteDealHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/deals.js'),
          {
            CompanyDealDto: {
              domain: {
                required: true,
                type: () => String,
                description: 'Of their addresses.',
                example: 'partner.example',
              },
              company: { required: true, type: () => String, example: 'Partner & Daughters' },
              members: {
                required: true,
                type: () => Number,
                description: 'Who reads by it: members with a confirmed address there.',
              },
            },
            CompanyDealsDto: {
              results: {
                required: true,
                type: () => [t['./features/newsroom/queries/deals.js'].CompanyDealDto],
                description: 'By company.',
              },
            },
            Deals: {},
            DealsHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/look-hints.js'),
          {
            LookHintsQueryDto: {
              looks: {
                required: true,
                type: () => [String],
                description: 'Slugs of looks of the show, by commas; twelve at most.',
                example: 'castellani-brera-woman-fall-winter-2026-look-1',
                minItems: 1,
              },
            },
            AlikeTagDto: {
              tag: { required: true, type: () => String },
              looks: { required: true, type: () => Number, example: 12 },
              of: { required: true, type: () => Number, example: 20 },
              share: { required: true, type: () => Number, description: 'From 0 to 1.', example: 0.72 },
            },
            ModelTagDto: {
              tag: { required: true, type: () => String },
              share: { required: true, type: () => Number, description: 'From 0 to 1.', example: 0.8 },
            },
            HintsOfLookDto: {
              look: { required: true, type: () => String },
              similar: {
                required: true,
                type: () => [t['./features/newsroom/queries/look-hints.js'].AlikeTagDto],
              },
              model: {
                required: true,
                type: () => [t['./features/newsroom/queries/look-hints.js'].ModelTagDto],
              },
            },
            LookHintsDto: {
              results: {
                required: true,
                type: () => [t['./features/newsroom/queries/look-hints.js'].HintsOfLookDto],
                description: 'Of looks of the show, in the order they were asked for.',
              },
              model: {
                required: true,
                description: 'Whether there is a model, and it could be asked.',
                enum: ['failed', 'none', 'ready'],
              },
            },
            LookHints: {},
            LookHintsHandler: {},
          },
        ],
        [import('./features/newsroom/queries/member-data.js'), { MemberData: {}, MemberDataHandler: {} }],
        [
          import('./features/newsroom/queries/own-brands.js'),
          {
            BrandsToShowDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'By name.',
              },
            },
            BrandsToShow: {},
            BrandsToShowHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/people.js'),
          {
            PeopleQueryDto: {
              search: {
                required: true,
                type: () => String,
                description: 'Parts of an address, a name or a company: each word in one of them.',
                example: 'ines partner.example',
              },
            },
            FoundPersonDto: {
              slug: { required: true, type: () => String, example: 'm-0f1e2d3c4b5a6978' },
              first_name: { required: true, type: () => String },
              last_name: { required: true, type: () => String },
              email: { required: true, type: () => String },
              company: { required: true, type: () => String, nullable: true },
            },
            PeopleDto: {
              results: {
                required: true,
                type: () => [t['./features/newsroom/queries/people.js'].FoundPersonDto],
                description: '20 at most, by their names: more words narrow it.',
              },
              total_count: {
                required: true,
                type: () => Number,
                description: 'All that were found.',
                example: 31,
              },
            },
            People: {},
            PeopleHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/person.js'),
          {
            PersonsDeviceDto: {
              id: { required: true, type: () => String },
              label: { required: true, type: () => String, nullable: true, example: 'Firefox on Linux' },
              bound_at: { required: true, type: () => String },
              current: {
                required: true,
                type: () => Boolean,
                description: 'Accepted now; the others were before it.',
              },
            },
            PersonsSubscriptionDto: {
              id: { required: true, type: () => Number, example: 7 },
              kind: { required: true, example: 'paywall', enum: ['paywall', 'dashboard'] },
              plan: {
                required: true,
                example: 'all-included',
                enum: ['dashboard', 'all-included', 'student-special', 'trend-master'],
              },
              status: {
                required: true,
                example: 'active',
                enum: ['active', 'past_due', 'unpaid', 'paused', 'canceled'],
              },
              ends_at: { required: true, type: () => String },
              renews: { required: true, type: () => Boolean },
              owned: {
                required: true,
                type: () => Boolean,
                description: "Whether it is theirs, or they sit on a seat of somebody else's.",
              },
              quantity: { required: true, type: () => Number, description: 'Seats that are paid for.' },
              seats_given: {
                required: true,
                type: () => Number,
                description: 'Seats that were given to somebody; of whom, only the owner knows.',
              },
              devices: {
                required: true,
                type: () => [t['./features/newsroom/queries/person.js'].PersonsDeviceDto],
                description: "The member's own, the newest first.",
              },
            },
            PersonsSessionDto: {
              device: { required: true, type: () => String, example: 'Firefox on Linux' },
              created_at: { required: true, type: () => String },
              last_seen_at: { required: true, type: () => String },
            },
            PersonDto: {
              slug: { required: true, type: () => String },
              first_name: { required: true, type: () => String },
              last_name: { required: true, type: () => String },
              email: { required: true, type: () => String },
              verified: {
                required: true,
                type: () => Boolean,
                description: 'Whether they opened the link in our mail.',
              },
              returned_mail: {
                required: true,
                type: () => t['./features/accounts/queries/returned-mail.js'].ReturnedMailDto,
                nullable: true,
                description: 'That mails to them come back: what they can do without is not sent there.',
              },
              company: { required: true, type: () => String, nullable: true },
              country: { required: true, type: () => String, nullable: true },
              job: { required: true, type: () => String, nullable: true },
              roles: {
                required: true,
                type: () => [Object],
                enum: [
                  'member',
                  'subscriber',
                  'dashboard-subscriber',
                  'brand',
                  'editor',
                  'support',
                  'operator',
                ],
                isArray: true,
              },
              registered_at: { required: true, type: () => String },
              newsletter: {
                required: true,
                type: () => Boolean,
                description: 'Whether they agreed to the newsletter.',
              },
              has_password: {
                required: true,
                type: () => Boolean,
                description: 'Whether they have a password; without one they sign in elsewhere.',
              },
              providers: { required: true, type: () => [String], description: 'Where else they sign in.' },
              subscriptions: {
                required: true,
                type: () => [t['./features/newsroom/queries/person.js'].PersonsSubscriptionDto],
              },
              sessions: {
                required: true,
                type: () => [t['./features/newsroom/queries/person.js'].PersonsSessionDto],
              },
              audit: {
                required: true,
                type: () => [t['./features/accounts/audit/audit-entry.dto.js'].AuditEntryDto],
                description: 'What was noted about them, the last first; 50 at most.',
              },
            },
            Person: {},
            PersonHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/press-kit-downloads.js'),
          {
            PressKitDownloadDto: {
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Who it was; null when they have left.',
              },
              company: { required: true, type: () => String, nullable: true, example: 'Castellani Brera' },
              pictures: { required: true, type: () => Number, description: 'Looks that were in it.' },
              at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
            },
            PressKitDownloadsDto: {
              results: {
                required: true,
                type: () => [t['./features/newsroom/queries/press-kit-downloads.js'].PressKitDownloadDto],
                description: 'The last one comes first; 100 at most.',
              },
              total_count: { required: true, type: () => Number, description: 'Of all.' },
            },
            PressKitDownloads: {},
            PressKitDownloadsHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/preview.js'),
          {
            PreviewedLookDto: {
              position: { required: true, type: () => Number },
              description: { required: true, type: () => String },
              image_filename: { required: true, type: () => String },
              width: { required: true, type: () => Number },
              height: { required: true, type: () => Number },
              thumbhash: { required: true, type: () => String, nullable: true },
              models: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-facts.dto.js'].NamedDto],
              },
            },
            PreviewDto: {
              facts: {
                required: true,
                type: () => t['./features/catalogue/dto/collection-facts.dto.js'].CollectionFactsDto,
              },
              looks: {
                required: true,
                type: () => [t['./features/newsroom/queries/preview.js'].PreviewedLookDto],
                description: 'In the order of the show.',
              },
              expires_at: { required: true, type: () => String, description: 'Until when the link works.' },
            },
            PreviewOfShow: {},
            PreviewOfShowHandler: {},
            PreviewedPicture: {},
            PreviewedPictureHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/rooms.js'),
          {
            RoomsDto: {
              rooms: {
                required: true,
                type: () => [Object],
                example: ['shows', 'tagging'],
                enum: [
                  'shows',
                  'tagging',
                  'figures',
                  'vocabulary',
                  'retags',
                  'words',
                  'people',
                  'plans',
                  'streams',
                ],
                isArray: true,
              },
            },
            Rooms: {},
            RoomsHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/show-history.js'),
          {
            ShowChangeDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'After the last of them.',
                example: 12,
              },
              type: {
                required: true,
                example: 'LooksRetagged',
                enum: [
                  'CollectionDrafted',
                  'CollectionRevised',
                  'CollectionPublished',
                  'CollectionWithdrawn',
                  'CollectionDeleted',
                  'CollectionEmbargoed',
                  'LooksCatalogued',
                  'LooksRetagged',
                  'LooksReordered',
                  'LooksRemoved',
                ],
              },
              looks: {
                required: true,
                type: () => Number,
                description: 'How many looks it is about; 0 for the show itself.',
              },
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null for what happened by itself, or when they have left.',
              },
              at: {
                required: true,
                type: () => String,
                description: 'When the last of them was made.',
                example: '2026-11-24T10:00:00.000Z',
              },
            },
            ShowHistoryDto: {
              changes: {
                required: true,
                type: () => [t['./features/newsroom/queries/show-history.js'].ShowChangeDto],
                description: 'The last change comes first; 200 at most.',
              },
            },
            ShowHistory: {},
            ShowHistoryHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/tag-hints.js'),
          {
            TagShareDto: {
              tag: { required: true, type: () => String },
              looks: { required: true, type: () => Number, example: 12 },
              of: { required: true, type: () => Number, example: 40 },
            },
            ColourHintsDto: {
              colour: { required: true, type: () => String, example: '#561a2a' },
              tags: {
                required: true,
                type: () => [t['./features/newsroom/queries/tag-hints.js'].TagShareDto],
              },
            },
            LearnedHintDto: {
              tag: { required: true, type: () => String },
              source: { required: true, enum: ['brand', 'colour', 'model', 'show', 'similar'] },
              offered: { required: true, type: () => Number },
              accepted: { required: true, type: () => Number },
            },
            TagHintsDto: {
              colours: {
                required: true,
                type: () => [t['./features/newsroom/queries/tag-hints.js'].ColourHintsDto],
                description: "By the main colours of the show's looks.",
              },
              brand: {
                required: true,
                type: () => [t['./features/newsroom/queries/tag-hints.js'].TagShareDto],
                description:
                  "Of the looks of the brand's newest show of the same type; empty where it has none.",
              },
              learned: {
                required: true,
                type: () => [t['./features/newsroom/queries/tag-hints.js'].LearnedHintDto],
              },
            },
            TagHints: {},
            TagHintsHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/tagging-queue.js'),
          {
            ShowToTagDto: {
              wanting: {
                required: true,
                type: () => Number,
                description: 'Looks without a tag.',
                example: 12,
              },
            },
            TaggingQueueDto: {
              results: {
                required: true,
                type: () => [t['./features/newsroom/queries/tagging-queue.js'].ShowToTagDto],
                description: 'Those in work first, the newest first.',
              },
            },
            TaggingQueue: {},
            TaggingQueueHandler: {},
          },
        ],
        [
          import('./features/newsroom/queries/tagging-words.js'),
          {
            TagWordsDto: {
              slug: { required: true, type: () => String, example: 'velvet' },
              label: {
                required: true,
                type: () => String,
                description: "In the reader's language.",
                example: 'Velvet',
              },
              words: {
                required: true,
                type: () => [String],
                description: 'In all languages, by which it is found; the first is its label.',
                example: ['Velvet', 'Velours', 'Terciopelo'],
              },
              kind: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of the vocabulary; null for a tag it does not know.',
                example: 'garment',
              },
              looks: { required: true, type: () => Number, description: 'Looks that have it.', example: 320 },
            },
            TaggingWordsDto: {
              tags: {
                required: true,
                type: () => [t['./features/newsroom/queries/tagging-words.js'].TagWordsDto],
                description: 'The most used first.',
              },
            },
            TaggingWords: {},
            TaggingWordsHandler: {},
          },
        ],
        [
          import('./features/operations/commands/ask-of-log.js'),
          {
            RedriveDto: {
              topic: {
                required: false,
                enum: [
                  'members',
                  'vocabulary',
                  'tracking',
                  'catalogue',
                  'moodboards',
                  'subscriptions',
                  'ratings',
                ],
              },
              reason: {
                required: false,
                type: () => String,
                description: 'A part of the reason.',
                example: 'kind must be equal',
              },
              partition: {
                required: false,
                type: () => Number,
                description: 'Of one letter, with its topic and its offset.',
                minimum: 0,
                maximum: 65535,
              },
              offset: { required: false, type: () => Number, minimum: 0 },
            },
            BeginReplayDto: {
              rate: {
                required: false,
                type: () => Number,
                description:
                  'Records a second at most, which keeps the machine free for readers; as fast as it goes when it is left out.',
                example: 20000,
                minimum: 1,
                maximum: 10000000,
              },
            },
            AskedDto: { id: { required: true, type: () => Number, example: 12 } },
            AskOfLog: {},
            AskOfLogHandler: {},
          },
        ],
        [import('./features/operations/commands/drop-job.js'), { DropJob: {}, DropJobHandler: {} }],
        [
          import('./features/operations/commands/rebuild-projection.js'),
          {
            RebuildDto: { name: { required: true, type: () => String } },
            RebuildProjection: {},
            RebuildProjectionHandler: {},
            RebuildHandler: {},
          },
        ],
        [import('./features/operations/commands/retry-job.js'), { RetryJob: {}, RetryJobHandler: {} }],
        [
          import('./features/operations/data-quality.dto.js'),
          {
            QualityMinuteDto: {
              minute: {
                required: true,
                type: () => String,
                description: 'Its beginning.',
                example: '2026-11-20T11:00:00.000Z',
              },
              kinds: { required: true, type: () => Object, description: 'By what they tell of.' },
              events: { required: true, type: () => Number, example: 61 },
              bots: { required: true, type: () => Number, example: 3 },
            },
            IntakeDto: {
              received: { required: true, type: () => Number, example: 64 },
              stored: { required: true, type: () => Number, example: 61 },
              spooled: { required: true, type: () => Number, example: 0 },
              duplicate: { required: true, type: () => Number, example: 2 },
              refused: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'number' },
                description: 'By why they were refused.',
                example: { invalid: 1 },
              },
            },
            UnknownSlugDto: {
              entity: { required: true, type: () => String, example: 'look:no-such-look' },
              events: { required: true, type: () => Number, example: 1 },
            },
            UnknownSlugsDto: {
              events: { required: true, type: () => Number, example: 1 },
              share: { required: true, type: () => Number, nullable: true, example: 0.016 },
              slugs: {
                required: true,
                type: () => [t['./features/operations/data-quality.dto.js'].UnknownSlugDto],
              },
            },
            QualityAlertDto: {
              code: {
                required: true,
                enum: ['refused', 'mix', 'volume', 'duplicates', 'unknown', 'dead-letters', 'lag'],
              },
              dimension: {
                required: false,
                type: () => String,
                description: 'Of a shifted mix.',
                example: 'device',
              },
              value: { required: false, type: () => String, example: 'mobile' },
              now: {
                required: true,
                type: () => Number,
                description:
                  'A share from 0 to 1, events for `volume` and `dead-letters`, milliseconds for `lag`.',
                example: 0.3,
              },
              before: {
                required: true,
                type: () => Number,
                description: 'What it is compared with: the week before, or the limit.',
                example: 0.5,
              },
            },
            DataQualityDto: {
              from: { required: true, type: () => String, example: '2026-11-20T11:00:00.000Z' },
              as_of: { required: true, type: () => String, example: '2026-11-20T11:59:30.000Z' },
              fresh_to: {
                required: true,
                type: () => String,
                description: 'Every event appended before it is in the warehouse.',
                example: '2026-11-20T11:59:29.000Z',
              },
              lag_ms: { required: true, type: () => Number, example: 1000 },
              minutes: {
                required: true,
                type: () => [t['./features/operations/data-quality.dto.js'].QualityMinuteDto],
              },
              intake: {
                required: true,
                type: () => t['./features/operations/data-quality.dto.js'].IntakeDto,
              },
              events: {
                required: true,
                type: () => Number,
                description: 'Rows of the warehouse.',
                example: 61,
              },
              bots: { required: true, type: () => Number, example: 3 },
              staff: { required: true, type: () => Number, example: 1 },
              out_of_time: {
                required: true,
                type: () => Number,
                description:
                  'Events that happened more than 48 hours before they arrived, or at an impossible time: they count at no time.',
                example: 2,
              },
              without_consent: {
                required: true,
                type: () => Number,
                description: 'Events of readers who gave no consent: counted, told apart from nobody.',
                example: 20,
              },
              copies: {
                required: true,
                type: () => Number,
                description:
                  'Copies that reached the warehouse, beside those ingest held back; figures count the first.',
                example: 0,
              },
              duplicate_share: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Held back and copies, of everything that came more than once or not.',
                example: 0.032,
              },
              dead_letters: { required: true, type: () => Number, example: 0 },
              unknown: {
                required: true,
                type: () => t['./features/operations/data-quality.dto.js'].UnknownSlugsDto,
              },
              alerts: {
                required: true,
                type: () => [t['./features/operations/data-quality.dto.js'].QualityAlertDto],
              },
            },
          },
        ],
        [
          import('./features/operations/queries/data-quality.js'),
          {
            DataQualityQueryDto: {
              minutes: {
                required: true,
                type: () => Number,
                description: 'The last ones, up to now.',
                default: 60,
                minimum: 1,
                maximum: 1440,
              },
            },
            DataQuality: {},
            DataQualityHandler: {},
          },
        ],
        [
          import('./features/operations/queries/dead-letters.js'),
          {
            DeadLettersQueryDto: {
              topic: {
                required: false,
                description: 'Of all topics when it is left out.',
                enum: [
                  'members',
                  'vocabulary',
                  'tracking',
                  'catalogue',
                  'moodboards',
                  'subscriptions',
                  'ratings',
                ],
              },
              reason: {
                required: false,
                type: () => String,
                description: 'A part of the reason.',
                example: 'kind must be equal',
              },
            },
            DeadLetterGroupDto: {
              topic: { required: true, type: () => String, example: 'tracking' },
              reason: {
                required: true,
                type: () => String,
                example: 'data: kind must be equal to one of the allowed values',
              },
              letters: { required: true, type: () => Number, example: 3 },
              sent_again: {
                required: true,
                type: () => Number,
                description: 'How many of them were sent again.',
                example: 1,
              },
              newest: {
                required: true,
                type: () => String,
                description: 'The hour in which the newest of them arrived.',
                example: '2026-11-22T16:00:00.000Z',
              },
            },
            DeadLetterDto: {
              topic: { required: true, type: () => String, example: 'tracking' },
              partition: { required: true, type: () => Number, example: 0 },
              offset: { required: true, type: () => Number, example: 4711 },
              hour: {
                required: true,
                type: () => String,
                description: 'The hour in which it arrived.',
                example: '2026-11-22T16:00:00.000Z',
              },
              reason: {
                required: true,
                type: () => String,
                example: 'data: kind must be equal to one of the allowed values',
              },
              bytes: {
                required: true,
                type: () => Number,
                description: 'How long the record is.',
                example: 480,
              },
              body: {
                required: true,
                type: () => String,
                description: 'Without secrets, addresses and ids of readers.',
              },
              is_cut: { required: true, type: () => Boolean, description: 'Whether there is more of it.' },
              sent_to: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Where it went when it was sent again: partition and offset.',
              },
            },
            DeadLettersDto: {
              groups: {
                required: true,
                type: () => [t['./features/operations/queries/dead-letters.js'].DeadLetterGroupDto],
              },
              unsent: {
                required: true,
                type: () => Number,
                description: 'How many of all that are meant were not sent again.',
              },
              results: {
                required: true,
                type: () => [t['./features/operations/queries/dead-letters.js'].DeadLetterDto],
              },
            },
            DeadLetters: {},
            DeadLettersHandler: {},
          },
        ],
        [
          import('./features/operations/queries/jobs.js'),
          {
            JobsQueryDto: {
              state: {
                required: false,
                description: 'All when it is left out.',
                enum: ['failed', 'running', 'waiting', 'retrying'],
              },
            },
            BackgroundJobDto: {
              id: { required: true, type: () => String, example: '4711' },
              task: {
                required: true,
                type: () => String,
                description: 'What is to be done.',
                example: 'send-mail',
              },
              state: { required: true, enum: ['failed', 'running', 'waiting', 'retrying'] },
              attempts: { required: true, type: () => Number, example: 11 },
              max_attempts: { required: true, type: () => Number, example: 11 },
              created_at: { required: true, type: () => String, example: '2026-11-22T06:00:00.000Z' },
              run_at: {
                required: true,
                type: () => String,
                description: 'When it is due, or was tried last.',
                example: '2026-11-22T16:10:00.000Z',
              },
              last_error: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of the last attempt, without addresses.',
                example: 'connect ECONNREFUSED 10.0.0.7:25',
              },
            },
            JobCountsDto: {
              waiting: { required: true, type: () => Number, example: 3 },
              running: { required: true, type: () => Number, example: 1 },
              retrying: {
                required: true,
                type: () => Number,
                description: 'Have failed at least once, and wait for their next attempt.',
                example: 0,
              },
              failed: { required: true, type: () => Number, description: 'Were given up.', example: 1 },
            },
            JobsReportDto: {
              results: {
                required: true,
                type: () => [t['./features/operations/queries/jobs.js'].BackgroundJobDto],
              },
              counts: { required: true, type: () => t['./features/operations/queries/jobs.js'].JobCountsDto },
            },
            Jobs: {},
            JobsHandler: {},
          },
        ],
        [
          import('./features/operations/queries/missed-searches.js'),
          {
            MissedSearchDto: {
              search: {
                required: true,
                type: () => String,
                description: 'The words, in lower case; empty where only filters were set.',
                example: 'kimono silk',
              },
              filters: {
                required: true,
                type: () => [String],
                description: 'Filters that were set beside them.',
                example: ['city=milan'],
              },
              route: {
                required: true,
                type: () => String,
                description: 'The listing that was searched.',
                example: 'look_search',
              },
              languages: {
                required: true,
                type: () => [String],
                description: 'Languages it was searched in.',
                example: ['en', 'fr'],
              },
              searches: { required: true, type: () => Number, example: 14 },
              last_at: { required: true, type: () => String, example: '2026-11-20T11:00:00.000Z' },
            },
            MissedSearchesDto: {
              from: { required: true, type: () => String, example: '2026-10-21T11:00:00.000Z' },
              to: { required: true, type: () => String, example: '2026-11-20T11:00:00.000Z' },
              results: {
                required: true,
                type: () => [t['./features/operations/queries/missed-searches.js'].MissedSearchDto],
              },
            },
            MissedSearches: {},
            MissedSearchesHandler: {},
          },
        ],
        [
          import('./features/operations/queries/replay-plan.js'),
          {
            ReplayDaysDto: {
              topics: {
                required: false,
                type: () => [Object],
                description: 'All when it is left out.',
                enum: [
                  'members',
                  'vocabulary',
                  'tracking',
                  'catalogue',
                  'moodboards',
                  'subscriptions',
                  'ratings',
                ],
                isArray: true,
              },
              from: {
                required: false,
                type: () => String,
                description: 'The first ingest day; the first there is when it is left out.',
                example: '2026-11-01',
              },
              to: {
                required: false,
                type: () => String,
                description: 'The last ingest day; up to now when it is left out.',
                example: '2026-11-07',
              },
            },
            ReplayPlanDto: {
              topics: { required: true, type: () => [String] },
              from: { required: true, type: () => String, nullable: true },
              to: { required: true, type: () => String, nullable: true },
              records: {
                required: true,
                type: () => Number,
                description: 'Records of the log it would read.',
                example: 41200,
              },
              hours: {
                required: true,
                type: () => Number,
                description: 'Hours that hold them.',
                example: 168,
              },
              under_way: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The number of the replay that is under way and would have to be ended first.',
              },
            },
            ReplayPlan: {},
            ReplayPlanHandler: {},
          },
        ],
        [import('./features/operations/queries/streams.js'), { Streams: {}, StreamsHandler: {} }],
        [
          import('./features/operations/queries/visits.js'),
          {
            VisitsQueryDto: {
              from: {
                required: false,
                type: () => String,
                description: 'The first day; 30 days before the last one when it is left out.',
                example: '2026-03-01',
              },
              to: {
                required: false,
                type: () => String,
                description: 'The last day, which is in it; today when it is left out.',
                example: '2026-03-31',
              },
              conversion: {
                required: true,
                description: 'What is attributed to campaigns.',
                default: 'purchase',
                enum: ['report', 'click', 'outbound', 'purchase'],
              },
            },
            CampaignRowDto: {
              source: { required: true, type: () => String, example: 'letter' },
              campaign: { required: true, type: () => String, example: 'ss27' },
              content: { required: true, type: () => String, example: 'hero' },
              visits: {
                required: true,
                type: () => Number,
                description: 'That began with it.',
                example: 300,
              },
              visitors: { required: true, type: () => Number, example: 220 },
              first_touch: {
                required: true,
                type: () => Number,
                description: "Conversions whose visitor's first campaign of the 30 days before it was.",
                example: 12,
              },
              last_touch: {
                required: true,
                type: () => Number,
                description: "Conversions whose visitor's last campaign of the 30 days before it was.",
                example: 18,
              },
            },
            VisitsDto: {
              from: { required: true, type: () => String, example: '2026-10-21T00:00:00.000Z' },
              to: { required: true, type: () => String, example: '2026-11-20T00:00:00.000Z' },
              conversion: { required: true, enum: ['report', 'click', 'outbound', 'purchase'] },
              visits: { required: true, type: () => Number, example: 1200 },
              visitors: { required: true, type: () => Number, example: 800 },
              pages_per_visit: { required: true, type: () => Number, nullable: true, example: 4.5 },
              median_seconds: { required: true, type: () => Number, nullable: true, example: 210 },
              single_page_share: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Of visits of one page and nothing else.',
                example: 0.22,
              },
              conversions: { required: true, type: () => Number, example: 40 },
              rows: {
                required: true,
                type: () => [t['./features/operations/queries/visits.js'].CampaignRowDto],
              },
            },
            Visits: {},
            VisitsHandler: {},
          },
        ],
        [
          import('./features/operations/streams.dto.js'),
          {
            LogPartitionDto: {
              topic: { required: true, type: () => String, example: 'tracking' },
              partition: { required: true, type: () => Number, example: 0 },
              first: {
                required: true,
                type: () => Number,
                description: 'The oldest record that is kept.',
                example: 0,
              },
              end: {
                required: true,
                type: () => Number,
                description: 'The number the next record will have.',
                example: 41200,
              },
              stored: {
                required: true,
                type: () => Number,
                description: 'The first record that is not in the warehouse.',
                example: 41180,
              },
              lag: {
                required: true,
                type: () => Number,
                description: 'Records that are not in the warehouse yet.',
                example: 20,
              },
              fresh_to: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Everything appended before is in the warehouse.',
                example: '2026-11-22T16:10:00.000Z',
              },
              held_by: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The number of the replay that holds it while it swaps its days in.',
              },
            },
            ConsumerGroupDto: {
              group: { required: true, type: () => String, example: 'aggregator' },
              topic: { required: true, type: () => String, example: 'tracking' },
              partitions: { required: true, type: () => Number, example: 12 },
              lag: {
                required: true,
                type: () => Number,
                description: 'Records it has not read, over all partitions.',
                example: 20,
              },
            },
            TopicHourDto: {
              topic: { required: true, type: () => String, example: 'tracking' },
              hour: { required: true, type: () => String, example: '2026-11-22T16:00:00.000Z' },
              records: { required: true, type: () => Number, example: 4711 },
            },
            ProjectionBuildDto: {
              name: { required: true, type: () => String, example: 'look-details' },
              version: { required: true, type: () => Number, example: 1 },
              status: { required: true, enum: ['live', 'building'] },
              position: {
                required: true,
                type: () => Number,
                description: 'The next event it will look at.',
                example: 9120,
              },
              lag: {
                required: true,
                type: () => Number,
                description: 'Events it has not looked at.',
                example: 0,
              },
              lag_ms: { required: true, type: () => Number, example: 0 },
              last_error: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of its last attempt, without addresses.',
              },
            },
            SealsDto: {
              topic: { required: true, type: () => String, example: 'tracking' },
              period: { required: true, enum: ['days', 'hour'] },
              sealed: { required: true, type: () => Number, example: 1240 },
              last: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The newest that is sealed.',
                example: '2026-11-20T15:00:00.000Z',
              },
              open: {
                required: true,
                type: () => [String],
                description:
                  'Beginnings of those that hold records and are not sealed, the oldest first; 60 at most.',
                example: ['2026-11-22T16:00:00.000Z'],
              },
            },
            LogReplayDto: {
              generation: { required: true, type: () => Number, example: 3 },
              topics: { required: true, type: () => [String], example: ['tracking'] },
              from: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The first day; null from the first there is.',
              },
              to: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'The last day; null up to now.',
              },
              state: { required: true, enum: ['filling', 'filled', 'adopted', 'accepted', 'discarded'] },
              started_at: { required: true, type: () => String, example: '2026-11-22T16:10:00.000Z' },
              ended_at: { required: true, type: () => String, nullable: true },
            },
            UnreadableDto: {
              reason: {
                required: true,
                type: () => String,
                example: 'data: kind must be equal to one of the allowed values',
              },
              letters: { required: true, type: () => Number, example: 3 },
            },
            DifferingFigureDto: {
              name: { required: true, type: () => String, example: 'openings' },
              live: { required: true, type: () => Number, example: 240 },
              replayed: { required: true, type: () => Number, example: 244 },
            },
            ReplayDifferenceDto: {
              topic: { required: true, type: () => String, example: 'tracking' },
              hour: { required: true, type: () => String, example: '2026-11-20 15:00:00' },
              figures: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].DifferingFigureDto],
              },
            },
            OperatorOutcomeDto: {
              sent: { required: false, type: () => Number },
              sent_before: { required: false, type: () => Number },
              unreadable: {
                required: false,
                type: () => [t['./features/operations/streams.dto.js'].UnreadableDto],
              },
              generation: { required: false, type: () => Number },
              hours: { required: false, type: () => Number, description: 'Hours that were compared.' },
              different: { required: false, type: () => Number },
              differences: {
                required: false,
                type: () => [t['./features/operations/streams.dto.js'].ReplayDifferenceDto],
              },
            },
            OperatorWishDto: {
              kind: { required: true, enum: ['redrive', 'replay', 'accept-replay', 'discard-replay'] },
              topic: { required: false, type: () => String },
              reason: { required: false, type: () => String },
              partition: { required: false, type: () => Number, description: 'Of one dead letter.' },
              offset: { required: false, type: () => Number },
              topics: { required: false, type: () => [String] },
              from: { required: false, type: () => String },
              to: { required: false, type: () => String },
              rate: { required: false, type: () => Number },
              generation: { required: false, type: () => Number },
            },
            OperatorTaskDto: {
              id: { required: true, type: () => Number, example: 12 },
              wish: { required: true, type: () => t['./features/operations/streams.dto.js'].OperatorWishDto },
              state: { required: true, enum: ['failed', 'running', 'done', 'waiting'] },
              done: { required: true, type: () => Number, example: 1200 },
              total: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Null before it is known.',
              },
              outcome: {
                required: true,
                type: () => t['./features/operations/streams.dto.js'].OperatorOutcomeDto,
                nullable: true,
              },
              error: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Why it failed, without addresses.',
              },
              asked_at: { required: true, type: () => String, example: '2026-11-22T16:10:00.000Z' },
              ended_at: { required: true, type: () => String, nullable: true },
            },
            StreamsDto: {
              as_of: { required: true, type: () => String, example: '2026-11-22T16:10:00.000Z' },
              partitions: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].LogPartitionDto],
              },
              groups: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].ConsumerGroupDto],
              },
              throughput: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].TopicHourDto],
                description: 'Of the last 24 hours.',
              },
              projections: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].ProjectionBuildDto],
              },
              seals: { required: true, type: () => [t['./features/operations/streams.dto.js'].SealsDto] },
              replays: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].LogReplayDto],
                description: 'The newest first.',
              },
              tasks: {
                required: true,
                type: () => [t['./features/operations/streams.dto.js'].OperatorTaskDto],
                description: 'The newest first.',
              },
            },
          },
        ],
        [import('./features/payments/commands/apply-due-prices.handler.js'), { ApplyDuePricesHandler: {} }],
        [
          import('./features/payments/commands/change-test-plan.js'),
          {
            TestChangeDto: {
              change: {
                required: true,
                enum: ['stop', 'resume', 'cancel', 'fail', 'recover', 'renew', 'quantity', 'plan'],
              },
              quantity: {
                required: false,
                type: () => Number,
                description: 'Seats from now on, with `quantity`.',
                minimum: 1,
              },
              plan: {
                required: false,
                description: 'The plan from now on, with `plan`.',
                enum: ['all-included', 'student-special', 'trend-master'],
              },
              back: { required: false, type: () => String, description: 'The page a form leads back to.' },
            },
            TestChangedDto: {
              status: {
                required: true,
                example: 'active',
                enum: ['active', 'past_due', 'unpaid', 'paused', 'canceled'],
              },
              ends_at: { required: true, type: () => String, example: '2027-01-01T00:00:00.000Z' },
            },
            ChangeTestPlan: {},
            ChangeTestPlanHandler: {},
          },
        ],
        [
          import('./features/payments/commands/open-portal.js'),
          {
            PortalDto: {
              locale: {
                required: true,
                description: 'The language of the page to come back to.',
                default: 'en',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            OpenPortal: {},
            OpenPortalHandler: {},
          },
        ],
        [
          import('./features/payments/commands/pay-test-order.js'),
          {
            TestPaymentDto: {
              order: {
                required: true,
                type: () => String,
                description: 'The token of its link.',
                maxLength: 4096,
              },
              outcome: { required: true, enum: ['declined', 'paid'] },
            },
            PayTestOrder: {},
            PayTestOrderHandler: {},
          },
        ],
        [
          import('./features/payments/commands/prove-studies.js'),
          {
            StudentLinkDto: {
              token: {
                required: true,
                type: () => String,
                description: 'The token of the link.',
                maxLength: 2048,
              },
              locale: {
                required: true,
                description: 'The language of the page to come back to.',
                default: 'en',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            ProveStudies: {},
            ProveStudiesHandler: {},
          },
        ],
        [
          import('./features/payments/commands/request-student-proof.js'),
          {
            StudentProofDto: {
              email: {
                required: true,
                type: () => String,
                description: 'An address of a school.',
                example: 'ada@arts.ac.uk',
              },
              locale: {
                required: true,
                description: 'The language of the mail and of the page to come back to.',
                default: 'en',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            StudentProofSentDto: { sent: { required: true, type: () => Boolean } },
            RequestStudentProof: {},
            RequestStudentProofHandler: {},
          },
        ],
        [
          import('./features/payments/commands/start-checkout.js'),
          {
            CheckoutDto: {
              plan: { required: true, enum: ['all-included', 'student-special', 'trend-master'] },
              interval: { required: true, enum: ['month', 'year'] },
              currency: { required: true, enum: ['eur', 'usd', 'gbp', 'cny'] },
              quantity: { required: true, type: () => Number, description: 'Seats.', default: 1, minimum: 1 },
              price: {
                required: false,
                type: () => Number,
                description:
                  'What a seat cost where the buyer saw it; refused where it costs something else by now.',
                example: 4900,
                minimum: 0,
                maximum: 100000000,
              },
              coupon: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'A code that takes something off.',
                example: 'FAIR-2027',
              },
              locale: {
                required: true,
                description: 'The language of the page to come back to.',
                default: 'en',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            CheckoutUrlDto: {
              url: {
                required: true,
                type: () => String,
                example: 'https://checkout.stripe.com/c/pay/cs_test_1',
              },
            },
            StartCheckout: {},
            StartCheckoutHandler: {},
          },
        ],
        [
          import('./features/payments/commands/tell-price-changes.handler.js'),
          { TellPriceChangesHandler: {} },
        ],
        [
          import('./features/payments/queries/checkout-state.js'),
          {
            CheckoutStateDto: {
              plan: {
                required: true,
                nullable: true,
                example: 'all-included',
                enum: ['dashboard', 'all-included', 'student-special', 'trend-master'],
              },
              status: {
                required: true,
                nullable: true,
                example: 'active',
                enum: ['active', 'past_due', 'unpaid', 'paused', 'canceled'],
              },
              ends_at: {
                required: true,
                type: () => String,
                nullable: true,
                example: '2027-01-01T00:00:00.000Z',
              },
              in_force: { required: true, type: () => Boolean, description: 'Whether it is good now.' },
              renews: {
                required: true,
                type: () => Boolean,
                description: 'Whether it goes on when its term is over.',
              },
              quantity: { required: true, type: () => Number, description: 'Seats.', example: 3 },
              student: {
                required: true,
                type: () => Boolean,
                description: 'Whether their studies are proved.',
              },
            },
            CheckoutState: {},
            CheckoutStateHandler: {},
          },
        ],
        [
          import('./features/payments/queries/plans.js'),
          {
            PlanOfferDto: {
              plan: { required: true, enum: ['all-included', 'student-special', 'trend-master'] },
              prices: { required: true, type: () => t['./features/plans/price.dto.js'].PricesDto },
              seats: {
                required: true,
                type: () => Boolean,
                description: 'Whether several seats can be bought.',
              },
              student: {
                required: true,
                type: () => Boolean,
                description: "Whether a student's address must be proved.",
              },
              trial_days: {
                required: true,
                type: () => Number,
                description: 'Days before the first payment, for who has never had a plan.',
                example: 14,
              },
              features: {
                required: true,
                type: () => [Object],
                description: 'What is in it.',
                enum: ['looks', 'models', 'flash', 'premium', 'street', 'zoom', 'seats'],
                isArray: true,
              },
            },
            PlanListDto: {
              results: {
                required: true,
                type: () => [t['./features/payments/queries/plans.js'].PlanOfferDto],
              },
              on_request: {
                required: true,
                type: () => [String],
                description: 'Sold on request.',
                enum: ['dashboard'],
                isArray: true,
              },
              currencies: {
                required: true,
                type: () => [Object],
                enum: ['eur', 'usd', 'gbp', 'cny'],
                isArray: true,
              },
              intervals: { required: true, type: () => [Object], enum: ['month', 'year'], isArray: true },
              most_seats: {
                required: true,
                type: () => Number,
                description: 'Sold without a talk.',
                example: 50,
              },
              provider: {
                required: true,
                nullable: true,
                description:
                  'What takes the money: nothing does in a test. Null where nothing can be bought.',
                enum: ['stripe', 'test'],
              },
              taxes_by_provider: {
                required: true,
                type: () => Boolean,
                description:
                  'Whether the provider counts taxes, which are in these prices then; nobody else counts any.',
              },
            },
            Plans: {},
            PlansHandler: {},
          },
        ],
        [
          import('./features/payments/queries/student-proof.js'),
          {
            ProvedDto: { proved: { required: true, type: () => Boolean } },
            StudentProof: {},
            StudentProofHandler: {},
          },
        ],
        [
          import('./features/payments/queries/test-order.js'),
          {
            TestOrderQueryDto: {
              order: {
                required: true,
                type: () => String,
                description: 'The token of its link.',
                maxLength: 4096,
              },
            },
            TestOrderCouponDto: {
              code: { required: true, type: () => String, example: 'FAIR-2027' },
              off: { required: true, type: () => Number, example: 490 },
            },
            TestOrderDto: {
              plan: { required: true, enum: ['all-included', 'student-special', 'trend-master'] },
              interval: { required: true, enum: ['month', 'year'] },
              currency: { required: true, enum: ['eur', 'usd', 'gbp', 'cny'] },
              quantity: { required: true, type: () => Number, description: 'Seats.', example: 3 },
              total: {
                required: true,
                type: () => Number,
                description: "The first payment, in the currency's smallest unit.",
                example: 14700,
              },
              coupon: {
                required: true,
                type: () => t['./features/payments/queries/test-order.js'].TestOrderCouponDto,
                nullable: true,
                description: 'What a coupon took off it; null without one.',
              },
              trial_days: {
                required: true,
                type: () => Number,
                description: 'Days before it is paid.',
                example: 0,
              },
              back_url: {
                required: true,
                type: () => String,
                example: '/en/premium-memberships#all-included',
              },
            },
            ShownTestOrder: {},
            ShownTestOrderHandler: {},
          },
        ],
        [
          import('./features/payments/stripe/received.dto.js'),
          { ReceivedDto: { received: { required: true, type: () => Boolean } } },
        ],
        [
          import('./features/paywall/queries/paywall-config.js'),
          {
            PaywallQueryDto: {
              context: {
                required: true,
                description: 'What it stands before.',
                example: 'models',
                enum: ['looks', 'models', 'dashboard', 'streetstyle', 'reports'],
              },
              locale: {
                required: true,
                description: 'The language of its words.',
                default: 'en',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            AbortRuleDto: {
              rule: { required: true, enum: ['page-below'] },
              page: { required: true, type: () => Number, example: 3 },
            },
            PaywallTextsDto: {
              title: { required: true, type: () => String, example: 'Every face' },
              text: { required: true, type: () => String, example: 'Opens with a plan.' },
              action: { required: true, type: () => String, example: 'See the plans' },
              sign_in: { required: true, type: () => String, example: 'Sign in' },
            },
            PaywallConfigDto: {
              context: { required: true, enum: ['looks', 'models', 'dashboard', 'streetstyle', 'reports'] },
              authorised_plans: {
                required: true,
                type: () => [Object],
                example: ['all-included', 'student-special', 'trend-master'],
                enum: ['all-included', 'student-special', 'trend-master'],
                isArray: true,
              },
              exempt: {
                required: true,
                type: () => Boolean,
                description:
                  "Whether the reader's verified address belongs to a company that has a deal, or the reader is staff.",
              },
              abort_rule: {
                required: true,
                type: () => t['./features/paywall/queries/paywall-config.js'].AbortRuleDto,
                nullable: true,
              },
              texts: {
                required: true,
                type: () => t['./features/paywall/queries/paywall-config.js'].PaywallTextsDto,
              },
            },
            PaywallConfig: {},
            PaywallConfigHandler: {},
          },
        ],
        [
          import('./features/paywall/queries/rendered-paywall.js'),
          {
            PaywallOfSegmentDto: {
              segment: {
                required: false,
                type: () => String,
                description: 'Whom its words are for; the reader who asks where it is left out.',
                example: 'free-user',
                pattern: '^[a-z0-9_-]{1,60}$',
              },
            },
            RenderedPaywallDto: {
              content: {
                required: true,
                type: () => String,
                description: 'HTML of our own texts only.',
                example: '<section>\u2026</section>',
              },
              context: { required: true, enum: ['looks', 'models', 'dashboard', 'streetstyle', 'reports'] },
              segment: { required: true, type: () => String, example: 'free-user' },
            },
            RenderedPaywall: {},
            RenderedPaywallHandler: {},
          },
        ],
        [
          import('./features/paywall/queries/retrieved-paywall.js'),
          {
            PaywallOfPageDto: {
              page: {
                required: true,
                type: () => Number,
                description: 'Of the listing.',
                default: 1,
                minimum: 1,
                maximum: 1000000,
              },
            },
            RetrievedPaywallDto: {
              locked: { required: true, type: () => Boolean },
              reason: {
                required: true,
                nullable: true,
                description: 'Why it is locked; `device` when the plan is in use on another one.',
                example: 'free',
                enum: ['other', 'free', 'canceled', 'visitor', 'payment', 'device'],
              },
              segment: { required: true, type: () => String, example: 'free-user' },
              content: {
                required: true,
                type: () => String,
                description: 'What stands in the place of what is locked; empty where nothing is.',
                example: '<section>\u2026</section>',
              },
            },
            RetrievedPaywall: {},
            RetrievedPaywallHandler: {},
          },
        ],
        [
          import('./features/pictures/commands/upload-picture.js'),
          {
            UploadedPictureDto: {
              path: { required: true, type: () => String, example: '/cdn/look_1200/upload-1a2b.jpg' },
              filename: { required: true, type: () => String, example: 'upload-1a2b.jpg' },
              width: { required: true, type: () => Number, example: 1200 },
              height: { required: true, type: () => Number, example: 1800 },
              mime: { required: true, type: () => String, example: 'image/jpeg' },
              thumbhash: {
                required: true,
                type: () => String,
                description: 'A blurred preview of about 25 bytes, in base64.',
                example: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
              },
              colours: {
                required: true,
                type: () => [String],
                description: 'Dominant colours of the subject, the most present first.',
                example: ['#2f3a5f', '#d8d4cf'],
              },
              print: {
                required: true,
                type: () => String,
                description: '64 bits; pictures that are alike differ in few.',
                example: '1f3c7e7e3c183c3c',
              },
            },
            UploadPicture: {},
            UploadPictureHandler: {},
          },
        ],
        [
          import('./features/pictures/queries/looks-like-picture.js'),
          {
            LooksLikePictureDto: {
              compared_count: {
                required: true,
                type: () => Number,
                description: 'How many looks were compared.',
                example: 24000,
              },
              by: {
                required: true,
                description:
                  'What was compared: `layout`, the colours, shape and patterns of the figure; `model`, what an image model sees.',
                enum: ['model', 'layout'],
              },
            },
            LooksLikePicture: {},
            LooksLikePictureHandler: {},
          },
        ],
        [
          import('./features/pictures/queries/picture-archive.js'),
          {
            PictureArchiveQueryDto: {
              items: {
                required: true,
                type: () => String,
                description: 'Types and slugs, joined by commas, sixty at most.',
                example: 'look:castellani-brera-fall-winter-2026-look-12,street-style:milan-2026-7',
                maxLength: 15000,
              },
            },
            PictureArchive: {},
            PictureArchiveHandler: {},
          },
        ],
        [import('./features/pictures/queries/picture.js'), { Picture: {}, PictureHandler: {} }],
        [
          import('./features/plans/commands/change-plan.js'),
          {
            NewPriceDto: {
              currency: { required: true, enum: ['eur', 'usd', 'gbp', 'cny'] },
              interval: { required: true, enum: ['month', 'year'] },
              amount: {
                required: true,
                type: () => Number,
                description: "In the currency's smallest unit.",
                example: 5500,
              },
            },
            WantedPricesDto: {
              from: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When they begin; null for at once.',
              },
              keeps: {
                required: true,
                description: 'Until when those who pay already keep their price.',
                enum: ['renewal', 'forever'],
              },
              prices: {
                required: true,
                type: () => [t['./features/plans/commands/change-plan.js'].NewPriceDto],
              },
            },
            PlanReasonDto: {
              version: { required: true, type: () => Number, example: 0, minimum: 0, maximum: 1000000 },
              reason: { required: true, type: () => String, example: 'Prices of the new year' },
            },
            SetPricesDto: {
              version: { required: true, type: () => Number, example: 0, minimum: 0, maximum: 1000000 },
              reason: { required: true, type: () => String, example: 'Prices of the new year' },
              affected: {
                required: true,
                type: () => Number,
                description:
                  'How many members the preview said would pay another price; refused where it is another number by now.',
                example: 12,
                minimum: 0,
                maximum: 1000000000,
              },
            },
            SetTrialDto: {
              days: {
                required: true,
                type: () => Number,
                description: 'Days before the first payment; 0 for none.',
                example: 14,
                minimum: 0,
                maximum: 90,
              },
            },
            SetFeaturesDto: {
              features: {
                required: true,
                type: () => [Object],
                description: 'What the page of plans says is in it.',
                enum: ['looks', 'models', 'flash', 'premium', 'street', 'zoom', 'seats'],
                isArray: true,
                uniqueItems: true,
              },
            },
            ChangePlan: {},
            ChangePlanHandler: {},
          },
        ],
        [
          import('./features/plans/commands/hold-coupon.js'),
          { HoldCoupon: {}, HoldCouponHandler: {}, UseCoupon: {}, UseCouponHandler: {} },
        ],
        [
          import('./features/plans/commands/write-coupon.js'),
          {
            CouponLimitsDto: {
              plans: {
                required: true,
                type: () => [Object],
                enum: ['all-included', 'student-special', 'trend-master'],
                isArray: true,
                uniqueItems: true,
                minItems: 1,
              },
              until: { required: true, type: () => String, nullable: true, description: 'Null for no end.' },
              most_uses: {
                required: true,
                type: () => Number,
                description: 'Once a member, and so often by all.',
                example: 100,
                minimum: 1,
                maximum: 5000,
              },
              reason: {
                required: true,
                type: () => String,
                description: 'Why; it stays for good, so it names nobody.',
                example: 'For visitors of the fair',
              },
            },
            MakeCouponDto: {
              code: { required: true, type: () => String, example: 'FAIR-2027' },
              percent: {
                required: false,
                type: () => Number,
                nullable: true,
                description: 'Takes off a part; or else `amount`.',
                example: 20,
                minimum: 1,
                maximum: 100,
              },
              amount: {
                required: false,
                type: () => Number,
                nullable: true,
                description: 'Takes off so much of `currency`, in its smallest unit.',
                example: 1000,
                minimum: 1,
                maximum: 10000000,
              },
              currency: {
                required: false,
                nullable: true,
                description: 'With `amount`.',
                enum: ['eur', 'usd', 'gbp', 'cny'],
              },
              lasts: {
                required: true,
                description: 'For the first payment, or for every one.',
                enum: ['forever', 'once'],
              },
              from: { required: true, type: () => String, nullable: true, description: 'Null for at once.' },
            },
            ChangeCouponDto: {
              version: { required: true, type: () => Number, example: 1, minimum: 1, maximum: 1000000 },
            },
            WriteCoupon: {},
            WriteCouponHandler: {},
          },
        ],
        [
          import('./features/plans/effect.dto.js'),
          {
            EffectRowDto: {
              currency: {
                required: true,
                nullable: true,
                description: 'Null where the provider has not told what they pay.',
                enum: ['eur', 'usd', 'gbp', 'cny'],
              },
              interval: { required: true, nullable: true, enum: ['month', 'year'] },
              pays: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'What they pay for a seat now, in the smallest unit.',
                example: 4900,
              },
              will_pay: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'What they will pay.',
                example: 5500,
              },
              outcome: {
                required: true,
                description:
                  '`renewal`: the new price is theirs from their first renewal after it began. `keeps`: theirs stays for good. `promised`: that was\nsaid before. `ends`: they have stopped their plan. `same`: nothing changes. `untold`: nobody knows what they pay, so nothing is\nchanged.',
                enum: ['renewal', 'keeps', 'promised', 'ends', 'same', 'untold'],
              },
              members: { required: true, type: () => Number, example: 12 },
              seats: { required: true, type: () => Number, example: 14 },
              next_end: {
                required: true,
                type: () => String,
                description: 'When the first of them is renewed or ends; ISO.',
              },
            },
            EffectDto: {
              affected: {
                required: true,
                type: () => Number,
                description: 'Whose price would become another one.',
                example: 12,
              },
              members: {
                required: true,
                type: () => Number,
                description: 'All who pay for the plan.',
                example: 40,
              },
              rows: { required: true, type: () => [t['./features/plans/effect.dto.js'].EffectRowDto] },
            },
          },
        ],
        [
          import('./features/plans/price.dto.js'),
          {
            PriceDto: {
              month: { required: true, type: () => Number, example: 4900 },
              year: { required: true, type: () => Number, example: 49000 },
            },
            PricesDto: {
              eur: { required: true, type: () => t['./features/plans/price.dto.js'].PriceDto },
              usd: { required: true, type: () => t['./features/plans/price.dto.js'].PriceDto },
              gbp: { required: true, type: () => t['./features/plans/price.dto.js'].PriceDto },
              cny: { required: true, type: () => t['./features/plans/price.dto.js'].PriceDto },
            },
            ChangedPriceDto: {
              currency: { required: true, enum: ['eur', 'usd', 'gbp', 'cny'] },
              interval: { required: true, enum: ['month', 'year'] },
              amount: { required: true, type: () => Number, example: 5500 },
            },
          },
        ],
        [
          import('./features/plans/queries/coupons.js'),
          {
            CouponsQueryDto: {
              search: { required: false, type: () => String, description: 'A part of the code.' },
            },
            CouponDto: {
              code: { required: true, type: () => String, example: 'FAIR-2027' },
              version: { required: true, type: () => Number },
              percent: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Null where it takes off an amount.',
                example: 20,
              },
              amount: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'In the smallest unit of `currency`.',
              },
              currency: { required: true, nullable: true, enum: ['eur', 'usd', 'gbp', 'cny'] },
              lasts: { required: true, enum: ['forever', 'once'] },
              plans: {
                required: true,
                type: () => [Object],
                enum: ['all-included', 'student-special', 'trend-master'],
                isArray: true,
              },
              from: { required: true, type: () => String, example: '2026-11-26T10:00:00.000Z' },
              until: { required: true, type: () => String, nullable: true },
              most_uses: { required: true, type: () => Number, example: 100 },
              uses: { required: true, type: () => Number, example: 12 },
              held: {
                required: true,
                type: () => Number,
                description: 'Set aside for orders that are being paid.',
              },
              state: { required: true, enum: ['over', 'ended', 'coming', 'good', 'used-up'] },
            },
            CouponsDto: {
              results: { required: true, type: () => [t['./features/plans/queries/coupons.js'].CouponDto] },
              total_count: { required: true, type: () => Number, example: 3 },
            },
            Coupons: {},
            CouponsHandler: {},
          },
        ],
        [import('./features/plans/queries/price-effect.js'), { PriceEffect: {}, PriceEffectHandler: {} }],
        [
          import('./features/plans/queries/terms-history.js'),
          {
            TermsChangeDto: {
              number: { required: true, type: () => Number, example: 3 },
              type: { required: true, type: () => String, example: 'PricesSet' },
              data: {
                required: true,
                type: 'object',
                additionalProperties: true,
                description: 'What is different.',
              },
              reason: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Why; null for what nobody decided.',
              },
              by: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null for the system, and for who has left.',
              },
              at: { required: true, type: () => String, example: '2026-11-26T10:00:00.000Z' },
            },
            TermsHistoryDto: {
              changes: {
                required: true,
                type: () => [t['./features/plans/queries/terms-history.js'].TermsChangeDto],
                description: 'The last change comes first; 200 at most.',
              },
            },
            TermsHistory: {},
            TermsHistoryHandler: {},
          },
        ],
        [
          import('./features/plans/queries/written-plans.js'),
          {
            ComingPricesDto: {
              change: { required: true, type: () => String, description: 'By which they are taken back.' },
              from: { required: true, type: () => String, example: '2027-01-01T00:00:00.000Z' },
              keeps: {
                required: true,
                description: 'Until when those who pay already keep their price.',
                enum: ['renewal', 'forever'],
              },
              prices: { required: true, type: () => [t['./features/plans/price.dto.js'].ChangedPriceDto] },
            },
            WrittenPlanDto: {
              plan: { required: true, enum: ['all-included', 'student-special', 'trend-master'] },
              version: {
                required: true,
                type: () => Number,
                description: 'Counts what operators have changed; a change names the one it was seen at.',
              },
              prices: {
                required: true,
                type: () => t['./features/plans/price.dto.js'].PricesDto,
                description: 'What it costs now.',
              },
              coming: {
                required: true,
                type: () => [t['./features/plans/queries/written-plans.js'].ComingPricesDto],
                description: 'The next one first.',
              },
              trial_days: { required: true, type: () => Number, example: 14 },
              features: {
                required: true,
                type: () => [Object],
                enum: ['looks', 'models', 'flash', 'premium', 'street', 'zoom', 'seats'],
                isArray: true,
              },
              members: {
                required: true,
                type: () => Number,
                description: 'Who pay for it now.',
                example: 40,
              },
              seats: { required: true, type: () => Number, example: 52 },
            },
            WrittenPlansDto: {
              results: {
                required: true,
                type: () => [t['./features/plans/queries/written-plans.js'].WrittenPlanDto],
              },
            },
            WrittenPlans: {},
            WrittenPlansHandler: {},
          },
        ],
        [
          import('./features/questions/dto/asked-reference.dto.js'),
          {
            ChosenReferenceDto: {
              figure: {
                required: false,
                description: 'Of a figure: its address below `/api/dashboard/`.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: () => t['./features/figures/queries/figure-reference.dto.js'].KeptFiltersDto,
                description: 'Of a figure; none where they are left out.',
              },
              question: {
                required: false,
                type: () => String,
                description:
                  'A question instead of a figure: its address, as answers of `/api/dashboard/questions` say it; with `as_of` as it was known then.',
                example: 'measures=runway_share&rows=tag&where=city%3Amilan',
              },
            },
            LivingReferenceDto: {
              figure: {
                required: false,
                description: 'Of a figure: its address below `/api/dashboard/`.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: () => t['./features/figures/queries/figure-reference.dto.js'].LivingFiltersDto,
                description: 'Of a figure; none where they are left out.',
              },
              question: {
                required: false,
                type: () => String,
                description:
                  'A question instead of a figure: its address, as answers of `/api/dashboard/questions` say it.',
                example: 'measures=runway_share&rows=tag&where=city%3Amilan',
              },
            },
            AskedReferenceDto: {
              figure: {
                required: false,
                description: 'Of a figure.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: 'object',
                additionalProperties: { type: 'string' },
                description: 'Of a figure.',
                example: { city: 'milan' },
              },
              question: {
                required: false,
                type: () => String,
                description: 'Of a question.',
                example: 'measures=runway_share&rows=tag',
              },
            },
          },
        ],
        [
          import('./features/questions/dto/question-answer.dto.js'),
          {
            QuestionMeasureDto: {
              name: {
                required: true,
                enum: [
                  'searches',
                  'looks',
                  'brands',
                  'visitors',
                  'views',
                  'saves',
                  'runway_share',
                  'adoption',
                  'lift',
                  'board_share',
                  'search_share',
                  'member_share',
                  'formula_1',
                  'formula_2',
                  'formula_3',
                  'formula_4',
                ],
              },
              label: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What a formula is called; null where it is a measure of the list.',
                example: 'Saves per 1,000 views',
              },
              digits: { required: true, type: () => Number, description: 'Decimal places that are shown.' },
              unit: {
                required: true,
                enum: ['looks', 'brands', 'events', 'percent', 'people', 'times', 'ratio'],
              },
              rests: { required: true, type: () => String, example: 'looks' },
              definition: { required: true, type: () => String, example: 'share_of_collection_v2' },
              numerator: { required: true, type: () => String, example: 'published looks of the cell' },
              denominator: {
                required: true,
                type: () => String,
                nullable: true,
                example: 'published looks of the season',
              },
              axes: {
                required: true,
                type: () => [Object],
                enum: [
                  'brand',
                  'type',
                  'city',
                  'category',
                  'season',
                  'country',
                  'colour',
                  'language',
                  'tag',
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'model',
                  'week',
                  'tone',
                  'occupation',
                ],
                isArray: true,
              },
              filters: {
                required: true,
                type: () => [Object],
                enum: [
                  'brand',
                  'type',
                  'city',
                  'country',
                  'colour',
                  'language',
                  'tag',
                  'model',
                  'tone',
                  'occupation',
                ],
                isArray: true,
              },
              exclusions: {
                required: true,
                type: () => [Object],
                description:
                  'What can be left out of it: nothing where it rests on members, whom a difference would tell of.',
                enum: [
                  'brand',
                  'type',
                  'city',
                  'country',
                  'colour',
                  'language',
                  'tag',
                  'model',
                  'tone',
                  'occupation',
                ],
                isArray: true,
              },
              seasons_only: {
                required: true,
                type: () => Boolean,
                description: 'Told of whole seasons alone.',
              },
            },
            QuestionVocabularyDto: {
              measures: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionMeasureDto],
              },
            },
            QuestionMemberDto: {
              key: { required: true, type: () => String, example: 'denim' },
              label: { required: true, type: () => String, example: 'Denim' },
            },
            QuestionKeyDto: {
              members: {
                required: false,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionMemberDto],
                description: 'Of a group.',
              },
            },
            QuestionConditionDto: {
              dimension: {
                required: true,
                enum: [
                  'brand',
                  'type',
                  'city',
                  'country',
                  'colour',
                  'language',
                  'tag',
                  'model',
                  'tone',
                  'occupation',
                ],
              },
              keys: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionKeyDto],
              },
            },
            QuestionCellDto: {
              row: { required: true, type: () => String, example: 'denim' },
              label: { required: true, type: () => String, example: 'Denim' },
              column: { required: true, type: () => String, example: 'milan' },
              column_label: { required: true, type: () => String, example: 'Milan' },
              measure: {
                required: true,
                enum: [
                  'searches',
                  'looks',
                  'brands',
                  'visitors',
                  'views',
                  'saves',
                  'runway_share',
                  'adoption',
                  'lift',
                  'board_share',
                  'search_share',
                  'member_share',
                  'formula_1',
                  'formula_2',
                  'formula_3',
                  'formula_4',
                ],
              },
              unit: {
                required: true,
                enum: ['looks', 'brands', 'events', 'percent', 'people', 'times', 'ratio'],
              },
              value: { required: true, type: () => Number, nullable: true, example: 13 },
              numerator: { required: true, type: () => Number, nullable: true, example: 520 },
              denominator: { required: true, type: () => Number, nullable: true, example: 4000 },
              interval: {
                required: true,
                nullable: true,
                description: 'Between what the value lies with a certainty of 95 %.',
              },
              before: { required: true, type: () => Number, nullable: true, example: 10 },
              evolution: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Relative change, percent.',
                example: 30,
              },
              points: { required: true, type: () => Number, nullable: true, example: 3 },
              change_interval: { required: true, nullable: true },
              low_base: { required: true, type: () => Boolean, description: 'It rests on little.' },
              suppressed: {
                required: true,
                type: () => Boolean,
                description: 'It rests on few members and is hidden.',
              },
              new: { required: true, type: () => Boolean, description: 'There was none of it before.' },
            },
            QuestionAnswerDto: {
              measures: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionMeasureDto],
              },
              row_keys: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionKeyDto],
              },
              column_keys: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionKeyDto],
                description: 'None where there are no columns.',
              },
              rows: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionCellDto],
                description: 'A row a cell, as files have it.',
              },
              totals: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionCellDto],
                description: 'Of whole rows, whole columns and everything; what cannot be added up has none.',
              },
              meta: {
                required: true,
                type: () => t['./features/figures/figure/figure.dto.js'].FigureMetaDto,
              },
              conditions: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionConditionDto],
                description: 'As they were asked, with what their values are called.',
              },
              without: {
                required: true,
                type: () => [t['./features/questions/dto/question-answer.dto.js'].QuestionConditionDto],
                description: 'What was left out, as it was asked.',
              },
              question: {
                required: true,
                type: () => String,
                description: 'The question as parameters of an address: with `as_of` the same numbers again.',
                example: 'measures=runway_share&rows=tag',
              },
              widened: {
                required: true,
                type: () => [String],
                description:
                  'Tags of its conditions, and of what it leaves out, that mean narrower ones, too.',
                example: ['coat'],
              },
            },
          },
        ],
        [
          import('./features/questions/dto/question-query.dto.js'),
          {
            QuestionQueryDto: {
              measures: {
                required: true,
                type: () => String,
                description: 'Measures, by commas.',
                example: 'runway_share,searches',
              },
              rows: {
                required: true,
                type: () => String,
                description: 'What rows are, and which.',
                example: 'tag:denim,lace',
              },
              columns: { required: false, type: () => String, example: 'season' },
              where: {
                required: false,
                type: () => String,
                description: 'Conditions by semicolons, the values of each by commas.',
                example: 'tag:leather;city:milan,paris',
              },
              without: {
                required: false,
                type: () => String,
                description: 'What is left out, written as conditions are.',
                example: 'tag:lace;brand:verdane',
              },
              crossing: {
                required: false,
                type: () => String,
                description:
                  'Where tags and colours that are asked together must meet: in one look, or on one of its garments.',
              },
              groups: {
                required: false,
                type: () => String,
                description:
                  'Groups by semicolons: key, dimension, name and members by colons, members by commas; what a name has of these signs is written\nas in an address.',
                example: '~romantic:tag:Romantic:lace,ruffles,sheer',
              },
              formulas: {
                required: false,
                type: () => String,
                description:
                  'Measures made of measures, by semicolons: name and formula by a colon; what a name has of these signs is written as in an address.',
                example: 'Saves%20per%201%2C000%20views:1000*saves/views',
              },
              seasons: {
                required: false,
                type: () => String,
                description: 'Slugs of seasons, by commas.',
                example: 'spring-summer-2027',
              },
              window: { required: false, type: () => String },
              from: { required: false, type: () => String },
              to: { required: false, type: () => String },
              compare: {
                required: false,
                type: () => String,
                description: '`previous`, or the slug of a season.',
                example: 'previous',
              },
              order: { required: false, type: () => String },
              ascending: { required: false, type: () => String },
              limit: { required: false, type: () => String, example: '20' },
              column_limit: { required: false, type: () => String, example: '12' },
              as_of: { required: false, type: () => String, description: 'As it was known then.' },
              format: {
                required: false,
                description:
                  'As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns.',
                enum: ['csv', 'csvw', 'xlsx', 'json', 'parquet'],
              },
              locale: {
                required: false,
                description: 'Language of what is written in a file.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
          },
        ],
        [
          import('./features/questions/dto/question.dto.js'),
          {
            QuestionAxisDto: {
              dimension: {
                required: true,
                enum: [
                  'brand',
                  'type',
                  'city',
                  'category',
                  'season',
                  'country',
                  'colour',
                  'language',
                  'tag',
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'model',
                  'week',
                  'tone',
                  'occupation',
                ],
              },
              keys: {
                required: true,
                type: () => [String],
                description: 'Which of them; the largest where it is empty.',
                example: ['denim', 'lace'],
              },
            },
            QuestionGroupDto: {
              key: {
                required: true,
                type: () => String,
                description: 'By which rows, columns and conditions name it.',
                example: '~romantic',
                pattern: '^~[a-z0-9-]{1,40}$',
              },
              name: { required: true, type: () => String, example: 'Romantic' },
              dimension: { required: true, enum: ['brand', 'city', 'country', 'colour', 'tag', 'tone'] },
              any: { required: true, type: () => [String], example: ['lace', 'ruffles', 'sheer'] },
            },
            QuestionFormulaDto: {
              name: { required: true, type: () => String, example: 'Saves per 1,000 views' },
              formula: {
                required: true,
                type: () => String,
                description: 'Numbers, names of measures, + - * / and parentheses.',
                example: '1000 * saves / views',
              },
            },
            QuestionConditionDto: {
              dimension: {
                required: true,
                enum: [
                  'brand',
                  'type',
                  'city',
                  'country',
                  'colour',
                  'language',
                  'tag',
                  'model',
                  'tone',
                  'occupation',
                ],
              },
              any: { required: true, type: () => [String], example: ['leather'] },
            },
            QuestionDto: {
              measures: {
                required: true,
                type: () => [Object],
                description: 'The first one orders rows.',
                enum: [
                  'searches',
                  'looks',
                  'brands',
                  'visitors',
                  'views',
                  'saves',
                  'runway_share',
                  'adoption',
                  'lift',
                  'board_share',
                  'search_share',
                  'member_share',
                ],
                isArray: true,
                minItems: 1,
              },
              rows: {
                required: true,
                type: () => t['./features/questions/dto/question.dto.js'].QuestionAxisDto,
              },
              columns: {
                required: true,
                type: () => t['./features/questions/dto/question.dto.js'].QuestionAxisDto,
                nullable: true,
                default: null,
              },
              where: {
                required: true,
                type: () => [t['./features/questions/dto/question.dto.js'].QuestionConditionDto],
                description: 'All of them hold.',
              },
              without: {
                required: true,
                type: () => [t['./features/questions/dto/question.dto.js'].QuestionConditionDto],
                description:
                  'What is counted has none of these: looks without lace, of every brand but one. Tags, colours and tones are of one garment where\n`crossing` says so. Refused for what rests on members.',
              },
              crossing: {
                required: true,
                description:
                  'Where tags and colours that are asked together must meet: in one look, or on one of its garments.',
                default: 'look',
                enum: ['look', 'garment'],
              },
              groups: {
                required: true,
                type: () => [t['./features/questions/dto/question.dto.js'].QuestionGroupDto],
                description: 'Groups that rows, columns or conditions name by their keys.',
              },
              formulas: {
                required: true,
                type: () => [t['./features/questions/dto/question.dto.js'].QuestionFormulaDto],
                description: 'Measures made of measures; cells name them `formula_1` and so on.',
              },
              seasons: {
                required: true,
                type: () => [String],
                description: 'Slugs; the newest one where there are none.',
                example: ['spring-summer-2027'],
              },
              window: {
                required: true,
                description: 'The days in which behaviour counts.',
                default: 'season',
                enum: ['season', 'days', '30d', '12m'],
              },
              from: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'First day of window `days`, in Paris.',
                default: null,
              },
              to: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Its last day.',
                default: null,
              },
              compare: {
                required: true,
                type: () => String,
                nullable: true,
                description: '`previous`: a year earlier; else the slug of a season.',
                example: 'previous',
                default: null,
              },
              order: {
                required: true,
                default: 'value',
                enum: ['formula_1', 'formula_2', 'formula_3', 'formula_4', 'value', 'change', 'name'],
              },
              ascending: { required: true, type: () => Boolean, default: false },
              limit: {
                required: true,
                type: () => Number,
                description: 'Rows at most.',
                default: 20,
                minimum: 1,
              },
              column_limit: {
                required: true,
                type: () => Number,
                description: 'Columns at most.',
                default: 12,
                minimum: 1,
              },
              as_of: { required: false, type: () => String, description: 'As it was known then.' },
            },
          },
        ],
        [
          import('./features/questions/queries/answer-question.js'),
          { AnswerQuestion: {}, AnswerQuestionHandler: {} },
        ],
        [import('./features/questions/queries/asked-by-reference.js'), { AskedByReference: {} }],
        [import('./features/questions/queries/count-question.js'), { CountQuestion: {} }],
        [
          import('./features/questions/queries/looks-of-cell.js'),
          {
            LooksOfCellQueryDto: {
              row: {
                required: true,
                type: () => String,
                description: 'Key of a row; `*` is all of them.',
                example: 'lace',
              },
              column: {
                required: true,
                type: () => String,
                description: 'Key of a column; `*` is all of them.',
                example: 'black',
              },
              limit: {
                required: false,
                type: () => Number,
                description: 'Looks on a page.',
                minimum: 1,
                maximum: 500,
              },
              page: { required: true, type: () => Number, default: 1, minimum: 1, maximum: 10000 },
            },
            LooksOfCell: {},
            LooksOfCellHandler: {},
          },
        ],
        [
          import('./features/questions/queries/question-in-words.js'),
          {
            SentenceDto: {
              text: { required: true, type: () => String, example: 'which fabrics grew most in Milan?' },
              language: {
                required: true,
                description: 'The language it is in: words of it are understood before those of others.',
                default: 'en',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            SentenceWordDto: {
              text: { required: true, type: () => String, example: 'fabrics' },
              as: {
                required: true,
                enum: [
                  'season',
                  'compare',
                  'window',
                  'without',
                  'measure',
                  'unknown',
                  'order',
                  'dimension',
                  'condition',
                  'group',
                  'together',
                  'left_out',
                ],
              },
              instead: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What may be meant by what is unknown.',
                example: 'lace',
              },
              separately: {
                required: true,
                type: () => [String],
                description:
                  'What can take its place: "without lace" and "without black" where it is `together`, as black lace is, which no question leaves out as one thing.',
                example: ['without lace', 'without black'],
              },
            },
            ReadSentenceDto: {
              question: {
                required: true,
                type: () => String,
                description: 'The question as parameters of an address.',
                example: 'measures=runway_share&rows=fabric&compare=previous&order=change',
              },
              words: {
                required: true,
                type: () => [t['./features/questions/queries/question-in-words.js'].SentenceWordDto],
              },
            },
            QuestionInWords: {},
            QuestionInWordsHandler: {},
          },
        ],
        [
          import('./features/questions/queries/question-vocabulary.js'),
          { QuestionVocabulary: {}, QuestionVocabularyHandler: {} },
        ],
        [
          import('./features/ratings/commands/change-rating.js'),
          {
            ChangeRatingDto: {
              rating: {
                required: false,
                type: () => Number,
                description: 'Stars.',
                example: 5,
                minimum: 1,
                maximum: 5,
              },
              comment: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'An empty comment takes the one there is away.',
              },
            },
            ChangeRating: {},
            ChangeRatingHandler: {},
          },
        ],
        [
          import('./features/ratings/commands/rate-by-form.js'),
          {
            RateByFormDto: {
              rating: {
                required: false,
                type: () => Number,
                description: 'Stars; needed unless the rating is withdrawn.',
                minimum: 1,
                maximum: 5,
              },
              comment: { required: false, type: () => String, nullable: true },
              withdraw: { required: false, description: 'Takes the rating back.', enum: ['true', 'false'] },
            },
            RateByForm: {},
            RateByFormHandler: {},
          },
        ],
        [
          import('./features/ratings/commands/rate-collection.js'),
          {
            RateCollectionDto: {
              collection: {
                required: true,
                type: () => String,
                description: 'Slug of the collection.',
                example: 'castellani-brera-fall-winter-2026',
              },
              rating: {
                required: true,
                type: () => Number,
                description: 'Stars.',
                example: 4,
                minimum: 1,
                maximum: 5,
              },
              comment: {
                required: false,
                type: () => String,
                nullable: true,
                description: 'What the reader adds; an empty one is none.',
                example: 'The sleeves.',
              },
            },
            RateCollection: {},
            RateCollectionHandler: {},
          },
        ],
        [
          import('./features/ratings/commands/withdraw-rating.js'),
          { WithdrawRating: {}, WithdrawRatingHandler: {} },
        ],
        [
          import('./features/ratings/own-rating.dto.js'),
          {
            OwnRatingDto: {
              id: { required: true, type: () => Number, example: 12 },
              collection: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
              rating: { required: true, type: () => Number, example: 4 },
              comment: { required: true, type: () => String, nullable: true, example: 'The sleeves.' },
            },
          },
        ],
        [
          import('./features/ratings/queries/rating-overview.js'),
          {
            RatingOverviewDto: {
              average: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'One decimal; null while fewer than three members have rated.',
                example: 4.2,
              },
              count: { required: true, type: () => Number, example: 12 },
              distribution: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'number' },
                nullable: true,
                description:
                  'How many gave each rating, 1 to 5; null with the average, since of one or two it would say who gave what.',
                example: { '1': 0, '2': 1, '3': 2, '4': 3, '5': 6 },
              },
              mine: {
                required: true,
                type: () => t['./features/ratings/own-rating.dto.js'].OwnRatingDto,
                nullable: true,
              },
            },
            RatingOverview: {},
            RatingOverviewHandler: {},
          },
        ],
        [
          import('./features/reader-forms/commands/confirm-newsletter.js'),
          { ConfirmNewsletter: {}, ConfirmNewsletterHandler: {} },
        ],
        [
          import('./features/reader-forms/commands/end-newsletter.js'),
          { EndNewsletter: {}, EndNewsletterHandler: {} },
        ],
        [
          import('./features/reader-forms/commands/request-newsletter.js'),
          {
            RequestNewsletterDto: {
              email: { required: true, type: () => String, example: 'ada@example.com' },
              locale: {
                required: true,
                description: 'The language of our mails.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              consent: { required: true, type: () => Boolean, description: 'That we may write.' },
            },
            RequestNewsletter: {},
            RequestNewsletterHandler: {},
          },
        ],
        [
          import('./features/reader-forms/commands/send-message.js'),
          {
            SendMessageDto: {
              name: { required: true, type: () => String, example: 'Ada Check' },
              email: { required: true, type: () => String, example: 'ada@example.com' },
              company: { required: true, type: () => String, example: 'Check', default: '' },
              job: {
                required: true,
                type: () => String,
                description: 'As `/api/jobs` has it.',
                example: 'buyer',
              },
              country: {
                required: true,
                type: () => String,
                description: 'As `/api/countries` has it.',
                example: 'france',
              },
              message: { required: true, type: () => String, example: 'Hello' },
              consent: { required: true, type: () => Boolean, description: 'That we may keep it.' },
              website: {
                required: false,
                type: () => String,
                description: 'A field people do not see; who fills it in is thanked and not heard.',
              },
            },
            MessageSentDto: { sent: { required: true, type: () => Boolean } },
            SendMessage: {},
            SendMessageHandler: {},
          },
        ],
        [
          import('./features/reader-forms/commands/vote.js'),
          {
            VoteDto: {
              poll: {
                required: true,
                type: () => Number,
                description: 'Number of the poll.',
                example: 1,
                minimum: 1,
              },
              option: {
                required: true,
                type: () => Number,
                description: 'Number of the option.',
                example: 1,
                minimum: 1,
              },
            },
            Vote: {},
            VoteHandler: {},
          },
        ],
        [
          import('./features/reader-forms/newsletter.dto.js'),
          {
            NewsletterTokenDto: { token: { required: true, type: () => String } },
            NewsletterRequestedDto: { input: { required: true, type: () => Boolean } },
            NewsletterConfirmedDto: { confirmed: { required: true, type: () => Boolean } },
            NewsletterEndedDto: { ended: { required: true, type: () => Boolean } },
          },
        ],
        [
          import('./features/reader-forms/poll.dto.js'),
          {
            PollOptionDto: {
              id: { required: true, type: () => Number, example: 1 },
              label: { required: true, type: () => String, example: 'The shoulder' },
              votes: { required: true, type: () => Number, example: 3 },
              percent: {
                required: true,
                type: () => Number,
                description: 'Whole per cents, 100 together.',
                example: 75,
              },
            },
            PollResultDto: {
              poll: { required: true, type: () => Number, example: 1 },
              question: { required: true, type: () => String, example: 'What do you look at first?' },
              closes_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null for a poll without an end.',
                example: '2026-12-31T00:00:00.000Z',
              },
              closed: { required: true, type: () => Boolean },
              total: { required: true, type: () => Number, example: 4 },
              mine: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The option this visitor chose.',
                example: 1,
              },
              options: {
                required: true,
                type: () => [t['./features/reader-forms/poll.dto.js'].PollOptionDto],
              },
            },
          },
        ],
        [
          import('./features/reader-forms/queries/current-poll.js'),
          { CurrentPoll: {}, CurrentPollHandler: {} },
        ],
        [
          import('./features/reference/ip-location/ip-location.dto.js'),
          {
            IpLocationDto: {
              country_code: { required: true, type: () => String, nullable: true, example: 'FR' },
              country: { required: true, type: () => String, nullable: true, example: 'France' },
              continent: { required: true, type: () => String, nullable: true, example: 'Europe' },
              in_eu: { required: true, type: () => Boolean },
            },
          },
        ],
        [import('./features/reference/queries/clients.js'), { Clients: {}, ClientsHandler: {} }],
        [
          import('./features/reference/queries/content-version.dto.js'),
          {
            ContentVersionDto: {
              version: {
                required: true,
                type: () => String,
                description:
                  'Another one with every change of what public pages show; nothing else can be told from it.',
                example: '24310',
              },
            },
          },
        ],
        [
          import('./features/reference/queries/content-version.js'),
          { ContentVersion: {}, ContentVersionHandler: {} },
        ],
        [
          import('./features/reference/translations/locales.dto.js'),
          {
            LocalesDto: {
              locales: {
                required: true,
                type: () => [Object],
                description: 'Joined by commas; all of them when it is left out.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
                isArray: true,
                minItems: 1,
              },
            },
          },
        ],
        [
          import('./features/reports/queries/count-reports.js'),
          {
            CountReportsQueryDto: {
              from: { required: true, type: () => String, example: '2026-01-01' },
              to: { required: true, type: () => String, example: '2026-12-31' },
            },
            MonthOfReportsDto: {
              month: { required: true, type: () => String, example: '2026-03' },
              count: { required: true, type: () => Number, example: 3 },
            },
            ReportCountsDto: {
              total: { required: true, type: () => Number, example: 3 },
              by_type: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'number' },
                example: { flash: 1, premium: 1, general: 1 },
              },
              by_month: {
                required: true,
                type: () => [t['./features/reports/queries/count-reports.js'].MonthOfReportsDto],
                description: 'Months with reports.',
              },
            },
            CountReports: {},
            CountReportsHandler: {},
          },
        ],
        [import('./features/reports/queries/list-reports.js'), { ListReports: {}, ListReportsHandler: {} }],
        [
          import('./features/reports/queries/report-details.js'),
          {
            ReportDetailsDto: {
              report: { required: true, type: () => t['./features/reports/report.dto.js'].ReportSummaryDto },
              contents: {
                required: true,
                type: () => [t['./features/reports/report.dto.js'].ReportPartDto],
                description: 'Empty for files that were uploaded.',
              },
              figures: {
                required: true,
                type: () => [t['./features/reports/report.dto.js'].LeadFigureDto],
                description: 'Empty until the file is made.',
              },
              others: {
                required: true,
                type: () => [t['./features/reports/report.dto.js'].ReportSummaryDto],
                description: 'The newest beside it.',
              },
            },
            ReportDetails: {},
            ReportDetailsHandler: {},
          },
        ],
        [import('./features/reports/queries/report-file.js'), { ReportFile: {}, ReportFileHandler: {} }],
        [
          import('./features/reports/report.dto.js'),
          {
            ReportSummaryDto: {
              id: { required: true, type: () => Number, example: 1 },
              slug: { required: true, type: () => String, example: 'denim-2026' },
              type: { required: true, enum: ['flash', 'premium', 'general'] },
              title: { required: true, type: () => String, example: 'Denim' },
              summary: { required: true, type: () => String, example: 'What was shown.' },
              language: {
                required: true,
                description: "Of title and summary: English where editors wrote none in the reader's.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              file_language: {
                required: true,
                description: "Of the file: the reader's where Toile draws it.",
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                nullable: true,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                nullable: true,
              },
              cover: { required: true, type: () => String, nullable: true, example: '8d1f0a6c.jpg' },
              published_at: { required: true, type: () => String, example: '2026-03-15T09:00:00.000Z' },
              pages: { required: true, type: () => Number, example: 12 },
              locked: {
                required: true,
                type: () => Boolean,
                description: 'Whether the plan of the reader does not cover it.',
              },
              download_url: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null while it is locked.',
                example: '/download/Zmxhc2gvcjEucGRm/pdf',
              },
            },
            ReportListDto: {
              results: {
                required: true,
                type: () => [t['./features/reports/report.dto.js'].ReportSummaryDto],
              },
            },
            ReportPartDto: {
              title: { required: true, type: () => String, example: 'At a glance' },
              page: { required: true, type: () => Number, example: 2 },
            },
            LeadFigureDto: {
              of: { required: true, example: 'looks', enum: ['looks', 'brands', 'collections', 'models'] },
              value: { required: true, type: () => Number, example: 893 },
              evolution: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Relative change in percent; null where there is nothing to compare with.',
                example: -1,
              },
            },
          },
        ],
        [
          import('./features/restatements/commands/recount-now.js'),
          { RecountNow: {}, RecountNowHandler: {} },
        ],
        [
          import('./features/restatements/queries/preview-retag.js'),
          {
            PreviewedShareDto: {
              numerator: { required: true, type: () => Number, example: 520 },
              denominator: { required: true, type: () => Number, example: 4000 },
              value: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Percent; null where there is nothing to be a share of.',
                example: 13,
              },
            },
            PreviewedFigureDto: {
              definition: {
                required: true,
                description: 'Id of its definition.',
                example: 'share_of_collection_v2',
                enum: ['share_of_collection_v2', 'share_of_moodboards_v2', 'runway_share_adoption_by_brands'],
              },
              of: {
                required: true,
                description: 'Whose share it is: that of a tag, or of all tags of a category together.',
                enum: ['category', 'tag'],
              },
              tag: {
                required: true,
                type: () => String,
                description: 'Slug of the tag or of the category.',
                example: 'denim',
              },
              before: {
                required: true,
                type: () => t['./features/restatements/queries/preview-retag.js'].PreviewedShareDto,
              },
              after: {
                required: true,
                type: () => t['./features/restatements/queries/preview-retag.js'].PreviewedShareDto,
              },
            },
            PreviewedSeasonDto: {
              season: { required: true, type: () => String, example: 'spring-summer-2027' },
              type: { required: true, type: () => String, example: 'woman' },
              looks: {
                required: true,
                type: () => Number,
                description: 'Published looks of it whose tags would change.',
                example: 40,
              },
              figures: {
                required: true,
                type: () => [t['./features/restatements/queries/preview-retag.js'].PreviewedFigureDto],
              },
            },
            RetagPreviewDto: {
              looks: {
                required: true,
                type: () => Number,
                description: 'Published looks whose tags would change.',
                example: 40,
              },
              left_out: {
                required: true,
                type: () => Number,
                description:
                  'Of those that were named, drafts too: looks that keep their tags, since two people are tagging them unseen by each other.',
                example: 3,
              },
              seasons: {
                required: true,
                type: () => [t['./features/restatements/queries/preview-retag.js'].PreviewedSeasonDto],
              },
            },
            PreviewRetag: {},
            PreviewRetagHandler: {},
          },
        ],
        [
          import('./features/restatements/queries/restatements.js'),
          {
            RestatementsQueryDto: {
              figure: {
                required: false,
                description: "The figure's address below `/api/dashboard/`.",
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              page: { required: true, type: () => Number, default: 1, minimum: 1, maximum: 10000 },
            },
            SaidDto: {
              value: { required: true, type: () => Number, nullable: true, example: 13 },
              numerator: { required: true, type: () => Number, nullable: true, example: 520 },
              denominator: { required: true, type: () => Number, nullable: true, example: 4000 },
            },
            CauseDto: {
              cause: {
                required: true,
                description: '`recounted` where nothing else is known: a replay, an erasure, a correction.',
                enum: ['withdrawn', 'added', 'late-events', 'retagged', 'recounted'],
              },
              count: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Events or looks; null for a recount.',
                example: 12,
              },
            },
            RestatementDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              figure: {
                required: true,
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { type: 'woman', season: 'spring-summer-2026' },
              },
              season: { required: true, type: () => String, example: 'spring-summer-2026' },
              definition: { required: true, type: () => String, example: 'share_of_collection_v2' },
              label: { required: true, type: () => String, example: 'Denim' },
              tag_name: { required: true, type: () => String, nullable: true, example: 'denim' },
              before: {
                required: true,
                type: () => t['./features/restatements/queries/restatements.js'].SaidDto,
                nullable: true,
                description: 'Null where there was no such row.',
              },
              after: {
                required: true,
                type: () => t['./features/restatements/queries/restatements.js'].SaidDto,
                nullable: true,
              },
              causes: {
                required: true,
                type: () => [t['./features/restatements/queries/restatements.js'].CauseDto],
              },
              known_before: {
                required: true,
                type: () => String,
                description: 'What was told at this time is `before`.',
                example: '2026-11-20T04:10:00.000Z',
              },
              known_after: { required: true, type: () => String, example: '2026-11-21T04:10:00.000Z' },
            },
            RestatementsDto: {
              results: {
                required: true,
                type: () => [t['./features/restatements/queries/restatements.js'].RestatementDto],
              },
              total_count: { required: true, type: () => Number, example: 12 },
              page: { required: true, type: () => Number, example: 1 },
              page_size: { required: true, type: () => Number, example: 50 },
            },
            Restatements: {},
            RestatementsHandler: {},
          },
        ],
        [
          import('./features/saved-items/alerts/alert.dto.js'),
          {
            AlertSeriesDto: {
              measure: {
                required: true,
                description: 'A share of searches, of openings of looks, of boards.',
                enum: ['searches', 'boards', 'views'],
              },
              of: { required: true, enum: ['brand', 'trend'] },
              slug: { required: true, type: () => String, example: 'denim' },
            },
            AlertRuleDto: {
              watches: {
                required: true,
                description:
                  'A row of a figure, a cell of a question, a forecast, or weeks in which something changed.',
                default: 'figure',
                enum: ['question', 'figure', 'forecast', 'changes'],
              },
              figure: {
                required: false,
                description: 'Of a figure: its address below `/api/dashboard/`.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: () => t['./features/figures/queries/figure-reference.dto.js'].LivingFiltersDto,
                description: 'Of a figure; none where they are left out.',
              },
              question: {
                required: false,
                type: () => String,
                description:
                  'Of a question of one measure: its address, as answers of `/api/dashboard/questions` say it.',
                example: 'measures=runway_share&rows=tag&where=city%3Amilan',
              },
              row: { required: false, type: () => String, example: 'denim' },
              column: {
                required: false,
                type: () => String,
                description: 'Of a question: the key of its column; the whole where it is left out.',
                example: 'milan',
              },
              series: {
                required: false,
                type: () => t['./features/saved-items/alerts/alert.dto.js'].AlertSeriesDto,
                description: 'Of a forecast, and of changes.',
              },
              weeks: {
                required: false,
                description: 'Of a forecast: weeks ahead.',
                example: 13,
                enum: [4, 13, 26, 52],
              },
              measure: {
                required: true,
                description:
                  'Which of its numbers; `bound` is the end of the 80 % interval nearer to the threshold, `size` a change whichever way it went.',
                default: 'value',
                enum: ['value', 'evolution', 'ranking', 'bound', 'size'],
              },
              operator: { required: true, enum: ['above', 'below'] },
              threshold: {
                required: true,
                type: () => Number,
                description: 'As the figure shows such numbers.',
                example: 10,
                minimum: -1000000000000,
                maximum: 1000000000000,
              },
            },
            AlertCrossingDto: {
              at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              value: { required: true, type: () => Number, example: 10.4 },
            },
            AlertDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once the member is erased.',
                example: 'Denim in Milan',
              },
              watches: { required: true, enum: ['question', 'figure', 'forecast', 'changes'] },
              figure: {
                required: false,
                description: 'Of a figure.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
              filters: {
                required: false,
                type: 'object',
                additionalProperties: { type: 'string' },
                example: { city: 'milan' },
              },
              question: {
                required: false,
                type: () => String,
                description: 'Of a question.',
                example: 'measures=runway_share&rows=tag',
              },
              row: { required: false, type: () => String, example: 'denim' },
              column: { required: false, type: () => String, example: 'milan' },
              series: {
                required: false,
                type: () => t['./features/saved-items/alerts/alert.dto.js'].AlertSeriesDto,
                description: 'Of a forecast, and of changes.',
              },
              weeks: { required: false, example: 13, enum: [4, 13, 26, 52] },
              measure: { required: true, enum: ['value', 'evolution', 'ranking', 'bound', 'size'] },
              operator: { required: true, enum: ['above', 'below'] },
              threshold: { required: true, type: () => Number, example: 10 },
              paused: { required: true, type: () => Boolean },
              stand: {
                required: true,
                description: 'It is told of when it goes from `armed` to `crossed`.',
                enum: ['unknown', 'armed', 'crossed'],
              },
              last: {
                required: true,
                type: () => t['./features/saved-items/alerts/alert.dto.js'].AlertCrossingDto,
                nullable: true,
                description: 'The last time it was crossed.',
              },
              crossings: {
                required: true,
                type: () => [t['./features/saved-items/alerts/alert.dto.js'].AlertCrossingDto],
                description: 'With the limit it has now: the latest twenty, the newest first.',
              },
              mailed: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader is told of a crossing by mail.',
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
          },
        ],
        [import('./features/saved-items/commands/ask-address.js'), { AskAddress: {}, AskAddressHandler: {} }],
        [
          import('./features/saved-items/commands/change-alert.js'),
          {
            ChangeAlertDto: {
              name: { required: false, type: () => String, example: 'Denim in Milan' },
              measure: { required: false, enum: ['value', 'evolution', 'ranking', 'bound', 'size'] },
              operator: { required: false, enum: ['above', 'below'] },
              threshold: {
                required: false,
                type: () => Number,
                description: 'As the figure shows such numbers.',
                example: 10,
                minimum: -1000000000000,
                maximum: 1000000000000,
              },
              paused: { required: false, type: () => Boolean, example: true },
            },
            ChangeAlert: {},
            ChangeAlertHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/change-comparison-set.js'),
          { ChangeComparisonSet: {}, ChangeComparisonSetHandler: {} },
        ],
        [
          import('./features/saved-items/commands/change-group.js'),
          { ChangeGroup: {}, ChangeGroupHandler: {} },
        ],
        [
          import('./features/saved-items/commands/change-note.js'),
          {
            ChangeNoteDto: {
              date: { required: false, type: () => String, example: '2026-09-25' },
              text: { required: false, type: () => String, example: 'The strike ended.' },
            },
            ChangeNote: {},
            ChangeNoteHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/change-schedule.js'),
          { ChangeSchedule: {}, ChangeScheduleHandler: {} },
        ],
        [
          import('./features/saved-items/commands/choose-digest.js'),
          {
            ChooseDigestDto: {
              figures: {
                required: true,
                type: () => [t['./features/questions/dto/asked-reference.dto.js'].LivingReferenceDto],
              },
              weekday: {
                required: true,
                type: () => Number,
                description: 'Monday is 1; at seven in Paris.',
                example: 1,
              },
            },
            ChooseDigest: {},
            ChooseDigestHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/choose-mails.js'),
          {
            MailsChoiceDto: { on: { required: true, type: () => Boolean, example: true } },
            ChooseMails: {},
            ChooseMailsHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/confirm-address.js'),
          { ConfirmAddress: {}, ConfirmAddressHandler: {} },
        ],
        [
          import('./features/saved-items/commands/end-alert-feed.js'),
          { EndAlertFeed: {}, EndAlertFeedHandler: {} },
        ],
        [import('./features/saved-items/commands/end-mails.js'), { EndMails: {}, EndMailsHandler: {} }],
        [
          import('./features/saved-items/commands/make-alert-feed.js'),
          {
            AlertFeedAddressDto: {
              url: {
                required: true,
                type: () => String,
                example: 'https://toile.example/api/alert-feeds/0Zl3\u2026',
              },
            },
            MakeAlertFeed: {},
            MakeAlertFeedHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/pause-digest.js'),
          { PauseDigest: {}, PauseDigestHandler: {} },
        ],
        [
          import('./features/saved-items/commands/remove-address.js'),
          { RemoveAddress: {}, RemoveAddressHandler: {} },
        ],
        [
          import('./features/saved-items/commands/remove-saved-item.js'),
          { RemoveSavedItem: {}, RemoveSavedItemHandler: {} },
        ],
        [
          import('./features/saved-items/commands/rename-view.js'),
          {
            RenameViewDto: { name: { required: true, type: () => String, example: 'Milano' } },
            RenameView: {},
            RenameViewHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/save-comparison-set.js'),
          { SaveComparisonSet: {}, SaveComparisonSetHandler: {} },
        ],
        [import('./features/saved-items/commands/save-group.js'), { SaveGroup: {}, SaveGroupHandler: {} }],
        [
          import('./features/saved-items/commands/save-view.js'),
          {
            SaveViewDto: {
              name: { required: true, type: () => String, example: 'Milan' },
              address: {
                required: true,
                type: () => String,
                description: 'Path and query of a page of the dashboard, without the language.',
                example: '/data/dashboard/trends?city=milan',
                maxLength: 2000,
                pattern: '^\\/data\\/dashboard\\/[a-z-]+(\\?[\\w\\-.~%&=+,:;*]*)?$',
              },
            },
            SaveView: {},
            SaveViewHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/schedule-document.js'),
          { ScheduleDocument: {}, ScheduleDocumentHandler: {} },
        ],
        [
          import('./features/saved-items/commands/send-document-now.js'),
          { SendDocumentNow: {}, SendDocumentNowHandler: {} },
        ],
        [
          import('./features/saved-items/commands/set-alert.js'),
          {
            SetAlertDto: { name: { required: true, type: () => String, example: 'Denim in Milan' } },
            SetAlert: {},
            SetAlertHandler: {},
          },
        ],
        [
          import('./features/saved-items/commands/write-note.js'),
          {
            WriteNoteDto: {
              date: { required: true, type: () => String, example: '2026-09-24' },
              text: { required: true, type: () => String, example: 'The strike began.' },
            },
            WriteNote: {},
            WriteNoteHandler: {},
          },
        ],
        [
          import('./features/saved-items/digest/digest.dto.js'),
          {
            DigestDto: {
              id: {
                required: true,
                type: () => String,
                description: 'By which it is shared.',
                example: '3f1c0a9be2d45f60',
              },
              figures: {
                required: true,
                type: () => [t['./features/questions/dto/asked-reference.dto.js'].AskedReferenceDto],
              },
              weekday: { required: true, type: () => Number, description: 'Monday is 1.', example: 1 },
              paused: { required: true, type: () => Boolean },
              mailed: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader gets it by mail.',
              },
              last_sent_at: {
                required: true,
                type: () => String,
                nullable: true,
                example: '2026-11-16T06:00:00.000Z',
              },
              next_at: {
                required: true,
                type: () => String,
                nullable: true,
                example: '2026-11-23T06:00:00.000Z',
              },
            },
            DigestsDto: {
              results: {
                required: true,
                type: () => [t['./features/saved-items/digest/digest.dto.js'].DigestDto],
              },
            },
          },
        ],
        [
          import('./features/saved-items/note.dto.js'),
          {
            NoteDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              date: { required: true, type: () => String, example: '2026-09-24' },
              text: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once the member is erased.',
                example: 'The strike began.',
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
          },
        ],
        [
          import('./features/saved-items/paused.dto.js'),
          { PausedDto: { paused: { required: true, type: () => Boolean, example: true } } },
        ],
        [import('./features/saved-items/queries/alert-feed.js'), { AlertFeed: {}, AlertFeedHandler: {} }],
        [
          import('./features/saved-items/queries/digest-preview.js'),
          { DigestPreview: {}, DigestPreviewHandler: {} },
        ],
        [import('./features/saved-items/queries/digests.js'), { Digests: {}, DigestsHandler: {} }],
        [
          import('./features/saved-items/queries/own-alert-feed.js'),
          {
            OwnAlertFeedDto: {
              made_at: { required: true, type: () => String, nullable: true },
              read_at: { required: true, type: () => String, nullable: true },
            },
            OwnAlertFeed: {},
            OwnAlertFeedHandler: {},
          },
        ],
        [
          import('./features/saved-items/queries/own-alerts.js'),
          {
            AlertsDto: {
              results: {
                required: true,
                type: () => [t['./features/saved-items/alerts/alert.dto.js'].AlertDto],
              },
            },
            OwnAlerts: {},
            OwnAlertsHandler: {},
          },
        ],
        [
          import('./features/saved-items/queries/own-comparison-sets.js'),
          {
            ComparisonSetsDto: {
              results: {
                required: true,
                type: () => [t['./features/saved-items/sets/comparison-set.dto.js'].ComparisonSetDto],
              },
            },
            OwnComparisonSets: {},
            OwnComparisonSetsHandler: {},
          },
        ],
        [import('./features/saved-items/queries/own-digest.js'), { OwnDigest: {}, OwnDigestHandler: {} }],
        [
          import('./features/saved-items/queries/own-groups.js'),
          {
            GroupsDto: {
              results: {
                required: true,
                type: () => [t['./features/saved-items/sets/group.dto.js'].GroupDto],
              },
            },
            OwnGroups: {},
            OwnGroupsHandler: {},
          },
        ],
        [
          import('./features/saved-items/queries/own-notes.js'),
          {
            OwnNotesQueryDto: {
              figure: {
                required: false,
                description: 'Those on this figure only.',
                enum: [
                  'graphs/fallers/home',
                  'graphs/dominant-tones',
                  'graphs/category-leaders',
                  'graphs/category-variety',
                  'graphs/category-turnover',
                  'graphs/brand-weighted-share',
                  'graphs/unshown-demand',
                  'graphs/unique-visitors',
                  'graphs/consent-share',
                  'graphs/searches-by-language',
                  'graphs/attention-half-life',
                  'graphs/attention-of-shows',
                  'graphs/views-by-place',
                  'graphs/views-for-place',
                  'graphs/attention-of-looks',
                  'category-overview/runway-share',
                  'category-overview/searches',
                  'category-overview/moodboards',
                  'brands/kpi',
                  'seasons/kpi',
                  'homepage/trends/kpi',
                  'trends/kpi/searches',
                  'trends/kpi/runway-share-adoption-by-brands',
                  'graphs/color/home',
                  'graphs/most-searched/home',
                  'graphs/theme/home',
                  'graphs/top20/home',
                  'graphs/ranking',
                  'graphs/search-among-consumers',
                  'graphs/search-by-country',
                  'graphs/top-brands-featuring-trend',
                  'graphs/top-trends-leading-to-brand',
                  'home/most-viewed-looks',
                  'most-viewed-looks',
                  'brands/most-viewed-looks',
                  'seasons/most-viewed-looks',
                  'trends/most-viewed-looks',
                  'brands/most-saved-to-moodboard',
                  'seasons/most-saved-to-moodboard',
                  'trends/most-saved-to-moodboard',
                ],
              },
            },
            NotesDto: {
              results: { required: true, type: () => [t['./features/saved-items/note.dto.js'].NoteDto] },
            },
            OwnNotes: {},
            OwnNotesHandler: {},
          },
        ],
        [
          import('./features/saved-items/queries/own-schedules.js'),
          {
            SchedulesDto: {
              results: {
                required: true,
                type: () => [t['./features/saved-items/schedules/schedule.dto.js'].ScheduleDto],
              },
            },
            OwnSchedules: {},
            OwnSchedulesHandler: {},
          },
        ],
        [
          import('./features/saved-items/queries/own-views.js'),
          {
            SavedViewsDto: {
              results: {
                required: true,
                type: () => [t['./features/saved-items/saved-view.dto.js'].SavedViewDto],
              },
            },
            OwnViews: {},
            OwnViewsHandler: {},
          },
        ],
        [
          import('./features/saved-items/queries/try-alert.js'),
          {
            TryAlertDto: {
              days: { required: true, description: 'The last so many.', default: 30, enum: [30, 90, 365] },
            },
            AlertPointDto: {
              at: { required: true, type: () => String, example: '2026-11-19T12:00:00.000Z' },
              value: { required: true, type: () => Number, nullable: true, example: 9.6 },
            },
            AlertStandDto: {
              value: { required: true, type: () => Number, nullable: true, example: 10.4 },
              stand: { required: true, enum: ['unknown', 'armed', 'crossed'] },
            },
            AlertTrialDto: {
              points: {
                required: true,
                type: () => [t['./features/saved-items/queries/try-alert.js'].AlertPointDto],
              },
              fired: {
                required: true,
                type: () => [t['./features/saved-items/alerts/alert.dto.js'].AlertCrossingDto],
              },
              now: {
                required: true,
                type: () => t['./features/saved-items/queries/try-alert.js'].AlertStandDto,
              },
            },
            TryAlert: {},
            TryAlertHandler: {},
          },
        ],
        [
          import('./features/saved-items/saved-view.dto.js'),
          {
            SavedViewDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once the member is erased.',
                example: 'Milan',
              },
              address: {
                required: true,
                type: () => String,
                description: 'Path and query without the language.',
                example: '/data/dashboard/trends?city=milan',
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
          },
        ],
        [
          import('./features/saved-items/schedules/schedule-input.dto.js'),
          {
            MailedFiltersDto: {},
            NewDocumentDto: {
              kind: { required: true, enum: ['page', 'deck'] },
              page: {
                required: false,
                description: 'Of kind `page`.',
                enum: ['home', 'trends', 'brands', 'seasons', 'trend-focus', 'brand-focus', 'season-focus'],
              },
              filters: {
                required: false,
                type: () => t['./features/saved-items/schedules/schedule-input.dto.js'].MailedFiltersDto,
                description: 'Of kind `page`.',
              },
              deck: {
                required: false,
                type: () => String,
                description: 'Of kind `deck`: one that you may see.',
              },
            },
            ChangeScheduleDto: {
              name: { required: false, type: () => String, example: 'Milan, weekly' },
              format: { required: false, description: 'Pages leave as PDF alone.', enum: ['pdf', 'pptx'] },
              weekdays: {
                required: false,
                type: () => [Number],
                description: 'Monday is 1; at seven in Paris.',
                example: [1],
              },
              to: {
                required: false,
                type: () => [String],
                description: 'Ids of members on your subscription, your own perhaps among them.',
                example: ['m-3f1c0a9be2d45f60'],
              },
              paused: { required: false, type: () => Boolean },
            },
            ScheduleDocumentDto: {
              name: { required: true, type: () => String, example: 'Milan, weekly' },
              document: {
                required: true,
                type: () => t['./features/saved-items/schedules/schedule-input.dto.js'].NewDocumentDto,
              },
              weekdays: {
                required: true,
                type: () => [Number],
                description: 'Monday is 1; at seven in Paris.',
                example: [1],
              },
            },
            AskAddressDto: {
              address: { required: true, type: () => String, example: 'buyer@example.com' },
              locale: {
                required: true,
                description: 'The language of what it is sent.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
          },
        ],
        [
          import('./features/saved-items/schedules/schedule.dto.js'),
          {
            MailedDocumentDto: {
              kind: { required: true, enum: ['page', 'deck'] },
              title: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null where it is gone, and of pages.',
              },
              address: {
                required: true,
                type: () => String,
                description: 'Path and query of its page, without the language.',
                example: '/data/dashboard/trends?city=milan',
              },
            },
            MailedColleagueDto: {
              id: { required: true, type: () => String, example: 'm-3f1c0a9be2d45f60' },
              name: { required: true, type: () => String, example: 'Ada Renard' },
              chosen: { required: true, type: () => Boolean, description: 'Whether it goes to them.' },
              left: { required: true, type: () => Boolean, description: 'Whether they have ended it.' },
            },
            MailedAddressDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              address: { required: true, type: () => String, example: 'buyer@example.com' },
              state: {
                required: true,
                description: 'Nothing is sent to one that is not `confirmed`.',
                enum: ['asked', 'confirmed', 'expired', 'left'],
              },
            },
            MailedDto: {
              at: { required: true, type: () => String, example: '2026-11-23T06:01:00.000Z' },
              count: { required: true, type: () => Number, description: 'To how many.' },
            },
            NotMailedDto: {
              at: { required: true, type: () => String, example: '2026-11-23T06:01:00.000Z' },
              reason: {
                required: true,
                description:
                  '`ended`: without a plan; `gone`: what it shows is there no more; `nobody` to send it to; `too-large` a file; `failed`: it could not be made.',
                enum: ['gone', 'failed', 'nobody', 'ended', 'too-large'],
              },
            },
            ScheduleDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once its owner is erased.',
                example: 'Milan, weekly',
              },
              document: {
                required: true,
                type: () => t['./features/saved-items/schedules/schedule.dto.js'].MailedDocumentDto,
              },
              format: { required: true, enum: ['pdf', 'pptx'] },
              weekdays: { required: true, type: () => [Number], description: 'Monday is 1.', example: [1] },
              colleagues: {
                required: true,
                type: () => [t['./features/saved-items/schedules/schedule.dto.js'].MailedColleagueDto],
                description: 'Everybody on the subscription.',
              },
              addresses: {
                required: true,
                type: () => [t['./features/saved-items/schedules/schedule.dto.js'].MailedAddressDto],
              },
              mailed: { required: true, type: () => Boolean, description: 'Whether it goes to the reader.' },
              paused: { required: true, type: () => Boolean },
              waiting: {
                required: true,
                type: () => Boolean,
                description: 'Whether one is being made just now, or will be tried again.',
              },
              sent: {
                required: true,
                type: () => t['./features/saved-items/schedules/schedule.dto.js'].MailedDto,
                nullable: true,
              },
              failed: {
                required: true,
                type: () => t['./features/saved-items/schedules/schedule.dto.js'].NotMailedDto,
                nullable: true,
              },
              next_at: {
                required: true,
                type: () => String,
                nullable: true,
                example: '2026-11-30T06:00:00.000Z',
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
          },
        ],
        [
          import('./features/saved-items/sets/compared-member.dto.js'),
          {
            ComparedMemberDto: {
              key: {
                required: true,
                type: () => String,
                description: 'A slug; of a group in a set `~` and its id.',
                example: 'verne',
              },
              label: {
                required: true,
                type: () => String,
                description: 'As the catalogue, or its owner, calls it.',
                example: 'Verne',
              },
            },
          },
        ],
        [
          import('./features/saved-items/sets/comparison-set.dto.js'),
          {
            ComparisonSetDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once the member is erased.',
                example: 'The big four',
              },
              dimension: { required: true, enum: ['brand', 'season', 'tag'] },
              members: {
                required: true,
                type: () => [t['./features/saved-items/sets/compared-member.dto.js'].ComparedMemberDto],
                description: 'In their order from left to right.',
              },
              is_default: {
                required: true,
                type: () => Boolean,
                description: 'What pages of its dimension are compared with where nothing is chosen.',
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
            SaveComparisonSetDto: {
              name: { required: true, type: () => String, example: 'The big four' },
              dimension: { required: true, enum: ['brand', 'season', 'tag'] },
              members: {
                required: true,
                type: () => [String],
                description: 'Slugs, and groups of yours by `~` and their id.',
                example: ['verne', '~3f1c0a9be2d45f60'],
              },
            },
            ChangeComparisonSetDto: {
              name: { required: false, type: () => String },
              members: { required: false, type: () => [String] },
              is_default: {
                required: false,
                type: () => Boolean,
                description: 'One of its dimension is: another one gives way.',
              },
            },
          },
        ],
        [
          import('./features/saved-items/sets/group.dto.js'),
          {
            GroupDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once the member is erased.',
                example: 'My competitors',
              },
              dimension: { required: true, enum: ['brand', 'city', 'country', 'colour', 'tag', 'tone'] },
              members: {
                required: true,
                type: () => [t['./features/saved-items/sets/compared-member.dto.js'].ComparedMemberDto],
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
            },
            SaveGroupDto: {
              name: { required: true, type: () => String, example: 'My competitors' },
              dimension: { required: true, enum: ['brand', 'city', 'country', 'colour', 'tag', 'tone'] },
              members: { required: true, type: () => [String], example: ['verne', 'ostara'] },
            },
            ChangeGroupDto: {
              name: { required: false, type: () => String },
              members: { required: false, type: () => [String] },
            },
          },
        ],
        [
          import('./features/saved-items/shared-with.dto.js'),
          {
            SharedWithDto: {
              role: {
                required: true,
                description: 'What the reader may do with it.',
                enum: ['own', 'read', 'edit'],
              },
              shared: {
                required: true,
                nullable: true,
                description: 'What colleagues may do with it; null where it is not shared.',
                enum: ['read', 'edit'],
              },
              owner: {
                required: true,
                type: () => String,
                nullable: true,
                description: "Whose it is; null where it is the reader's own.",
                example: 'Ada Renard',
              },
            },
          },
        ],
        [
          import('./features/search/dto/facets.dto.js'),
          {
            FacetValueDto: { total_count: { required: true, type: () => Number, example: 812 } },
            CollectionFacetsDto: {
              type: { required: true, type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto] },
              category: {
                required: true,
                type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto],
                description:
                  'Of tags; a picture is in each of which it has a tag, a collection in each of which one of its looks has one.',
              },
              city: { required: true, type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto] },
              season: {
                required: true,
                type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto],
                description: 'The newest first.',
              },
              designer: {
                required: true,
                type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto],
              },
            },
            PictureFacetsDto: {
              colours: {
                required: false,
                type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto],
                description: 'Of looks: tones, each with the looks that show one of its colours.',
              },
              tags: {
                required: true,
                type: () => [t['./features/search/dto/facets.dto.js'].FacetValueDto],
                description: 'The most frequent ones among what was found, and every tag that was asked for.',
              },
            },
          },
        ],
        [
          import('./features/search/dto/listing-query.dto.js'),
          {
            ListingQueryDto: {
              type: { required: false, type: () => String, example: 'woman' },
              category: {
                required: false,
                type: () => String,
                description: 'Of tags: one of them at least.',
                example: 'fabric',
              },
              season: { required: false, type: () => String, example: 'fall-winter-2026' },
              city: { required: false, type: () => String, example: 'milan' },
              designer: { required: false, type: () => String, example: 'castellani-brera' },
              search: {
                required: false,
                type: () => String,
                description:
                  'What is looked for, in words: understood where the vocabulary knows them, else they must all appear.',
                example: 'red coat',
              },
              language: {
                required: false,
                description:
                  'The language the reader writes in: words of it are understood before those of others.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
              model: { required: false, type: () => String, example: 'zofia-lanterne' },
              tags: {
                required: false,
                type: () => [String],
                description: 'All of them; a collection has those of its looks.',
              },
              facets: {
                required: false,
                description: '`true`: with what the list can be narrowed by.',
                enum: ['true', 'false'],
              },
              cursor: {
                required: false,
                type: () => String,
                description:
                  'Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile.',
                example: 'WzI0LCJjYXN0ZWxsYW5pLWJyZXJhLWZhbGwtd2ludGVyLTIwMjYtbG9vay0yNCJd',
              },
              fields: {
                required: false,
                type: () => String,
                description: 'Of each row only these, by commas.',
                example: 'slug,designer',
              },
            },
            StreetSearchDto: {
              colours: {
                required: false,
                type: () => [String],
                description:
                  'Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them.',
              },
              colours_in: {
                required: false,
                description:
                  '`main`: the colours are among those the picture shows most. `anywhere`: or those of any garment.',
                enum: ['main', 'anywhere'],
              },
            },
            LookSearchDto: {
              collection: {
                required: false,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026',
              },
              sort: {
                required: false,
                description:
                  '`mixed`: at most four looks of one show in a row; `viewed`, `saved`: the 2,000 looks that most people opened or kept in the last 30 days before all others; `colour`: around the colour wheel; `position`: by place in the show. Left out: the newest shows first.',
                enum: ['colour', 'mixed', 'viewed', 'saved', 'position'],
              },
            },
            CollectionSearchDto: {
              live: {
                required: false,
                description: '`true`: those that are broadcast.',
                enum: ['true', 'false'],
              },
            },
            CollectionPathDto: {
              type: { required: true, type: () => String, example: 'woman' },
              designer: { required: true, type: () => String, example: 'castellani-brera' },
            },
            SeasonPathDto: { season: { required: true, type: () => String, example: 'fall-winter-2026' } },
            SimilarQueryDto: {
              look: {
                required: true,
                type: () => String,
                description: 'Slug of the look or street style.',
                example: 'castellani-brera-fall-winter-2026-look-1',
              },
            },
            RelatedQueryDto: {
              garments: {
                required: true,
                type: () => Object,
                description: 'What garments, shoes, bags and details weigh, from 0 for nothing to 4.',
              },
              colours: {
                required: true,
                type: () => Object,
                description: 'What the colours of garments weigh, from 0 for nothing to 4.',
              },
              silhouette: {
                required: true,
                type: () => Object,
                description: 'What the silhouette weighs, from 0 for nothing to 4.',
              },
              fabric: {
                required: true,
                type: () => Object,
                description: 'What fabrics and patterns weigh, from 0 for nothing to 4.',
              },
              mood: {
                required: true,
                type: () => Object,
                description: 'What themes, hair and make-up weigh, from 0 for nothing to 4.',
              },
            },
          },
        ],
        [
          import('./features/search/dto/look-pages.dto.js'),
          {
            StreetStyleSummaryDto: {
              slug: { required: true, type: () => String, example: 'marais-2026-03-01-12' },
              designer: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
                nullable: true,
                description: 'The designer that is worn, where it is known.',
              },
              season: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              type: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              city: {
                required: true,
                type: () => t['./features/catalogue/dto/reference.dto.js'].ReferenceDto,
              },
              tags: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              models: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              image_filename: {
                required: true,
                type: () => String,
                description: 'Goes into `/cdn/{filter}/{image_filename}`.',
                example: '8d1f0a6c.jpg',
              },
              width: { required: true, type: () => Number, example: 1200 },
              height: { required: true, type: () => Number, example: 1800 },
              thumbhash: { required: true, type: () => String, nullable: true },
              colours: {
                required: true,
                type: () => [String],
                description: 'Dominant colours, the most important first.',
                example: ['#2f3a5f', '#d8d4cf'],
              },
              locked: { required: true, type: () => Boolean },
              photographer: { required: true, type: () => String, example: 'Elie Vasseur' },
              taken_at: { required: true, type: () => String, example: '2026-03-01T10:00:00.000Z' },
              sponsored: { required: true, type: () => Boolean },
            },
            LockablePageDto: {
              open_pages: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The last page this reader may see; null for all of them.',
                example: 2,
              },
            },
            LookPageDto: {
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/look-summary.dto.js'].LookSummaryDto],
              },
            },
            LookSearchPageDto: {
              next: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What leads on (`cursor`); null on the last page.',
              },
              facets: {
                required: false,
                type: () => t['./features/search/dto/facets.dto.js'].PictureFacetsDto,
              },
              understood: {
                required: false,
                type: () => t['./features/search/dto/understood.dto.js'].UnderstoodDto,
                description: 'Where words were searched for.',
              },
            },
            StreetSearchPageDto: {
              next: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What leads on (`cursor`); null on the last page.',
              },
              results: {
                required: true,
                type: () => [t['./features/search/dto/look-pages.dto.js'].StreetStyleSummaryDto],
              },
              facets: {
                required: false,
                type: () => t['./features/search/dto/facets.dto.js'].PictureFacetsDto,
              },
              understood: {
                required: false,
                type: () => t['./features/search/dto/understood.dto.js'].UnderstoodDto,
                description: 'Where words were searched for.',
              },
            },
            SimilarLookDto: {
              shared_tags: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Tags that both have.',
              },
            },
            SimilarLooksDto: {
              results: {
                required: true,
                type: () => [t['./features/search/dto/look-pages.dto.js'].SimilarLookDto],
              },
            },
            SimilarStreetStyleDto: {
              shared_tags: {
                required: true,
                type: () => [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
                description: 'Tags that both have.',
              },
            },
            SimilarStreetStylesDto: {
              results: {
                required: true,
                type: () => [t['./features/search/dto/look-pages.dto.js'].SimilarStreetStyleDto],
              },
            },
          },
        ],
        [
          import('./features/search/dto/understood.dto.js'),
          {
            UnderstoodWordsDto: {
              text: {
                required: true,
                type: () => String,
                description: 'As they were written.',
                example: 'coats',
              },
              label: {
                required: true,
                type: () => String,
                description: "What they mean, in the reader's language.",
                example: 'Coat',
              },
              kind: {
                required: true,
                type: () => String,
                description: 'What kind of thing that is.',
                example: 'piece',
              },
              not: { required: true, type: () => Boolean, description: 'True for what looks must not have.' },
              search: {
                required: true,
                type: () => String,
                description: 'The search without them.',
                example: 'red leather milan',
              },
            },
            InsteadDto: {
              label: { required: true, type: () => String, example: 'Velvet' },
              search: { required: true, type: () => String, example: 'velvet coats' },
            },
            UnknownWordsDto: {
              text: { required: true, type: () => String, example: 'velvvvet' },
              search: { required: true, type: () => String, description: 'The search without them.' },
              suggestions: {
                required: true,
                type: () => [t['./features/search/dto/understood.dto.js'].InsteadDto],
              },
            },
            RelaxationDto: {
              without: {
                required: true,
                type: () => [String],
                description: 'What it leaves out; nothing where it only writes a word otherwise.',
                example: ['leather'],
              },
              search: { required: true, type: () => String, example: 'red coats milan' },
              total_count: { required: true, type: () => Number, example: 31 },
            },
            OfStreetDto: {
              search: {
                required: true,
                type: () => String,
                description: 'The search without the words that say street style.',
                example: 'milan',
              },
              total_count: { required: true, type: () => Number, example: 148 },
            },
            UnderstoodDto: {
              words: {
                required: true,
                type: () => [t['./features/search/dto/understood.dto.js'].UnderstoodWordsDto],
              },
              unknown: {
                required: true,
                type: () => [t['./features/search/dto/understood.dto.js'].UnknownWordsDto],
              },
              nearest: {
                required: true,
                type: () => t['./features/search/dto/understood.dto.js'].RelaxationDto,
                nullable: true,
                description:
                  'Where nothing was found: the search that is nearest and finds something, and whose results these are.',
              },
              relaxations: {
                required: true,
                type: () => [t['./features/search/dto/understood.dto.js'].RelaxationDto],
                description: 'Where nothing was found: what would be found with less, the nearest first.',
              },
              street: {
                required: true,
                type: () => t['./features/search/dto/understood.dto.js'].OfStreetDto,
                nullable: true,
                description: 'Where looks or collections are searched for street style: what there is of it.',
              },
            },
          },
        ],
        [
          import('./features/search/queries/complete-search.js'),
          {
            CompleteSearchDto: {
              search: {
                required: false,
                type: () => String,
                description:
                  'Its last words are completed, the others kept; without any, what most looks have is suggested, less what more than half of them have.',
                example: 'red lea',
              },
              language: {
                required: false,
                description: 'The language the reader writes in.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            CompletionPictureDto: {
              image_filename: {
                required: true,
                type: () => String,
                example: 'castellani-brera-fall-winter-2026-look-1.svg',
              },
              width: { required: true, type: () => Number, example: 1200 },
              height: { required: true, type: () => Number, example: 1800 },
              thumbhash: { required: true, type: () => String, nullable: true },
              colours: { required: true, type: () => [String], example: ['#8b1e2d'] },
            },
            CompletionDto: {
              kind: { required: true, example: 'concept', enum: ['season', 'designer', 'model', 'concept'] },
              slug: {
                required: true,
                type: () => String,
                description: 'Of the concept, brand, model or season.',
                example: 'leather',
              },
              label: {
                required: true,
                type: () => String,
                description: "In the reader's language.",
                example: 'Leather',
              },
              synonym: {
                required: false,
                type: () => String,
                description: 'The word of the concept that begins as was typed, where its label does not.',
                example: 'cashmere',
              },
              search: {
                required: true,
                type: () => String,
                description: 'What to search for.',
                example: 'red leather',
              },
              total_count: {
                required: true,
                type: () => Number,
                description: 'Looks it finds.',
                example: 31,
              },
              picture: {
                required: true,
                type: () => t['./features/search/queries/complete-search.js'].CompletionPictureDto,
                description: 'Of the first look it finds.',
              },
            },
            CompletionsDto: {
              results: {
                required: true,
                type: () => [t['./features/search/queries/complete-search.js'].CompletionDto],
                description:
                  'Concepts, brands, models and seasons; of each those whose label begins so first, then by synonyms, then by looks.',
              },
            },
            CompleteSearch: {},
            CompleteSearchHandler: {},
          },
        ],
        [import('./features/search/queries/related-looks.js'), { RelatedLooks: {}, RelatedLooksHandler: {} }],
        [
          import('./features/search/queries/search-collections.js'),
          {
            CollectionSearchPageDto: {
              next: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What leads on (`cursor`); null on the last page.',
              },
              results: {
                required: true,
                type: () => [t['./features/catalogue/dto/collection-summary.dto.js'].CollectionSummaryDto],
              },
              facets: {
                required: false,
                type: () => t['./features/search/dto/facets.dto.js'].CollectionFacetsDto,
              },
              understood: {
                required: false,
                type: () => t['./features/search/dto/understood.dto.js'].UnderstoodDto,
                description: 'Where words were searched for.',
              },
            },
            SearchCollections: {},
            SearchCollectionsHandler: {},
          },
        ],
        [import('./features/search/queries/search-looks.js'), { SearchLooks: {}, SearchLooksHandler: {} }],
        [
          import('./features/search/queries/search-street-styles.js'),
          { SearchStreetStyles: {}, SearchStreetStylesHandler: {} },
        ],
        [import('./features/search/queries/similar-looks.js'), { SimilarLooks: {}, SimilarLooksHandler: {} }],
        [
          import('./features/search/queries/similar-street-styles.js'),
          { SimilarStreetStyles: {}, SimilarStreetStylesHandler: {} },
        ],
        [
          import('./features/search/queries/suggest-reference.js'),
          { SuggestReference: {}, SuggestReferenceHandler: {} },
        ],
        [
          import('./features/search/queries/suggest.js'),
          {
            SuggestDto: {
              search: {
                required: true,
                type: () => String,
                description: 'Words of the name, accents and case aside; all there are without them.',
                example: 'vel',
                default: '',
                maxLength: 100,
              },
              language: {
                required: false,
                description: 'The language the reader writes in.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            SuggestionDto: {
              id: { required: true, type: () => String, example: 'velvet' },
              text: { required: true, type: () => String, example: 'Velvet' },
              slug: { required: true, type: () => String, example: 'velvet' },
              name: { required: true, type: () => String, example: 'Velvet' },
              total_count: {
                required: true,
                type: () => Number,
                description: 'Looks that have it.',
                example: 812,
              },
              suggest: {
                required: false,
                type: () => [String],
                description: "Of a tag: its names and synonyms in the reader's language.",
                example: ['Velvet', 'Velvets', 'velour'],
              },
            },
            SuggestionsDto: {
              results: {
                required: true,
                type: () => [t['./features/search/queries/suggest.js'].SuggestionDto],
              },
            },
            Suggest: {},
            SuggestHandler: {},
          },
        ],
        [
          import('./features/service-status/queries/service-status.js'),
          {
            ServiceDayDto: {
              day: { required: true, type: () => String, description: 'UTC.', example: '2026-11-26' },
              asked: {
                required: true,
                type: () => Number,
                description: 'Minutes in which somebody asked, of each api that ran.',
                example: 1440,
              },
              failed: { required: true, type: () => Number, example: 3 },
            },
            ServicePartDto: {
              part: {
                required: true,
                description:
                  "`pages`: reading and members' own; `events`: what trackers send is taken; `figures`: of the dashboard, at most 30 seconds behind.",
                enum: ['events', 'figures', 'pages'],
              },
              now: {
                required: true,
                description: '`unknown` while the demo loads.',
                enum: ['unknown', 'serves', 'fails'],
              },
              promised: {
                required: true,
                type: () => Number,
                description: 'How much of 28 days it is promised to serve, percent.',
                example: 99.9,
              },
              served: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'How much of the last 28 days it served, percent of what was watched; null where nothing was.',
                example: 99.98,
              },
              days: {
                required: true,
                type: () => [t['./features/service-status/queries/service-status.js'].ServiceDayDto],
                description: 'Of the last 90 days those that were watched, the oldest first.',
              },
            },
            IncidentDto: {
              part: { required: true, enum: ['events', 'figures', 'pages'] },
              began_at: { required: true, type: () => String, example: '2026-11-25T09:12:00.000Z' },
              ended_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null while it goes on.',
                example: '2026-11-25T09:15:00.000Z',
              },
            },
            ServiceStatusDto: {
              asked_at: { required: true, type: () => String, example: '2026-11-26T08:00:07.000Z' },
              parts: {
                required: true,
                type: () => [t['./features/service-status/queries/service-status.js'].ServicePartDto],
              },
              incidents: {
                required: true,
                type: () => [t['./features/service-status/queries/service-status.js'].IncidentDto],
                description: 'The newest first, at most 50.',
              },
            },
            ServiceStatus: {},
            ServiceStatusHandler: { answers: { required: true, type: () => Object } },
          },
        ],
        [
          import('./features/sharing/commands/comment-on-item.js'),
          { CommentOnItem: {}, CommentOnItemHandler: {} },
        ],
        [import('./features/sharing/commands/edit-comment.js'), { EditComment: {}, EditCommentHandler: {} }],
        [
          import('./features/sharing/commands/remove-comment.js'),
          { RemoveComment: {}, RemoveCommentHandler: {} },
        ],
        [import('./features/sharing/commands/restore-item.js'), { RestoreItem: {}, RestoreItemHandler: {} }],
        [import('./features/sharing/commands/share-item.js'), { ShareItem: {}, ShareItemHandler: {} }],
        [import('./features/sharing/queries/item-details.js'), { ItemDetails: {}, ItemDetailsHandler: {} }],
        [import('./features/sharing/queries/item-history.js'), { ItemHistory: {}, ItemHistoryHandler: {} }],
        [import('./features/sharing/queries/own-mentions.js'), { OwnMentions: {}, OwnMentionsHandler: {} }],
        [
          import('./features/sharing/shared-item.dto.js'),
          {
            ColleagueDto: {
              id: { required: true, type: () => String, example: 'm-3f1c0a9be2d45f60' },
              name: { required: true, type: () => String, example: 'Ada Renard' },
            },
            CommentDto: {
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              author: {
                required: true,
                type: () => t['./features/sharing/shared-item.dto.js'].ColleagueDto,
                nullable: true,
                description: 'Null where they are no colleague any more.',
              },
              text: { required: true, type: () => String, example: 'Look at March again.' },
              mentions: {
                required: true,
                type: () => [t['./features/sharing/shared-item.dto.js'].ColleagueDto],
                description: 'Who was told by mail.',
              },
              at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              about: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'The picture of a board it is about, as `type:slug`; null where it is about all of it.',
                example: 'look:castellani-brera-fall-winter-2026-look-12',
              },
              edited: {
                required: true,
                type: () => Boolean,
                description: 'Whether its words were changed since.',
              },
              editable: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader may change its words.',
              },
              removable: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader may take it away.',
              },
            },
            SharedItemDto: {
              kind: {
                required: true,
                enum: ['view', 'board', 'note', 'group', 'deck', 'set', 'alert', 'schedule', 'digest'],
              },
              id: { required: true, type: () => String, example: '3f1c0a9be2d45f60' },
              name: { required: true, type: () => String, example: 'Milan' },
              owner: { required: true, type: () => t['./features/sharing/shared-item.dto.js'].ColleagueDto },
              role: {
                required: true,
                description: 'What the reader may do with it.',
                enum: ['own', 'read', 'edit'],
              },
              may_comment: {
                required: true,
                type: () => Boolean,
                description: 'Whether the reader may say something about it.',
              },
              shared: {
                required: true,
                nullable: true,
                description: 'What colleagues may do with it; null where it is not shared.',
                enum: ['read', 'edit'],
              },
              colleagues: {
                required: true,
                type: () => [t['./features/sharing/shared-item.dto.js'].ColleagueDto],
                description: 'Who can be mentioned.',
              },
              comments: {
                required: true,
                type: () => [t['./features/sharing/shared-item.dto.js'].CommentDto],
              },
            },
            SharingDto: { role: { required: true, enum: ['read', 'edit'] } },
            NewCommentDto: {
              text: { required: true, type: () => String, example: 'Look at March again.' },
              mentions: {
                required: true,
                type: () => [String],
                description: 'Ids of colleagues, who get it by mail, too.',
                example: ['m-3f1c0a9be2d45f60'],
                maxLength: 100,
              },
            },
            EditedCommentDto: {
              text: { required: true, type: () => String, example: 'Look at March again.' },
            },
            ItemVersionDto: {
              version: { required: true, type: () => Number, description: 'By which it is restored.' },
              at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              by: {
                required: true,
                type: () => t['./features/sharing/shared-item.dto.js'].ColleagueDto,
                nullable: true,
                description: 'Null where they are no colleague any more.',
              },
              change: {
                required: true,
                enum: [
                  'changed',
                  'shared',
                  'created',
                  'renamed',
                  'arranged',
                  'unshared',
                  'slide-added',
                  'slide-changed',
                  'slide-removed',
                ],
              },
              text: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What it was called or said from then on.',
              },
            },
            ItemHistoryDto: {
              results: {
                required: true,
                type: () => [t['./features/sharing/shared-item.dto.js'].ItemVersionDto],
              },
            },
            RestoreDto: {
              version: { required: true, type: () => Number, example: 3, minimum: 1, maximum: 1000000 },
            },
            MentionDto: {
              kind: {
                required: true,
                enum: ['view', 'board', 'note', 'group', 'deck', 'set', 'alert', 'schedule', 'digest'],
              },
              id: { required: true, type: () => String, description: 'Of what it is about.' },
              name: { required: true, type: () => String, example: 'Milan' },
              by: {
                required: true,
                type: () => t['./features/sharing/shared-item.dto.js'].ColleagueDto,
                nullable: true,
              },
              text: { required: true, type: () => String },
              at: { required: true, type: () => String },
            },
            MentionsDto: {
              results: {
                required: true,
                type: () => [t['./features/sharing/shared-item.dto.js'].MentionDto],
              },
            },
          },
        ],
        [import('./features/sitemaps/queries/sitemap.js'), { Sitemap: {}, SitemapHandler: {} }],
        [
          import('./features/subscriptions/commands/assign-seat.js'),
          {
            AssignSeatDto: { email: { required: true, type: () => String, example: 'ada@example.com' } },
            AssignSeat: {},
            AssignSeatHandler: {},
          },
        ],
        [
          import('./features/subscriptions/commands/bind-device.js'),
          {
            BindDeviceDto: {
              fingerprint: {
                required: true,
                type: () => String,
                description: 'SHA-1 in lower-case hexadecimal.',
                example: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
              },
            },
            BindDevice: {},
            BindDeviceHandler: {},
          },
        ],
        [
          import('./features/subscriptions/commands/claim-seats.js'),
          { ClaimSeats: {}, ClaimSeatsHandler: {} },
        ],
        [import('./features/subscriptions/commands/prolong.js'), { Prolong: {}, ProlongHandler: {} }],
        [
          import('./features/subscriptions/commands/release-device.js'),
          { ReleaseDevice: {}, ReleaseDeviceHandler: {} },
        ],
        [
          import('./features/subscriptions/commands/report-payment.js'),
          { ReportPayment: {}, ReportPaymentHandler: {} },
        ],
        [
          import('./features/subscriptions/commands/withdraw-seat.js'),
          { WithdrawSeat: {}, WithdrawSeatHandler: {} },
        ],
        [import('./features/subscriptions/queries/is-holder.js'), { IsHolder: {}, IsHolderHandler: {} }],
        [
          import('./features/subscriptions/queries/own-devices.js'),
          {
            BoundDeviceDto: {
              id: { required: true, type: () => String, example: '6b86b273ff34fce19d6b804e' },
              label: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Browser and system; null when the browser did not say.',
                example: 'Firefox on Linux',
              },
              bound_at: { required: true, type: () => String, example: '2026-11-21T12:00:00.000Z' },
              current: {
                required: true,
                type: () => Boolean,
                description: 'Accepted now; the others were before it.',
              },
              this_device: { required: true, type: () => Boolean, description: 'The one that asks.' },
            },
            OwnDevicesDto: {
              subscription: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'The number of the subscription they belong to.',
                example: 7,
              },
              results: {
                required: true,
                type: () => [t['./features/subscriptions/queries/own-devices.js'].BoundDeviceDto],
              },
            },
            OwnDevices: {},
            OwnDevicesHandler: {},
          },
        ],
        [
          import('./features/subscriptions/queries/own-seats.js'),
          {
            SeatDto: {
              id: { required: true, type: () => String, example: '6f1d0a5b7c2e4d38' },
              email: { required: true, type: () => String, nullable: true, example: 'ada@example.com' },
              claimed: {
                required: true,
                type: () => Boolean,
                description: 'Whether its person has used it.',
              },
              active: {
                required: true,
                type: () => Boolean,
                description: 'Whether it is paid for: seats beyond the quantity wait.',
              },
            },
            OwnSeatsDto: {
              quantity: {
                required: true,
                type: () => Number,
                description: 'How many are paid for.',
                example: 3,
              },
              results: {
                required: true,
                type: () => [t['./features/subscriptions/queries/own-seats.js'].SeatDto],
              },
            },
            OwnSeats: {},
            OwnSeatsHandler: {},
          },
        ],
        [import('./features/subscriptions/queries/paying-members.js'), { PayingMembers: {} }],
        [
          import('./features/subscriptions/queries/subscription-of-member.js'),
          { SubscriptionOfMember: {}, SubscriptionOfMemberHandler: {} },
        ],
        [
          import('./features/subscriptions/subscription.dto.js'),
          {
            PaywallSubscriptionDto: {
              id: { required: true, type: () => Number, nullable: true, example: 7 },
              plan: {
                required: true,
                nullable: true,
                example: 'all-included',
                enum: ['dashboard', 'all-included', 'student-special', 'trend-master'],
              },
              status: {
                required: true,
                nullable: true,
                description: 'What was last heard of the payments.',
                example: 'active',
                enum: ['active', 'past_due', 'unpaid', 'paused', 'canceled'],
              },
              ends_at: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'When it is over.',
                example: '2027-01-01T00:00:00.000Z',
              },
              quantity: {
                required: true,
                type: () => Number,
                description: 'Seats; the device check is for one seat only.',
                example: 1,
              },
              user_fingerprint: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Of the device that is accepted now.',
                example: 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
              },
              device_known: {
                required: true,
                type: () => Boolean,
                description:
                  'Whether the request came from that device, whatever its fingerprint has become since.',
              },
              owned: {
                required: true,
                type: () => Boolean,
                description:
                  "Whether the member holds the subscription, or sits on a seat of somebody else's.",
              },
              segment: { required: true, type: () => String, example: 'all-included' },
            },
            DashboardSubscriptionDto: {
              scopes: {
                required: true,
                type: () => [String],
                description: 'What it opens.',
                example: ['brands', 'trends', 'seasons'],
              },
            },
          },
        ],
        [
          import('./features/vocabulary/commands/add-concept.js'),
          {
            AddConceptDto: {
              kind: {
                required: true,
                enum: [
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                ],
              },
              slug: {
                required: true,
                type: () => String,
                description: 'Looks that have this tag already are called by its labels from now on.',
                example: 'gilet',
              },
              label: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].NewLabelsDto },
              plural: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].PluralsDto },
              words: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].WordsDto },
              parents: { required: true, type: () => [String] },
              note: { required: true, type: () => String, description: 'For other editors.', default: '' },
            },
            AddConcept: {},
            AddConceptHandler: {},
          },
        ],
        [
          import('./features/vocabulary/commands/merge-concepts.js'),
          {
            MergeConceptDto: {
              into: {
                required: true,
                type: () => String,
                description: 'The concept that stays, of the same kind.',
                example: 'garment/trench-coat',
                maxLength: 200,
                pattern: '^[a-z]+\\/[a-z0-9-]+$',
              },
            },
            MergeConcepts: {},
            MergeConceptsHandler: {},
          },
        ],
        [
          import('./features/vocabulary/commands/move-concept.js'),
          {
            MoveConceptDto: {
              parents: {
                required: true,
                type: () => [String],
                description: 'All wider concepts it shall have; whoever asks for one of these finds it.',
              },
            },
            MoveConcept: {},
            MoveConceptHandler: {},
          },
        ],
        [
          import('./features/vocabulary/commands/retire-concept.js'),
          { RetireConcept: {}, RetireConceptHandler: {} },
        ],
        [
          import('./features/vocabulary/commands/reword-concept.js'),
          {
            RewordConceptDto: {
              label: { required: false, type: () => t['./features/vocabulary/dto/texts.dto.js'].LabelsDto },
              plural: { required: false, type: () => t['./features/vocabulary/dto/texts.dto.js'].PluralsDto },
              words: { required: false, type: () => t['./features/vocabulary/dto/texts.dto.js'].WordsDto },
              note: { required: false, type: () => String, description: 'For other editors.' },
            },
            RewordConcept: {},
            RewordConceptHandler: {},
          },
        ],
        [
          import('./features/vocabulary/commands/split-concept.js'),
          {
            SplitConceptDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the concept as the editor saw it; 0 where nobody has changed it.',
                example: 0,
                minimum: 0,
                maximum: 1000000,
              },
              narrower: {
                required: true,
                type: () => Boolean,
                description:
                  'Whether the part stands below the concept, and its looks keep the tag they have; else it stands beside it, and they lose it.',
              },
              looks: {
                required: true,
                type: () => [String],
                description: "Slugs of looks with the concept's tag that get the new one.",
                example: ['castellani-brera-fall-winter-2026-look-1'],
                maxLength: 150,
                maxItems: 100000,
              },
            },
            SplitConcept: {},
            SplitConceptHandler: {},
          },
        ],
        [import('./features/vocabulary/commands/undo-merge.js'), { UndoMerge: {}, UndoMergeHandler: {} }],
        [
          import('./features/vocabulary/dto/concept.dto.js'),
          {
            ConceptSummaryDto: {
              id: { required: true, type: () => String, example: 'garment/trench-coat' },
              kind: {
                required: true,
                example: 'garment',
                enum: [
                  'type',
                  'city',
                  'category',
                  'season',
                  'country',
                  'colour',
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'tone',
                  'occupation',
                ],
              },
              slug: { required: true, type: () => String, example: 'trench-coat' },
              version: {
                required: true,
                type: () => Number,
                description: 'Said again with every change of it; 0 is what the product ships.',
              },
              label: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].LabelsDto },
              missing: {
                required: true,
                type: () => [Object],
                description: 'Languages nobody has written its label in; it is called as in English there.',
                example: ['zh'],
                enum: ['en', 'es', 'fr', 'it', 'zh'],
                isArray: true,
              },
            },
            ConceptDto: {
              plural: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].PluralsDto },
              words: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].WordsDto },
              note: { required: true, type: () => String },
              parents: {
                required: true,
                type: () => [String],
                description: 'Wider concepts.',
                example: ['garment/coat'],
              },
              narrower: { required: true, type: () => [String], description: 'Concepts whose parent it is.' },
              merged: {
                required: true,
                type: () => [String],
                description: 'Concepts that were merged into it.',
              },
              merged_into: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'What it was merged into; null where it stands by itself.',
              },
              added: {
                required: true,
                type: () => Boolean,
                description: 'Whether editors have added it, so that it can be retired.',
              },
            },
          },
        ],
        [
          import('./features/vocabulary/dto/seen.dto.js'),
          {
            SeenDto: {
              version: {
                required: true,
                type: () => Number,
                description:
                  'Of the concept as the editor saw it; 0 where nobody has changed it. Another one is refused, naming what has changed since.',
                example: 0,
                minimum: 0,
                maximum: 1000000,
              },
            },
          },
        ],
        [
          import('./features/vocabulary/dto/texts.dto.js'),
          {
            OtherLabelsDto: {
              fr: { required: false, type: () => String },
              es: { required: false, type: () => String },
              it: { required: false, type: () => String },
              zh: { required: false, type: () => String },
            },
            LabelsDto: { en: { required: false, type: () => String, example: 'Gilet' } },
            NewLabelsDto: { en: { required: true, type: () => String, example: 'Gilet' } },
            PluralsDto: {
              en: { required: false, type: () => String, example: 'Gilets' },
              fr: { required: false, type: () => String },
              es: { required: false, type: () => String },
              it: { required: false, type: () => String },
              zh: { required: false, type: () => String },
            },
            WordsDto: {
              en: { required: false, type: () => [String], example: ['waistcoat'] },
              fr: { required: false, type: () => [String] },
              es: { required: false, type: () => [String] },
              it: { required: false, type: () => [String] },
              zh: { required: false, type: () => [String] },
            },
          },
        ],
        [
          import('./features/vocabulary/queries/concept-details.js'),
          { ConceptDetails: {}, ConceptDetailsHandler: {} },
        ],
        [
          import('./features/vocabulary/queries/concept-history.js'),
          {
            EditorDto: {
              subject: { required: true, type: () => String, description: 'Random; names nobody by itself.' },
              name: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Null once they have left.',
                example: 'Edith Editor',
              },
            },
            ConceptChangeDto: {
              version: {
                required: true,
                type: () => Number,
                description: 'Of the concept after it.',
                example: 1,
              },
              type: { required: true, type: () => String, example: 'ConceptReworded' },
              data: {
                required: true,
                type: 'object',
                additionalProperties: true,
                description: 'What is different.',
                example: { concept: 'garment/trench-coat', label: { fr: 'Imper' } },
              },
              by: {
                required: true,
                type: () => t['./features/vocabulary/queries/concept-history.js'].EditorDto,
                nullable: true,
              },
              at: { required: true, type: () => String, example: '2026-11-24T10:00:00.000Z' },
            },
            ConceptHistoryDto: {
              changes: {
                required: true,
                type: () => [t['./features/vocabulary/queries/concept-history.js'].ConceptChangeDto],
                description: 'The first comes first.',
              },
            },
            ConceptHistory: {},
            ConceptHistoryHandler: {},
          },
        ],
        [
          import('./features/vocabulary/queries/concepts.js'),
          {
            ConceptsQueryDto: {
              search: {
                required: false,
                type: () => String,
                description: 'Words of any language, of a note, or of an id.',
                example: 'imper',
              },
              kind: {
                required: false,
                enum: [
                  'type',
                  'city',
                  'category',
                  'season',
                  'country',
                  'colour',
                  'theme',
                  'garment',
                  'fabric',
                  'pattern',
                  'silhouette',
                  'detail',
                  'shoes',
                  'bag',
                  'accessory',
                  'beauty',
                  'tone',
                  'occupation',
                ],
              },
              missing: {
                required: false,
                description: 'Only those without a label in this language.',
                enum: ['en', 'es', 'fr', 'it', 'zh'],
              },
            },
            ConceptsDto: {
              results: {
                required: true,
                type: () => [t['./features/vocabulary/dto/concept.dto.js'].ConceptSummaryDto],
              },
            },
            Concepts: {},
            ConceptsHandler: {},
          },
        ],
        [
          import('./features/vocabulary/queries/missing-words.js'),
          {
            MissingInLanguageDto: {
              language: { required: true, example: 'zh', enum: ['en', 'es', 'fr', 'it', 'zh'] },
              concepts: {
                required: true,
                type: () => [String],
                description: 'Ids of concepts.',
                example: ['garment/gilet'],
              },
            },
            UnknownTagDto: {
              total_count: {
                required: true,
                type: () => Number,
                description: 'Looks that have it.',
                example: 12,
              },
            },
            MissingWordsDto: {
              languages: {
                required: true,
                type: () => [t['./features/vocabulary/queries/missing-words.js'].MissingInLanguageDto],
              },
              tags: {
                required: true,
                type: () => [t['./features/vocabulary/queries/missing-words.js'].UnknownTagDto],
                description:
                  "Tags that the vocabulary does not know, those of most looks first: in every language they go by the catalogue's own name.",
              },
              tags_count: {
                required: true,
                type: () => Number,
                description: 'Of all such tags.',
                example: 3,
              },
            },
            MissingWords: {},
            MissingWordsHandler: {},
          },
        ],
        [
          import('./features/vocabulary/queries/preview-merge.js'),
          {
            PreviewMergeQueryDto: {
              into: {
                required: true,
                type: () => String,
                example: 'garment/trench-coat',
                maxLength: 200,
                pattern: '^[a-z]+\\/[a-z0-9-]+$',
              },
            },
            MergePreviewDto: {
              looks: {
                required: true,
                type: () => Number,
                description: 'Looks that would be retagged, drafts too.',
                example: 40,
              },
              left_out: {
                required: true,
                type: () => Number,
                description:
                  "Looks that would keep the concept's tag, since two people are tagging them unseen by each other.",
                example: 3,
              },
              searches: {
                required: true,
                type: () => Number,
                description:
                  "Searches of the last 30 days that named the concept, as figures count them; they stay its own, later ones are the other's.",
                example: 1230,
              },
              figures: {
                required: true,
                type: () => [String],
                description: 'Figures that count by tag.',
                example: ['category-overview/runway-share'],
              },
              seasons: {
                required: true,
                type: () => [t['./features/restatements/queries/preview-retag.js'].PreviewedSeasonDto],
                description: 'Shares of published looks before and after, of both.',
              },
            },
            PreviewMerge: {},
            PreviewMergeHandler: {},
          },
        ],
        [
          import('./features/vocabulary/queries/preview-move.js'),
          {
            PreviewMoveQueryDto: {
              parents: {
                required: true,
                type: () => [String],
                description: 'All wider concepts it shall have; none where it is left out.',
              },
            },
            MovedUnderDto: {
              id: { required: true, type: () => String, example: 'garment/coat' },
              label: { required: true, type: () => t['./features/vocabulary/dto/texts.dto.js'].LabelsDto },
              looks_before: {
                required: true,
                type: () => Number,
                description: 'Looks that are found for it now.',
                example: 420,
              },
              looks_after: {
                required: true,
                type: () => Number,
                description: 'Looks that would be found for it.',
                example: 460,
              },
              searches: {
                required: true,
                type: () => Number,
                description: 'Searches of the last 30 days that named it.',
                example: 1230,
              },
            },
            MovePreviewDto: {
              wider: {
                required: true,
                type: () => [t['./features/vocabulary/queries/preview-move.js'].MovedUnderDto],
              },
            },
            PreviewMove: {},
            PreviewMoveHandler: {},
          },
        ],
        [
          import('./features/webhooks/commands/add-endpoint.js'),
          {
            AddEndpointDto: {
              url: { required: true, type: () => String, example: 'https://hooks.example/toile' },
              types: {
                required: true,
                type: () => [Object],
                description: 'What it is told of.',
                enum: [
                  'looks.published',
                  'collection.published',
                  'collection.withdrawn',
                  'figure.restated',
                  'forecast.made',
                  'alert.crossed',
                ],
                isArray: true,
                minItems: 1,
              },
            },
            AddEndpoint: {},
            AddEndpointHandler: {},
          },
        ],
        [
          import('./features/webhooks/commands/remove-endpoint.js'),
          { RemoveEndpoint: {}, RemoveEndpointHandler: {} },
        ],
        [
          import('./features/webhooks/commands/replay-events.js'),
          {
            ReplayEventsDto: {
              from: {
                required: true,
                type: () => Number,
                description: 'Of the first event; 0 for all that are kept.',
                example: 42,
                minimum: 0,
              },
            },
            ReplayedDto: {
              events: { required: true, type: () => Number, example: 12 },
              next: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Where the next replay begins; null where there is nothing more.',
              },
            },
            ReplayEvents: {},
            ReplayEventsHandler: {},
          },
        ],
        [
          import('./features/webhooks/commands/rotate-secret.js'),
          { RotateSecret: {}, RotateSecretHandler: {} },
        ],
        [
          import('./features/webhooks/commands/test-endpoint.js'),
          { TestEndpoint: {}, TestEndpointHandler: {} },
        ],
        [
          import('./features/webhooks/queries/own-endpoints.js'),
          {
            EndpointsDto: {
              results: { required: true, type: () => [t['./features/webhooks/webhook.dto.js'].EndpointDto] },
            },
            OwnEndpoints: {},
            OwnEndpointsHandler: {},
          },
        ],
        [
          import('./features/webhooks/queries/webhook-deliveries.js'),
          {
            WebhookDeliveriesQueryDto: {
              state: { required: false, description: 'Those alone.', enum: ['waiting', 'delivered', 'dead'] },
              before: {
                required: false,
                type: () => Number,
                description: 'Older than this position, as `next` of the page before says.',
                minimum: 0,
              },
            },
            WebhookDeliveriesDto: {
              results: {
                required: true,
                type: () => [t['./features/webhooks/webhook.dto.js'].WebhookDeliveryDto],
              },
              next: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'Where the next page begins (`before`); null on the last one.',
              },
            },
            WebhookDeliveries: {},
            WebhookDeliveriesHandler: {},
          },
        ],
        [
          import('./features/webhooks/webhook.dto.js'),
          {
            EndpointDto: {
              id: { required: true, type: () => String, example: '5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11' },
              url: { required: true, type: () => String, example: 'https://hooks.example/toile' },
              types: {
                required: true,
                type: () => [Object],
                description: 'What it is told of.',
                enum: [
                  'looks.published',
                  'collection.published',
                  'collection.withdrawn',
                  'figure.restated',
                  'forecast.made',
                  'alert.crossed',
                ],
                isArray: true,
              },
              created_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              previous_secret_until: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'Until when the secret before signs beside the new one; null where there is none.',
              },
            },
            EndpointWithSecretDto: {
              secret: {
                required: true,
                type: () => String,
                description: 'Shown this once.',
                example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
              },
            },
            WebhookDeliveryDto: {
              position: {
                required: true,
                type: () => Number,
                description: 'Of the event among all events: where a replay begins.',
                example: 42,
              },
              id: {
                required: true,
                type: () => String,
                example: 'looks.published:5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11',
              },
              type: { required: true, type: () => String, example: 'looks.published' },
              occurred_at: { required: true, type: () => String, example: '2026-11-20T12:00:00.000Z' },
              state: {
                required: true,
                description: 'Dead ones were given up, and are sent again when they are redriven.',
                enum: ['waiting', 'delivered', 'dead'],
              },
              attempts: { required: true, type: () => Number, example: 1 },
              last_status: {
                required: true,
                type: () => Number,
                nullable: true,
                description: 'What the endpoint answered last; null where it did not.',
              },
              last_error: { required: true, type: () => String, nullable: true, example: 'answered 500' },
              tried_at: { required: true, type: () => String, nullable: true },
              next_try_at: {
                required: true,
                type: () => String,
                nullable: true,
                description:
                  'When what failed is tried again; null for all else, and while it is being tried.',
              },
            },
          },
        ],
        [
          import('./kernel/auth/csrf/csrf-token.dto.js'),
          {
            CsrfTokenIdDto: {
              id: {
                required: true,
                type: () => String,
                description: '`api` for every JSON write; forms have ids of their own.',
                pattern: '^[a-z0-9_-]{1,60}$',
              },
            },
            CsrfTokenDto: {
              id: { required: true, type: () => String, example: 'api' },
              token: {
                required: true,
                type: () => String,
                example: 'm5x2k8zq.3q2_ZkPZ0p0yX2Zt0yqf3u5uT0v0m1i0l7s4d2k9h1o',
              },
              expires_at: { required: true, type: () => String, example: '2026-11-20T14:00:00.000Z' },
            },
          },
        ],
        [
          import('./kernel/event-store/queries/stream-history.js'),
          {
            StreamHistoryQueryDto: {
              version: { required: false, type: () => Number, minimum: 1, maximum: 1000000 },
              at: {
                required: false,
                type: () => String,
                description: 'A time with its offset.',
                example: '2026-11-21T10:00:00Z',
              },
            },
            StreamEventDto: {
              version: { required: true, type: () => Number, example: 1 },
              position: {
                required: true,
                type: () => Number,
                description: 'Among the events of all streams.',
                example: 4711,
              },
              id: { required: true, type: () => String, example: '01932f5e-6b1a-7c39-9d3b-0c2f5a1e7b44' },
              type: { required: true, type: () => String, example: 'MoodboardCreated' },
              schema_version: { required: true, type: () => Number, example: 1 },
              data: { required: true, type: 'object', additionalProperties: true },
              occurred_at: { required: true, type: () => String, example: '2026-11-21T10:00:00.000Z' },
              recorded_at: { required: true, type: () => String, example: '2026-11-21T10:00:00.012Z' },
              command_id: { required: true, type: () => String },
              correlation_id: { required: true, type: () => String },
              causation_id: { required: true, type: () => String, nullable: true },
              actor: {
                required: true,
                type: () => String,
                nullable: true,
                description: 'Subject of the member who caused it.',
              },
            },
            StreamHistoryDto: {
              stream: { required: true, type: () => String, example: 'moodboard-5f1c2d3e4a5b6c7d' },
              version: { required: true, type: () => Number, example: 1 },
              state: {
                required: true,
                type: () => Object,
                description: 'Of its own shape in every feature; null where no feature knows the stream.',
              },
              events: {
                required: true,
                type: () => [t['./kernel/event-store/queries/stream-history.js'].StreamEventDto],
              },
            },
            StreamHistory: {},
            StreamHistoryHandler: {},
          },
        ],
        [
          import('./kernel/health/health.dto.js'),
          {
            HealthDto: {
              status: {
                required: true,
                description:
                  '`degraded`: pages are shown and beacons answered, though something else does not serve; `unavailable`: they are not.',
                example: 'ok',
                enum: ['ok', 'degraded', 'unavailable'],
              },
              services: {
                required: true,
                type: 'object',
                additionalProperties: { type: 'string' },
                description: '`ok`, or what each service or store lacks.',
                example: {
                  api: 'ok',
                  ingest: 'ok',
                  aggregator: 'ok',
                  postgres: 'ok',
                  log: 'ok',
                  warehouse: 'ok',
                },
              },
              lag_ms: {
                required: true,
                type: () => Number,
                nullable: true,
                description:
                  'Age of the oldest event that is not in the warehouse yet, milliseconds; null while unknown.',
                example: 120,
              },
              demo: {
                required: true,
                description: '`off` where there is no demo.',
                enum: ['failed', 'loading', 'loaded', 'off'],
              },
            },
          },
        ],
        [
          import('./kernel/http/dto/page.dto.js'),
          {
            PageQueryDto: {
              page: {
                required: true,
                type: () => Number,
                description: 'The first page is 1, also when the field is empty.',
                default: 1,
                minimum: 1,
                maximum: 10000,
              },
            },
            PageDto: {
              total_count: {
                required: true,
                type: () => Number,
                description: 'Of all pages together.',
                example: 1,
              },
              page: { required: true, type: () => Number, example: 1 },
              page_size: { required: true, type: () => Number, example: 24 },
            },
          },
        ],
        [
          import('./kernel/http/dto/search-words.dto.js'),
          {
            SearchWordsDto: {
              search: {
                required: false,
                type: () => String,
                description:
                  'Words that must all be there, in any order; accents and case count for nothing.',
                example: 'vale',
              },
            },
          },
        ],
        [
          import('./kernel/openapi/problem.dto.js'),
          {
            ViolationDto: {
              propertyPath: { required: true, type: () => String, example: 'rating' },
              message: { required: true, type: () => String, example: 'rating must not be greater than 5' },
              code: { required: true, type: () => String, example: 'too_big' },
              value: {
                required: false,
                type: () => String,
                description: 'Which of several values was refused.',
                example: 'lase',
              },
            },
            ProblemDto: {
              type: { required: true, type: () => String, example: '/problems/input/invalid' },
              title: { required: true, type: () => String, example: 'Input does not fit' },
              status: { required: true, type: () => Number, example: 422 },
              detail: { required: true, type: () => String },
              instance: { required: true, type: () => String, description: 'The path that was asked.' },
              violations: {
                required: false,
                type: () => [t['./kernel/openapi/problem.dto.js'].ViolationDto],
                description: 'With 422: every field at fault.',
              },
            },
          },
        ],
      ],
      controllers: [
        [
          import('./features/accounts/http/audit.controller.js'),
          {
            AuditController: {
              list: {
                summary:
                  'Sign-ins, changes of roles and everything else noted around accounts, the newest first.',
                type: t['./features/accounts/queries/audit-page.js'].AuditPageDto,
              },
              chain: {
                summary:
                  'Whether the audit log is as it was written: every entry is chained to the one before it.',
                type: t['./features/accounts/audit/audit-chain.dto.js'].AuditChainDto,
              },
            },
          },
        ],
        [
          import('./features/accounts/http/confirm-link.controller.js'),
          {
            ConfirmLinkController: {
              read: {
                summary: 'What the link of a mail does, and what it asks for; changes nothing.',
                type: t['./features/accounts/queries/mailed-link.js'].MailedLinkDto,
              },
              open: {
                summary:
                  'Does what the link of a mail is for, once; the first of an account signs in where it was made. 303 for forms.',
              },
            },
          },
        ],
        [
          import('./features/accounts/http/csrf.controller.js'),
          {
            CsrfController: {
              generate: {
                summary:
                  'A token for writes; a visitor without a session gets an anonymous one to bind the token to.',
                type: t['./kernel/auth/csrf/csrf-token.dto.js'].CsrfTokenDto,
              },
            },
          },
        ],
        [
          import('./features/accounts/http/own-account.controller.js'),
          {
            OwnAccountController: {
              changePassword: {
                summary:
                  'Changes the password and ends the other sessions and all API tokens; 303 for forms.',
              },
              changeEmail: {
                summary: 'Asks for another address, which counts once its link is opened; 303 for forms.',
              },
              resend: {
                summary: "Mails the link that shows the address to be the member's once more; 303 for forms.",
              },
              delete: { summary: 'Leaves for good: destroys the key of everything personal.' },
              deleteByForm: { summary: 'Leaves for good, as a form: 303 to a person.' },
            },
          },
        ],
        [
          import('./features/accounts/http/own-sessions.controller.js'),
          {
            OwnSessionsController: {
              list: {
                summary: 'Where the member is signed in.',
                type: t['./features/accounts/queries/own-sessions.js'].OwnSessionsDto,
              },
              returnedMail: {
                summary:
                  'Whether mails reach the member: where they come back, the cure is another address or a new link to this one.',
                type: t['./features/accounts/queries/returned-mail.js'].OwnReturnedMailDto,
              },
              end: { summary: 'Ends a session.' },
              endByForm: { summary: 'Ends a session, as a form: 303 to a person.' },
            },
          },
        ],
        [
          import('./features/accounts/http/password.controller.js'),
          {
            PasswordController: {
              forgot: {
                summary:
                  'Mails a link; the answer is the same, after the same time, for every address. 303 for forms.',
              },
              reset: {
                summary:
                  'A new password by the link of a mail; ends every session and API token. 303 for forms.',
              },
            },
          },
        ],
        [
          import('./features/accounts/http/profile.controller.js'),
          {
            ProfileController: {
              patch: {
                summary: 'Changes an own profile; what is left out stays.',
                type: t['./features/accounts/members/signed-in-user.dto.js'].SignedInUserDto,
              },
              update: {
                summary:
                  'Changes an own profile, as a form: what is left alone does not change; 303 to a person.',
              },
              download: { summary: 'Everything that is kept about the member, as a file.' },
            },
          },
        ],
        [
          import('./features/accounts/http/register.controller.js'),
          {
            RegisterController: {
              register: { summary: 'Makes an account and mails a link to its address; 303 for forms.' },
              validateEmail: {
                summary:
                  'Whether an address can be used, as a form says when one leaves its field; always 200, whatever else the form sends.',
                type: t['./features/accounts/queries/email-verdict.js'].EmailVerdictDto,
              },
            },
          },
        ],
        [
          import('./features/accounts/http/request-authentication.controller.js'),
          {
            RequestAuthenticationController: {
              request: {
                summary: 'The sign-in page for somebody who wanted to go on to a page; never another origin.',
                type: t['./features/accounts/sign-in/request-authentication.dto.js'].SignInAddressDto,
              },
            },
          },
        ],
        [
          import('./features/accounts/http/roles.controller.js'),
          {
            RolesController: {
              change: {
                summary:
                  'All roles of a member; everybody stays a member. 409 for an operator who would stop being one by their own hand.',
                type: t['./features/accounts/commands/change-roles.js'].RolesOfMemberDto,
              },
            },
          },
        ],
        [
          import('./features/accounts/http/sessions.controller.js'),
          {
            SessionsController: {
              status: {
                summary: 'Who is there.',
                type: t['./features/accounts/queries/auth-status.js'].AuthStatusDto,
              },
              signOut: { summary: 'Ends the session; asked from another site, it asks first.' },
              forceRelogin: {
                summary:
                  'Ends every session and API token of the member and asks them to sign in again; asked from another site, it asks first.',
              },
            },
          },
        ],
        [
          import('./features/accounts/http/sign-in.controller.js'),
          {
            SignInController: {
              authenticate: { summary: 'Signs in; the session comes as a cookie. 303 for forms.' },
            },
          },
        ],
        [
          import('./features/accounts/http/social.controller.js'),
          {
            SocialController: {
              leave: { summary: 'Leads to Apple or Facebook, or back with a reason.' },
              comeBack: { summary: 'Where a provider leads back to.' },
              comeBackWithForm: {
                summary:
                  'Where a provider leads back to with a form of its own site: no token or origin of ours is to be had there, the sealed cookie is.',
              },
            },
          },
        ],
        [
          import('./features/assistants/http/assistant-calls.controller.js'),
          {
            AssistantCallsController: {
              list: {
                summary: 'What your assistants asked, kept for 90 days: the newest first.',
                type: t['./features/assistants/queries/own-calls.js'].AssistantCallsDto,
              },
              record: {
                summary:
                  'Notes a question of an assistant under the token that asked it: the server that answers assistants does.',
              },
            },
          },
        ],
        [
          import('./features/brand-figures/brand-figures.controller.js'),
          {
            BrandFiguresController: {
              show: {
                summary:
                  "A brand's own figures of a season beside the middle of its peers; of others nothing but what at least three have together.",
                type: t['./features/brand-figures/brand-figures.dto.js'].BrandFiguresDto,
              },
              shows: {
                summary: 'What a brand was told the morning after each of its shows.',
                type: t['./features/brand-figures/brand-figures.dto.js'].ShowReportsDto,
              },
            },
          },
        ],
        [
          import('./features/browse/http/collections.controller.js'),
          {
            CollectionsController: {
              list: {
                summary: 'Collections by any combination of filters, the newest show first.',
                type: t['./features/search/queries/search-collections.js'].CollectionSearchPageDto,
              },
              show: {
                summary: 'A collection with its looks; the slug of a type gives its collections.',
                type: Object,
              },
              ofDesigner: {
                summary: 'Collections of a designer.',
                type: t['./features/search/queries/search-collections.js'].CollectionSearchPageDto,
              },
              ofSeason: {
                summary: 'Collections of a designer in a season.',
                type: t['./features/search/queries/search-collections.js'].CollectionSearchPageDto,
              },
            },
          },
        ],
        [
          import('./features/browse/http/designers.controller.js'),
          {
            DesignersController: {
              list: {
                summary: 'Designers by name.',
                type: t['./features/browse/queries/designers.js'].DesignersDto,
              },
              timeline: {
                summary: "How a designer's looks change from season to season, the newest first.",
                type: t['./features/browse/queries/timeline.js'].TimelineDto,
              },
              show: {
                summary: 'A designer with its collections and newest looks.',
                type: t['./features/browse/queries/designer-details.js'].DesignerDetailsDto,
              },
            },
          },
        ],
        [
          import('./features/browse/http/live.controller.js'),
          {
            LiveController: {
              now: {
                summary: 'Shows that are broadcast: those on now, the next and the last.',
                type: t['./features/browse/queries/live-now.js'].LiveNowDto,
              },
              show: {
                summary: 'A show with its stream and the looks that have arrived.',
                type: t['./features/browse/queries/live-show.js'].LiveShowDto,
              },
              calendar: {
                summary: 'The shows of a season by time, those that are broadcast first.',
                type: t['./features/browse/queries/live-calendar.js'].LiveCalendarDto,
              },
              looks: {
                summary:
                  'Server-sent events: `look` with each look of a live show as it comes out, beyond the position that is known, and `change` when looks that were out are corrected or taken back. A browser that\nreconnects says what it saw in `Last-Event-ID`, and gets what it did not, each once; late ones, too.',
                type: Object,
              },
            },
          },
        ],
        [
          import('./features/browse/http/looks.controller.js'),
          {
            LooksController: {
              search: {
                summary: 'Looks by any combination of filters, the newest show first.',
                type: t['./features/search/dto/look-pages.dto.js'].LookSearchPageDto,
              },
              related: {
                summary: 'Looks of other shows that are like this one, by what the reader weighs.',
                type: t['./features/search/dto/look-pages.dto.js'].SimilarLooksDto,
              },
              similars: {
                summary: 'Looks with the same tags, the same show included.',
                type: t['./features/search/dto/look-pages.dto.js'].SimilarLooksDto,
              },
              show: {
                summary: 'A look between its neighbours in the show.',
                type: t['./features/browse/queries/look-details.js'].LookDetailsDto,
              },
            },
          },
        ],
        [
          import('./features/browse/http/models.controller.js'),
          {
            ModelsController: {
              page: {
                summary:
                  'Models, those seen most first, and the new faces; without a plan these are all there is, here and in the search.',
                type: t['./features/browse/queries/models.js'].ModelsPageDto,
              },
              search: {
                summary:
                  "Models by name; with `model=true` the rows of a dropdown, as the specification's search of models asks.",
                type: Object,
              },
              show: {
                summary: 'A model with the newest looks.',
                type: t['./features/browse/queries/model-details.js'].ModelDetailsDto,
              },
              timeline: {
                summary: 'What a model wears from season to season, and for whom, the newest first.',
                type: t['./features/browse/queries/timeline.js'].TimelineDto,
              },
              more: {
                summary: 'More looks of a model; pages from the third on open with a plan.',
                type: t['./features/search/dto/look-pages.dto.js'].LookPageDto,
              },
              agency: {
                summary: 'An agency with its models; without a plan, its new faces.',
                type: t['./features/browse/queries/agency-details.js'].AgencyDetailsDto,
              },
            },
          },
        ],
        [
          import('./features/browse/http/street.controller.js'),
          {
            StreetController: {
              search: {
                summary: 'Street style by any combination of filters, the newest first.',
                type: t['./features/search/dto/look-pages.dto.js'].StreetSearchPageDto,
              },
              similars: {
                summary: 'Street style with the same tags.',
                type: t['./features/search/dto/look-pages.dto.js'].SimilarStreetStylesDto,
              },
              show: {
                summary: 'A street style between those taken before and after it.',
                type: t['./features/browse/queries/street-style-details.js'].StreetStyleDetailsDto,
              },
            },
          },
        ],
        [
          import('./features/browse/http/trends.controller.js'),
          {
            TrendsController: {
              latest: {
                summary: 'Tags by their share of the newest season of womenswear.',
                type: t['./features/browse/queries/trends.js'].TrendsDto,
              },
              show: {
                summary: 'Tags by their share of a season.',
                type: t['./features/browse/queries/trends.js'].TrendsDto,
              },
              keywords: {
                summary: 'Tags by looks of the newest season.',
                type: t['./features/browse/queries/top-keywords.js'].TopKeywordsDto,
              },
            },
          },
        ],
        [
          import('./features/catalogue/http/editor.controller.js'),
          {
            EditorController: {
              catalogue: {
                summary: 'Makes or revises a collection with the looks that are given; the others stay.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              publish: {
                summary: 'Publishes a collection.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              withdraw: {
                summary: 'Takes a collection back.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              remove: { summary: 'Deletes a draft or a collection that was withdrawn.' },
              retag: {
                summary:
                  'Gives up to 100,000 looks of any number of collections other tags: 202 at once, progress under the id it names.',
                type: t['./features/catalogue/dto/retag-progress.dto.js'].RetagProgressDto,
              },
              list: {
                summary: 'Retaggings of the past, the newest first; those of merged concepts too.',
                type: t['./features/catalogue/dto/retag-progress.dto.js'].RetagListDto,
              },
              progress: {
                summary: 'How far a retagging is.',
                type: t['./features/catalogue/dto/retag-progress.dto.js'].RetagProgressDto,
              },
              undo: {
                summary: 'Gives the looks of a retagging the tags they had.',
                type: t['./features/catalogue/dto/retag-progress.dto.js'].RetagProgressDto,
              },
            },
          },
        ],
        [
          import('./features/catalogue/http/medias.controller.js'),
          {
            MediasController: {
              find: {
                summary: 'Pictures by type and slug, a hundred at most. It reads only, so it needs no token.',
                type: t['./features/catalogue/queries/medias.js'].MediasDto,
              },
            },
          },
        ],
        [
          import('./features/catalogue/http/own-collections.controller.js'),
          {
            OwnCollectionsController: {
              list: {
                summary: "A brand's own collections, the newest first.",
                type: t['./features/catalogue/queries/own-collections.js'].OwnCollectionsDto,
              },
              ofDesigner: {
                summary: 'Own collections of one brand, with what it says of itself.',
                type: t['./features/catalogue/queries/own-brand.js'].OwnBrandPageDto,
              },
              check: {
                summary: 'What keeps a collection from being ready.',
                type: t['./features/catalogue/queries/own-looks.js'].ReadinessDto,
              },
              looks: {
                summary: 'Looks of an own collection, and how it stands.',
                type: t['./features/catalogue/queries/own-looks.js'].OwnLooksDto,
              },
              change: {
                summary: 'Changes details of looks, and whether readers see the collection.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              show: {
                summary:
                  "The page's form, which knows no PATCH: shows the collection to readers or takes it back; 303 to a person.",
              },
              reorder: {
                summary: 'Puts all looks of a collection in an order.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              removeLooks: { summary: 'Removes looks.' },
              remove: { summary: 'Deletes a draft or a collection that was taken back.' },
            },
          },
        ],
        [
          import('./features/content/http/articles.controller.js'),
          {
            ArticlesController: {
              news: {
                summary: 'News, the newest first.',
                type: t['./features/content/article.dto.js'].ArticlePageDto,
              },
              talk: {
                summary: 'Interviews, the newest first.',
                type: t['./features/content/article.dto.js'].ArticlePageDto,
              },
              portraits: {
                summary: 'Portraits, the newest first.',
                type: t['./features/content/article.dto.js'].ArticlePageDto,
              },
              page: { summary: 'A page.', type: t['./features/content/article.dto.js'].ArticleDetailsDto },
              newsletter: {
                summary: 'An issue of the newsletter.',
                type: t['./features/content/queries/newsletter-details.js'].NewsletterDetailsDto,
              },
              walk: {
                summary: 'A curated walk through looks.',
                type: t['./features/content/walk.dto.js'].WalkDetailsDto,
              },
              member: {
                summary: 'The public page of a member.',
                type: t['./features/content/queries/member-page.js'].MemberPageDto,
              },
            },
          },
        ],
        [
          import('./features/content/http/banners.controller.js'),
          {
            BannersController: {
              footer: {
                summary: 'The banner of the footer.',
                type: t['./features/content/queries/live-banner.js'].BannerDto,
              },
              promoBand: {
                summary: 'The promotion across every page.',
                type: t['./features/content/queries/live-banner.js'].BannerDto,
              },
              random: {
                summary:
                  'A banner of the home page, drawn anew for every reader: one of weight 2 comes twice as often as one of weight 1.',
                type: t['./features/content/queries/live-banner.js'].BannerDto,
              },
            },
          },
        ],
        [
          import('./features/content/http/draft-previews.controller.js'),
          {
            DraftPreviewsController: {
              show: {
                summary: 'A draft, for who holds a link that works.',
                type: t['./features/content/queries/draft-preview.js'].DraftPreviewDto,
              },
            },
          },
        ],
        [
          import('./features/content/http/dynamic-pages.controller.js'),
          {
            DynamicPagesController: {
              list: {
                summary: 'Pages of editors at paths of their own.',
                type: t['./features/content/queries/dynamic-pages.js'].DynamicPagesDto,
              },
              show: { type: t['./features/content/article.dto.js'].ArticleDetailsDto },
            },
          },
        ],
        [
          import('./features/content/http/editor-content.controller.js'),
          {
            EditorContentController: {
              publish: {
                summary: 'Publishes anything editors keep beside looks; its fields depend on its kind.',
                type: t['./features/content/entry.dto.js'].EntryDto,
              },
              publishPage: {
                summary: 'Publishes a dynamic page, whose path may hold slashes.',
                type: t['./features/content/entry.dto.js'].EntryDto,
              },
              withdraw: { summary: 'Takes an entry back.' },
              withdrawPage: { summary: 'Takes a dynamic page back.' },
            },
          },
        ],
        [
          import('./features/content/http/own-brand.controller.js'),
          {
            OwnBrandController: {
              updateBrand: {
                summary: 'Changes what a brand says of itself.',
                type: t['./features/content/commands/update-brand.js'].BrandDto,
              },
            },
          },
        ],
        [
          import('./features/content/http/words.controller.js'),
          {
            WordsController: {
              list: {
                summary: 'Entries by words, kind and state, what was worked on last first.',
                type: t['./features/content/queries/written-list.js'].WrittenListDto,
              },
              show: {
                summary: 'An entry with its draft, what is live, and what its languages lack.',
                type: t['./features/content/queries/written-details.js'].WrittenDetailsDto,
              },
              save: {
                summary: 'Begins a draft, or writes on it; 409 gives what others have written since.',
                type: t['./features/content/commands/save-draft.js'].SavedDraftDto,
              },
              check: {
                summary:
                  'Says that a translation was read beside its English words and is right, until either is written anew; or takes that back.',
                type: t['./features/content/commands/check-translation.js'].CheckedTranslationsDto,
              },
              discard: { summary: 'Throws a draft away; what is live stays.' },
              publish: {
                summary: 'Lets readers see a draft now; refused as the direct route refuses it.',
                type: t['./features/content/entry.dto.js'].EntryDto,
              },
              schedule: {
                summary:
                  'When a draft is published by itself; refused now where it could not be then. No time cancels it.',
                type: t['./features/content/written-entry.dto.js'].DraftDto,
              },
              withdraw: { summary: 'Takes what is live back; a draft stays.' },
              history: {
                summary: 'Who has published what and when, the last change first.',
                type: t['./features/content/queries/written-history.js'].WrittenHistoryDto,
              },
              version: {
                summary: 'What was published once, and what before it.',
                type: t['./features/content/queries/written-history.js'].WrittenVersionDto,
              },
              preview: {
                summary: 'A draft as readers will see it; what is live where there is none.',
                type: t['./features/content/queries/draft-preview.js'].DraftPreviewDto,
              },
              makeLink: {
                summary:
                  'A link by which somebody without an account sees the draft until it expires; the one before stops working.',
                type: t['./features/content/commands/preview-draft.js'].DraftLinkDto,
              },
              endLink: { summary: 'The link to the draft stops working.' },
            },
          },
        ],
        [
          import('./features/decks/http/deck-files.controller.js'),
          {
            DeckFilesController: {
              file: {
                summary:
                  'A deck as PowerPoint with charts and tables that can be edited, or as PDF; a receipt is kept for each of its numbers; 6 a minute.',
              },
            },
          },
        ],
        [
          import('./features/decks/http/decks.controller.js'),
          {
            DecksController: {
              list: {
                summary:
                  'Your decks and those that colleagues of your subscription share, the last changed first.',
                type: t['./features/decks/queries/list-decks.js'].DecksDto,
              },
              create: {
                summary: 'Begins a deck, from nothing or from a template.',
                type: t['./features/decks/slide.dto.js'].DeckDto,
              },
              details: {
                summary: 'A deck with its slides.',
                type: t['./features/decks/slide.dto.js'].DeckDto,
              },
              rename: { summary: 'Another title.', type: t['./features/decks/slide.dto.js'].DeckDto },
              refresh: {
                summary:
                  'Has the figures of a deck asked again on a day of the week, at seven in Paris, for the first time at once; slides mark what changed since the time before.',
                type: t['./features/decks/slide.dto.js'].DeckDto,
              },
              endRefresh: {
                summary: 'Has its figures asked whenever it is looked at.',
                type: t['./features/decks/slide.dto.js'].DeckDto,
              },
              remove: { summary: 'Deletes a deck of your own.' },
            },
          },
        ],
        [
          import('./features/decks/http/slides.controller.js'),
          {
            SlidesController: {
              shown: {
                summary: 'What a slide shows just now, in words and numbers.',
                type: t['./features/decks/rendering/rendered-slide.dto.js'].RenderedSlideDto,
              },
              add: { summary: 'Adds a slide at the end.', type: t['./features/decks/slide.dto.js'].DeckDto },
              change: {
                summary: 'Changes what a slide says or shows.',
                type: t['./features/decks/slide.dto.js'].DeckDto,
              },
              remove: { summary: 'Takes a slide out.', type: t['./features/decks/slide.dto.js'].DeckDto },
              arrange: {
                summary: 'Puts the slides in another order.',
                type: t['./features/decks/slide.dto.js'].DeckDto,
              },
            },
          },
        ],
        [
          import('./features/double-tagging/http/double-tagging.controller.js'),
          {
            DoubleTaggingController: {
              queue: {
                summary: 'Shows that are tagged twice, and whom each waits for.',
                type: t['./features/double-tagging/queries/double-tagging-queue.js'].DoubleTaggingQueueDto,
              },
              agreement: {
                summary:
                  "How far those agree who have tagged the same looks: Cohen's kappa by tag, by category and overall.",
                type: t['./features/double-tagging/queries/agreement.js'].AgreementDto,
              },
              agreementTable: { summary: 'The same by tag, as a table.' },
              disagreements: {
                summary: 'Looks on which people disagree about a tag, with what both said.',
                type: t['./features/double-tagging/queries/disagreements.js'].DisagreementsDto,
              },
              details: {
                summary:
                  "A show that is tagged twice: the reader's own tags, and of looks that both are done with what both said.",
                type: t['./features/double-tagging/queries/double-tagging-details.js']
                  .DoubleTaggingDetailsDto,
              },
              history: {
                summary: 'Who has done what while it was tagged twice; of tags it tells nothing.',
                type: t['./features/double-tagging/queries/double-tagging-history.js']
                  .DoubleTaggingHistoryDto,
              },
              begin: { summary: 'Has looks of a show tagged twice: all, or a sample that is drawn.' },
              end: { summary: 'Ends it: what is settled stays, what is not is forgotten.' },
              takePlace: { summary: 'The caller becomes one of the two who tag.' },
              leavePlace: {
                summary:
                  'The caller is none of the two any more, and what they said is forgotten; not once the other has seen some of it.',
              },
              tag: {
                summary: 'One of the two gives looks tags and takes tags off them, unseen by the other.',
              },
              finish: {
                summary: 'One of the two is done with a look, or takes that back while the other is not.',
              },
              settle: {
                summary: 'A third person says which of the tags of a look that one alone gave are right.',
              },
              undoSettlement: { summary: 'Takes back what was settled of a look.' },
              admit: { summary: 'Lets the two settle, too, where there is no third; for operators.' },
            },
          },
        ],
        [
          import('./features/embeds/http/embedded-figure.controller.js'),
          {
            EmbeddedFigureController: {
              show: {
                summary:
                  'What a token shows, a figure or the answer to a question: a page that may be framed, or JSON to `Accept: application/json`, of a type of its own for an answer.',
              },
            },
          },
        ],
        [
          import('./features/embeds/http/embeds.controller.js'),
          {
            EmbedsController: {
              list: {
                summary: 'Figures and questions you show elsewhere.',
                type: t['./features/embeds/queries/own-embeds.js'].EmbedsDto,
              },
              create: {
                summary:
                  'A token that opens one figure with its filters, or one question, for a frame on another site; shown once.',
                type: t['./features/embeds/embed.dto.js'].NewEmbedDto,
              },
              rotate: {
                summary: 'Another token for it, shown once; the one it had opens nothing from then on.',
                type: t['./features/embeds/embed.dto.js'].NewEmbedDto,
              },
              withdraw: { summary: 'Withdraws a token: what it opened is shown no more.' },
            },
          },
        ],
        [
          import('./features/exports/facts/http/facts.controller.js'),
          {
            FactsController: {
              manifest: {
                summary: 'Files of a table by days, 31 at most, each with its rows, size and SHA-256.',
                type: t['./features/exports/facts/queries/fact-manifest.js'].FactManifestDto,
              },
              file: {
                summary: 'A day of a table as Parquet (`2026-09-27.parquet`), as the manifest links it.',
              },
            },
          },
        ],
        [
          import('./features/exports/http/exports.controller.js'),
          {
            ExportsController: {
              receipt: {
                summary:
                  'The receipt of an export (any figure with `format=csv|xlsx|json|parquet`), for whoever holds the file and its id.',
                type: t['./features/exports/queries/receipt-of-export.js'].ExportReceiptDto,
              },
            },
          },
        ],
        [
          import('./features/exports/page-pdf/http/page-pdf.controller.js'),
          {
            PagePdfController: {
              print: {
                summary:
                  'A page of the dashboard as a PDF with its filters and a receipt for each figure; 6 a minute.',
              },
            },
          },
        ],
        [
          import('./features/exports/scheduled/http/scheduled-exports.controller.js'),
          {
            ScheduledExportsController: {
              list: {
                summary: 'Your scheduled exports, each with how it went the last time.',
                type: t['./features/exports/scheduled/queries/own-exports.js'].ScheduledExportsDto,
              },
              schedule: {
                summary:
                  'Puts tables of facts into a bucket: at once, and then by day or week what is new or different, and a manifest with SHA-256s.',
                type: t['./features/exports/scheduled/scheduled-export.dto.js'].ScheduledExportDto,
              },
              remove: { summary: 'Ends an export, and forgets its key. What lies in the bucket stays.' },
              run: { summary: 'Exports before it is due.' },
            },
          },
        ],
        [
          import('./features/figures/access/http/tokens.controller.js'),
          {
            TokensController: {
              list: {
                summary: 'Your tokens.',
                type: t['./features/figures/access/queries/own-tokens.js'].ApiTokensDto,
              },
              current: {
                summary: 'The token this is asked with: its name, what it opens, and until when.',
                type: t['./features/figures/access/token.dto.js'].ApiTokenDto,
              },
              create: {
                summary:
                  'A new token for programs (`Authorization: Bearer`), shown once; 120 requests a minute.',
                type: t['./features/figures/access/commands/create-token.js'].NewApiTokenDto,
              },
              rotate: {
                summary:
                  'Another token with the same name and scopes, for as long again, shown once; the one before opens nothing from then on.',
                type: t['./features/figures/access/commands/create-token.js'].NewApiTokenDto,
              },
              withdraw: { summary: 'Withdraws a token.' },
            },
          },
        ],
        [
          import('./features/figures/configuration/http/configuration.controller.js'),
          {
            ConfigurationController: {
              configuration: {
                summary: 'What the dashboard can be asked, and how each figure is counted.',
                type: t['./features/figures/configuration/queries/configuration.js'].ConfigurationDto,
              },
              search: {
                summary: 'Trends, brands and seasons by name.',
                type: t['./features/figures/configuration/queries/dashboard-search.js'].DashboardHitsDto,
              },
              filter: {
                summary: 'What a graph can be narrowed by.',
                type: [t['./features/figures/configuration/queries/graph-filter.js'].MarkedOptionDto],
              },
            },
          },
        ],
        [
          import('./features/figures/evidence/http/rows.controller.js'),
          {
            RowsController: {
              looks: {
                summary: 'The looks behind a figure, as `explain=true` links to them.',
                type: t['./features/figures/evidence/queries/looks-behind.js'].LooksBehindDto,
              },
              events: {
                summary:
                  'The events behind a figure by day, those of few people hidden; of what members of an occupation did, nothing.',
                type: t['./features/figures/evidence/queries/events-behind.js'].EventsBehindDto,
              },
              context: {
                summary:
                  'What is not in a number, what it is compared with, and what has changed since its days were over.',
                type: t['./features/figures/evidence/queries/context-of-number.js'].ContextOfNumberDto,
              },
            },
          },
        ],
        [
          import('./features/figures/http/figures.controller.js'),
          {
            FiguresController: {
              runwayShare: {
                summary: 'Looks with each category or trend, or with the one trend asked about.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              searches: {
                summary: 'Searches for each category or trend, or for the one asked about.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              moodboards: {
                summary: 'Boards that keep each category or trend, or the one asked about.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              brand: {
                summary: 'A brand beside the year before; needs `brand`.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              season: {
                summary: 'A season beside the same one a year earlier.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              risers: {
                summary: 'The tags that have grown most.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              trendSearches: {
                summary: 'Searches for a trend and its rank; needs `trend`.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              adoption: {
                summary: 'Brands that show a trend; needs `trend`.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              graph: {
                summary: 'A graph by its name; one about a trend or a brand needs `trend` or `brand`.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              homeGraph: {
                summary: 'A graph of the home tab.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              mostViewedHome: {
                summary: 'Most viewed looks of the last 30 days.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              mostViewed: {
                summary: 'Most viewed looks of a season.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              random: {
                summary: 'Ten of the hundred most viewed, the same all day.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              mostViewedOf: {
                summary: 'Most viewed looks of a brand, season or trend.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
              mostSavedOf: {
                summary: 'Looks that most boards keep.',
                type: t['./features/figures/figure/figure.dto.js'].FigureDto,
              },
            },
          },
        ],
        [
          import('./features/figures/paths/http/paths.controller.js'),
          {
            PathsController: {
              paths: {
                summary:
                  'How far members went from a search to a look to a board, by occupation or trend: what was released of a season.',
                type: t['./features/figures/paths/paths.dto.js'].PathsDto,
              },
            },
          },
        ],
        [
          import('./features/figures/series/http/series.controller.js'),
          {
            SeriesController: {
              series: {
                summary:
                  'A figure over time: runway shares by season; street style, searches, views, boards and traffic by week or day; what members of an occupation searched, as it was released.',
                type: t['./features/figures/series/series.dto.js'].SeriesDto,
              },
              split: {
                summary: "Where the change of a trend's runway share in a year comes from; needs `trend`.",
                type: t['./features/figures/series/queries/split-change.js'].SplitDto,
              },
            },
          },
        ],
        [
          import('./features/follows/http/follows.controller.js'),
          {
            FollowsController: {
              list: {
                summary: 'What the member follows.',
                type: t['./features/follows/queries/own-follows.js'].OwnFollowsDto,
              },
              feed: {
                summary: 'The newest looks of all of it, with how many are new since the member looked last.',
                type: t['./features/follows/queries/feed.js'].FeedDto,
              },
              follow: {
                summary: 'Follows something; what is followed already stays.',
                type: t['./features/follows/commands/follow.js'].FollowedDto,
              },
              seen: { summary: 'The member has looked at the feed: nothing in it is new any more.' },
              mails: {
                summary: 'Has new looks told of by mail, once a day at most, or ends that.',
                type: t['./features/follows/commands/choose-follow-mails.js'].FollowMailsDto,
              },
              devices: {
                summary: 'Browsers that are told of new looks at once.',
                type: t['./features/follows/queries/own-push-devices.js'].PushDevicesDto,
              },
              addDevice: {
                summary:
                  'Has a browser told of new looks within a minute, by Web Push; ten of a member at most, the oldest gives way.',
                type: t['./features/follows/commands/add-push-device.js'].AddedPushDeviceDto,
              },
              removeDevice: { summary: 'Ends that for one browser.' },
              unfollow: { summary: 'Follows something no longer.' },
            },
          },
        ],
        [
          import('./features/forecasts/http/forecasts.controller.js'),
          {
            ForecastsController: {
              forecast: {
                summary:
                  "A trend's or brand's weeks, and the year that is foretold of it, with intervals of 50, 80 and 95 %.",
                type: t['./features/forecasts/queries/forecast.dto.js'].ConceptForecastDto,
              },
              leads: {
                summary:
                  'Which of searches, views and boards of a trend or brand move first, or that none is shown to.',
                type: t['./features/forecasts/queries/leads.js'].LeadsDto,
              },
              record: {
                summary:
                  'The record: of every past forecast what was said and what came, the greatest errors first.',
                type: t['./features/forecasts/queries/forecast-record.js'].ForecastRecordDto,
              },
              feed: { summary: 'The same as an Atom feed.', type: String },
              make: {
                summary:
                  'Makes and scores what is due at once, as after a replay; otherwise it is done every night.',
              },
            },
          },
        ],
        [
          import('./features/live/http/live.controller.js'),
          {
            LiveController: {
              stream: {
                summary:
                  'Server-sent events `figures`: views and searches of the current show week, at most one a second.\nWho comes back names the last in `Last-Event-ID`, and is told once it is another one.',
                type: Object,
              },
            },
          },
        ],
        [
          import('./features/live/http/room.controller.js'),
          {
            RoomController: {
              room: {
                summary:
                  'What a show has more of than the same house a year before, when its looks came out, and its record once it is over.',
                type: t['./features/live/queries/live-room.js'].LiveRoomDto,
              },
              watch: {
                summary:
                  'Server-sent events `readers`: how often looks of the show were saved and its house was searched while it was on, at most one\na second, each null while fewer than ten readers did. Who comes back names the last in `Last-Event-ID`, and is told once it\nis another one.',
                type: Object,
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/board-comments.controller.js'),
          {
            BoardCommentsController: {
              mentions: {
                summary: 'Comments in which people of boards mention you, the newest first.',
                type: t['./features/sharing/shared-item.dto.js'].MentionsDto,
              },
              comments: {
                summary: 'What was said about a board, the oldest first, and who can be mentioned.',
                type: t['./features/sharing/shared-item.dto.js'].SharedItemDto,
              },
              comment: {
                summary:
                  'Says something about a board or one of its pictures; who is mentioned gets it by mail, too. 20 a minute.',
              },
              markRead: { summary: 'Notes that the reader has read what was said so far.' },
              edit: { summary: 'Says a comment of your own in other words.' },
              remove: { summary: 'Takes a comment away: your own, or any on a board of your own.' },
            },
          },
        ],
        [
          import('./features/moodboards/http/board-invitations.controller.js'),
          {
            BoardInvitationsController: {
              invitation: {
                summary:
                  'What an invitation is for, by whom, and whether the reader can accept it; 410 once it is over.',
                type: t['./features/moodboards/board-people.dto.js'].BoardInvitationDto,
              },
              accept: {
                summary:
                  'Joins the board, once, with the account whose confirmed address the invitation was sent to.',
              },
              decline: {
                summary:
                  'Declines it, with an account or without: the address gets no other invitation to this board.',
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/board-people.controller.js'),
          {
            BoardPeopleController: {
              people: {
                summary: 'Who is on a board; its owner sees whom they invited, too.',
                type: t['./features/moodboards/board-people.dto.js'].BoardPeopleDto,
              },
              invite: {
                summary:
                  'Invites an address to a board of one\u2019s own, by a mail in the language of the page; 40 a day, and at most 20 people a board.',
              },
              withdraw: { summary: 'Takes an invitation back: its link stops working.' },
              changeRole: {
                summary: 'Lets somebody on a board of one\u2019s own do more with it, or less.',
                type: t['./features/moodboards/board-people.dto.js'].BoardPeopleDto,
              },
              changeByForm: {
                summary:
                  'Lets somebody on a board of one\u2019s own do something else with it, or nothing (`none`), as a form: 303 to a person.',
              },
              withdrawByForm: { summary: 'Takes an invitation back, as a form: 303 to a person.' },
              remove: {
                summary: 'Takes somebody off a board of one\u2019s own, or oneself off another\u2019s.',
              },
              leave: { summary: 'Leaves another\u2019s board.' },
              chooseMails: { summary: 'Chooses whether mentions on a board come by mail, too.' },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboard-arrangement.controller.js'),
          {
            MoodboardArrangementController: {
              choose: {
                summary:
                  'Shows a board as a grid or as it lies freely; what was placed keeps its place either way.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              arrange: {
                summary: 'Puts what was moved in its place; 409 when the board has changed since `version`.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboard-cards.controller.js'),
          {
            MoodboardCardsController: {
              note: {
                summary: 'Writes a note; one that is not there is made, as the last one.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              link: {
                summary: 'Writes a link to a page elsewhere; one that is not there is made, as the last one.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboard-history.controller.js'),
          {
            MoodboardHistoryController: {
              steps: {
                summary: 'What became of a board, a step for each command, the newest first.',
                type: t['./features/moodboards/queries/moodboard-history.js'].MoodboardHistoryDto,
              },
              asOf: {
                summary: 'A board as it was at a version.',
                type: t['./features/moodboards/queries/moodboard-version.js'].MoodboardVersionDto,
              },
              bringBack: {
                summary: 'Makes a board show again what it showed at a version; sharing stays as it is.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboard-looks.controller.js'),
          {
            MoodboardLooksController: {
              own: {
                summary:
                  'What is on a board of one\u2019s own or one that is shared with the reader, in its order.',
                type: t['./features/moodboards/queries/moodboard-page.js'].MoodboardPageDto,
              },
              shared: {
                summary: 'What is on a shared board.',
                type: t['./features/moodboards/queries/moodboard-page.js'].MoodboardPageDto,
              },
              createAndAdd: {
                summary: 'Puts a picture on the board of that name, which is made (201) unless it is there.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardCreationWithItemDto,
              },
              add: {
                summary: 'Puts a picture on a board, once however often it is asked.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              comment: {
                summary: 'Writes a note on a picture; an empty one takes it away.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              chooseCover: {
                summary: 'Lets a picture stand for its board; null lets the first one do so again.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              reorder: {
                summary:
                  'Puts pictures in another order: all of them once, 422 otherwise; 409 when the board has changed since `version`.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              move: {
                summary: 'Moves pictures with their notes to another board of the member.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              removeMany: {
                summary: 'Takes many pictures off at once.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              remove: { summary: 'Takes a picture off, if it is there.' },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboard-pdf.controller.js'),
          {
            MoodboardPdfController: {
              file: {
                summary:
                  'A shared board as a PDF of A4 landscape pages or as slides of PowerPoint, one to nine looks on each.',
              },
              progress: {
                summary: 'Begins the PDF unless it is there, and says how far it is.',
                type: t['./features/moodboards/pdf/pdf-progress.dto.js'].PdfProgressDto,
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboard-sections.controller.js'),
          {
            MoodboardSectionsController: {
              name: {
                summary: 'Names a section; one that is not there is made, as the last one.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              remove: {
                summary: 'Takes a section away; its pictures stay, in the section before it.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
            },
          },
        ],
        [
          import('./features/moodboards/http/moodboards.controller.js'),
          {
            MoodboardsController: {
              list: {
                summary:
                  'The member\u2019s boards, or those shared with them (`of`), the last changed first; `contains` says which hold the picture that is asked with.',
                type: t['./features/moodboards/queries/list-moodboards.js'].MoodboardListDto,
              },
              saved: {
                summary: 'Which of the pictures of a page stand on a board of the member.',
                type: t['./features/moodboards/queries/saved-pictures.js'].SavedPicturesDto,
              },
              deleted: {
                summary: 'Boards that were deleted and can be restored.',
                type: t['./features/moodboards/queries/deleted-moodboards.js'].DeletedMoodboardsDto,
              },
              create: { summary: 'Makes a board; one for each `Idempotency-Key`.' },
              duplicate: {
                summary:
                  'Makes a board like another one of the member, or one that is shared (by its token; pictures alone); one for each `Idempotency-Key`.',
              },
              rename: {
                summary: 'Gives a board another name, another description; what is left out stays.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              delete: {
                summary:
                  'Deletes a board by the token of the confirmation page; it can be undone for 30 days.',
              },
              restore: { summary: 'Undoes a deletion.' },
              share: {
                summary: 'Gives a board a public address; the one before stops working.',
                type: t['./features/moodboards/commands/share-moodboard.js'].SharedMoodboardDto,
              },
              unshare: { summary: 'Takes the public address away.' },
            },
          },
        ],
        [
          import('./features/moodboards/http/own-pictures.controller.js'),
          {
            OwnPicturesController: {
              hang: {
                summary:
                  'Puts a picture of one\u2019s own on a board: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most; 200 pictures or 500 MB a member. What else the file says, also where it was taken, is not kept.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              describe: {
                summary: 'Says what is to be seen on a picture of one\u2019s own, and whose it is.',
                type: t['./features/moodboards/moodboard.dto.js'].MoodboardChangeDto,
              },
              show: {
                summary:
                  'A picture of a member\u2019s own, for whoever may see the board: by its slug, or by the token of its public page.',
              },
            },
          },
        ],
        [
          import('./features/newsletters/http/newsletters.controller.js'),
          {
            NewslettersController: {
              standing: {
                summary:
                  'How many readers of each language have not been sent it, and what came of each time it was sent.',
                type: t['./features/newsletters/newsletter.dto.js'].NewsletterStandingDto,
              },
              mail: {
                summary:
                  'As a mail to readers of a language: its subject, and its text for programs without HTML. A draft where there is one.',
                type: t['./features/newsletters/newsletter.dto.js'].NewsletterMailDto,
              },
              page: { summary: 'The same as HTML, for a frame of its editor. Its link ends nothing.' },
              test: { summary: "Sends it to the editor's own address, as far as it is written." },
              send: {
                summary:
                  'Sends what is live to each reader who has not been sent it, now or at a time; none is sent it twice.',
              },
              stop: { summary: 'What has not gone does not go; it can be sent later.' },
              bounces: {
                summary:
                  'Tells which mails came back after a mail server had taken them, by the status of its report.',
                type: t['./features/newsletters/commands/note-bounces.js'].NotedBouncesDto,
              },
            },
          },
        ],
        [
          import('./features/newsroom/http/brands.controller.js'),
          {
            BrandsController: {
              list: {
                summary: 'Brands that a show can be made for: all for editors, for a brand its own.',
                type: t['./features/newsroom/queries/own-brands.js'].BrandsToShowDto,
              },
            },
          },
        ],
        [
          import('./features/newsroom/http/deals.controller.js'),
          {
            DealsController: {
              list: {
                summary: 'Deals, with how many members read by each.',
                type: t['./features/newsroom/queries/deals.js'].CompanyDealsDto,
              },
              make: {
                summary: 'Everybody with a confirmed address there reads without a plan from now on.',
                type: t['./features/newsroom/queries/deals.js'].CompanyDealsDto,
              },
              end: {
                summary: 'Nobody reads by it any more.',
                type: t['./features/newsroom/queries/deals.js'].CompanyDealsDto,
              },
            },
          },
        ],
        [
          import('./features/newsroom/http/people.controller.js'),
          {
            PeopleController: {
              find: {
                summary: 'Members by mail, name or company.',
                type: t['./features/newsroom/queries/people.js'].PeopleDto,
              },
              show: {
                summary: 'A member with plan, devices, sessions and consents.',
                type: t['./features/newsroom/queries/person.js'].PersonDto,
              },
              signOut: { summary: 'Ends every session of a member.' },
              releaseDevice: {
                summary: 'Gives a device of a member up; their next one is accepted without a question.',
              },
              prolong: { summary: "Lets a member's own subscription be good for some days more." },
              refund: {
                summary:
                  "Gives the last payment of a member's own plan back through the provider, whole; the plan goes on. 409 where none can be.",
                type: t['./features/newsroom/commands/help-member.js'].RefundedDto,
              },
              export: {
                summary:
                  'Everything kept about a member, as they can have it themselves: for who asks by letter.',
                type: t['./features/accounts/queries/own-data.js'].OwnDataDto,
              },
              erase: { summary: 'Erases a member for good, as they can themselves.' },
            },
          },
        ],
        [
          import('./features/newsroom/http/press-kit.controller.js'),
          {
            PressKitController: {
              file: {
                summary:
                  'Every look in three sizes with a list of credits, as a zip, ten an hour; who downloads it is noted.',
              },
              downloads: {
                summary: 'Who has downloaded the press kit of a show, the last one first.',
                type: t['./features/newsroom/queries/press-kit-downloads.js'].PressKitDownloadsDto,
              },
            },
          },
        ],
        [
          import('./features/newsroom/http/previews.controller.js'),
          {
            PreviewsController: {
              show: {
                summary: 'A show before its time, for who holds a link that works.',
                type: t['./features/newsroom/queries/preview.js'].PreviewDto,
              },
              picture: { summary: 'A picture of that show.' },
            },
          },
        ],
        [
          import('./features/newsroom/http/rooms.controller.js'),
          {
            RoomsController: {
              list: {
                summary: "What of the newsroom is the reader's to work in.",
                type: t['./features/newsroom/queries/rooms.js'].RoomsDto,
              },
            },
          },
        ],
        [
          import('./features/newsroom/http/shows.controller.js'),
          {
            ShowsController: {
              list: {
                summary: 'Shows by words, state and days, drafts included, the newest first or the oldest.',
                type: t['./features/catalogue/queries/own-collections.js'].OwnCollectionsDto,
              },
              revise: {
                summary:
                  'Makes a show, or says other things of it; 409 names what others have changed since it was seen.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              embargo: {
                summary:
                  'Until when nobody else may see a show, its pictures included, and whether it is published then.',
                type: t['./features/catalogue/dto/shown-collection.dto.js'].ShownCollectionDto,
              },
              move: {
                summary:
                  'Puts a show on another day or hour; an embargo that ends with it moves along. 409 where somebody else has moved it.',
                type: t['./features/newsroom/commands/move-show.js'].MovedShowDto,
              },
              add: {
                summary:
                  'Takes a picture in and makes it a look of the show; says where the same or nearly the same is already.',
                type: t['./features/newsroom/commands/add-picture.js'].AddedPictureDto,
              },
              history: {
                summary: 'Who has done what to a show, the last change first.',
                type: t['./features/newsroom/queries/show-history.js'].ShowHistoryDto,
              },
              preview: {
                summary: 'A link by which somebody without an account sees the show until it expires.',
                type: t['./features/newsroom/commands/preview-links.js'].PreviewLinkDto,
              },
              endPreviews: { summary: 'All links to the show stop working.' },
            },
          },
        ],
        [
          import('./features/newsroom/http/tagging.controller.js'),
          {
            TaggingController: {
              queue: {
                summary: 'Shows with looks that have no tags.',
                type: t['./features/newsroom/queries/tagging-queue.js'].TaggingQueueDto,
              },
              words: {
                summary: 'Every tag, and all it is called in any language.',
                type: t['./features/newsroom/queries/tagging-words.js'].TaggingWordsDto,
              },
              hints: {
                summary:
                  "Tags that looks of a show may want, counted from looks of their colours and from the brand's show before.",
                type: t['./features/newsroom/queries/tag-hints.js'].TagHintsDto,
              },
              lookHints: {
                summary:
                  'Tags that looks may want for what their pictures show: those of the most alike published looks, and what a model suggests where there is one.',
                type: t['./features/newsroom/queries/look-hints.js'].LookHintsDto,
              },
              tag: {
                summary: 'Gives looks of a show tags, and takes tags away; what others do meanwhile stays.',
                type: t['./features/newsroom/commands/tag-looks.js'].TaggedLooksDto,
              },
            },
          },
        ],
        [
          import('./features/operations/http/jobs.controller.js'),
          {
            JobsController: {
              list: {
                summary: 'Jobs that are not done: those that were given up first, each with its last error.',
                type: t['./features/operations/queries/jobs.js'].JobsReportDto,
              },
              retry: { summary: 'Tries a job again at once, with all its attempts.' },
              drop: { summary: 'Drops a job that was given up.' },
            },
          },
        ],
        [
          import('./features/operations/http/operations.controller.js'),
          {
            OperationsController: {
              dataQuality: {
                summary:
                  'How complete and clean the events of the last minutes are, and what is not as usual.',
                type: t['./features/operations/data-quality.dto.js'].DataQualityDto,
              },
              visits: {
                summary:
                  'Visits (30 minutes idle end one), and conversions by the first and the last campaign.',
                type: t['./features/operations/queries/visits.js'].VisitsDto,
              },
              missedSearches: {
                summary: 'What people searched for in the last 30 days and nothing shows.',
                type: t['./features/operations/queries/missed-searches.js'].MissedSearchesDto,
              },
            },
          },
        ],
        [
          import('./features/operations/http/streams.controller.js'),
          {
            StreamsController: {
              streams: {
                summary:
                  'Topics, consumers, read models, seals and replays as they are now, and what operators asked for.',
                type: t['./features/operations/streams.dto.js'].StreamsDto,
              },
              deadLetters: {
                summary:
                  'Records that could not be read, by reason and one by one, without secrets and addresses.',
                type: t['./features/operations/queries/dead-letters.js'].DeadLettersDto,
              },
              redrive: {
                summary:
                  'Appends dead letters to the end of their topics, as they were, where they can be read now.',
                type: t['./features/operations/commands/ask-of-log.js'].AskedDto,
              },
              rebuild: { summary: 'Builds a read model anew beside the live one and puts it in its place.' },
              plan: {
                summary: 'How much a replay of these days would write anew.',
                type: t['./features/operations/queries/replay-plan.js'].ReplayPlanDto,
              },
              replay: {
                summary:
                  'Writes days anew from the log beside the live ones and compares them; one that was interrupted goes on.',
                type: t['./features/operations/commands/ask-of-log.js'].AskedDto,
              },
              accept: {
                summary: 'Puts the days of a replay in the place of the live ones.',
                type: t['./features/operations/commands/ask-of-log.js'].AskedDto,
              },
              discard: {
                summary: 'Throws a replay away.',
                type: t['./features/operations/commands/ask-of-log.js'].AskedDto,
              },
            },
          },
        ],
        [
          import('./features/payments/http/checkout.controller.js'),
          {
            CheckoutController: {
              plans: {
                summary: "Plans with their prices for one seat, in the currency's smallest unit.",
                type: t['./features/payments/queries/plans.js'].PlanListDto,
              },
              checkout: {
                summary: 'Where a plan is paid; 303 for forms, also back to the plans where it is refused.',
              },
              portal: { summary: 'Where the holder changes or ends their plan; 303 for forms.' },
              state: {
                summary: "The reader's own plan and whether they proved their studies.",
                type: t['./features/payments/queries/checkout-state.js'].CheckoutStateDto,
              },
            },
          },
        ],
        [
          import('./features/payments/http/stripe-webhook.controller.js'),
          {
            StripeWebhookController: {
              receive: {
                summary: 'What Stripe tells: signed, in any order, repeated at will.',
                type: t['./features/payments/stripe/received.dto.js'].ReceivedDto,
              },
            },
          },
        ],
        [
          import('./features/payments/http/student-proof.controller.js'),
          {
            StudentProofController: {
              show: {
                summary: 'Whether the reader has proved their studies.',
                type: t['./features/payments/queries/student-proof.js'].ProvedDto,
              },
              ask: { summary: 'Sends a link to an address of a school; 303 for forms.' },
              confirm: {
                summary:
                  'Proves studies by the token of a mail, worth nothing to anybody but who asked for it; 303 for forms.',
              },
            },
          },
        ],
        [
          import('./features/payments/http/test-checkout.controller.js'),
          {
            TestCheckoutController: {
              show: {
                summary: 'An order of the test checkout, which takes no money.',
                type: t['./features/payments/queries/test-order.js'].TestOrderDto,
              },
              pay: {
                summary: 'Pays an order of the test checkout, or lets the payment fail; 303 for forms.',
              },
              change: {
                summary:
                  'What the customer portal of a provider would do, and what only time does: a payment that fails, a renewal.',
              },
            },
          },
        ],
        [
          import('./features/paywall/http/paywall.controller.js'),
          {
            PaywallController: {
              config: {
                summary: 'How a context is locked.',
                type: t['./features/paywall/queries/paywall-config.js'].PaywallConfigDto,
              },
              render: {
                summary:
                  'The paywall of a context for a segment, as HTML; whoever asks, since it is words only.',
                type: t['./features/paywall/queries/rendered-paywall.js'].RenderedPaywallDto,
              },
              retrieve: {
                summary:
                  'Whether the context is locked for the reader, and what stands in its place; `segment` only chooses the words.',
                type: t['./features/paywall/queries/retrieved-paywall.js'].RetrievedPaywallDto,
              },
            },
          },
        ],
        [
          import('./features/pictures/http/cdn.controller.js'),
          {
            CdnController: {
              show: {
                summary:
                  'A picture in one of the sizes, as AVIF (once it is made), WebP or JPEG by `Accept`; `zoom_2000` comes with a plan.',
              },
            },
          },
        ],
        [
          import('./features/pictures/http/picture-archive.controller.js'),
          {
            PictureArchiveController: {
              file: {
                summary:
                  'Sixty pictures at most in their largest size with a list of credits, as a zip; it comes with a plan, twenty an hour.',
              },
            },
          },
        ],
        [
          import('./features/pictures/http/picture-search.controller.js'),
          {
            PictureSearchController: {
              search: {
                summary:
                  'Looks like a picture: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most. It is kept nowhere; thirty in a quarter of an hour an address.',
                type: t['./features/pictures/queries/looks-like-picture.js'].LooksLikePictureDto,
              },
            },
          },
        ],
        [
          import('./features/pictures/http/upload.controller.js'),
          {
            UploadController: {
              upload: {
                summary:
                  'Takes a picture in: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most.',
                type: t['./features/pictures/commands/upload-picture.js'].UploadedPictureDto,
              },
            },
          },
        ],
        [
          import('./features/plans/http/coupons.controller.js'),
          {
            CouponsController: {
              list: {
                summary: 'Coupons by parts of their codes, with how often they were used.',
                type: t['./features/plans/queries/coupons.js'].CouponsDto,
              },
              history: {
                summary: 'Who has changed what of a coupon, and why; nobody who used it.',
                type: t['./features/plans/queries/terms-history.js'].TermsHistoryDto,
              },
              make: {
                summary: 'Makes a coupon; a code is given out once.',
                type: t['./features/plans/queries/coupons.js'].CouponsDto,
              },
              change: {
                summary:
                  'For which plans, until when and how often it is good from now on; what it takes off stays.',
                type: t['./features/plans/queries/coupons.js'].CouponsDto,
              },
              end: {
                summary: 'Nobody can begin to pay with it any more.',
                type: t['./features/plans/queries/coupons.js'].CouponsDto,
              },
              resume: {
                summary: 'One that was ended is good again.',
                type: t['./features/plans/queries/coupons.js'].CouponsDto,
              },
            },
          },
        ],
        [
          import('./features/plans/http/plans.controller.js'),
          {
            PlansController: {
              list: {
                summary:
                  'Every plan with its prices, those that are to begin, its trial and features, and how many pay for it.',
                type: t['./features/plans/queries/written-plans.js'].WrittenPlansDto,
              },
              history: {
                summary: 'Who has changed what of a plan, and why.',
                type: t['./features/plans/queries/terms-history.js'].TermsHistoryDto,
              },
              effect: {
                summary: 'What these prices would change for those who pay already; nothing is changed.',
                type: t['./features/plans/effect.dto.js'].EffectDto,
              },
              setPrices: {
                summary:
                  'Lets prices begin, now or later; 409 where the plan, or the number of members this affects, is another one by now.',
                type: t['./features/plans/queries/written-plans.js'].WrittenPlansDto,
              },
              takeBack: {
                summary: 'Takes prices back that have not begun.',
                type: t['./features/plans/queries/written-plans.js'].WrittenPlansDto,
              },
              setTrial: {
                summary: 'How many days who has never had a plan reads before the first payment.',
                type: t['./features/plans/queries/written-plans.js'].WrittenPlansDto,
              },
              setFeatures: {
                summary: 'What the page of plans says is in one.',
                type: t['./features/plans/queries/written-plans.js'].WrittenPlansDto,
              },
            },
          },
        ],
        [
          import('./features/questions/http/questions.controller.js'),
          {
            QuestionsController: {
              vocabulary: {
                summary: 'What can be asked: measures, and by what each is counted and narrowed.',
                type: t['./features/questions/dto/question-answer.dto.js'].QuestionVocabularyDto,
              },
              sentence: {
                summary:
                  'A sentence of any of five languages as a question, and what of it was not understood.',
                type: t['./features/questions/queries/question-in-words.js'].ReadSentenceDto,
              },
              looks: {
                summary:
                  'The looks that a cell counts, of a measure of looks, boards or views, by the same conditions.',
                type: t['./features/figures/evidence/queries/looks-behind.js'].LooksBehindDto,
              },
              read: {
                summary: 'The answer to a question that is an address: what can be kept, sent and exported.',
                type: t['./features/questions/dto/question-answer.dto.js'].QuestionAnswerDto,
              },
              ask: {
                summary: 'The answer to a question.',
                type: t['./features/questions/dto/question-answer.dto.js'].QuestionAnswerDto,
              },
            },
          },
        ],
        [
          import('./features/ratings/http/ratings.controller.js'),
          {
            RatingsController: {
              rate: {
                summary: 'Rates a collection, 1 to 5, once a member.',
                type: t['./features/ratings/own-rating.dto.js'].OwnRatingDto,
              },
              change: {
                summary: 'Changes an own rating.',
                type: t['./features/ratings/own-rating.dto.js'].OwnRatingDto,
              },
              withdraw: { summary: 'Withdraws an own rating.' },
              overview: {
                summary: 'How a collection is rated; of fewer than three ratings only their number.',
                type: t['./features/ratings/queries/rating-overview.js'].RatingOverviewDto,
              },
              redirect: {
                summary: "Leads to the ratings on the collection's own page, as links in mails do.",
              },
              send: {
                summary:
                  "The page's form: gives, changes or, with `withdraw`, takes back the reader's rating; 303 to a person.",
              },
            },
          },
        ],
        [
          import('./features/reader-forms/http/contact.controller.js'),
          {
            ContactController: {
              brandVisibility: {
                summary: 'Sends us a message about visibility of a brand; five an hour an address.',
              },
              dataProducts: { summary: 'Sends us a message about the dashboard; five an hour an address.' },
            },
          },
        ],
        [
          import('./features/reader-forms/http/newsletter.controller.js'),
          {
            NewsletterController: {
              subscribe: {
                summary:
                  'Asks for the newsletter; the same answer for every address, and a mail to confirm it. Nothing is done in the name of a session,\nso no token is asked for.',
              },
              confirm: { summary: 'The button of the page our mail leads to.' },
              oldLink: {
                summary:
                  'Where the link stood in mails before there was a page; ending a subscription has to work for good.',
              },
              unsubscribe: {
                summary:
                  "The button of the page, and what mail providers post in the reader's name (RFC 8058), with the token in the address.\nThe token is what allows it.",
              },
            },
          },
        ],
        [
          import('./features/reader-forms/http/poll.controller.js'),
          {
            PollController: {
              current: { summary: 'The poll readers are asked now; 204 when there is none.' },
              vote: { summary: 'Gives or changes this visitor\u2019s vote.' },
            },
          },
        ],
        [
          import('./features/reference/http/content-version.controller.js'),
          {
            ContentVersionController: {
              version: {
                summary:
                  'Whether looks, collections, articles or the vocabulary have changed: what a cache of pages asks each second.',
                type: t['./features/reference/queries/content-version.dto.js'].ContentVersionDto,
              },
            },
          },
        ],
        [
          import('./features/reference/http/ip-location.controller.js'),
          {
            IpLocationController: {
              locate: {
                summary: "The country the reader's address is registered in; never the address.",
                type: t['./features/reference/ip-location/ip-location.dto.js'].IpLocationDto,
              },
            },
          },
        ],
        [
          import('./features/reference/http/reference.controller.js'),
          {
            ReferenceController: {
              countries: {
                summary: 'Countries of members.',
                type: [t['./features/catalogue/dto/reference-list.dto.js'].CountryDto],
              },
              jobs: {
                summary: 'Occupations of members.',
                type: [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              genders: {
                summary: 'Genders.',
                type: [t['./features/catalogue/dto/reference.dto.js'].ReferenceDto],
              },
              clients: {
                summary: 'Clients who are named with their leave.',
                type: t['./features/catalogue/dto/reference-list.dto.js'].ClientsDto,
              },
              routes: {
                summary: 'Paths by name.',
                type: t['./features/catalogue/dto/reference-list.dto.js'].RoutesDto,
              },
              seasons: {
                summary: 'All seasons, the newest first.',
                type: t['./features/catalogue/dto/reference-list.dto.js'].SeasonsDto,
              },
              cities: {
                summary: 'All cities.',
                type: t['./features/catalogue/dto/reference-list.dto.js'].CitiesDto,
              },
              types: {
                summary: 'All types.',
                type: t['./features/catalogue/dto/reference-list.dto.js'].TypesDto,
              },
              suggestSeasons: {
                summary: 'Seasons whose name begins with or holds the words, the newest first.',
                type: t['./features/search/queries/suggest.js'].SuggestionsDto,
              },
              suggestCities: {
                summary: 'Cities whose name begins with or holds the words.',
                type: t['./features/search/queries/suggest.js'].SuggestionsDto,
              },
              suggestTypes: {
                summary: 'Types whose name begins with or holds the words.',
                type: t['./features/search/queries/suggest.js'].SuggestionsDto,
              },
              season: {
                summary: 'A season with its show window.',
                type: t['./features/catalogue/dto/reference-list.dto.js'].SeasonDto,
              },
              city: { summary: 'A city.', type: t['./features/catalogue/dto/reference-list.dto.js'].CityDto },
              type: { summary: 'A type.', type: t['./features/catalogue/dto/reference.dto.js'].ReferenceDto },
            },
          },
        ],
        [
          import('./features/reference/http/translations.controller.js'),
          {
            TranslationsController: {
              all: { summary: 'The messages of pages, as a script.' },
              domain: {
                summary:
                  'The messages of a domain: `{domain}.json`, or `{domain}.js` and `{domain}` as a script.',
              },
            },
          },
        ],
        [
          import('./features/reports/http/reports.controller.js'),
          {
            ReportsController: {
              all: {
                summary: 'Reports, the newest first.',
                type: t['./features/reports/report.dto.js'].ReportListDto,
              },
              flash: {
                summary: 'Flash reports, the newest first.',
                type: t['./features/reports/report.dto.js'].ReportListDto,
              },
              premium: {
                summary: 'Premium reports, the newest first.',
                type: t['./features/reports/report.dto.js'].ReportListDto,
              },
              count: {
                summary: 'How many reports appeared, both days included, five years at most.',
                type: t['./features/reports/queries/count-reports.js'].ReportCountsDto,
              },
              show: {
                summary:
                  'A report with what it holds and leads with; `flash`, `premium` and `general` give lists.',
                type: Object,
              },
              download: {
                summary:
                  'The file of a report, its path in base64 or base64url, in the language of `locale` where Toile draws it. Made when it is first\nasked for: 503 while its figures are being counted.',
              },
            },
          },
        ],
        [
          import('./features/restatements/http/restatements.controller.js'),
          {
            RestatementsController: {
              entries: {
                summary: 'Published figures that say something else since: which, by how much and why.',
                type: t['./features/restatements/queries/restatements.js'].RestatementsDto,
              },
              feed: { summary: 'The same as an Atom feed.', type: String },
              recount: {
                summary:
                  'Counts what was published at once, as after a replay; otherwise it is done every night.',
              },
            },
          },
        ],
        [
          import('./features/restatements/http/retag-preview.controller.js'),
          {
            RetagPreviewController: {
              preview: {
                summary:
                  'The figures that a retag would change, before and after, by season and type; nothing is carried out.',
                type: t['./features/restatements/queries/preview-retag.js'].RetagPreviewDto,
              },
            },
          },
        ],
        [
          import('./features/saved-items/http/alert-feed.controller.js'),
          {
            AlertFeedController: {
              feed: {
                summary:
                  "The latest fifty crossings of a member's alerts, as Atom; the key in the address is what allows it, for as long as its member wants.",
                type: String,
              },
            },
          },
        ],
        [
          import('./features/saved-items/http/alerts.controller.js'),
          {
            AlertsController: {
              list: {
                summary: 'Your alerts and those that colleagues share with you, and where they stand.',
                type: t['./features/saved-items/queries/own-alerts.js'].AlertsDto,
              },
              try: {
                summary:
                  'When an alert would have told, from the figure as it was known on the days before; 6 a minute.',
                type: t['./features/saved-items/queries/try-alert.js'].AlertTrialDto,
              },
              set: {
                summary:
                  'Tells by mail when a row of a figure passes a threshold; once a crossing, again after it came back by 5 %.',
                type: t['./features/saved-items/alerts/alert.dto.js'].AlertDto,
              },
              feed: {
                summary: 'Since when your alerts are read at an address, by a feed reader.',
                type: t['./features/saved-items/queries/own-alert-feed.js'].OwnAlertFeedDto,
              },
              makeFeed: {
                summary:
                  'Makes an address at which a feed reader reads your alerts without signing in; it is told this once, and the one before ends.',
                type: t['./features/saved-items/commands/make-alert-feed.js'].AlertFeedAddressDto,
              },
              endFeed: { summary: 'Ends that address.' },
              change: {
                summary:
                  'Another name or limit of an alert that is your own or that you may edit; or a pause.',
                type: t['./features/saved-items/alerts/alert.dto.js'].AlertDto,
              },
              mails: {
                summary:
                  "Tells you by mail of a colleague's alert that is shared with you, too, for as long as it is; or no more.",
              },
              remove: { summary: 'Removes an alert.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/comparison-sets.controller.js'),
          {
            ComparisonSetsController: {
              list: {
                summary: 'Your comparison sets, the oldest first.',
                type: t['./features/saved-items/queries/own-comparison-sets.js'].ComparisonSetsDto,
              },
              save: {
                summary:
                  'Keeps up to eight brands, trends or seasons, groups among them, to be looked at side by side.',
                type: t['./features/saved-items/sets/comparison-set.dto.js'].ComparisonSetDto,
              },
              change: {
                summary:
                  'Gives a set another name or other members, or makes it the default of its dimension.',
                type: t['./features/saved-items/sets/comparison-set.dto.js'].ComparisonSetDto,
              },
              remove: { summary: 'Deletes a comparison set.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/digest.controller.js'),
          {
            DigestController: {
              show: {
                summary: 'Your weekly digest of figures; without figures while nothing was chosen.',
                type: t['./features/saved-items/digest/digest.dto.js'].DigestDto,
              },
              choose: {
                summary: 'Chooses the figures of the weekly digest and its weekday.',
                type: t['./features/saved-items/digest/digest.dto.js'].DigestDto,
              },
              change: {
                summary: 'Pauses the weekly digest, or lets it go on.',
                type: t['./features/saved-items/digest/digest.dto.js'].DigestDto,
              },
              preview: { summary: 'The digest as it would go out now, as HTML; 10 a minute.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/digests.controller.js'),
          {
            DigestsController: {
              list: {
                summary:
                  'Your weekly digest, where you have chosen one, and those that colleagues share with you.',
                type: t['./features/saved-items/digest/digest.dto.js'].DigestsDto,
              },
              choose: {
                summary:
                  'Other figures or another weekday of a digest that is your own or that you may edit; its owner alone ends it.',
                type: t['./features/saved-items/digest/digest.dto.js'].DigestDto,
              },
              change: {
                summary:
                  'Pauses a digest that is your own or that you may edit, for everybody who gets it; or lets it go on.',
                type: t['./features/saved-items/digest/digest.dto.js'].DigestDto,
              },
              mails: {
                summary:
                  "Sends you a colleague's digest that is shared with you, too, with the figures you may see, for as long as it is; or no more.",
              },
              preview: { summary: 'A digest as it would go out to you now, as HTML; 10 a minute.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/groups.controller.js'),
          {
            GroupsController: {
              list: {
                summary: 'Your groups, the oldest first.',
                type: t['./features/saved-items/queries/own-groups.js'].GroupsDto,
              },
              save: {
                summary: 'Puts brands, trends or others together under a name.',
                type: t['./features/saved-items/sets/group.dto.js'].GroupDto,
              },
              change: {
                summary: 'Gives a group another name or other members.',
                type: t['./features/saved-items/sets/group.dto.js'].GroupDto,
              },
              remove: { summary: 'Deletes a group; sets that held it hold the others.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/mail-consent.controller.js'),
          {
            MailConsentController: {
              ask: { summary: 'Asks whether the document is wanted that a mail told of, as HTML.' },
              agree: { summary: 'Agrees to it; the token of the mail allows it, for 48 hours.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/notes.controller.js'),
          {
            NotesController: {
              list: {
                summary: 'Your notes on figures, the newest day first.',
                type: t['./features/saved-items/queries/own-notes.js'].NotesDto,
              },
              write: {
                summary: 'A note on a figure, about a day; nobody else reads it.',
                type: t['./features/saved-items/note.dto.js'].NoteDto,
              },
              change: { summary: 'Changes a note.', type: t['./features/saved-items/note.dto.js'].NoteDto },
              remove: { summary: 'Removes a note.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/saved-views.controller.js'),
          {
            SavedViewsController: {
              list: {
                summary: 'Your saved views.',
                type: t['./features/saved-items/queries/own-views.js'].SavedViewsDto,
              },
              save: {
                summary: 'Keeps a page of the dashboard with its filters under a name.',
                type: t['./features/saved-items/saved-view.dto.js'].SavedViewDto,
              },
              rename: {
                summary: 'Another name for a saved view.',
                type: t['./features/saved-items/saved-view.dto.js'].SavedViewDto,
              },
              remove: { summary: 'Deletes a saved view.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/schedules.controller.js'),
          {
            SchedulesController: {
              list: {
                summary:
                  'Documents you have sent by mail and those that colleagues share with you, each with when it went out last and next.',
                type: t['./features/saved-items/queries/own-schedules.js'].SchedulesDto,
              },
              schedule: {
                summary:
                  'Sends a page or a deck by mail on days of the week, at seven in Paris, with your rights, to colleagues on your subscription; to yourself where none are named. 12 a minute.',
                type: t['./features/saved-items/schedules/schedule.dto.js'].ScheduleDto,
              },
              change: {
                summary: 'Other days, other colleagues, another name or format; or a pause.',
                type: t['./features/saved-items/schedules/schedule.dto.js'].ScheduleDto,
              },
              mails: {
                summary:
                  "Sends you a colleague's document that is shared with you, too, for as long as it is; or no more.",
              },
              remove: { summary: 'Ends a document of your own, and forgets the addresses it went to.' },
              send: { summary: 'Sends it before it is due. 12 a minute.' },
              ask: {
                summary:
                  'Asks an address outside of your subscription by mail whether it wants the document; nothing else is sent before it agrees. Ten a document, 20 questions a day.',
              },
              removeAddress: { summary: 'Sends it to an address no more.' },
            },
          },
        ],
        [
          import('./features/saved-items/http/unsubscribe.controller.js'),
          {
            UnsubscribeController: {
              ask: { summary: 'Asks whether to end the mails a link stood in, as HTML.' },
              end: { summary: 'Ends them; the token allows it, also for mail providers (RFC 8058).' },
            },
          },
        ],
        [
          import('./features/search/http/autocomplete.controller.js'),
          {
            AutocompleteController: {
              suggest: {
                summary: 'Suggestions for a field: designers, tags, models or fashion weeks.',
                type: t['./features/search/queries/suggest.js'].SuggestionsDto,
              },
            },
          },
        ],
        [
          import('./features/search/http/completions.controller.js'),
          {
            CompletionsController: {
              completions: {
                summary: 'Searches that what was typed may become, with counts and pictures.',
                type: t['./features/search/queries/complete-search.js'].CompletionsDto,
              },
            },
          },
        ],
        [
          import('./features/service-status/http/service-status.controller.js'),
          {
            ServiceStatusController: {
              show: {
                summary:
                  'How the services do now, how they did in the last 90 days, and what is promised of them.',
                type: t['./features/service-status/queries/service-status.js'].ServiceStatusDto,
              },
            },
          },
        ],
        [
          import('./features/sharing/http/shared-items.controller.js'),
          {
            SharedItemsController: {
              mentions: {
                summary: 'Comments in which colleagues mention you, the newest first.',
                type: t['./features/sharing/shared-item.dto.js'].MentionsDto,
              },
              details: {
                summary: 'Who sees something, and what was said about it.',
                type: t['./features/sharing/shared-item.dto.js'].SharedItemDto,
              },
              share: {
                summary: 'Lets colleagues of your subscription read or edit what is your own.',
                type: t['./features/sharing/shared-item.dto.js'].SharedItemDto,
              },
              unshare: {
                summary: 'Keeps it to yourself again.',
                type: t['./features/sharing/shared-item.dto.js'].SharedItemDto,
              },
              comment: {
                summary: 'Says something about it; colleagues who are mentioned get it by mail. 20 a minute.',
                type: t['./features/sharing/shared-item.dto.js'].SharedItemDto,
              },
              editComment: { summary: 'Says a comment of your own in other words.' },
              removeComment: { summary: 'Takes a comment away: your own, or any on what is your own.' },
              history: {
                summary: 'Who changed what, the newest change first.',
                type: t['./features/sharing/shared-item.dto.js'].ItemHistoryDto,
              },
              restore: { summary: 'Makes it what it was at a version of its history.' },
            },
          },
        ],
        [
          import('./features/sitemaps/http/sitemaps.controller.js'),
          {
            SitemapsController: {
              index: { summary: 'The index of all sitemaps.' },
              file: {
                summary:
                  'Addresses of one kind in every language, 5,000 a file: `look.xml`, `look-2.xml` and so on.',
              },
              robots: { summary: 'What programs that follow links may read.' },
            },
          },
        ],
        [
          import('./features/subscriptions/http/devices.controller.js'),
          {
            DevicesController: {
              list: {
                summary: 'Devices the reader has used their plan on, the newest first.',
                type: t['./features/subscriptions/queries/own-devices.js'].OwnDevicesDto,
              },
              release: { summary: 'Gives a device up; the next one is accepted without a question.' },
            },
          },
        ],
        [
          import('./features/subscriptions/http/my-subscription.controller.js'),
          {
            MySubscriptionController: {
              paywall: {
                summary: "The reader's plan; 204 for visitors, `plan: null` for members without one.",
                type: t['./features/subscriptions/subscription.dto.js'].PaywallSubscriptionDto,
              },
              dashboard: {
                summary: "The reader's dashboard subscription; 204 for visitors.",
                type: t['./features/subscriptions/subscription.dto.js'].DashboardSubscriptionDto,
              },
              bindPaywall: {
                summary: 'Uses the plan on this device from now on.',
                type: t['./features/subscriptions/subscription.dto.js'].PaywallSubscriptionDto,
              },
              bindDashboard: {
                summary: 'Uses the dashboard subscription on this device from now on.',
                type: t['./features/subscriptions/subscription.dto.js'].DashboardSubscriptionDto,
              },
            },
          },
        ],
        [
          import('./features/subscriptions/http/seats.controller.js'),
          {
            SeatsController: {
              list: {
                summary: "Seats of the reader's own plan.",
                type: t['./features/subscriptions/queries/own-seats.js'].OwnSeatsDto,
              },
              assign: {
                summary:
                  'Gives a seat to an address and tells it by a mail; the answer is the same whether or not it has an account.',
                type: t['./features/subscriptions/queries/own-seats.js'].OwnSeatsDto,
              },
              withdraw: { summary: 'Takes a seat back.' },
            },
          },
        ],
        [
          import('./features/vocabulary/http/concepts.controller.js'),
          {
            ConceptsController: {
              list: {
                summary: 'Concepts, those that `search` calls by any of their words.',
                type: t['./features/vocabulary/queries/concepts.js'].ConceptsDto,
              },
              missing: {
                summary:
                  'Which labels are missing in which language, and tags of looks that the vocabulary does not know.',
                type: t['./features/vocabulary/queries/missing-words.js'].MissingWordsDto,
              },
              details: {
                summary: 'A concept with all its words.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              history: {
                summary: 'Who changed what of a concept, and when.',
                type: t['./features/vocabulary/queries/concept-history.js'].ConceptHistoryDto,
              },
              add: {
                summary: 'Adds a concept that looks can be tagged with.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              reword: {
                summary:
                  'Changes what a concept is called; 409 with `changes` where somebody has changed it since.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              move: {
                summary: 'Puts a concept under others.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              previewMove: {
                summary:
                  'What putting it under these would change: looks that are found for what is wider, and searches for that; nothing is carried out.',
                type: t['./features/vocabulary/queries/preview-move.js'].MovePreviewDto,
              },
              previewMerge: {
                summary:
                  'What a merge would change: looks, searches of the last 30 days, figures; nothing is carried out.',
                type: t['./features/vocabulary/queries/preview-merge.js'].MergePreviewDto,
              },
              merge: {
                summary:
                  'Merges a concept into another one, which is answered; looks with its tag are retagged in the background.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              undoMerge: {
                summary: 'Parts a concept from the one it was merged into; its looks get the tags they had.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              split: {
                summary:
                  'Makes two concepts of one: the new one, which is answered, takes words and looks; those are retagged in the background.',
                type: t['./features/vocabulary/dto/concept.dto.js'].ConceptDto,
              },
              retire: { summary: 'Takes back a concept that editors have added.' },
            },
          },
        ],
        [
          import('./features/vocabulary/http/vocabulary.controller.js'),
          {
            VocabularyController: {
              amendments: {
                summary:
                  'For other processes that word pages: with `If-None-Match` 304 until something has changed. Notes are for editors only.',
                type: t['./features/vocabulary/http/vocabulary.controller.js'].AmendmentsDto,
              },
            },
          },
        ],
        [
          import('./features/webhooks/http/webhooks.controller.js'),
          {
            WebhooksController: {
              list: {
                summary: 'Your webhooks.',
                type: t['./features/webhooks/queries/own-endpoints.js'].EndpointsDto,
              },
              add: {
                summary:
                  'A webhook: what happens is posted to its address, signed as Standard Webhooks say. Its secret is shown once.',
                type: t['./features/webhooks/webhook.dto.js'].EndpointWithSecretDto,
              },
              remove: { summary: 'Removes a webhook, and what was not delivered yet.' },
              rotate: {
                summary: 'A new secret, shown once; the one before signs beside it for a day.',
                type: t['./features/webhooks/webhook.dto.js'].EndpointWithSecretDto,
              },
              deliveries: {
                summary: 'Deliveries, the newest first; `state=dead` for those that were given up.',
                type: t['./features/webhooks/queries/webhook-deliveries.js'].WebhookDeliveriesDto,
              },
              test: { summary: 'Sends an event `webhook.test`.' },
              replay: {
                summary: 'Tells everything from a position on again, a thousand events at once.',
                type: t['./features/webhooks/commands/replay-events.js'].ReplayedDto,
              },
              redrive: {
                summary: 'Tries what was given up again.',
                type: t['./features/webhooks/commands/replay-events.js'].ReplayedDto,
              },
            },
          },
        ],
        [
          import('./kernel/event-store/http/stream-history.controller.js'),
          {
            StreamHistoryController: {
              show: {
                summary: 'A stream of events as of a version or a time, or as it is, and what it adds up to.',
                type: t['./kernel/event-store/queries/stream-history.js'].StreamHistoryDto,
              },
            },
          },
        ],
        [
          import('./kernel/health/health.controller.js'),
          { HealthController: { show: { summary: 'Whether all of Toile serves, and what does not.' } } },
        ],
        [
          import('./kernel/health/security-text.controller.js'),
          {
            SecurityTextController: {
              show: { summary: 'Where to report a hole (RFC 9116); 404 where nobody has said.' },
            },
          },
        ],
        [import('./kernel/mail/dev-mail.controller.js'), { DevMailController: { list: {}, show: {} } }],
        [
          import('./kernel/openapi/openapi.controller.js'),
          {
            OpenApiController: {
              json: { summary: "The api's description as an OpenAPI 3.1 document." },
              page: { summary: 'The same for people: to read, and to try with scripts.' },
              file: { summary: 'Scripts and styles of the reference.' },
            },
          },
        ],
        [
          import('./kernel/problems/problem-pages.controller.js'),
          {
            ProblemPagesController: {
              list: { summary: 'Kinds of problems, and those with a page of their own.' },
              show: { summary: 'What a type of problem means, and what to do about it.' },
              lead: { summary: 'The address that stands in `type`: leads on to its page.' },
            },
          },
        ],
        [
          import('./kernel/versions/changelog.controller.js'),
          {
            ChangelogController: {
              show: {
                summary:
                  'The versions of the api, what changed with each, and how long the ones before are answered.',
              },
            },
          },
        ],
      ],
    },
  };
};
