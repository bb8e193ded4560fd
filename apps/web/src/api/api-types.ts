/** Written by `npm run api:types` from the OpenAPI document of the api. */
export interface paths {
  '/.well-known/security.txt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SecurityText_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/agency/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['agency_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/alert-feeds/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AlertFeed_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Audit_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/audit/chain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Audit_chain'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/autocomplete/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_autocomplete'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/changelog': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Changelog_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Checkout_checkout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/portal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Checkout_portal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/checkout/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Checkout_state'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reference_cities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities/autocomplete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_cities_autocomplete'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cities/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_cities_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/clients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_clients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/collection/rating': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_collection_rating'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/collection/rating/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['api_collection_rating_change_delete'];
    options?: never;
    head?: never;
    patch: operations['api_collection_rating_change'];
    trace?: never;
  };
  '/api/collection/{slug}/rating/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_collection_rating_overview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/collections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_collections'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ContentVersion_version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/countries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_countries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/alerts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Alerts_list'];
    put?: never;
    post: operations['Alerts_set'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/alerts/feed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Alerts_feed'];
    put?: never;
    post: operations['Alerts_makeFeed'];
    delete: operations['Alerts_endFeed'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/alerts/trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Alerts_try'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/alerts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Alerts_remove'];
    options?: never;
    head?: never;
    patch: operations['Alerts_change'];
    trace?: never;
  };
  '/api/dashboard/alerts/{id}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Alerts_mails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/annotations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Notes_list'];
    put?: never;
    post: operations['Notes_write'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/annotations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Notes_remove'];
    options?: never;
    head?: never;
    patch: operations['Notes_change'];
    trace?: never;
  };
  '/api/dashboard/assistant-calls': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AssistantCalls_list'];
    put?: never;
    post: operations['AssistantCalls_record'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/brands/kpi': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_brand'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/category-overview/moodboards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_moodboards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/category-overview/runway-share': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_runwayShare'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/category-overview/searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_searches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/comparison-sets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ComparisonSets_list'];
    put?: never;
    post: operations['ComparisonSets_save'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/comparison-sets/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['ComparisonSets_remove'];
    options?: never;
    head?: never;
    patch: operations['ComparisonSets_change'];
    trace?: never;
  };
  '/api/dashboard/configuration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Configuration_configuration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/decks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Decks_list'];
    put?: never;
    post: operations['Decks_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/decks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Decks_details'];
    put?: never;
    post?: never;
    delete: operations['Decks_remove'];
    options?: never;
    head?: never;
    patch: operations['Decks_rename'];
    trace?: never;
  };
  '/api/dashboard/decks/{id}/files/{format}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DeckFiles_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/decks/{id}/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Slides_arrange'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/decks/{id}/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Decks_refresh'];
    post?: never;
    delete: operations['Decks_endRefresh'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/decks/{id}/slides': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Slides_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/decks/{id}/slides/{slide}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Slides_shown'];
    put?: never;
    post?: never;
    delete: operations['Slides_remove'];
    options?: never;
    head?: never;
    patch: operations['Slides_change'];
    trace?: never;
  };
  '/api/dashboard/digest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Digest_show'];
    put: operations['Digest_choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['Digest_change'];
    trace?: never;
  };
  '/api/dashboard/digest/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Digest_preview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/digests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Digests_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/digests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Digests_choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['Digests_change'];
    trace?: never;
  };
  '/api/dashboard/digests/{id}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Digests_mails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/digests/{id}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Digests_preview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/embeds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Embeds_list'];
    put?: never;
    post: operations['Embeds_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/embeds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Embeds_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/embeds/{id}/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Embeds_rotate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/exports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Exports_receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/forecasts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Forecasts_forecast'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/forecasts/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Forecasts_record'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/forecasts/record.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Forecasts_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/graphs/{graph}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_graph'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/graphs/{graph}/filters/{filter}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Configuration_filter'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/graphs/{graph}/home': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_homeGraph'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Groups_list'];
    put?: never;
    post: operations['Groups_save'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/groups/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Groups_remove'];
    options?: never;
    head?: never;
    patch: operations['Groups_change'];
    trace?: never;
  };
  '/api/dashboard/home/most-viewed-looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_mostViewedHome'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/homepage/trends/kpi': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_risers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/leads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Forecasts_leads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Live_stream'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/most-viewed-looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_mostViewed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/most-viewed-looks/random': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_random'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/pages/{slug}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PagePdf_print'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/paths': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Paths_paths'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Questions_read'];
    put?: never;
    post: operations['Questions_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/questions/looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Questions_looks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/questions/sentence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Questions_sentence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/questions/vocabulary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Questions_vocabulary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/restatements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Restatements_entries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/restatements.atom': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Restatements_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/rows/context': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rows_context'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/rows/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rows_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/rows/looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rows_looks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/saved-views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SavedViews_list'];
    put?: never;
    post: operations['SavedViews_save'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/saved-views/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['SavedViews_remove'];
    options?: never;
    head?: never;
    patch: operations['SavedViews_rename'];
    trace?: never;
  };
  '/api/dashboard/scheduled-exports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ScheduledExports_list'];
    put?: never;
    post: operations['ScheduledExports_schedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/scheduled-exports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['ScheduledExports_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/scheduled-exports/{id}/run': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ScheduledExports_run'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/schedules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Schedules_list'];
    put?: never;
    post: operations['Schedules_schedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/schedules/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Schedules_remove'];
    options?: never;
    head?: never;
    patch: operations['Schedules_change'];
    trace?: never;
  };
  '/api/dashboard/schedules/{id}/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Schedules_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/schedules/{id}/addresses/{address}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Schedules_removeAddress'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/schedules/{id}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Schedules_mails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/schedules/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Schedules_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Configuration_search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/seasons/kpi': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_season'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/series': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Series_series'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/series/split': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Series_split'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/shared/mentions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SharedItems_mentions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/shared/{kind}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SharedItems_details'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/shared/{kind}/{id}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SharedItems_comment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/shared/{kind}/{id}/comments/{comment}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['SharedItems_removeComment'];
    options?: never;
    head?: never;
    patch: operations['SharedItems_editComment'];
    trace?: never;
  };
  '/api/dashboard/shared/{kind}/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['SharedItems_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/shared/{kind}/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['SharedItems_restore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/shared/{kind}/{id}/sharing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['SharedItems_share'];
    post?: never;
    delete: operations['SharedItems_unshare'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/subscriptions/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_user_dashboard_subscription_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/subscriptions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['api_user_dashboard_subscription_patch'];
    trace?: never;
  };
  '/api/dashboard/tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Tokens_list'];
    put?: never;
    post: operations['Tokens_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/tokens/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Tokens_current'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/tokens/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Tokens_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/tokens/{id}/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Tokens_rotate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/trends/kpi/runway-share-adoption-by-brands': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_adoption'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/trends/kpi/searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_trendSearches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Webhooks_list'];
    put?: never;
    post: operations['Webhooks_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Webhooks_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Webhooks_deliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks/{id}/redrive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Webhooks_redrive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Webhooks_replay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks/{id}/secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Webhooks_rotate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/webhooks/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Webhooks_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/{dimension}/most-saved-to-moodboard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_mostSavedOf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/{dimension}/most-viewed-looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Figures_mostViewedOf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/data/{table}/manifest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Facts_manifest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/data/{table}/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Facts_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/designers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_designers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/designers/{slug}/timeline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Designers_timeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/docs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OpenApi_page'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/docs/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OpenApi_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dynamic-pages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_dynamic_pages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/collections/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Editor_catalogue'];
    post?: never;
    delete: operations['Editor_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/collections/{slug}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Editor_publish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/collections/{slug}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Editor_withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/content/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['EditorContent_publishPage'];
    post?: never;
    delete: operations['EditorContent_withdrawPage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/content/{kind}/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['EditorContent_publish'];
    post?: never;
    delete: operations['EditorContent_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/retags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Editor_list'];
    put?: never;
    post: operations['Editor_retag'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/retags/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RetagPreview_preview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/retags/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Editor_progress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/retags/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Editor_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Concepts_list'];
    put?: never;
    post: operations['Concepts_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Concepts_details'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['Concepts_reword'];
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Concepts_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/merge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Concepts_merge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/merge/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Concepts_previewMerge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/merge/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Concepts_undoMerge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/parents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Concepts_move'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/parents/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Concepts_previewMove'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/retire': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Concepts_retire'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/concepts/{kind}/{slug}/split': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Concepts_split'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/editor/vocabulary/missing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Concepts_missing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/events/streams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['StreamHistory_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Follows_list'];
    put?: never;
    post: operations['Follows_follow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Follows_devices'];
    put?: never;
    post: operations['Follows_addDevice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows/devices/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Follows_removeDevice'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows/feed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Follows_feed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Follows_mails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows/seen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Follows_seen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/follows/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Follows_unfollow'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/footer/banner': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_footer_banner'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/genders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_genders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Health_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/homepage-banner/show-random': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_homepage_banner_show_random'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/ip-location': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_ip_location'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_jobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/live/{slug}/looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Live_looks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/live/{slug}/readers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Room_watch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/live/{slug}/room': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Room_room'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/medias': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_medias'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/medias/archive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PictureArchive_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/models/{slug}/timeline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Models_timeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Newsletter_oldLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/brand-figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BrandFigures_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/brand-figures/shows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BrandFigures_shows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/brands': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Brands_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/coupons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Coupons_list'];
    put?: never;
    post: operations['Coupons_make'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/coupons/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Coupons_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/coupons/{code}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Coupons_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/coupons/{code}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Coupons_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/coupons/{code}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Coupons_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/deals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Deals_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/deals/{domain}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Deals_make'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/deals/{domain}/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Deals_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DoubleTagging_queue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/agreement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DoubleTagging_agreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/agreement.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DoubleTagging_agreementTable'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/disagreements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DoubleTagging_disagreements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DoubleTagging_details'];
    put?: never;
    post: operations['DoubleTagging_begin'];
    delete: operations['DoubleTagging_end'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/done': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['DoubleTagging_finish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DoubleTagging_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/place': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['DoubleTagging_takePlace'];
    post?: never;
    delete: operations['DoubleTagging_leavePlace'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/settlements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['DoubleTagging_settle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/settlements/{look}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['DoubleTagging_undoSettlement'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/settlers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['DoubleTagging_admit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/double-tagging/shows/{slug}/tags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['DoubleTagging_tag'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Newsletters_standing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters/bounces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Newsletters_bounces'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Newsletters_mail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters/mail.html': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Newsletters_page'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Newsletters_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Newsletters_stop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/newsletters/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Newsletters_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['People_find'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['People_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['People_erase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['People_export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}/prolong': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['People_prolong'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['People_refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}/release-device': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['People_releaseDevice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/people/{slug}/sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['People_signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Plans_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans/{plan}/effect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Plans_effect'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans/{plan}/features': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Plans_setFeatures'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans/{plan}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Plans_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans/{plan}/prices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Plans_setPrices'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans/{plan}/prices/{change}/take-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Plans_takeBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/plans/{plan}/trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Plans_setTrial'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/previews/{token}/{filename}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Previews_picture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/rooms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Rooms_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Shows_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Shows_revise'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/embargo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Shows_embargo'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Shows_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Shows_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/pictures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Shows_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/press-kit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PressKit_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/press-kit/downloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PressKit_downloads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/shows/{slug}/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Shows_preview'];
    delete: operations['Shows_endPreviews'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/tagging': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Tagging_queue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/tagging/shows/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Tagging_tag'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/tagging/shows/{slug}/hints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Tagging_hints'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/tagging/shows/{slug}/looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Tagging_lookHints'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/tagging/words': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Tagging_words'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Words_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Words_save'];
    post?: never;
    delete: operations['Words_discard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/entry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Words_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Words_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Words_preview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Words_makeLink'];
    delete: operations['Words_endLink'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Words_publish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Words_schedule'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/translation-check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Words_check'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Words_version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsroom/words/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Words_withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OpenApi_json'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/data-quality': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_operations_data_quality'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/dead-letters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Streams_deadLetters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/dead-letters/redrive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Streams_redrive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/forecasts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Forecasts_make'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_operations_jobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/jobs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['api_operations_job'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/jobs/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_operations_job_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/missed-searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Operations_missedSearches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/projections/{name}/rebuild': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Streams_rebuild'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/replays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Streams_replay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/replays/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Streams_plan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/replays/{generation}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Streams_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/replays/{generation}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Streams_discard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/restatements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Restatements_recount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/streams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Streams_streams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operations/visits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_operations_visits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/stripe/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StripeWebhook_receive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/test/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['TestCheckout_change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/test/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['TestCheckout_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/test/pay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['TestCheckout_pay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_paywall_config'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/render': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_paywall_render'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/retrieve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_paywall_retrieve'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/subscriptions/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_user_paywall_subscription_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/subscriptions/me/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Devices_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/subscriptions/me/seats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Seats_list'];
    put?: never;
    post: operations['Seats_assign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/subscriptions/me/seats/{seat}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Seats_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/paywall/subscriptions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['api_user_paywall_subscription_patch'];
    trace?: never;
  };
  '/api/paywall/subscriptions/{id}/devices/{device}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Devices_release'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Checkout_plans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/problems': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProblemPages_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/problems/{area}/{reason}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProblemPages_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/promo-band': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_promo_band'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/register/validate-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_register_validate_email'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/count-by-date-range': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_reports_count_by_date_range'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/flash/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_reports_flash_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_reports_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/premium/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_reports_premium_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/routes.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reference_routes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/completions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_search_completions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/picture': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PictureSearch_search'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seasons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reference_seasons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seasons/autocomplete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_seasons_autocomplete'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seasons/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_seasons_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/security/generate-csrf-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['security_generate_csrf_token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/security/request-authentication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['security_request_authentication'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ServiceStatus_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/student-proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['StudentProof_show'];
    put?: never;
    post: operations['StudentProof_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/student-proof/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StudentProof_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reference_types'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/types/autocomplete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_types_autocomplete'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/types/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['api_types_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/collections/validate/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_user_collections_validate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['api_user_update_delete'];
    options?: never;
    head?: never;
    patch: operations['api_user_update'];
    trace?: never;
  };
  '/api/user/{slug}/data': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Profile_download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/{slug}/returned-mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnSessions_returnedMail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/{slug}/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Roles_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/{slug}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnSessions_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/{slug}/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['OwnSessions_end'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/vocabulary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Vocabulary_amendments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['auth'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['auth_confirm'];
    put?: never;
    post: operations['auth_confirm_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/connect/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['auth_connect'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/connect/{provider}/callback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Social_comeBack'];
    put?: never;
    post: operations['Social_comeBackWithForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/force-relogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['auth_force_relogin'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['auth_forgot_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['auth_logout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['auth_reset_password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['auth_status'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/brand-visibility/create_contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['brand_visibility_create_contact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cdn/{filter}/{filename}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['cdn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/collection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['collection_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/collection/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['collection_search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/collection/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['collection_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/collection/{slug}/rating': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['collection_rating'];
    put?: never;
    post: operations['collection_rating_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/collection/{type}/{designer}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['collection_type_designer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/collection/{type}/{designer}/{season}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['collection_type_designer_season'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/data-products/dashboard/create-contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['data_products_create_contact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/data/embed/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['data_embed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/data/mail-consent/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['MailConsent_ask'];
    put?: never;
    post: operations['MailConsent_agree'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/data/unsubscribe/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['data_unsubscribe'];
    put?: never;
    post: operations['data_unsubscribe_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/designer/ajax-get/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['designer_ajax_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/designer/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['designer_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/dev/mail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DevMail_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/dev/mail/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DevMail_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/download/{encoded}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reports_download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['live_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/live/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['live_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/live/{type}/{season}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['live_calendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/look/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['look_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/look/related': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['look_related'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/look/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['look_search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/look/tags/similars': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['look_tags_similars'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/look/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['look_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/members/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['member_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/model': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['model_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/model/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['model_search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/model/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['model_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/model/{slug}/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['model_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/arrange/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['MoodboardArrangement_arrange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['moodboard_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/create-and-add/{type}/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardLooks_createAndAdd'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/delete/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['moodboard_delete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_deleted'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/duplicate/{address}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Moodboards_duplicate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/history/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_history'];
    put?: never;
    post: operations['moodboard_history_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/history/{slug}/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/invitation/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_invitation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/invitation/{token}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BoardInvitations_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/invitation/{token}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BoardInvitations_decline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/list/ajax': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_list_ajax'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/mentions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BoardComments_mentions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/move/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['MoodboardLooks_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/pdf/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_pdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/pdf/{token}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['MoodboardPdf_progress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/pictures/{address}/{picture}/{size}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnPictures_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/public/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_public'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/public/{token}/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_public_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/remove-look': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['MoodboardLooks_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/remove/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['MoodboardLooks_removeMany'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/reorder/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['MoodboardLooks_reorder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/restore/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Moodboards_restore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/saved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Moodboards_saved'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/share/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['moodboard_share'];
    delete: operations['moodboard_share_delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/add-look/{type}/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardLooks_add'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/arrangement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardArrangement_choose'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/comment/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardLooks_comment'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BoardComments_comments'];
    put?: never;
    post: operations['BoardComments_comment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/comments/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['BoardComments_markRead'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/comments/{comment}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['BoardComments_remove'];
    options?: never;
    head?: never;
    patch: operations['BoardComments_edit'];
    trace?: never;
  };
  '/moodboards/{board}/cover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardLooks_chooseCover'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BoardPeople_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/invitations/{invitation}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['BoardPeople_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/invitations/{invitation}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BoardPeople_withdrawByForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BoardPeople_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/links/{card}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardCards_link'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/mention-mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['BoardPeople_chooseMails'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/notes/{card}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardCards_note'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BoardPeople_people'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/people/{person}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['BoardPeople_changeRole'];
    post: operations['BoardPeople_changeByForm'];
    delete: operations['BoardPeople_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{board}/pictures/{card}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['OwnPictures_hang'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['OwnPictures_describe'];
    trace?: never;
  };
  '/moodboards/{board}/sections/{section}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MoodboardSections_name'];
    post?: never;
    delete: operations['MoodboardSections_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['Moodboards_rename'];
    trace?: never;
  };
  '/moodboards/{slug}/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['moodboard_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/news': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['news_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsletter/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['newsletter_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsletter/subscribe-widget': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['newsletter_subscribe_widget'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsletter/subscribe-widget-global': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['newsletter_subscribe_widget_global'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsletter/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['newsletter_unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsletters/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['newsletter_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsroom/preview/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['newsroom_preview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/newsroom/words/preview/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['newsroom_words_draft'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/page/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['page_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/parisiens-in-paris/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['parisiens_in_paris_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/poll/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['poll_current'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/poll/vote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['poll_vote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/problems/{area}/{reason}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProblemPages_lead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['reports_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reports/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['reports_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/robots.txt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Sitemaps_robots'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sitemap.xml': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['sitemap'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sitemap/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Sitemaps_file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/street': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['street_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/street/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['street_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/street/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['street_search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/street/tags/similars': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['street_tags_similars'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/street/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['street_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/talk/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['talk_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/top-tagged-keywords': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['top_tagged_keywords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/translations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Translations_all'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/translations/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Translations_domain'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/trends': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['trends_index'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/trends/{type}/{season}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['trends_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/account/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OwnAccount_deleteByForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/account/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OwnAccount_changeEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OwnAccount_changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OwnSessions_endByForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/account/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['user_account_update'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/account/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OwnAccount_resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/collection/looks/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['user_collection_looks_delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/collection/looks/reorder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['user_collection_looks_reorder'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/collection/looks/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['user_collection_looks'];
    put?: never;
    post: operations['user_collection_looks_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['user_collection_looks_patch'];
    trace?: never;
  };
  '/user/collections/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['user_collections_delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/collections/designer/update/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['user_collections_designer_update'];
    trace?: never;
  };
  '/user/collections/list-by-designer/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['user_collections_list_by_designer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/collections/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['user_collections_more'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/walks/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['walk_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/page/{route}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_page'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/media/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_media'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/streetstyle/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_streetstyle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/photos/{route}/{event}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_photos'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/click': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_click'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/outbound': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_outbound'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/affiliation/purchase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['affiliation_purchase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/tags-search-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['api_user_tags_search_count'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tts/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['tts_batch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    HealthDto: {
      status: 'ok' | 'degraded' | 'unavailable';
      services: {
        [key: string]: string;
      };
      lag_ms: number | null;
      demo: 'failed' | 'loading' | 'loaded' | 'off';
    };
    CredentialsDto: {
      email: string;
      password: string;
      redirect?: string;
    };
    SignedInUserDto: {
      slug: string;
      email: string;
      first_name: string;
      last_name: string;
      email_verified: boolean;
      job: string | null;
      country: string | null;
      company: string | null;
      newsletter: boolean;
      locale: string;
      roles: (
        | 'member'
        | 'subscriber'
        | 'dashboard-subscriber'
        | 'brand'
        | 'editor'
        | 'support'
        | 'operator'
      )[];
    };
    SignedInDto: {
      user: components['schemas']['SignedInUserDto'];
      redirect: string;
    };
    AuthStatusDto: {
      logged_in: boolean;
      user: components['schemas']['SignedInUserDto'] | null;
      segment: string;
    };
    CsrfTokenIdDto: {
      id: string;
    };
    CsrfTokenDto: {
      id: string;
      token: string;
      expires_at: string;
    };
    RegisterDto: {
      first_name: string;
      last_name: string;
      job?:
        | 'pr-communications'
        | 'insights-marketing'
        | 'consumer'
        | 'designer'
        | 'student'
        | 'other'
        | 'buyer'
        | 'press-magazine-stylist'
        | null;
      country?:
        | 'italy'
        | 'india'
        | 'china'
        | 'brazil'
        | 'spain'
        | 'united-states'
        | 'south-korea'
        | 'france'
        | 'japan'
        | 'united-kingdom'
        | 'sweden'
        | 'other'
        | null;
      company?: string | null;
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      newsletter?: boolean;
      email: string;
      password: string;
      terms: boolean;
      redirect?: string;
    };
    RegisteredDto: {
      user: components['schemas']['SignedInUserDto'];
    };
    ValidateEmailDto: {
      email: string;
    };
    EmailVerdictDto: {
      valid: boolean;
      code: 'ok' | 'invalid' | 'taken';
      message: string;
    };
    ForgotPasswordDto: {
      email: string;
    };
    ResetRequestedDto: {
      message: string;
    };
    ResetPasswordDto: {
      password: string;
      token: string;
    };
    ResetDto: {
      reset: boolean;
    };
    MailedLinkDto: {
      kind: 'verify' | 'change-email' | 'link-sign-in';
      provider: string | null;
      asks: 'nothing' | 'password' | 'sign-in' | 'browser';
      signs_in: boolean;
    };
    OpenLinkDto: {
      password: string;
      token: string;
    };
    ConfirmedDto: {
      confirmed: string;
    };
    SignInAddressDto: {
      url: string;
    };
    ChangeProfileDto: {
      first_name?: string;
      last_name?: string;
      job?:
        | 'pr-communications'
        | 'insights-marketing'
        | 'consumer'
        | 'designer'
        | 'student'
        | 'other'
        | 'buyer'
        | 'press-magazine-stylist'
        | null;
      country?:
        | 'italy'
        | 'india'
        | 'china'
        | 'brazil'
        | 'spain'
        | 'united-states'
        | 'south-korea'
        | 'france'
        | 'japan'
        | 'united-kingdom'
        | 'sweden'
        | 'other'
        | null;
      company?: string | null;
      locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      newsletter?: boolean;
    };
    SessionDto: {
      id: string;
      device: string;
      created_at: string;
      last_seen_at: string;
      current: boolean;
    };
    AuditEntryDto: {
      id: number;
      at: string;
      action: string;
      actor: string | null;
      subject: string | null;
      detail: Record<string, never>;
    };
    ReturnedMailDto: {
      reason: 'gone' | 'refused' | 'complaint';
      at: string;
    };
    OwnDataDto: {
      profile: Record<string, never>;
      sessions: components['schemas']['SessionDto'][];
      known_devices: Record<string, never>[];
      sign_ins: components['schemas']['AuditEntryDto'][];
      dashboard_tokens: Record<string, never>[];
      assistant_calls: Record<string, never>[];
      scheduled_exports: Record<string, never>[];
      embedded_figures: Record<string, never>[];
      newsletters: Record<string, never>[];
      mails: Record<string, never>[];
      returned_mail: components['schemas']['ReturnedMailDto'] | null;
      board_pictures: Record<string, never>[];
      shared_boards: Record<string, never>[];
      board_invitations: Record<string, never>[];
      board_comments_read: Record<string, never>[];
      events: Record<string, never>[];
    };
    ChangePasswordDto: {
      current_password: string;
      password: string;
    };
    ChangeEmailDto: {
      email: string;
      password: string;
    };
    EmailChangeRequestedDto: {
      email: string;
      pending: boolean;
    };
    VerificationSentDto: {
      sent: boolean;
    };
    LeaveDto: {
      password: string;
    };
    OwnSessionsDto: {
      results: components['schemas']['SessionDto'][];
    };
    OwnReturnedMailDto: {
      returned_mail: components['schemas']['ReturnedMailDto'] | null;
    };
    EndSessionDto: {
      id: string;
    };
    RolesDto: {
      reason?: string;
      roles: (
        | 'member'
        | 'subscriber'
        | 'dashboard-subscriber'
        | 'brand'
        | 'editor'
        | 'support'
        | 'operator'
      )[];
    };
    RolesOfMemberDto: {
      slug: string;
      roles: (
        | 'member'
        | 'subscriber'
        | 'dashboard-subscriber'
        | 'brand'
        | 'editor'
        | 'support'
        | 'operator'
      )[];
    };
    AuditPageDto: {
      results: components['schemas']['AuditEntryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    AuditChainDto: {
      entries: number;
      broken_at: number | null;
      last_hash: string | null;
    };
    StreamEventDto: {
      version: number;
      position: number;
      id: string;
      type: string;
      schema_version: number;
      data: {
        [key: string]: unknown;
      };
      occurred_at: string;
      recorded_at: string;
      command_id: string;
      correlation_id: string;
      causation_id: string | null;
      actor: string | null;
    };
    StreamHistoryDto: {
      state: {
        [key: string]: unknown;
      } | null;
      stream: string;
      version: number;
      events: components['schemas']['StreamEventDto'][];
    };
    BoardInvitationDto: {
      role: 'read' | 'comment' | 'edit';
      fits: 'sign-in' | 'confirm-address' | 'other-address' | 'yes';
      board: string;
      by: string;
      until: string;
    };
    JoinedBoardDto: {
      slug: string;
    };
    DeclineInvitationDto: {
      report: boolean;
    };
    ColleagueDto: {
      id: string;
      name: string;
    };
    MentionDto: {
      kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest' | 'board';
      id: string;
      name: string;
      by: components['schemas']['ColleagueDto'] | null;
      text: string;
      at: string;
    };
    MentionsDto: {
      results: components['schemas']['MentionDto'][];
    };
    CommentDto: {
      id: string;
      author: components['schemas']['ColleagueDto'] | null;
      text: string;
      mentions: components['schemas']['ColleagueDto'][];
      at: string;
      about: string | null;
      edited: boolean;
      editable: boolean;
      removable: boolean;
    };
    SharedItemDto: {
      kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest' | 'board';
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      name: string;
      owner: components['schemas']['ColleagueDto'];
      may_comment: boolean;
      colleagues: components['schemas']['ColleagueDto'][];
      comments: components['schemas']['CommentDto'][];
    };
    NewBoardCommentDto: {
      text: string;
      about?: string;
      mentions: string[];
    };
    EditedCommentDto: {
      text: string;
    };
    BoardMemberDto: {
      id: string;
      name: string;
    };
    BoardPersonDto: {
      role: 'read' | 'comment' | 'edit';
      you: boolean;
      id: string;
      name: string;
    };
    SentInvitationDto: {
      role: 'read' | 'comment' | 'edit';
      state: 'waiting' | 'over' | 'declined';
      id: string;
      email: string;
      until: string;
    };
    BoardPeopleDto: {
      role: 'read' | 'comment' | 'edit' | 'own';
      owner: components['schemas']['BoardMemberDto'];
      people: components['schemas']['BoardPersonDto'][];
      invitations: components['schemas']['SentInvitationDto'][];
      mention_mails: boolean;
    };
    InviteToBoardDto: {
      email: string;
      role: 'read' | 'comment' | 'edit';
    };
    BoardRoleDto: {
      role: 'read' | 'comment' | 'edit';
    };
    BoardRoleOrNoneDto: {
      role: 'read' | 'comment' | 'edit' | 'none';
    };
    MentionMailsDto: {
      wanted: boolean;
    };
    MoodboardListRowDto: {
      role: 'read' | 'comment' | 'edit' | 'own';
      token: string | null;
      contains: boolean;
      updated_at: string;
      touched_at: string | null;
      owner: components['schemas']['BoardMemberDto'] | null;
      people: number;
      unread: number;
      slug: string;
      name: string;
      count: number;
      notes: number;
      links: number;
      cover: string | null;
      version: number;
    };
    MoodboardListDto: {
      results: components['schemas']['MoodboardListRowDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    SavedPicturesDto: {
      saved: string[];
    };
    DeletedMoodboardDto: {
      deleted_at: string;
      until: string;
      slug: string;
      name: string;
      count: number;
      notes: number;
      links: number;
      cover: string | null;
      version: number;
    };
    DeletedMoodboardsDto: {
      results: components['schemas']['DeletedMoodboardDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    NameMoodboardDto: {
      name: string;
    };
    MoodboardCreationDto: {
      token: string;
      slug: string;
      name: string;
      count: number;
      notes: number;
      links: number;
      cover: string | null;
      version: number;
    };
    RenameMoodboardDto: {
      name?: string;
      description?: string | null;
    };
    MoodboardSummaryDto: {
      slug: string;
      name: string;
      count: number;
      notes: number;
      links: number;
      cover: string | null;
      version: number;
    };
    MoodboardChangeDto: {
      moodboard: components['schemas']['MoodboardSummaryDto'];
      added: boolean;
    };
    SharedMoodboardDto: {
      token: string;
    };
    ReferenceDto: {
      slug: string;
      name: string;
    };
    LookSummaryDto: {
      slug: string;
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
    };
    MoodboardPlaceDto: {
      x: number;
      y: number;
      width: number;
      z: number;
    };
    MoodboardItemDto: {
      type: 'look' | 'street-style';
      slug: string;
      comment: string | null;
      image_filename: string;
      section: string | null;
      look: components['schemas']['LookSummaryDto'] | null;
      place: components['schemas']['MoodboardPlaceDto'];
    };
    NoteContentDto: {
      paper: 'white' | 'sand' | 'rose' | 'sage' | 'sky';
      text: string;
    };
    LinkContentDto: {
      url: string;
      host: string;
      title: string;
    };
    OwnPictureContentDto: {
      small: string;
      large: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      alt: string;
      credit: string;
    };
    MoodboardCardDto: {
      type: 'note' | 'link' | 'picture';
      slug: string;
      comment: string | null;
      image_filename: string | null;
      section: string | null;
      look: components['schemas']['LookSummaryDto'] | null;
      place: components['schemas']['MoodboardPlaceDto'];
      note: components['schemas']['NoteContentDto'] | null;
      link: components['schemas']['LinkContentDto'] | null;
      picture: components['schemas']['OwnPictureContentDto'] | null;
    };
    MoodboardSectionDto: {
      id: string;
      name: string;
    };
    MoodboardHeadDto: {
      arrangement: 'grid' | 'free';
      role: 'read' | 'comment' | 'edit' | 'own' | null;
      token: string | null;
      description: string | null;
      cover_item: string | null;
      sections: components['schemas']['MoodboardSectionDto'][];
      owner: components['schemas']['BoardMemberDto'] | null;
      people: number;
      invited: number;
      unread: number;
      slug: string;
      name: string;
      count: number;
      notes: number;
      links: number;
      cover: string | null;
      version: number;
    };
    MoodboardPageDto: {
      results: (components['schemas']['MoodboardItemDto'] | components['schemas']['MoodboardCardDto'])[];
      version: number;
      moodboard: components['schemas']['MoodboardHeadDto'];
      total_count: number;
      page: number;
      page_size: number;
    };
    MoodboardCreationWithItemDto: {
      moodboard: components['schemas']['MoodboardCreationDto'];
      added: boolean;
    };
    CommentLookDto: {
      type?: 'look' | 'street-style';
      comment: string;
    };
    MediaKeyDto: {
      type: 'look' | 'street-style';
      slug: string;
    };
    ChooseCoverDto: {
      item: components['schemas']['MediaKeyDto'] | null;
    };
    ReorderMoodboardDto: {
      order: string[];
      version: number;
    };
    BoardItemKeyDto: {
      type: 'look' | 'street-style' | 'note' | 'link' | 'picture';
      slug: string;
    };
    MoveLooksDto: {
      items: components['schemas']['BoardItemKeyDto'][];
      to: string;
    };
    RemoveLooksDto: {
      items: components['schemas']['BoardItemKeyDto'][];
    };
    RemoveLookDto: {
      type: 'look' | 'street-style';
      slug: string;
      moodboard: string;
    };
    NameSectionDto: {
      name: string;
    };
    WriteBoardNoteDto: {
      text: string;
      paper: 'white' | 'sand' | 'rose' | 'sage' | 'sky';
    };
    WriteBoardLinkDto: {
      url: string;
      title: string;
    };
    DescribePictureDto: {
      alt?: string;
      credit?: string;
    };
    ChooseArrangementDto: {
      arrangement: 'grid' | 'free';
    };
    BoardPlacementDto: {
      type: 'look' | 'street-style' | 'note' | 'link' | 'picture';
      slug: string;
      x: number;
      y: number;
      width: number;
      z: number;
    };
    ArrangeBoardDto: {
      places: components['schemas']['BoardPlacementDto'][];
      version: number;
    };
    MoodboardStepChangeDto: {
      kind:
        | 'created'
        | 'renamed'
        | 'described'
        | 'cover'
        | 'added'
        | 'removed'
        | 'noted'
        | 'wrote'
        | 'linked'
        | 'hung'
        | 'uncarded'
        | 'arranged'
        | 'laid'
        | 'reordered'
        | 'section'
        | 'unsectioned'
        | 'deleted'
        | 'restored'
        | 'shared'
        | 'unshared';
      count: number;
    };
    MoodboardStepDto: {
      version: number;
      at: string;
      by: components['schemas']['BoardMemberDto'] | null;
      changes: components['schemas']['MoodboardStepChangeDto'][];
    };
    MoodboardHistoryDto: {
      slug: string;
      version: number;
      results: components['schemas']['MoodboardStepDto'][];
    };
    MoodboardThenDto: {
      arrangement: 'grid' | 'free';
      description: string | null;
      sections: components['schemas']['MoodboardSectionDto'][];
      slug: string;
      name: string;
      count: number;
      notes: number;
      links: number;
      cover: string | null;
      version: number;
    };
    MoodboardVersionDto: {
      results: (components['schemas']['MoodboardItemDto'] | components['schemas']['MoodboardCardDto'])[];
      moodboard: components['schemas']['MoodboardThenDto'];
    };
    BringBackDto: {
      version: number;
    };
    PdfProgressDto: {
      ready: boolean;
      done: number;
      total: number;
    };
    QuestionMeasureDto: {
      name:
        | 'runway_share'
        | 'looks'
        | 'brands'
        | 'adoption'
        | 'lift'
        | 'views'
        | 'saves'
        | 'board_share'
        | 'searches'
        | 'search_share'
        | 'visitors'
        | 'member_share'
        | 'formula_1'
        | 'formula_2'
        | 'formula_3'
        | 'formula_4';
      unit: 'percent' | 'looks' | 'brands' | 'times' | 'events' | 'people' | 'ratio';
      axes: (
        | 'tag'
        | 'garment'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'theme'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'beauty'
        | 'category'
        | 'colour'
        | 'tone'
        | 'model'
        | 'brand'
        | 'city'
        | 'type'
        | 'season'
        | 'week'
        | 'country'
        | 'language'
        | 'occupation'
      )[];
      filters: (
        | 'tag'
        | 'colour'
        | 'tone'
        | 'model'
        | 'brand'
        | 'city'
        | 'type'
        | 'country'
        | 'language'
        | 'occupation'
      )[];
      exclusions: (
        | 'tag'
        | 'colour'
        | 'tone'
        | 'model'
        | 'brand'
        | 'city'
        | 'type'
        | 'country'
        | 'language'
        | 'occupation'
      )[];
      label: string | null;
      digits: number;
      rests: string;
      definition: string;
      numerator: string;
      denominator: string | null;
      seasons_only: boolean;
    };
    QuestionVocabularyDto: {
      measures: components['schemas']['QuestionMeasureDto'][];
    };
    SentenceWordDto: {
      as:
        | 'measure'
        | 'dimension'
        | 'condition'
        | 'without'
        | 'group'
        | 'season'
        | 'compare'
        | 'window'
        | 'order'
        | 'together'
        | 'left_out'
        | 'unknown';
      text: string;
      instead: string | null;
      separately: string[];
    };
    ReadSentenceDto: {
      question: string;
      words: components['schemas']['SentenceWordDto'][];
    };
    LookBehindDto: {
      look: string;
      label: string;
      image_filename: string | null;
      designer: string;
      collection: string;
      season: string;
      city: string;
      shown_on: string;
      tags: string[];
      colours: string[];
    };
    WindowDto: {
      from: string;
      to: string;
      rule: string;
    };
    LooksBehindDto: {
      rows: components['schemas']['LookBehindDto'][];
      total_count: number;
      page: number;
      page_size: number;
      window: components['schemas']['WindowDto'];
      filters: {
        [key: string]: string;
      };
      as_of: string;
    };
    QuestionMemberDto: {
      key: string;
      label: string;
    };
    QuestionKeyDto: {
      members?: components['schemas']['QuestionMemberDto'][];
      key: string;
      label: string;
    };
    QuestionCellDto: {
      measure:
        | 'runway_share'
        | 'looks'
        | 'brands'
        | 'adoption'
        | 'lift'
        | 'views'
        | 'saves'
        | 'board_share'
        | 'searches'
        | 'search_share'
        | 'visitors'
        | 'member_share'
        | 'formula_1'
        | 'formula_2'
        | 'formula_3'
        | 'formula_4';
      unit: 'percent' | 'looks' | 'brands' | 'times' | 'events' | 'people' | 'ratio';
      interval: number[] | null;
      change_interval: number[] | null;
      row: string;
      label: string;
      column: string;
      column_label: string;
      value: number | null;
      numerator: number | null;
      denominator: number | null;
      before: number | null;
      evolution: number | null;
      points: number | null;
      low_base: boolean;
      suppressed: boolean;
      new: boolean;
    };
    ConsentCoverageDto: {
      value: number | null;
      numerator: number;
      denominator: number;
    };
    FigureMetaDto: {
      covers?: 'all-readers';
      definition: string;
      version: number;
      filters: {
        [key: string]: string;
      };
      window: components['schemas']['WindowDto'];
      as_of: string;
      fresh_to: string;
      partial: boolean;
      consent?: components['schemas']['ConsentCoverageDto'];
    };
    QuestionConditionDto: {
      dimension:
        | 'tag'
        | 'colour'
        | 'tone'
        | 'model'
        | 'brand'
        | 'city'
        | 'type'
        | 'country'
        | 'language'
        | 'occupation';
      keys: components['schemas']['QuestionKeyDto'][];
    };
    QuestionAnswerDto: {
      measures: components['schemas']['QuestionMeasureDto'][];
      row_keys: components['schemas']['QuestionKeyDto'][];
      column_keys: components['schemas']['QuestionKeyDto'][];
      rows: components['schemas']['QuestionCellDto'][];
      totals: components['schemas']['QuestionCellDto'][];
      meta: components['schemas']['FigureMetaDto'];
      conditions: components['schemas']['QuestionConditionDto'][];
      without: components['schemas']['QuestionConditionDto'][];
      question: string;
      widened: string[];
    };
    QuestionGroupDto: {
      name: string;
      dimension: 'tag' | 'brand' | 'city' | 'colour' | 'tone' | 'country';
      any: string[];
      key: string;
    };
    QuestionFormulaDto: {
      name: string;
      formula: string;
    };
    QuestionAxisDto: {
      dimension:
        | 'tag'
        | 'garment'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'theme'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'beauty'
        | 'category'
        | 'colour'
        | 'tone'
        | 'model'
        | 'brand'
        | 'city'
        | 'type'
        | 'season'
        | 'week'
        | 'country'
        | 'language'
        | 'occupation';
      keys: string[];
    };
    QuestionDto: {
      type: 'question';
      text: string;
      answer: string;
    };
    FollowedBoardDto: {
      token: string;
      name: string;
    };
    NamedFollowDto: {
      kind: 'brand' | 'model' | 'tag' | 'search' | 'board';
      name: string | null;
      id: string;
      slug: string | null;
      search: string | null;
      board: components['schemas']['FollowedBoardDto'] | null;
    };
    OwnFollowsDto: {
      results: components['schemas']['NamedFollowDto'][];
      mails: boolean;
    };
    FeedPartDto: {
      kind: 'brand' | 'model' | 'tag' | 'search' | 'board';
      total_count: number;
      new_count: number;
      looks: components['schemas']['LookSummaryDto'][];
      id: string;
      slug: string | null;
      search: string | null;
      board: components['schemas']['FollowedBoardDto'] | null;
    };
    FeedDto: {
      results: components['schemas']['FeedPartDto'][];
      mails: boolean;
    };
    FollowDto: {
      kind: 'brand' | 'model' | 'tag' | 'search' | 'board';
      slug?: string;
      search?: string;
      board?: string;
    };
    FollowedDto: {
      id: string;
    };
    FollowMailsDto: {
      on: boolean;
    };
    PushDeviceRowDto: {
      created_at: string;
      told_at: string | null;
      id: string;
    };
    PushDevicesDto: {
      results: components['schemas']['PushDeviceRowDto'][];
      public_key: string;
    };
    PushKeysDto: {
      p256dh: string;
      auth: string;
    };
    PushDeviceDto: {
      endpoint: string;
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      keys: components['schemas']['PushKeysDto'];
    };
    AddedPushDeviceDto: {
      id: string;
    };
    RateCollectionDto: {
      collection: string;
      comment?: string | null;
      rating: number;
    };
    OwnRatingDto: {
      id: number;
      collection: string;
      rating: number;
      comment: string | null;
    };
    ChangeRatingDto: {
      comment?: string | null;
      rating?: number;
    };
    RatingOverviewDto: {
      average: number | null;
      count: number;
      distribution: {
        [key: string]: number;
      } | null;
      mine: components['schemas']['OwnRatingDto'] | null;
    };
    RateByFormDto: {
      comment?: string | null;
      rating?: number;
      withdraw?: 'true' | 'false';
    };
    PaywallSubscriptionDto: {
      id: number | null;
      plan: 'dashboard' | 'all-included' | 'student-special' | 'trend-master' | null;
      status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled' | null;
      ends_at: string | null;
      quantity: number;
      user_fingerprint: string | null;
      device_known: boolean;
      owned: boolean;
      segment: string;
    };
    DashboardSubscriptionDto: {
      id: number | null;
      plan: 'dashboard' | 'all-included' | 'student-special' | 'trend-master' | null;
      status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled' | null;
      ends_at: string | null;
      quantity: number;
      user_fingerprint: string | null;
      device_known: boolean;
      owned: boolean;
      segment: string;
      scopes: string[];
    };
    BindDeviceDto: {
      fingerprint: string;
    };
    BoundDeviceDto: {
      id: string;
      label: string | null;
      bound_at: string;
      current: boolean;
      this_device: boolean;
    };
    OwnDevicesDto: {
      subscription: number | null;
      results: components['schemas']['BoundDeviceDto'][];
    };
    SeatDto: {
      id: string;
      email: string | null;
      claimed: boolean;
      active: boolean;
    };
    OwnSeatsDto: {
      quantity: number;
      results: components['schemas']['SeatDto'][];
    };
    AssignSeatDto: {
      email: string;
    };
    LabelsDto: {
      fr?: string;
      es?: string;
      it?: string;
      zh?: string;
      en?: string;
    };
    ConceptSummaryDto: {
      id: string;
      kind:
        | 'type'
        | 'city'
        | 'category'
        | 'season'
        | 'country'
        | 'colour'
        | 'theme'
        | 'garment'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'beauty'
        | 'tone'
        | 'occupation';
      slug: string;
      version: number;
      label: components['schemas']['LabelsDto'];
      missing: ('en' | 'es' | 'fr' | 'it' | 'zh')[];
    };
    ConceptsDto: {
      results: components['schemas']['ConceptSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    MissingInLanguageDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      concepts: string[];
    };
    UnknownTagDto: {
      slug: string;
      name: string;
      total_count: number;
    };
    MissingWordsDto: {
      languages: components['schemas']['MissingInLanguageDto'][];
      tags: components['schemas']['UnknownTagDto'][];
      tags_count: number;
    };
    PluralsDto: {
      en?: string;
      fr?: string;
      es?: string;
      it?: string;
      zh?: string;
    };
    WordsDto: {
      en?: string[];
      fr?: string[];
      es?: string[];
      it?: string[];
      zh?: string[];
    };
    ConceptDto: {
      id: string;
      kind:
        | 'type'
        | 'city'
        | 'category'
        | 'season'
        | 'country'
        | 'colour'
        | 'theme'
        | 'garment'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'beauty'
        | 'tone'
        | 'occupation';
      slug: string;
      version: number;
      label: components['schemas']['LabelsDto'];
      missing: ('en' | 'es' | 'fr' | 'it' | 'zh')[];
      plural: components['schemas']['PluralsDto'];
      words: components['schemas']['WordsDto'];
      note: string;
      parents: string[];
      narrower: string[];
      merged: string[];
      merged_into: string | null;
      added: boolean;
    };
    EditorDto: {
      subject: string;
      name: string | null;
    };
    ConceptChangeDto: {
      version: number;
      type: string;
      data: {
        [key: string]: unknown;
      };
      by: components['schemas']['EditorDto'] | null;
      at: string;
    };
    ConceptHistoryDto: {
      changes: components['schemas']['ConceptChangeDto'][];
    };
    NewLabelsDto: {
      fr?: string;
      es?: string;
      it?: string;
      zh?: string;
      en: string;
    };
    AddConceptDto: {
      kind:
        | 'garment'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'theme'
        | 'beauty';
      slug: string;
      plural?: components['schemas']['PluralsDto'];
      words?: components['schemas']['WordsDto'];
      parents: string[];
      note: string;
      label: components['schemas']['NewLabelsDto'];
    };
    RewordConceptDto: {
      label?: components['schemas']['LabelsDto'];
      plural?: components['schemas']['PluralsDto'];
      words?: components['schemas']['WordsDto'];
      note?: string;
      version: number;
    };
    MoveConceptDto: {
      parents: string[];
      version: number;
    };
    MovedUnderDto: {
      id: string;
      label: components['schemas']['LabelsDto'];
      looks_before: number;
      looks_after: number;
      searches: number;
    };
    MovePreviewDto: {
      wider: components['schemas']['MovedUnderDto'][];
    };
    PreviewedShareDto: {
      numerator: number;
      denominator: number;
      value: number | null;
    };
    PreviewedFigureDto: {
      definition: 'share_of_collection_v2' | 'share_of_moodboards_v2' | 'runway_share_adoption_by_brands';
      of: 'category' | 'tag';
      tag: string;
      before: components['schemas']['PreviewedShareDto'];
      after: components['schemas']['PreviewedShareDto'];
    };
    PreviewedSeasonDto: {
      season: string;
      type: string;
      looks: number;
      figures: components['schemas']['PreviewedFigureDto'][];
    };
    MergePreviewDto: {
      looks: number;
      left_out: number;
      searches: number;
      figures: string[];
      seasons: components['schemas']['PreviewedSeasonDto'][];
    };
    MergeConceptDto: {
      into: string;
      version: number;
    };
    SeenDto: {
      version: number;
    };
    SplitConceptDto: {
      slug: string;
      plural?: components['schemas']['PluralsDto'];
      words?: components['schemas']['WordsDto'];
      note: string;
      looks: string[];
      version: number;
      narrower: boolean;
      label: components['schemas']['NewLabelsDto'];
    };
    AbortRuleDto: {
      rule: 'page-below';
      page: number;
    };
    PaywallTextsDto: {
      title: string;
      text: string;
      action: string;
      sign_in: string;
    };
    PaywallConfigDto: {
      context: 'looks' | 'models' | 'dashboard' | 'streetstyle' | 'reports';
      authorised_plans: ('all-included' | 'student-special' | 'trend-master')[];
      exempt: boolean;
      abort_rule: components['schemas']['AbortRuleDto'] | null;
      texts: components['schemas']['PaywallTextsDto'];
    };
    RenderedPaywallDto: {
      content: string;
      context: 'looks' | 'models' | 'dashboard' | 'streetstyle' | 'reports';
      segment: string;
    };
    RetrievedPaywallDto: {
      locked: boolean;
      reason: 'other' | 'free' | 'canceled' | 'visitor' | 'payment' | 'device' | null;
      segment: string;
      content: string;
    };
    PollOptionDto: {
      id: number;
      label: string;
      votes: number;
      percent: number;
    };
    PollResultDto: {
      poll: number;
      question: string;
      closes_at: string | null;
      closed: boolean;
      total: number;
      mine: number | null;
      options: components['schemas']['PollOptionDto'][];
    };
    VoteDto: {
      poll: number;
      option: number;
    };
    SendMessageDto: {
      name: string;
      email: string;
      company: string;
      job:
        | 'pr-communications'
        | 'insights-marketing'
        | 'consumer'
        | 'designer'
        | 'student'
        | 'other'
        | 'buyer'
        | 'press-magazine-stylist';
      country:
        | 'italy'
        | 'india'
        | 'china'
        | 'brazil'
        | 'spain'
        | 'united-states'
        | 'south-korea'
        | 'france'
        | 'japan'
        | 'united-kingdom'
        | 'sweden'
        | 'other';
      message: string;
      consent: boolean;
      website?: string;
    };
    MessageSentDto: {
      sent: boolean;
    };
    RequestNewsletterDto: {
      email: string;
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      consent: boolean;
    };
    NewsletterRequestedDto: {
      input: boolean;
    };
    NewsletterTokenDto: {
      token: string;
    };
    NewsletterConfirmedDto: {
      confirmed: boolean;
    };
    NewsletterEndedDto: {
      ended: boolean;
    };
    PriceDto: {
      month: number;
      year: number;
    };
    PricesDto: {
      eur: components['schemas']['PriceDto'];
      usd: components['schemas']['PriceDto'];
      gbp: components['schemas']['PriceDto'];
      cny: components['schemas']['PriceDto'];
    };
    ChangedPriceDto: {
      currency: 'eur' | 'usd' | 'gbp' | 'cny';
      interval: 'month' | 'year';
      amount: number;
    };
    ComingPricesDto: {
      keeps: 'renewal' | 'forever';
      change: string;
      from: string;
      prices: components['schemas']['ChangedPriceDto'][];
    };
    WrittenPlanDto: {
      features: ('looks' | 'models' | 'street' | 'zoom' | 'flash' | 'premium' | 'seats')[];
      plan: 'all-included' | 'student-special' | 'trend-master';
      version: number;
      prices: components['schemas']['PricesDto'];
      coming: components['schemas']['ComingPricesDto'][];
      trial_days: number;
      members: number;
      seats: number;
    };
    WrittenPlansDto: {
      results: components['schemas']['WrittenPlanDto'][];
    };
    TermsChangeDto: {
      number: number;
      type: string;
      data: {
        [key: string]: unknown;
      };
      reason: string | null;
      by: string | null;
      at: string;
    };
    TermsHistoryDto: {
      changes: components['schemas']['TermsChangeDto'][];
    };
    NewPriceDto: {
      currency: 'eur' | 'usd' | 'gbp' | 'cny';
      interval: 'month' | 'year';
      amount: number;
    };
    WantedPricesDto: {
      from: string | null;
      prices: components['schemas']['NewPriceDto'][];
      keeps: 'renewal' | 'forever';
    };
    EffectRowDto: {
      outcome: 'renewal' | 'keeps' | 'promised' | 'ends' | 'same' | 'untold';
      currency: 'eur' | 'usd' | 'gbp' | 'cny' | null;
      interval: 'month' | 'year' | null;
      pays: number | null;
      will_pay: number | null;
      members: number;
      seats: number;
      next_end: string;
    };
    EffectDto: {
      affected: number;
      members: number;
      rows: components['schemas']['EffectRowDto'][];
    };
    SetPricesDto: {
      from: string | null;
      prices: components['schemas']['NewPriceDto'][];
      reason: string;
      version: number;
      affected: number;
      keeps: 'renewal' | 'forever';
    };
    PlanReasonDto: {
      reason: string;
      version: number;
    };
    SetTrialDto: {
      reason: string;
      version: number;
      days: number;
    };
    SetFeaturesDto: {
      reason: string;
      features: ('looks' | 'models' | 'street' | 'zoom' | 'flash' | 'premium' | 'seats')[];
      version: number;
    };
    CouponDto: {
      lasts: 'once' | 'forever';
      plans: ('all-included' | 'student-special' | 'trend-master')[];
      code: string;
      version: number;
      percent: number | null;
      amount: number | null;
      currency: 'eur' | 'usd' | 'gbp' | 'cny' | null;
      from: string;
      until: string | null;
      most_uses: number;
      uses: number;
      held: number;
      state: 'over' | 'ended' | 'coming' | 'good' | 'used-up';
    };
    CouponsDto: {
      results: components['schemas']['CouponDto'][];
      total_count: number;
    };
    MakeCouponDto: {
      plans: ('all-included' | 'student-special' | 'trend-master')[];
      until: string | null;
      reason: string;
      from: string | null;
      code: string;
      percent?: number | null;
      amount?: number | null;
      currency?: 'eur' | 'usd' | 'gbp' | 'cny' | null;
      lasts: 'forever' | 'once';
      most_uses: number;
    };
    ChangeCouponDto: {
      plans: ('all-included' | 'student-special' | 'trend-master')[];
      until: string | null;
      reason: string;
      version: number;
      most_uses: number;
    };
    PlanOfferDto: {
      features: ('looks' | 'models' | 'street' | 'zoom' | 'flash' | 'premium' | 'seats')[];
      plan: 'all-included' | 'student-special' | 'trend-master';
      prices: components['schemas']['PricesDto'];
      seats: boolean;
      student: boolean;
      trial_days: number;
    };
    PlanListDto: {
      results: components['schemas']['PlanOfferDto'][];
      on_request: 'dashboard'[];
      currencies: ('eur' | 'usd' | 'gbp' | 'cny')[];
      intervals: ('month' | 'year')[];
      most_seats: number;
      provider: 'stripe' | 'test' | null;
      taxes_by_provider: boolean;
    };
    CheckoutDto: {
      coupon?: string | null;
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      plan: 'all-included' | 'student-special' | 'trend-master';
      interval: 'month' | 'year';
      currency: 'eur' | 'usd' | 'gbp' | 'cny';
      quantity: number;
      price?: number;
    };
    CheckoutUrlDto: {
      url: string;
    };
    PortalDto: {
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
    };
    CheckoutStateDto: {
      plan: 'dashboard' | 'all-included' | 'student-special' | 'trend-master' | null;
      status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled' | null;
      ends_at: string | null;
      in_force: boolean;
      renews: boolean;
      quantity: number;
      student: boolean;
    };
    ProvedDto: {
      proved: boolean;
    };
    StudentProofDto: {
      email: string;
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
    };
    StudentProofSentDto: {
      sent: boolean;
    };
    StudentLinkDto: {
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      token: string;
    };
    ReceivedDto: {
      received: boolean;
    };
    TestOrderCouponDto: {
      code: string;
      off: number;
    };
    TestOrderDto: {
      plan: 'all-included' | 'student-special' | 'trend-master';
      interval: 'month' | 'year';
      currency: 'eur' | 'usd' | 'gbp' | 'cny';
      quantity: number;
      total: number;
      coupon: components['schemas']['TestOrderCouponDto'] | null;
      trial_days: number;
      back_url: string;
    };
    TestPaymentDto: {
      order: string;
      outcome: 'declined' | 'paid';
    };
    TestChangeDto: {
      change: 'stop' | 'resume' | 'cancel' | 'fail' | 'recover' | 'renew' | 'quantity' | 'plan';
      quantity?: number;
      plan?: 'all-included' | 'student-special' | 'trend-master';
      back?: string;
    };
    TestChangedDto: {
      status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';
      ends_at: string;
    };
    NamedDto: {
      slug: string;
      name: string;
    };
    PictureWordsDto: {
      description: string;
    };
    PictureTranslationsDto: {
      es?: components['schemas']['PictureWordsDto'];
      fr?: components['schemas']['PictureWordsDto'];
      it?: components['schemas']['PictureWordsDto'];
      zh?: components['schemas']['PictureWordsDto'];
    };
    GarmentDto: {
      kind: string;
      fabric: string | null;
      pattern: string | null;
      colours: string[];
      details: string[];
    };
    OriginalFileDto: {
      name: string;
      taken_at: string | null;
      print: string;
    };
    LookFactsDto: {
      slug: string;
      tags: components['schemas']['NamedDto'][];
      models: components['schemas']['NamedDto'][];
      image_filename: string;
      thumbhash: string | null;
      colours: string[];
      description: string;
      translations?: components['schemas']['PictureTranslationsDto'];
      garments?: components['schemas']['GarmentDto'][];
      credit?: string;
      position: number;
      width: number;
      height: number;
      original?: components['schemas']['OriginalFileDto'];
    };
    ShowWordsDto: {
      title: string;
      venue: string;
      description: string;
    };
    ShowTranslationsDto: {
      es?: components['schemas']['ShowWordsDto'];
      fr?: components['schemas']['ShowWordsDto'];
      it?: components['schemas']['ShowWordsDto'];
      zh?: components['schemas']['ShowWordsDto'];
    };
    ShowFactsDto: {
      show_date: string;
      title: string;
      venue: string;
      stream_url: string | null;
      description: string;
      translations?: components['schemas']['ShowTranslationsDto'];
      designer: components['schemas']['NamedDto'];
      season: components['schemas']['NamedDto'];
      type: components['schemas']['NamedDto'];
      city: components['schemas']['NamedDto'];
      live: boolean;
    };
    CatalogueCollectionDto: {
      looks: components['schemas']['LookFactsDto'][];
      facts: components['schemas']['ShowFactsDto'];
      publish: boolean;
    };
    CollectionFactsDto: {
      show_date: string;
      title: string;
      venue: string;
      stream_url: string | null;
      description: string;
      translations?: components['schemas']['ShowTranslationsDto'];
      designer: components['schemas']['NamedDto'];
      season: components['schemas']['NamedDto'];
      type: components['schemas']['NamedDto'];
      city: components['schemas']['NamedDto'];
      live: boolean;
      collection: string;
    };
    EmbargoDto: {
      until: string | null;
      publishes: boolean;
    };
    ShownCollectionDto: {
      slug: string;
      status: 'published' | 'withdrawn' | 'draft';
      facts: components['schemas']['CollectionFactsDto'];
      looks: components['schemas']['LookFactsDto'][];
      embargo: components['schemas']['EmbargoDto'];
      version: number;
    };
    NewTagDto: {
      slug: string;
      name: string;
    };
    RetagLooksDto: {
      add: components['schemas']['NewTagDto'][];
      remove: string[];
      looks: string[];
    };
    RetagProgressDto: {
      id: string;
      status: 'failed' | 'running' | 'done';
      done: number;
      total: number;
      changed: number;
      left_out: number;
      undone: boolean;
      started_at: string;
      added: string[];
      removed: string[];
    };
    RetagListDto: {
      results: components['schemas']['RetagProgressDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    OwnCollectionDto: {
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      venue: string;
      show_date: string;
      embargo: components['schemas']['EmbargoDto'];
      status: 'published' | 'withdrawn' | 'draft';
      looks_count: number;
      cover: string | null;
    };
    OwnCollectionsDto: {
      results: components['schemas']['OwnCollectionDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    OwnBrandDto: {
      slug: string;
      name: string;
      website: string | null;
      bio: string;
      founded: number | null;
    };
    OwnBrandPageDto: {
      results: components['schemas']['OwnCollectionDto'][];
      total_count: number;
      page: number;
      page_size: number;
      designer: components['schemas']['OwnBrandDto'];
    };
    CollectionFaultDto: {
      look: string | null;
      code: 'no-looks' | 'no-tags' | 'no-description' | 'gap-in-order' | 'same-position';
      message: string;
    };
    ReadinessDto: {
      valid: boolean;
      errors: components['schemas']['CollectionFaultDto'][];
    };
    OwnFactsDto: {
      slug: string;
      status: 'published' | 'withdrawn' | 'draft';
      facts: components['schemas']['CollectionFactsDto'];
      embargo: components['schemas']['EmbargoDto'];
      version: number;
    };
    OwnLooksDto: {
      results: components['schemas']['LookFactsDto'][];
      collection: components['schemas']['OwnFactsDto'];
      errors: components['schemas']['CollectionFaultDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ChangeOwnLookDto: {
      slug: string;
      description?: string;
      tags?: string[];
      models?: string[];
      credit?: string;
      garments?: components['schemas']['GarmentDto'][];
    };
    ChangeOwnCollectionDto: {
      version?: number;
      looks: components['schemas']['ChangeOwnLookDto'][];
      status?: 'published' | 'withdrawn';
    };
    ShowOwnCollectionDto: {
      status: 'published' | 'withdrawn';
    };
    ReorderOwnLooksDto: {
      collection: string;
      order: string[];
      version?: number;
    };
    RemoveOwnLooksDto: {
      collection: string;
      looks: string[];
    };
    DeleteOwnCollectionDto: {
      collection: string;
    };
    MediasQueryDto: {
      items: components['schemas']['MediaKeyDto'][];
    };
    MediaDto: {
      type: 'look' | 'street-style';
      slug: string;
      media: components['schemas']['LookSummaryDto'];
    };
    MediasDto: {
      results: components['schemas']['MediaDto'][];
      missing: components['schemas']['MediaKeyDto'][];
    };
    SuggestionDto: {
      id: string;
      text: string;
      slug: string;
      name: string;
      total_count: number;
      suggest?: string[];
    };
    SuggestionsDto: {
      results: components['schemas']['SuggestionDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    CompletionPictureDto: {
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
    };
    CompletionDto: {
      kind: 'season' | 'designer' | 'model' | 'concept';
      slug: string;
      label: string;
      synonym?: string;
      search: string;
      total_count: number;
      picture: components['schemas']['CompletionPictureDto'];
    };
    CompletionsDto: {
      results: components['schemas']['CompletionDto'][];
    };
    CollectionSummaryDto: {
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      cover: string | null;
      looks_count: number;
      show_date: string;
      live: boolean;
      locked: boolean;
    };
    FacetValueDto: {
      slug: string;
      name: string;
      total_count: number;
    };
    CollectionFacetsDto: {
      type: components['schemas']['FacetValueDto'][];
      category: components['schemas']['FacetValueDto'][];
      city: components['schemas']['FacetValueDto'][];
      season: components['schemas']['FacetValueDto'][];
      designer: components['schemas']['FacetValueDto'][];
    };
    UnderstoodWordsDto: {
      text: string;
      label: string;
      kind: string;
      not: boolean;
      search: string;
    };
    InsteadDto: {
      label: string;
      search: string;
    };
    UnknownWordsDto: {
      text: string;
      search: string;
      suggestions: components['schemas']['InsteadDto'][];
    };
    RelaxationDto: {
      without: string[];
      search: string;
      total_count: number;
    };
    OfStreetDto: {
      search: string;
      total_count: number;
    };
    UnderstoodDto: {
      words: components['schemas']['UnderstoodWordsDto'][];
      unknown: components['schemas']['UnknownWordsDto'][];
      nearest: components['schemas']['RelaxationDto'] | null;
      relaxations: components['schemas']['RelaxationDto'][];
      street: components['schemas']['OfStreetDto'] | null;
    };
    CollectionSearchPageDto: {
      next: string | null;
      results: components['schemas']['CollectionSummaryDto'][];
      facets?: components['schemas']['CollectionFacetsDto'];
      understood?: components['schemas']['UnderstoodDto'];
      total_count: number;
      page: number;
      page_size: number;
    };
    DescribedCollectionDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      title: string;
      venue: string;
      description: string;
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      cover: string | null;
      looks_count: number;
      show_date: string;
      live: boolean;
      locked: boolean;
    };
    CollectionDetailsDto: {
      collection: components['schemas']['DescribedCollectionDto'];
      looks: components['schemas']['LookSummaryDto'][];
    };
    DesignerSummaryDto: {
      slug: string;
      name: string;
      letter: string;
      city: components['schemas']['ReferenceDto'];
      looks_count: number;
      collections_count: number;
    };
    DesignersDto: {
      results: components['schemas']['DesignerSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    MarkingTagDto: {
      slug: string;
      name: string;
      share: number;
      usual_share: number;
    };
    TimelineSeasonDto: {
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      looks_count: number;
      stripes: string[];
      tags: components['schemas']['MarkingTagDto'][];
      designers: components['schemas']['ReferenceDto'][];
      look: string;
      image_filename: string;
    };
    TimelineDto: {
      results: components['schemas']['TimelineSeasonDto'][];
    };
    DesignerDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      bio: string;
      founded: number | null;
      website: string | null;
      letter: string;
      city: components['schemas']['ReferenceDto'];
      looks_count: number;
      collections_count: number;
      slug: string;
      name: string;
    };
    DesignerDetailsDto: {
      designer: components['schemas']['DesignerDto'];
      collections: components['schemas']['CollectionSummaryDto'][];
      looks: components['schemas']['LookSummaryDto'][];
    };
    LiveNowDto: {
      running: components['schemas']['CollectionSummaryDto'][];
      upcoming: components['schemas']['CollectionSummaryDto'][];
      over: components['schemas']['CollectionSummaryDto'][];
    };
    LiveShowDto: {
      collection: components['schemas']['DescribedCollectionDto'];
      stream_url: string | null;
      status: 'upcoming' | 'running' | 'over';
      looks: components['schemas']['LookSummaryDto'][];
    };
    LiveCalendarDto: {
      type: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      shows: components['schemas']['CollectionSummaryDto'][];
    };
    PictureFacetsDto: {
      type: components['schemas']['FacetValueDto'][];
      category: components['schemas']['FacetValueDto'][];
      city: components['schemas']['FacetValueDto'][];
      season: components['schemas']['FacetValueDto'][];
      designer: components['schemas']['FacetValueDto'][];
      colours?: components['schemas']['FacetValueDto'][];
      tags: components['schemas']['FacetValueDto'][];
    };
    LookSearchPageDto: {
      next: string | null;
      facets?: components['schemas']['PictureFacetsDto'];
      understood?: components['schemas']['UnderstoodDto'];
      results: components['schemas']['LookSummaryDto'][];
      open_pages: number | null;
      total_count: number;
      page: number;
      page_size: number;
    };
    SimilarLookDto: {
      slug: string;
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
      shared_tags: components['schemas']['ReferenceDto'][];
    };
    SimilarLooksDto: {
      results: components['schemas']['SimilarLookDto'][];
      open_pages: number | null;
      total_count: number;
      page: number;
      page_size: number;
    };
    DescribedLookDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      description: string;
      credit: string | null;
      slug: string;
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
    };
    LookDetailsDto: {
      look: components['schemas']['DescribedLookDto'];
      previous: string | null;
      next: string | null;
      related: components['schemas']['LookSummaryDto'][];
      shop: string | null;
    };
    ModelSummaryDto: {
      slug: string;
      name: string;
      gender: string;
      agency: components['schemas']['ReferenceDto'] | null;
      nationality: string;
      new_face: boolean;
      looks_count: number;
      image_filename: string | null;
      locked: boolean;
    };
    ModelsPageDto: {
      new_faces: components['schemas']['ModelSummaryDto'][];
      locked: boolean;
      results: components['schemas']['ModelSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ModelPageDto: {
      results: components['schemas']['ModelSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ModelDto: {
      slug: string;
      name: string;
      gender: string;
      agency: components['schemas']['ReferenceDto'] | null;
      nationality: string;
      new_face: boolean;
      looks_count: number;
      image_filename: string | null;
      locked: boolean;
      height_cm: number | null;
      debut: components['schemas']['ReferenceDto'] | null;
    };
    FirstLooksDto: {
      results: components['schemas']['LookSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ModelDetailsDto: {
      model: components['schemas']['ModelDto'];
      looks: components['schemas']['FirstLooksDto'];
    };
    LookPageDto: {
      results: components['schemas']['LookSummaryDto'][];
      open_pages: number | null;
      total_count: number;
      page: number;
      page_size: number;
    };
    AgencyDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      city: components['schemas']['ReferenceDto'];
      about: string;
      website: string | null;
      slug: string;
      name: string;
    };
    AgencyDetailsDto: {
      agency: components['schemas']['AgencyDto'];
      models: components['schemas']['ModelSummaryDto'][];
      locked: boolean;
    };
    StreetStyleSummaryDto: {
      slug: string;
      designer: components['schemas']['ReferenceDto'] | null;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
      photographer: string;
      taken_at: string;
      sponsored: boolean;
    };
    StreetSearchPageDto: {
      next: string | null;
      results: components['schemas']['StreetStyleSummaryDto'][];
      facets?: components['schemas']['PictureFacetsDto'];
      understood?: components['schemas']['UnderstoodDto'];
      open_pages: number | null;
      total_count: number;
      page: number;
      page_size: number;
    };
    SimilarStreetStyleDto: {
      slug: string;
      designer: components['schemas']['ReferenceDto'] | null;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
      photographer: string;
      taken_at: string;
      sponsored: boolean;
      shared_tags: components['schemas']['ReferenceDto'][];
    };
    SimilarStreetStylesDto: {
      results: components['schemas']['SimilarStreetStyleDto'][];
      open_pages: number | null;
      total_count: number;
      page: number;
      page_size: number;
    };
    DescribedStreetStyleDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      description: string;
      slug: string;
      designer: components['schemas']['ReferenceDto'] | null;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
      photographer: string;
      taken_at: string;
      sponsored: boolean;
    };
    StreetStyleDetailsDto: {
      street_style: components['schemas']['DescribedStreetStyleDto'];
      previous: string | null;
      next: string | null;
      around: components['schemas']['StreetStyleSummaryDto'][];
      related: components['schemas']['StreetStyleSummaryDto'][];
    };
    TrendDto: {
      slug: string;
      name: string;
      looks_count: number;
      share: number;
      previous_share: number | null;
      image_filename: string | null;
    };
    TrendsDto: {
      type: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      looks_count: number;
      results: components['schemas']['TrendDto'][];
    };
    TopKeywordsDto: {
      season: components['schemas']['ReferenceDto'] | null;
      results: components['schemas']['FacetValueDto'][];
    };
    ShowWeekDto: {
      season: string;
      from: string;
      to: string;
    };
    LiveFiguresDto: {
      views: number;
      searches: number;
      week: components['schemas']['ShowWeekDto'];
      as_of: string;
      fresh_to: string;
    };
    PulseDto: {
      at: string;
      saves: number | null;
      searches: number | null;
    };
    RiseDto: {
      tag: components['schemas']['ReferenceDto'];
      looks: number;
      looks_before: number;
      times: number | null;
    };
    CompositionDto: {
      season_before: components['schemas']['ReferenceDto'];
      looks: number;
      looks_before: number;
      rises: components['schemas']['RiseDto'][];
    };
    LookArrivalDto: {
      slug: string;
      at: string;
    };
    ShowRecordDto: {
      from: string;
      to: string;
      readers: components['schemas']['PulseDto'][];
    };
    LiveRoomDto: {
      composition: components['schemas']['CompositionDto'] | null;
      arrivals: components['schemas']['LookArrivalDto'][];
      record: components['schemas']['ShowRecordDto'] | null;
    };
    ExportReceiptDto: {
      id: string;
      again: string;
      format: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet' | 'pdf' | 'pptx';
      definition: string | null;
      version: number | null;
      filters: {
        [key: string]: string;
      };
      window: components['schemas']['WindowDto'];
      as_of: string;
      fresh_to: string | null;
      rows: number;
      columns: string[];
      sha256: string;
      created_at: string;
    };
    FactColumnDto: {
      name: string;
      kind: 'string' | 'number';
      means: string;
    };
    FactDayDto: {
      day: string;
      rows: number;
      bytes: number;
      sha256: string;
      href: string;
    };
    FactManifestDto: {
      table: string;
      about: string;
      columns: components['schemas']['FactColumnDto'][];
      as_of: string;
      files: components['schemas']['FactDayDto'][];
    };
    LastExportDto: {
      outcome: 'sent' | 'waiting' | 'failed' | 'ended';
      at: string;
      error: string | null;
      as_of: string | null;
      sent: number | null;
      files: number | null;
      bytes: number | null;
    };
    ScheduledExportDto: {
      tables: ('looks' | 'look-tags')[];
      every: 'day' | 'week';
      id: string;
      endpoint: string;
      region: string;
      bucket: string;
      prefix: string;
      access_key_id: string;
      first_day: string;
      created_at: string;
      next_at: string;
      last: components['schemas']['LastExportDto'] | null;
    };
    ScheduledExportsDto: {
      results: components['schemas']['ScheduledExportDto'][];
    };
    ScheduleExportDto: {
      endpoint: string;
      access_key_id: string;
      secret_access_key: string;
      every: 'day' | 'week';
      first_day: string;
      region: string;
      bucket: string;
      prefix: string;
      tables: ('looks' | 'look-tags')[];
    };
    ServiceDayDto: {
      day: string;
      asked: number;
      failed: number;
    };
    ServicePartDto: {
      part: 'events' | 'figures' | 'pages';
      now: 'unknown' | 'serves' | 'fails';
      promised: number;
      served: number | null;
      days: components['schemas']['ServiceDayDto'][];
    };
    IncidentDto: {
      part: 'events' | 'figures' | 'pages';
      began_at: string;
      ended_at: string | null;
    };
    ServiceStatusDto: {
      asked_at: string;
      parts: components['schemas']['ServicePartDto'][];
      incidents: components['schemas']['IncidentDto'][];
    };
    SharingDto: {
      role: 'read' | 'edit';
    };
    NewCommentDto: {
      text: string;
      mentions: string[];
    };
    ItemVersionDto: {
      change:
        | 'created'
        | 'renamed'
        | 'changed'
        | 'slide-added'
        | 'slide-changed'
        | 'slide-removed'
        | 'arranged'
        | 'shared'
        | 'unshared';
      version: number;
      at: string;
      by: components['schemas']['ColleagueDto'] | null;
      text: string | null;
    };
    ItemHistoryDto: {
      results: components['schemas']['ItemVersionDto'][];
    };
    RestoreDto: {
      version: number;
    };
    DeckSummaryDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      title: string;
      slides: number;
      updated_at: string;
    };
    DecksDto: {
      results: components['schemas']['DeckSummaryDto'][];
    };
    CreateDeckDto: {
      title: string;
      template: 'empty' | 'season-wrap-up' | 'brand-against-peers' | 'trend-brief' | 'show-report';
      season?: string;
      brand?: string;
      trend?: string;
      peers: string[];
    };
    DeckRefreshDto: {
      refreshed_at: string | null;
      weekday: number;
      waiting: boolean;
      next_at: string;
    };
    KeptFiltersDto: {
      type?: string;
      city?: string;
      category?: string;
      season?: string;
      compare?: string;
      brand?: string;
      trend?: string;
      scope?: string;
      metric?: string;
      view?: string;
      job?: string;
      country?: string;
      window?: string;
      without?: string;
      from?: string;
      to?: string;
      limit?: string;
      as_of?: string;
      definition?: string;
    };
    SlideContentDto: {
      kind: 'text' | 'figure' | 'question' | 'looks' | 'board' | 'picture';
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      question?: string;
      looks?: string[];
      board?: string;
      type?: 'look' | 'street-style';
      slug?: string;
      filters?: components['schemas']['KeptFiltersDto'];
    };
    SlideDto: {
      id: string;
      title: string | null;
      text: string | null;
      content: components['schemas']['SlideContentDto'];
    };
    DeckDto: {
      refresh: components['schemas']['DeckRefreshDto'] | null;
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      title: string;
      slides: components['schemas']['SlideDto'][];
    };
    RenameDeckDto: {
      title: string;
    };
    ChooseRefreshDto: {
      weekday: number;
    };
    ChartSeriesDto: {
      values: (number | null)[];
      name: string;
    };
    SlideChartDto: {
      kind: 'bars' | 'lines';
      percent: boolean;
      digits: number;
      categories: string[];
      series: components['schemas']['ChartSeriesDto'][];
    };
    SlideMarkDto: {
      kind: 'rose' | 'fell' | 'changed' | 'new' | 'gone' | 'unchanged';
      text: string;
    };
    SlideRefreshDto: {
      since: string | null;
      failed: string | null;
      at: string;
      note: string;
      marks: components['schemas']['SlideMarkDto'][];
    };
    SlidePictureDto: {
      filename: string;
      title: string;
      credit: string;
      address: string | null;
    };
    RenderedSlideDto: {
      kind: 'text' | 'figure' | 'question' | 'looks' | 'board' | 'picture';
      rows: string[][];
      chart: components['schemas']['SlideChartDto'] | null;
      refreshed: components['schemas']['SlideRefreshDto'] | null;
      id: string;
      title: string;
      text: string | null;
      filters: string;
      head: string[];
      keyFigures: boolean;
      empty: string | null;
      pictures: components['schemas']['SlidePictureDto'][];
      notes: string[];
      source: string | null;
      link: string | null;
      problem: string | null;
    };
    NewSlideDto: {
      title?: string | null;
      text?: string | null;
      content: components['schemas']['SlideContentDto'];
    };
    ChangeSlideDto: {
      title?: string | null;
      text?: string | null;
      content?: components['schemas']['SlideContentDto'];
    };
    ArrangeSlidesDto: {
      order: string[];
    };
    FigureRowDto: {
      interval: number[] | null;
      change_interval: number[] | null;
      label: string;
      value: number | null;
      value_label: string | null;
      bar_background: string | null;
      city_name: string | null;
      ranking: number | null;
      image_filename: string | null;
      look: string | null;
      season_short: string | null;
      tag_name: string | null;
      evolution: number | null;
      numerator: number | null;
      denominator: number | null;
      low_base: boolean;
      suppressed: boolean;
      new: boolean;
      points: number | null;
      brands: number | null;
      previous_ranking: number | null;
      index: number | null;
      share_of_collection_v2?: number | null;
      search_percentage_v2?: number | null;
      share_of_moodboards_v2?: number | null;
      yoy_evol_share_of_collection_v2?: number | null;
      percentage_evolution_v2?: number | null;
    };
    DefinitionDto: {
      id: string;
      version: number;
      label: string;
      formula: string;
      numerator: string;
      denominator: string;
    };
    ExplainedRowDto: {
      label: string;
      tag_name: string | null;
      season_short: string | null;
      numerator: number | null;
      denominator: number | null;
      numerator_rows: string | null;
      denominator_rows: string | null;
      context: string | null;
    };
    ExplanationDto: {
      definition: components['schemas']['DefinitionDto'];
      reads: string;
      window: components['schemas']['WindowDto'];
      filters: {
        [key: string]: string;
      };
      as_of: string;
      rows: components['schemas']['ExplainedRowDto'][];
    };
    FigureDto: {
      rows: components['schemas']['FigureRowDto'][];
      meta: components['schemas']['FigureMetaDto'];
      explanation?: components['schemas']['ExplanationDto'];
    };
    EmbedDto: {
      id: string;
      created_at: string;
      last_used_at: string | null;
      expires_at: string | null;
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters?: {
        [key: string]: string;
      };
      question?: string;
    };
    EmbedsDto: {
      results: components['schemas']['EmbedDto'][];
    };
    EmbedFigureDto: {
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      question?: string;
      days?: number;
      filters?: components['schemas']['KeptFiltersDto'];
    };
    NewEmbedDto: {
      id: string;
      created_at: string;
      last_used_at: string | null;
      expires_at: string | null;
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters?: {
        [key: string]: string;
      };
      question?: string;
      token: string;
      path: string;
    };
    SaidDto: {
      value: number | null;
      numerator: number | null;
      denominator: number | null;
    };
    CauseDto: {
      cause: 'late-events' | 'retagged' | 'withdrawn' | 'added' | 'recounted';
      count: number | null;
    };
    RestatementDto: {
      id: string;
      figure:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters: {
        [key: string]: string;
      };
      season: string;
      definition: string;
      label: string;
      tag_name: string | null;
      before: components['schemas']['SaidDto'] | null;
      after: components['schemas']['SaidDto'] | null;
      causes: components['schemas']['CauseDto'][];
      known_before: string;
      known_after: string;
    };
    RestatementsDto: {
      results: components['schemas']['RestatementDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    RetagPreviewDto: {
      looks: number;
      left_out: number;
      seasons: components['schemas']['PreviewedSeasonDto'][];
    };
    SeriesStepDto: {
      from: string;
      to: string;
      season: string | null;
      season_short: string | null;
      partial: boolean;
      of: number;
    };
    SeriesMemberDto: {
      slug: string;
      label: string;
    };
    SeriesPointDto: {
      interval: number[] | null;
      value: number | null;
      numerator: number | null;
      low_base: boolean;
      suppressed?: boolean;
    };
    OneSeriesDto: {
      slug: string;
      label: string;
      members?: components['schemas']['SeriesMemberDto'][];
      points: components['schemas']['SeriesPointDto'][];
    };
    ShowWeeksDto: {
      season_short: string;
      from: string;
      to: string;
    };
    SeriesDto: {
      steps: components['schemas']['SeriesStepDto'][];
      series: components['schemas']['OneSeriesDto'][];
      shows: components['schemas']['ShowWeeksDto'][];
      meta: components['schemas']['FigureMetaDto'];
    };
    ForecastDataDto: {
      from: string;
      to: string;
      as_of: string;
      weeks: number;
      events: number;
      digest: string;
    };
    ForecastBandDto: {
      coverage: number;
      low: number;
      high: number;
    };
    ForecastWeekDto: {
      from: string;
      to: string;
      season_short: string | null;
      value: number;
      bands: components['schemas']['ForecastBandDto'][];
    };
    ForecastScoreDto: {
      horizon: 4 | 1 | 13 | 26 | 52;
      weeks: number;
      said: number;
      came: number;
      mase: number | null;
      naive: number | null;
      within50: number;
      within80: number;
      within95: number;
      direction: boolean | null;
    };
    ForecastDto: {
      origin: string;
      made_at: string;
      afterwards: boolean;
      method: string;
      version: string;
      note: string;
      data: components['schemas']['ForecastDataDto'];
      low_base: boolean;
      weeks: components['schemas']['ForecastWeekDto'][];
      scores: components['schemas']['ForecastScoreDto'][];
    };
    LevelChangeDto: {
      from: string;
      before: number;
      after: number;
    };
    OddWeekDto: {
      from: string;
      value: number;
      expected: number;
    };
    ConceptForecastDto: {
      series: components['schemas']['SeriesDto'];
      forecast: components['schemas']['ForecastDto'] | null;
      origins: string[];
      changes: components['schemas']['LevelChangeDto'][];
      odd_weeks: components['schemas']['OddWeekDto'][];
    };
    LeadDto: {
      slug: string;
      label: string;
      first: 'searches' | 'boards' | 'street-style' | 'views';
      second: 'searches' | 'boards' | 'street-style' | 'views';
      shown: boolean;
      lead: number;
      low: number;
      high: number;
      correlation: number;
      q: number;
      weeks: number;
    };
    LeadsDto: {
      results: components['schemas']['LeadDto'][];
      total_count: number;
      page: number;
      page_size: number;
      shown_count: number;
      fewest_weeks: number;
      until: string | null;
    };
    RecordGroupDto: {
      measure: 'searches' | 'boards' | 'views' | 'runway-share';
      horizon: 4 | 1 | 13 | 26 | 52;
      method: string;
      forecasts: number;
      mase: number | null;
      naive: number | null;
      within50: number;
      within80: number;
      within95: number;
      direction: number | null;
    };
    RecordedForecastDto: {
      horizon: 4 | 1 | 13 | 26 | 52;
      weeks: number;
      said: number;
      came: number;
      mase: number | null;
      naive: number | null;
      within50: number;
      within80: number;
      within95: number;
      direction: boolean | null;
      measure: 'searches' | 'boards' | 'views' | 'runway-share';
      of: 'brand' | 'trend';
      slug: string;
      label: string;
      origin: string;
      ended: string;
      made_at: string;
      method: string;
      version: string;
      low_base: boolean;
    };
    ForecastRecordDto: {
      groups: components['schemas']['RecordGroupDto'][];
      results: components['schemas']['RecordedForecastDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    AlertSeriesDto: {
      measure: 'searches' | 'views' | 'boards';
      of: 'trend' | 'brand';
      slug: string;
    };
    AlertCrossingDto: {
      at: string;
      value: number;
    };
    AlertDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      name: string | null;
      watches: 'question' | 'figure' | 'forecast' | 'changes';
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters?: {
        [key: string]: string;
      };
      question?: string;
      row?: string;
      column?: string;
      series?: components['schemas']['AlertSeriesDto'];
      weeks?: 4 | 13 | 26 | 52;
      measure: 'value' | 'evolution' | 'ranking' | 'bound' | 'size';
      operator: 'above' | 'below';
      threshold: number;
      paused: boolean;
      stand: 'unknown' | 'armed' | 'crossed';
      last: components['schemas']['AlertCrossingDto'] | null;
      crossings: components['schemas']['AlertCrossingDto'][];
      mailed: boolean;
      created_at: string;
      owner: string | null;
    };
    AlertsDto: {
      results: components['schemas']['AlertDto'][];
    };
    LivingFiltersDto: {
      type?: string;
      city?: string;
      category?: string;
      season?: string;
      compare?: string;
      brand?: string;
      trend?: string;
      scope?: string;
      metric?: string;
      view?: string;
      job?: string;
      country?: string;
      window?: string;
      without?: string;
      limit?: string;
      definition?: string;
    };
    TryAlertDto: {
      watches: 'figure' | 'question' | 'forecast' | 'changes';
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      question?: string;
      row?: string;
      column?: string;
      weeks?: 4 | 13 | 26 | 52;
      measure: 'value' | 'evolution' | 'ranking' | 'bound' | 'size';
      operator: 'above' | 'below';
      days: 30 | 90 | 365;
      filters?: components['schemas']['LivingFiltersDto'];
      series?: components['schemas']['AlertSeriesDto'];
      threshold: number;
    };
    AlertPointDto: {
      at: string;
      value: number | null;
    };
    AlertStandDto: {
      value: number | null;
      stand: 'unknown' | 'armed' | 'crossed';
    };
    AlertTrialDto: {
      points: components['schemas']['AlertPointDto'][];
      fired: components['schemas']['AlertCrossingDto'][];
      now: components['schemas']['AlertStandDto'];
    };
    SetAlertDto: {
      watches: 'figure' | 'question' | 'forecast' | 'changes';
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      question?: string;
      row?: string;
      column?: string;
      weeks?: 4 | 13 | 26 | 52;
      measure: 'value' | 'evolution' | 'ranking' | 'bound' | 'size';
      operator: 'above' | 'below';
      name: string;
      filters?: components['schemas']['LivingFiltersDto'];
      series?: components['schemas']['AlertSeriesDto'];
      threshold: number;
    };
    OwnAlertFeedDto: {
      made_at: string | null;
      read_at: string | null;
    };
    AlertFeedAddressDto: {
      url: string;
    };
    ChangeAlertDto: {
      name?: string;
      measure?: 'value' | 'evolution' | 'ranking' | 'bound' | 'size';
      operator?: 'above' | 'below';
      threshold?: number;
      paused?: boolean;
    };
    MailsChoiceDto: {
      on: boolean;
    };
    ComparedMemberDto: {
      key: string;
      label: string;
    };
    ComparisonSetDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      dimension: 'brand' | 'tag' | 'season';
      id: string;
      name: string | null;
      members: components['schemas']['ComparedMemberDto'][];
      is_default: boolean;
      created_at: string;
      owner: string | null;
    };
    ComparisonSetsDto: {
      results: components['schemas']['ComparisonSetDto'][];
    };
    SaveComparisonSetDto: {
      name: string;
      dimension: 'brand' | 'tag' | 'season';
      members: string[];
    };
    ChangeComparisonSetDto: {
      name?: string;
      members?: string[];
      is_default?: boolean;
    };
    GroupDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      dimension: 'tag' | 'brand' | 'city' | 'colour' | 'tone' | 'country';
      id: string;
      name: string | null;
      members: components['schemas']['ComparedMemberDto'][];
      created_at: string;
      owner: string | null;
    };
    GroupsDto: {
      results: components['schemas']['GroupDto'][];
    };
    SaveGroupDto: {
      name: string;
      dimension: 'tag' | 'brand' | 'city' | 'colour' | 'tone' | 'country';
      members: string[];
    };
    ChangeGroupDto: {
      name?: string;
      members?: string[];
    };
    AskedReferenceDto: {
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters?: {
        [key: string]: string;
      };
      question?: string;
    };
    DigestDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      figures: components['schemas']['AskedReferenceDto'][];
      weekday: number;
      paused: boolean;
      mailed: boolean;
      last_sent_at: string | null;
      next_at: string | null;
      owner: string | null;
    };
    LivingReferenceDto: {
      figure?:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      question?: string;
      filters?: components['schemas']['LivingFiltersDto'];
    };
    ChooseDigestDto: {
      figures: components['schemas']['LivingReferenceDto'][];
      weekday: number;
    };
    PausedDto: {
      paused: boolean;
    };
    DigestsDto: {
      results: components['schemas']['DigestDto'][];
    };
    NoteDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      date: string;
      text: string | null;
      created_at: string;
      figure:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters: {
        [key: string]: string;
      };
      owner: string | null;
    };
    NotesDto: {
      results: components['schemas']['NoteDto'][];
    };
    WriteNoteDto: {
      figure:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      date: string;
      text: string;
      filters?: components['schemas']['KeptFiltersDto'];
    };
    ChangeNoteDto: {
      date?: string;
      text?: string;
    };
    MailedDocumentDto: {
      kind: 'page' | 'deck';
      title: string | null;
      address: string;
    };
    MailedColleagueDto: {
      id: string;
      name: string;
      chosen: boolean;
      left: boolean;
    };
    MailedAddressDto: {
      state: 'asked' | 'confirmed' | 'expired' | 'left';
      id: string;
      address: string;
    };
    MailedDto: {
      at: string;
      count: number;
    };
    NotMailedDto: {
      reason: 'ended' | 'gone' | 'nobody' | 'too-large' | 'failed';
      at: string;
    };
    ScheduleDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      format: 'pptx' | 'pdf';
      id: string;
      name: string | null;
      document: components['schemas']['MailedDocumentDto'];
      weekdays: number[];
      colleagues: components['schemas']['MailedColleagueDto'][];
      addresses: components['schemas']['MailedAddressDto'][];
      mailed: boolean;
      paused: boolean;
      waiting: boolean;
      sent: components['schemas']['MailedDto'] | null;
      failed: components['schemas']['NotMailedDto'] | null;
      next_at: string | null;
      created_at: string;
      owner: string | null;
    };
    SchedulesDto: {
      results: components['schemas']['ScheduleDto'][];
    };
    MailedFiltersDto: {
      type?: string;
      city?: string;
      category?: string;
      season?: string;
      compare?: string;
      brand?: string;
      trend?: string;
      scope?: string;
      metric?: string;
      view?: string;
      job?: string;
      country?: string;
      window?: string;
      without?: string;
      definition?: string;
    };
    NewDocumentDto: {
      kind: 'page' | 'deck';
      page?: 'home' | 'trends' | 'brands' | 'seasons' | 'trend-focus' | 'brand-focus' | 'season-focus';
      deck?: string;
      filters?: components['schemas']['MailedFiltersDto'];
    };
    ScheduleDocumentDto: {
      format?: 'pptx' | 'pdf';
      to?: string[];
      name: string;
      weekdays: number[];
      document: components['schemas']['NewDocumentDto'];
    };
    ChangeScheduleDto: {
      name?: string;
      format?: 'pptx' | 'pdf';
      weekdays?: number[];
      to?: string[];
      paused?: boolean;
    };
    AskAddressDto: {
      address: string;
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
    };
    SavedViewDto: {
      role: 'own' | 'read' | 'edit';
      shared: 'read' | 'edit' | null;
      id: string;
      name: string | null;
      address: string;
      created_at: string;
      owner: string | null;
    };
    SavedViewsDto: {
      results: components['schemas']['SavedViewDto'][];
    };
    SaveViewDto: {
      name: string;
      address: string;
    };
    RenameViewDto: {
      name: string;
    };
    EndpointDto: {
      id: string;
      url: string;
      types: (
        | 'looks.published'
        | 'collection.published'
        | 'collection.withdrawn'
        | 'figure.restated'
        | 'forecast.made'
        | 'alert.crossed'
      )[];
      created_at: string;
      previous_secret_until: string | null;
    };
    EndpointsDto: {
      results: components['schemas']['EndpointDto'][];
    };
    AddEndpointDto: {
      url: string;
      types: (
        | 'looks.published'
        | 'collection.published'
        | 'collection.withdrawn'
        | 'figure.restated'
        | 'forecast.made'
        | 'alert.crossed'
      )[];
    };
    EndpointWithSecretDto: {
      id: string;
      url: string;
      types: (
        | 'looks.published'
        | 'collection.published'
        | 'collection.withdrawn'
        | 'figure.restated'
        | 'forecast.made'
        | 'alert.crossed'
      )[];
      created_at: string;
      previous_secret_until: string | null;
      secret: string;
    };
    WebhookDeliveryDto: {
      position: number;
      id: string;
      type: string;
      occurred_at: string;
      state: 'waiting' | 'delivered' | 'dead';
      attempts: number;
      last_status: number | null;
      last_error: string | null;
      tried_at: string | null;
      next_try_at: string | null;
    };
    WebhookDeliveriesDto: {
      results: components['schemas']['WebhookDeliveryDto'][];
      next: number | null;
    };
    ReplayEventsDto: {
      from: number;
    };
    ReplayedDto: {
      events: number;
      next: number | null;
    };
    AssistantCallDto: {
      position: number;
      token: string;
      tool: string;
      asked: string;
      outcome: 'refused' | 'answered' | 'failed';
      said: string | null;
      took_ms: number;
      asked_at: string;
    };
    AssistantCallsDto: {
      results: components['schemas']['AssistantCallDto'][];
      next: number | null;
    };
    RecordCallDto: {
      tool: string;
      asked: string;
      outcome: 'answered' | 'refused' | 'failed';
      said?: string;
      took_ms: number;
    };
    DefaultFiltersDto: {
      type: string;
      city: string;
      category: string;
      season: string;
      compare: string;
      scope: string;
      metric: string;
      view: string;
      job: string;
      country: string;
    };
    FilterOptionDto: {
      value: string;
      displayName: string;
    };
    PageFilterOptionsDto: {
      season: components['schemas']['FilterOptionDto'][];
      category: components['schemas']['FilterOptionDto'][];
      city: components['schemas']['FilterOptionDto'][];
      type: components['schemas']['FilterOptionDto'][];
    };
    ConfigurationDto: {
      environment: 'Master' | 'Demo';
      defaults: components['schemas']['DefaultFiltersDto'];
      filters: components['schemas']['PageFilterOptionsDto'];
      metrics: components['schemas']['FilterOptionDto'][];
      colour_views: components['schemas']['FilterOptionDto'][];
      brand_scopes: components['schemas']['FilterOptionDto'][];
      top_list_label: string;
      definitions: components['schemas']['DefinitionDto'][];
    };
    DashboardHitDto: {
      dimension: 'trends' | 'brands' | 'seasons';
      slug: string;
      label: string;
      total_count: number;
    };
    DashboardHitsDto: {
      results: components['schemas']['DashboardHitDto'][];
      total_count: number;
    };
    MarkedOptionDto: {
      value: string;
      displayName: string;
      selected: boolean;
      count: number | null;
    };
    DayBehindDto: {
      day: string;
      events: number;
      of: number;
    };
    PictureBehindDto: {
      picture: string;
      taken_on: string;
      image_filename: string | null;
    };
    EventsBehindDto: {
      rows: components['schemas']['DayBehindDto'][];
      pictures?: components['schemas']['PictureBehindDto'][];
      total_count: number;
      page: number;
      page_size: number;
      window: components['schemas']['WindowDto'];
      filters: {
        [key: string]: string;
      };
      as_of: string;
    };
    DaysDto: {
      from: string;
      to: string;
    };
    NotCountedDto: {
      counted: number;
      bots: number;
      staff: number;
      repeats: number;
      out_of_time: number;
      without_consent: number;
      late: number;
    };
    ChangesSinceDto: {
      since: string;
      added: number;
      withdrawn: number;
      gained: number;
      lost: number;
    };
    ContextOfNumberDto: {
      window: components['schemas']['WindowDto'];
      previous_window: components['schemas']['DaysDto'] | null;
      as_of: string;
      not_counted: components['schemas']['NotCountedDto'] | null;
      changes: components['schemas']['ChangesSinceDto'] | null;
    };
    PathRowDto: {
      job: string;
      tag_name: string | null;
      label: string;
      searched: number | null;
      opened: number | null;
      saved: number | null;
      suppressed: boolean;
    };
    PathsDto: {
      rows: components['schemas']['PathRowDto'][];
      meta: components['schemas']['FigureMetaDto'];
    };
    SplitDto: {
      season_short: string;
      previous_short: string;
      before: number;
      after: number;
      same_brands: number;
      joined: number;
      left: number;
      cities: number;
    };
    ApiTokenDto: {
      id: string;
      name: string;
      scopes: ('trends' | 'brands' | 'seasons' | 'moodboards:read' | 'moodboards:write')[];
      created_at: string;
      expires_at: string;
      last_used_at: string | null;
    };
    ApiTokensDto: {
      results: components['schemas']['ApiTokenDto'][];
    };
    CreateTokenDto: {
      name: string;
      scopes?: ('trends' | 'brands' | 'seasons' | 'moodboards:read' | 'moodboards:write')[];
      days: number;
    };
    NewApiTokenDto: {
      id: string;
      name: string;
      scopes: ('trends' | 'brands' | 'seasons' | 'moodboards:read' | 'moodboards:write')[];
      created_at: string;
      expires_at: string;
      last_used_at: string | null;
      token: string;
    };
    BrandsToShowDto: {
      results: components['schemas']['ReferenceDto'][];
    };
    ReviseShowDto: {
      version: number;
      facts: components['schemas']['ShowFactsDto'];
    };
    SetEmbargoDto: {
      until: string | null;
      version: number;
      publishes: boolean;
    };
    MoveShowDto: {
      seen: string;
      to: string;
    };
    MovedShowDto: {
      show_date: string;
      embargo_until: string | null;
      embargo_moved: boolean;
    };
    PlacedLookDto: {
      look: string;
      position: number;
    };
    ElsewhereDto: {
      look: string;
      collection: string;
    };
    AddedPictureDto: {
      look: components['schemas']['LookFactsDto'];
      alike: components['schemas']['PlacedLookDto'][];
      elsewhere: components['schemas']['ElsewhereDto'][];
      version: number;
    };
    ShowChangeDto: {
      version: number;
      type:
        | 'CollectionDrafted'
        | 'CollectionRevised'
        | 'CollectionPublished'
        | 'CollectionWithdrawn'
        | 'CollectionDeleted'
        | 'CollectionEmbargoed'
        | 'LooksCatalogued'
        | 'LooksRetagged'
        | 'LooksReordered'
        | 'LooksRemoved';
      looks: number;
      by: string | null;
      at: string;
    };
    ShowHistoryDto: {
      changes: components['schemas']['ShowChangeDto'][];
    };
    MakePreviewDto: {
      hours: number;
    };
    PreviewLinkDto: {
      path: string;
      expires_at: string;
    };
    PressKitDownloadDto: {
      by: string | null;
      company: string | null;
      pictures: number;
      at: string;
    };
    PressKitDownloadsDto: {
      results: components['schemas']['PressKitDownloadDto'][];
      total_count: number;
    };
    PreviewedLookDto: {
      position: number;
      description: string;
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      models: components['schemas']['NamedDto'][];
    };
    PreviewDto: {
      facts: components['schemas']['CollectionFactsDto'];
      looks: components['schemas']['PreviewedLookDto'][];
      expires_at: string;
    };
    ShowToTagDto: {
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      venue: string;
      show_date: string;
      embargo: components['schemas']['EmbargoDto'];
      status: 'published' | 'withdrawn' | 'draft';
      looks_count: number;
      cover: string | null;
      wanting: number;
    };
    TaggingQueueDto: {
      results: components['schemas']['ShowToTagDto'][];
    };
    TagWordsDto: {
      slug: string;
      label: string;
      words: string[];
      kind: string | null;
      looks: number;
    };
    TaggingWordsDto: {
      tags: components['schemas']['TagWordsDto'][];
    };
    TagShareDto: {
      tag: string;
      looks: number;
      of: number;
    };
    ColourHintsDto: {
      colour: string;
      tags: components['schemas']['TagShareDto'][];
    };
    LearnedHintDto: {
      tag: string;
      source: 'brand' | 'colour' | 'model' | 'show' | 'similar';
      offered: number;
      accepted: number;
    };
    TagHintsDto: {
      colours: components['schemas']['ColourHintsDto'][];
      brand: components['schemas']['TagShareDto'][];
      learned: components['schemas']['LearnedHintDto'][];
    };
    AlikeTagDto: {
      tag: string;
      looks: number;
      of: number;
      share: number;
    };
    ModelTagDto: {
      tag: string;
      share: number;
    };
    HintsOfLookDto: {
      look: string;
      similar: components['schemas']['AlikeTagDto'][];
      model: components['schemas']['ModelTagDto'][];
    };
    LookHintsDto: {
      results: components['schemas']['HintsOfLookDto'][];
      model: 'failed' | 'none' | 'ready';
    };
    HintOutcomeDto: {
      tag: string;
      source: 'brand' | 'colour' | 'model' | 'show' | 'similar';
      accepted: boolean;
    };
    TagLooksDto: {
      looks: string[];
      add: string[];
      remove: string[];
      offered: components['schemas']['HintOutcomeDto'][];
    };
    TaggedLooksDto: {
      version: number;
    };
    FoundPersonDto: {
      slug: string;
      first_name: string;
      last_name: string;
      email: string;
      company: string | null;
    };
    PeopleDto: {
      results: components['schemas']['FoundPersonDto'][];
      total_count: number;
    };
    PersonsDeviceDto: {
      id: string;
      label: string | null;
      bound_at: string;
      current: boolean;
    };
    PersonsSubscriptionDto: {
      id: number;
      kind: 'paywall' | 'dashboard';
      plan: 'dashboard' | 'all-included' | 'student-special' | 'trend-master';
      status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled';
      ends_at: string;
      renews: boolean;
      owned: boolean;
      quantity: number;
      seats_given: number;
      devices: components['schemas']['PersonsDeviceDto'][];
    };
    PersonsSessionDto: {
      device: string;
      created_at: string;
      last_seen_at: string;
    };
    PersonDto: {
      slug: string;
      first_name: string;
      last_name: string;
      email: string;
      verified: boolean;
      returned_mail: components['schemas']['ReturnedMailDto'] | null;
      company: string | null;
      country: string | null;
      job: string | null;
      roles: (
        | 'member'
        | 'subscriber'
        | 'dashboard-subscriber'
        | 'brand'
        | 'editor'
        | 'support'
        | 'operator'
      )[];
      registered_at: string;
      newsletter: boolean;
      has_password: boolean;
      providers: string[];
      subscriptions: components['schemas']['PersonsSubscriptionDto'][];
      sessions: components['schemas']['PersonsSessionDto'][];
      audit: components['schemas']['AuditEntryDto'][];
    };
    ReasonDto: {
      reason: string;
    };
    ReleaseDeviceDto: {
      reason: string;
      subscription: number;
      device: string;
    };
    ProlongDto: {
      reason: string;
      kind: 'paywall' | 'dashboard';
      days: number;
    };
    RefundDto: {
      reason: string;
      kind: 'paywall' | 'dashboard';
    };
    RefundedDto: {
      amount: number;
      currency: 'eur' | 'usd' | 'gbp' | 'cny';
    };
    CompanyDealDto: {
      domain: string;
      company: string;
      members: number;
    };
    CompanyDealsDto: {
      results: components['schemas']['CompanyDealDto'][];
    };
    MakeDealDto: {
      reason: string;
      company: string;
    };
    RoomsDto: {
      rooms: (
        | 'shows'
        | 'tagging'
        | 'figures'
        | 'vocabulary'
        | 'retags'
        | 'words'
        | 'people'
        | 'plans'
        | 'streams'
      )[];
    };
    TaggingPlaceDto: {
      name: string | null;
      taken: boolean;
      own: boolean;
      done: number;
    };
    DoubleTaggedShowDto: {
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      cover: string | null;
      status: 'open' | 'ended';
      percent: number;
      seed: number;
      looks: number;
      places: components['schemas']['TaggingPlaceDto'][];
      disputed: number;
      settled: number;
      taggers_may_settle: boolean;
      may_admit: boolean;
      part: 'tag' | 'settle' | 'take-place' | 'wait';
    };
    DoubleTaggingQueueDto: {
      results: components['schemas']['DoubleTaggedShowDto'][];
    };
    GroupAgreementDto: {
      tags: number;
      both: number;
      one: number;
      neither: number;
      kappa: number | null;
      low: number | null;
      high: number | null;
      undefined: 'no-looks' | 'nobody' | 'everybody' | null;
    };
    MeanKappaDto: {
      tags: number;
      kappa: number | null;
      low: number | null;
      high: number | null;
      undefined: 'no-looks' | 'nobody' | 'everybody' | null;
    };
    CategoryAgreementDto: {
      tags: number;
      both: number;
      one: number;
      neither: number;
      kappa: number | null;
      low: number | null;
      high: number | null;
      undefined: 'no-looks' | 'nobody' | 'everybody' | null;
      category: string;
    };
    TagAgreementDto: {
      tag: string;
      label: string;
      category: string;
      both: number;
      one: number;
      neither: number;
      kappa: number | null;
      low: number | null;
      high: number | null;
      undefined: 'no-looks' | 'nobody' | 'everybody' | null;
    };
    TaggersPairDto: {
      names: (string | null)[];
      pair: string;
      looks: number;
    };
    AgreementDto: {
      looks: number;
      overall: components['schemas']['GroupAgreementDto'];
      macro: components['schemas']['MeanKappaDto'];
      categories: components['schemas']['CategoryAgreementDto'][];
      tags: components['schemas']['TagAgreementDto'][];
      pairs: components['schemas']['TaggersPairDto'][];
    };
    TagOpinionDto: {
      name: string | null;
      gave: boolean;
      tags: string[];
    };
    DisagreementDto: {
      show: string;
      look: string;
      image_filename: string | null;
      position: number | null;
      at: string;
      opinions: components['schemas']['TagOpinionDto'][];
    };
    DisagreementsDto: {
      results: components['schemas']['DisagreementDto'][];
    };
    OwnOpinionDto: {
      tags: string[];
      done: boolean;
    };
    SettlementDto: {
      taken: string[];
      by: string | null;
    };
    ComparedOpinionsDto: {
      agreed: components['schemas']['ReferenceDto'][];
      first: components['schemas']['ReferenceDto'][];
      second: components['schemas']['ReferenceDto'][];
      settled: components['schemas']['SettlementDto'] | null;
    };
    TwiceTaggedLookDto: {
      slug: string;
      own: components['schemas']['OwnOpinionDto'] | null;
      compared: components['schemas']['ComparedOpinionsDto'] | null;
    };
    DoubleTaggingDetailsDto: {
      results: components['schemas']['TwiceTaggedLookDto'][];
      status: 'open' | 'ended';
      percent: number;
      seed: number;
      looks: number;
      places: components['schemas']['TaggingPlaceDto'][];
      disputed: number;
      settled: number;
      taggers_may_settle: boolean;
      may_admit: boolean;
      part: 'tag' | 'settle' | 'take-place' | 'wait';
    };
    DoubleTaggingChangeDto: {
      version: number;
      type:
        | 'DoubleTaggingBegan'
        | 'PlaceTaken'
        | 'PlaceLeft'
        | 'OpinionChanged'
        | 'LookFinished'
        | 'LookReopened'
        | 'LookSettled'
        | 'SettlementUndone'
        | 'TaggersAdmitted'
        | 'DoubleTaggingEnded';
      look: string | null;
      by: string | null;
      at: string;
    };
    DoubleTaggingHistoryDto: {
      changes: components['schemas']['DoubleTaggingChangeDto'][];
    };
    BeginDoubleTaggingDto: {
      percent: number;
      seed?: number;
    };
    TagBlindDto: {
      looks: string[];
      add: string[];
      remove: string[];
    };
    FinishLookDto: {
      look: string;
      done: boolean;
    };
    SettleLookDto: {
      look: string;
      taken: string[];
    };
    AdmitTaggersDto: {
      admitted: boolean;
    };
    NewsletterAudienceDto: {
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      count: number;
    };
    SendingDto: {
      state: 'scheduled' | 'sending' | 'done' | 'stopped' | 'withdrawn';
      id: string;
      send_at: string;
      made_by: string | null;
      made_at: string;
      stopped_at: string | null;
      waiting: number;
      sent: number;
      refused: number;
      stopped: number;
      left: number;
      bounced: number;
      unsubscribed: number;
    };
    NewsletterStandingDto: {
      live_version: number;
      is_live: boolean;
      audience: components['schemas']['NewsletterAudienceDto'][];
      sendings: components['schemas']['SendingDto'][];
    };
    NewsletterMailDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      subject: string;
      text: string;
    };
    TestMailDto: {
      locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
    };
    SendNewsletterDto: {
      at: string | null;
      live_version: number;
    };
    BounceDto: {
      address: string;
      status: string;
    };
    BouncesDto: {
      bounces: components['schemas']['BounceDto'][];
    };
    NotedBouncesDto: {
      noted: number;
    };
    BrandDaysDto: {
      from: string;
      to: string;
    };
    BrandStandingDto: {
      measure: 'runway' | 'traffic' | 'searches' | 'boards';
      value: number | null;
      evolution: number | null;
      low_base: boolean;
      peers: number | null;
    };
    BrandConceptDto: {
      first: 'own' | 'peers' | null;
      tag: components['schemas']['ReferenceDto'];
      looks: number;
      value: number | null;
      before: number | null;
      peers: number | null;
      peers_before: number | null;
    };
    BrandCountryDto: {
      country: string;
      name: string;
      searches: number;
      value: number;
      index: number | null;
    };
    BrandNeighbourDto: {
      brand: components['schemas']['ReferenceDto'];
      boards: number;
    };
    BrandOccupationDto: {
      job: string;
      members: number;
      of: number;
    };
    BrandFiguresDto: {
      brand: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      peers: components['schemas']['ReferenceDto'][];
      candidates: components['schemas']['ReferenceDto'][];
      days: components['schemas']['BrandDaysDto'];
      partial: boolean;
      as_of: string;
      standing: components['schemas']['BrandStandingDto'][];
      concepts: components['schemas']['BrandConceptDto'][];
      countries: components['schemas']['BrandCountryDto'][];
      boards: number | null;
      neighbours: components['schemas']['BrandNeighbourDto'][];
      occupation_days: components['schemas']['BrandDaysDto'] | null;
      occupations: components['schemas']['BrandOccupationDto'][];
    };
    SavedLookDto: {
      look: string;
      boards: number;
    };
    ShowReportDto: {
      show: string;
      title: string;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      published_at: string;
      made_at: string;
      looks: number;
      views: number;
      saves: number | null;
      saved: components['schemas']['SavedLookDto'][];
      concepts: components['schemas']['BrandConceptDto'][];
    };
    ShowReportsDto: {
      results: components['schemas']['ShowReportDto'][];
    };
    QualityMinuteDto: {
      kinds: {
        page?: number;
        media?: number;
        streetstyle?: number;
        photos?: number;
        click?: number;
        outbound?: number;
        report?: number;
        purchase?: number;
        search?: number;
      };
      minute: string;
      events: number;
      bots: number;
    };
    IntakeDto: {
      received: number;
      stored: number;
      spooled: number;
      duplicate: number;
      refused: {
        [key: string]: number;
      };
    };
    UnknownSlugDto: {
      entity: string;
      events: number;
    };
    UnknownSlugsDto: {
      events: number;
      share: number | null;
      slugs: components['schemas']['UnknownSlugDto'][];
    };
    QualityAlertDto: {
      code: 'mix' | 'volume' | 'refused' | 'duplicates' | 'unknown' | 'dead-letters' | 'lag';
      dimension?: 'kind' | 'device' | 'browser' | 'country' | 'locale' | 'bot';
      value?: string;
      now: number;
      before: number;
    };
    DataQualityDto: {
      from: string;
      as_of: string;
      fresh_to: string;
      lag_ms: number;
      minutes: components['schemas']['QualityMinuteDto'][];
      intake: components['schemas']['IntakeDto'];
      events: number;
      bots: number;
      staff: number;
      out_of_time: number;
      without_consent: number;
      copies: number;
      duplicate_share: number | null;
      dead_letters: number;
      unknown: components['schemas']['UnknownSlugsDto'];
      alerts: components['schemas']['QualityAlertDto'][];
    };
    CampaignRowDto: {
      source: string;
      campaign: string;
      content: string;
      visits: number;
      visitors: number;
      first_touch: number;
      last_touch: number;
    };
    VisitsDto: {
      conversion: 'purchase' | 'report' | 'outbound' | 'click';
      from: string;
      to: string;
      visits: number;
      visitors: number;
      pages_per_visit: number | null;
      median_seconds: number | null;
      single_page_share: number | null;
      conversions: number;
      rows: components['schemas']['CampaignRowDto'][];
    };
    MissedSearchDto: {
      search: string;
      filters: string[];
      route: string;
      languages: string[];
      searches: number;
      last_at: string;
    };
    MissedSearchesDto: {
      from: string;
      to: string;
      results: components['schemas']['MissedSearchDto'][];
    };
    BackgroundJobDto: {
      id: string;
      task: string;
      state: 'failed' | 'running' | 'waiting' | 'retrying';
      attempts: number;
      max_attempts: number;
      created_at: string;
      run_at: string;
      last_error: string | null;
    };
    JobCountsDto: {
      waiting: number;
      running: number;
      retrying: number;
      failed: number;
    };
    JobsReportDto: {
      results: components['schemas']['BackgroundJobDto'][];
      counts: components['schemas']['JobCountsDto'];
      total_count: number;
      page: number;
      page_size: number;
    };
    LogPartitionDto: {
      topic: string;
      partition: number;
      first: number;
      end: number;
      stored: number;
      lag: number;
      fresh_to: string | null;
      held_by: number | null;
    };
    ConsumerGroupDto: {
      group: string;
      topic: string;
      partitions: number;
      lag: number;
    };
    TopicHourDto: {
      topic: string;
      hour: string;
      records: number;
    };
    ProjectionBuildDto: {
      status: 'building' | 'live';
      name: string;
      version: number;
      position: number;
      lag: number;
      lag_ms: number;
      last_error: string | null;
    };
    SealsDto: {
      period: 'hour' | 'days';
      topic: string;
      sealed: number;
      last: string | null;
      open: string[];
    };
    LogReplayDto: {
      state: 'filling' | 'filled' | 'adopted' | 'accepted' | 'discarded';
      generation: number;
      topics: string[];
      from: string | null;
      to: string | null;
      started_at: string;
      ended_at: string | null;
    };
    OperatorWishDto: {
      kind: 'redrive' | 'replay' | 'accept-replay' | 'discard-replay';
      topic?: string;
      reason?: string;
      partition?: number;
      offset?: number;
      topics?: string[];
      from?: string;
      to?: string;
      rate?: number;
      generation?: number;
    };
    UnreadableDto: {
      reason: string;
      letters: number;
    };
    DifferingFigureDto: {
      name: string;
      live: number;
      replayed: number;
    };
    ReplayDifferenceDto: {
      topic: string;
      hour: string;
      figures: components['schemas']['DifferingFigureDto'][];
    };
    OperatorOutcomeDto: {
      unreadable?: components['schemas']['UnreadableDto'][];
      differences?: components['schemas']['ReplayDifferenceDto'][];
      sent?: number;
      sent_before?: number;
      generation?: number;
      hours?: number;
      different?: number;
    };
    OperatorTaskDto: {
      state: 'waiting' | 'running' | 'done' | 'failed';
      id: number;
      wish: components['schemas']['OperatorWishDto'];
      done: number;
      total: number | null;
      outcome: components['schemas']['OperatorOutcomeDto'] | null;
      error: string | null;
      asked_at: string;
      ended_at: string | null;
    };
    StreamsDto: {
      as_of: string;
      partitions: components['schemas']['LogPartitionDto'][];
      groups: components['schemas']['ConsumerGroupDto'][];
      throughput: components['schemas']['TopicHourDto'][];
      projections: components['schemas']['ProjectionBuildDto'][];
      seals: components['schemas']['SealsDto'][];
      replays: components['schemas']['LogReplayDto'][];
      tasks: components['schemas']['OperatorTaskDto'][];
    };
    DeadLetterGroupDto: {
      topic: string;
      reason: string;
      letters: number;
      sent_again: number;
      newest: string;
    };
    DeadLetterDto: {
      topic: string;
      partition: number;
      offset: number;
      hour: string;
      reason: string;
      bytes: number;
      body: string;
      is_cut: boolean;
      sent_to: string | null;
    };
    DeadLettersDto: {
      groups: components['schemas']['DeadLetterGroupDto'][];
      unsent: number;
      results: components['schemas']['DeadLetterDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    RedriveDto: {
      topic?:
        | 'tracking'
        | 'catalogue'
        | 'moodboards'
        | 'subscriptions'
        | 'members'
        | 'ratings'
        | 'vocabulary';
      reason?: string;
      partition?: number;
      offset?: number;
    };
    AskedDto: {
      id: number;
    };
    ReplayPlanDto: {
      topics: string[];
      from: string | null;
      to: string | null;
      records: number;
      hours: number;
      under_way: number | null;
    };
    BeginReplayDto: {
      topics?: (
        | 'tracking'
        | 'catalogue'
        | 'moodboards'
        | 'subscriptions'
        | 'members'
        | 'ratings'
        | 'vocabulary'
      )[];
      from?: string;
      to?: string;
      rate?: number;
    };
    CountryDto: {
      slug: string;
      code: string | null;
      name: string;
    };
    ClientDto: {
      slug: string;
      name: string;
      url: string | null;
      logo: string | null;
    };
    ClientsDto: {
      results: components['schemas']['ClientDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    RoutesDto: {
      base_url: string;
      locales: string[];
      routes: {
        [key: string]: string;
      };
    };
    SeasonDto: {
      slug: string;
      name: string;
      short_name: string;
      code: 'FW' | 'PF' | 'SS' | 'RS';
      year: number;
      previous: string | null;
      shows_start: string;
      shows_end: string;
      status: 'upcoming' | 'open' | 'closed';
    };
    SeasonsDto: {
      results: components['schemas']['SeasonDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    CityDto: {
      slug: string;
      name: string;
      country: string;
      timezone: string;
    };
    CitiesDto: {
      results: components['schemas']['CityDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    TypesDto: {
      results: components['schemas']['ReferenceDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ContentVersionDto: {
      version: string;
    };
    IpLocationDto: {
      country_code: string | null;
      country: string | null;
      continent: string | null;
      in_eu: boolean;
    };
    UploadedPictureDto: {
      path: string;
      filename: string;
      width: number;
      height: number;
      mime: string;
      thumbhash: string;
      colours: string[];
      print: string;
    };
    LooksLikePictureDto: {
      results: components['schemas']['LookSummaryDto'][];
      open_pages: number | null;
      total_count: number;
      page: number;
      page_size: number;
      compared_count: number;
      by: 'model' | 'layout';
    };
    ReportSummaryDto: {
      type: 'flash' | 'premium' | 'general';
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      file_language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      id: number;
      slug: string;
      title: string;
      summary: string;
      season: components['schemas']['ReferenceDto'] | null;
      city: components['schemas']['ReferenceDto'] | null;
      cover: string | null;
      published_at: string;
      pages: number;
      locked: boolean;
      download_url: string | null;
    };
    ReportListDto: {
      results: components['schemas']['ReportSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    MonthOfReportsDto: {
      month: string;
      count: number;
    };
    ReportCountsDto: {
      from: string;
      to: string;
      total: number;
      by_type: {
        [key: string]: number;
      };
      by_month: components['schemas']['MonthOfReportsDto'][];
    };
    ReportPartDto: {
      title: string;
      page: number;
    };
    LeadFigureDto: {
      of: 'looks' | 'brands' | 'collections' | 'models';
      value: number;
      evolution: number | null;
    };
    ReportDetailsDto: {
      report: components['schemas']['ReportSummaryDto'];
      contents: components['schemas']['ReportPartDto'][];
      figures: components['schemas']['LeadFigureDto'][];
      others: components['schemas']['ReportSummaryDto'][];
    };
    TypeDoc: {
      name: string;
    };
    CityDoc: {
      name: string;
      country: string;
      timezone: string;
    };
    SeasonDoc: {
      name: string;
      short_name: string;
      shows_start: string;
      shows_end: string;
      code: 'FW' | 'PF' | 'SS' | 'RS';
      year: number;
    };
    TagDoc: {
      name: string;
      category:
        | 'theme'
        | 'garment'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'beauty'
        | 'other';
    };
    DesignerWordsDto: {
      bio: string;
    };
    DesignerTranslationsDto: {
      es?: components['schemas']['DesignerWordsDto'];
      fr?: components['schemas']['DesignerWordsDto'];
      it?: components['schemas']['DesignerWordsDto'];
      zh?: components['schemas']['DesignerWordsDto'];
    };
    DesignerDoc: {
      name: string;
      city: string;
      bio: string;
      website: string | null;
      owner: string | null;
      translations?: components['schemas']['DesignerTranslationsDto'];
      founded: number | null;
    };
    AgencyWordsDto: {
      about: string;
    };
    AgencyTranslationsDto: {
      es?: components['schemas']['AgencyWordsDto'];
      fr?: components['schemas']['AgencyWordsDto'];
      it?: components['schemas']['AgencyWordsDto'];
      zh?: components['schemas']['AgencyWordsDto'];
    };
    AgencyDoc: {
      name: string;
      city: string;
      about: string;
      website: string | null;
      translations?: components['schemas']['AgencyTranslationsDto'];
    };
    ModelDoc: {
      name: string;
      agency: string | null;
      nationality: string;
      debut: string | null;
      gender: 'woman' | 'man' | 'non-binary';
      height_cm: number | null;
      new_face: boolean;
    };
    StreetStyleDoc: {
      tags: components['schemas']['NamedDto'][];
      models: components['schemas']['NamedDto'][];
      colours: string[];
      image_filename: string;
      thumbhash: string | null;
      description: string;
      translations?: components['schemas']['PictureTranslationsDto'];
      garments?: components['schemas']['GarmentDto'][];
      photographer: string;
      taken_at: string;
      designer: components['schemas']['NamedDto'] | null;
      season: components['schemas']['NamedDto'];
      type: components['schemas']['NamedDto'];
      city: components['schemas']['NamedDto'];
      width: number;
      height: number;
      sponsored: boolean;
    };
    WalkStepDto: {
      slug: string;
      note: string;
    };
    WalkWordsDto: {
      title: string;
      intro: string;
      notes: string[];
    };
    WalkTranslationsDto: {
      es?: components['schemas']['WalkWordsDto'];
      fr?: components['schemas']['WalkWordsDto'];
      it?: components['schemas']['WalkWordsDto'];
      zh?: components['schemas']['WalkWordsDto'];
    };
    WalkDoc: {
      title: string;
      intro: string;
      curator: string;
      published_at: string;
      looks: components['schemas']['WalkStepDto'][];
      translations?: components['schemas']['WalkTranslationsDto'];
    };
    HeadingDto: {
      type: 'heading';
      text: string;
    };
    ParagraphDto: {
      type: 'paragraph';
      text: string;
    };
    QuoteDto: {
      type: 'quote';
      text: string;
      by: string;
    };
    LooksBlockDto: {
      type: 'looks';
      looks: string[];
    };
    PictureBlockDto: {
      type: 'picture';
      look: string | null;
      image: string | null;
      alt: string;
      caption: string;
      width: number | null;
      height: number | null;
    };
    FigureBlockDto: {
      type: 'figure';
      figure:
        | 'graphs/fallers/home'
        | 'graphs/dominant-tones'
        | 'graphs/category-leaders'
        | 'graphs/category-variety'
        | 'graphs/category-turnover'
        | 'graphs/brand-weighted-share'
        | 'graphs/unshown-demand'
        | 'graphs/unique-visitors'
        | 'graphs/consent-share'
        | 'graphs/searches-by-language'
        | 'graphs/attention-half-life'
        | 'graphs/attention-of-shows'
        | 'graphs/views-by-place'
        | 'graphs/views-for-place'
        | 'graphs/attention-of-looks'
        | 'category-overview/runway-share'
        | 'category-overview/searches'
        | 'category-overview/moodboards'
        | 'brands/kpi'
        | 'seasons/kpi'
        | 'homepage/trends/kpi'
        | 'trends/kpi/searches'
        | 'trends/kpi/runway-share-adoption-by-brands'
        | 'graphs/color/home'
        | 'graphs/most-searched/home'
        | 'graphs/theme/home'
        | 'graphs/top20/home'
        | 'graphs/ranking'
        | 'graphs/search-among-consumers'
        | 'graphs/search-by-country'
        | 'graphs/top-brands-featuring-trend'
        | 'graphs/top-trends-leading-to-brand'
        | 'home/most-viewed-looks'
        | 'most-viewed-looks'
        | 'brands/most-viewed-looks'
        | 'seasons/most-viewed-looks'
        | 'trends/most-viewed-looks'
        | 'brands/most-saved-to-moodboard'
        | 'seasons/most-saved-to-moodboard'
        | 'trends/most-saved-to-moodboard';
      filters: {
        [key: string]: string;
      } & components['schemas']['LivingFiltersDto'];
      caption: string;
    };
    SeoWordsDto: {
      title: string;
      description: string;
    };
    ArticleWordsDto: {
      title: string;
      summary: string;
      blocks: (
        | components['schemas']['HeadingDto']
        | components['schemas']['ParagraphDto']
        | components['schemas']['QuoteDto']
        | components['schemas']['QuestionDto']
        | components['schemas']['LooksBlockDto']
        | components['schemas']['PictureBlockDto']
        | components['schemas']['FigureBlockDto']
      )[];
      seo?: components['schemas']['SeoWordsDto'];
    };
    ArticleTranslationsDto: {
      es?: components['schemas']['ArticleWordsDto'];
      fr?: components['schemas']['ArticleWordsDto'];
      it?: components['schemas']['ArticleWordsDto'];
      zh?: components['schemas']['ArticleWordsDto'];
    };
    PageDoc: {
      title: string;
      summary: string;
      blocks: (
        | components['schemas']['HeadingDto']
        | components['schemas']['ParagraphDto']
        | components['schemas']['QuoteDto']
        | components['schemas']['QuestionDto']
        | components['schemas']['LooksBlockDto']
        | components['schemas']['PictureBlockDto']
        | components['schemas']['FigureBlockDto']
      )[];
      image: string | null;
      author: string;
      published_at: string;
      translations?: components['schemas']['ArticleTranslationsDto'];
      series: 'news' | 'talk' | 'parisiens-in-paris' | 'about';
      seo?: components['schemas']['SeoWordsDto'];
    };
    DynamicPageDoc: {
      title: string;
      summary: string;
      blocks: (
        | components['schemas']['HeadingDto']
        | components['schemas']['ParagraphDto']
        | components['schemas']['QuoteDto']
        | components['schemas']['QuestionDto']
        | components['schemas']['LooksBlockDto']
        | components['schemas']['PictureBlockDto']
        | components['schemas']['FigureBlockDto']
      )[];
      image: string | null;
      author: string;
      published_at: string;
      translations?: components['schemas']['ArticleTranslationsDto'];
      seo?: components['schemas']['SeoWordsDto'];
    };
    NewsletterDoc: {
      title: string;
      summary: string;
      blocks: (
        | components['schemas']['HeadingDto']
        | components['schemas']['ParagraphDto']
        | components['schemas']['QuoteDto']
        | components['schemas']['QuestionDto']
        | components['schemas']['LooksBlockDto']
        | components['schemas']['PictureBlockDto']
        | components['schemas']['FigureBlockDto']
      )[];
      image: string | null;
      author: string;
      published_at: string;
      translations?: components['schemas']['ArticleTranslationsDto'];
      seo?: components['schemas']['SeoWordsDto'];
      issue: number;
    };
    ReportWordsDto: {
      title: string;
      summary: string;
    };
    ReportTranslationsDto: {
      es?: components['schemas']['ReportWordsDto'];
      fr?: components['schemas']['ReportWordsDto'];
      it?: components['schemas']['ReportWordsDto'];
      zh?: components['schemas']['ReportWordsDto'];
    };
    ReportFiguresDto: {
      type: string;
      chapters: (
        | 'searches'
        | 'looks'
        | 'colours'
        | 'theme'
        | 'garment'
        | 'fabric'
        | 'pattern'
        | 'silhouette'
        | 'detail'
        | 'shoes'
        | 'bag'
        | 'accessory'
        | 'beauty'
        | 'tones'
        | 'houses'
      )[];
    };
    ReportDoc: {
      title: string;
      summary: string;
      season: string | null;
      city: string | null;
      cover: string | null;
      published_at: string;
      translations?: components['schemas']['ReportTranslationsDto'];
      id: number;
      type: 'flash' | 'premium' | 'general';
      pages: number;
      file: string;
      figures: components['schemas']['ReportFiguresDto'] | null;
    };
    ClientDoc: {
      name: string;
      url: string | null;
      logo: string | null;
    };
    BannerWordsDto: {
      title: string;
      text: string;
      label: string;
    };
    BannerTranslationsDto: {
      es?: components['schemas']['BannerWordsDto'];
      fr?: components['schemas']['BannerWordsDto'];
      it?: components['schemas']['BannerWordsDto'];
      zh?: components['schemas']['BannerWordsDto'];
    };
    BannerDoc: {
      title: string;
      text: string;
      label: string;
      image: string | null;
      url: string;
      starts_at: string;
      ends_at: string | null;
      translations?: components['schemas']['BannerTranslationsDto'];
      dismissible: boolean;
      weight: number;
    };
    PollWordsDto: {
      question: string;
      labels: string[];
    };
    PollTranslationsDto: {
      es?: components['schemas']['PollWordsDto'];
      fr?: components['schemas']['PollWordsDto'];
      it?: components['schemas']['PollWordsDto'];
      zh?: components['schemas']['PollWordsDto'];
    };
    PollDoc: {
      question: string;
      closes_at: string | null;
      options: components['schemas']['PollOptionDto'][];
      translations?: components['schemas']['PollTranslationsDto'];
      id: number;
    };
    MemberWordsDto: {
      about: string;
      occupation: string;
      city: string;
    };
    MemberTranslationsDto: {
      es?: components['schemas']['MemberWordsDto'];
      fr?: components['schemas']['MemberWordsDto'];
      it?: components['schemas']['MemberWordsDto'];
      zh?: components['schemas']['MemberWordsDto'];
    };
    MemberDoc: {
      about: string;
      occupation: string;
      city: string;
      name: string;
      joined_at: string;
      looks: string[];
      translations?: components['schemas']['MemberTranslationsDto'];
    };
    EntryDto: {
      kind:
        | 'type'
        | 'city'
        | 'season'
        | 'tag'
        | 'designer'
        | 'agency'
        | 'model'
        | 'street-style'
        | 'walk'
        | 'page'
        | 'dynamic-page'
        | 'newsletter'
        | 'report'
        | 'client'
        | 'footer-banner'
        | 'homepage-banner'
        | 'promo-band'
        | 'poll'
        | 'member';
      slug: string;
      doc: {
        [key: string]: unknown;
      };
    };
    ArticleSummaryDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      slug: string;
      series: 'news' | 'talk' | 'parisiens-in-paris' | 'about' | null;
      title: string;
      summary: string;
      image: string | null;
      author: string;
      published_at: string;
    };
    ArticlePageDto: {
      results: components['schemas']['ArticleSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ArticleDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      blocks: (
        | components['schemas']['HeadingDto']
        | components['schemas']['ParagraphDto']
        | components['schemas']['QuoteDto']
        | components['schemas']['QuestionDto']
        | components['schemas']['LooksBlockDto']
        | components['schemas']['PictureBlockDto']
        | components['schemas']['FigureBlockDto']
      )[];
      seo: components['schemas']['SeoWordsDto'] | null;
      slug: string;
      series: 'news' | 'talk' | 'parisiens-in-paris' | 'about' | null;
      title: string;
      summary: string;
      image: string | null;
      author: string;
      published_at: string;
    };
    ArticleDetailsDto: {
      looks: {
        [key: string]: components['schemas']['LookSummaryDto'];
      };
      article: components['schemas']['ArticleDto'];
    };
    NewsletterDetailsDto: {
      looks: {
        [key: string]: components['schemas']['LookSummaryDto'];
      };
      article: components['schemas']['ArticleDto'];
      issue: number;
      previous: string | null;
      next: string | null;
    };
    WalkDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      slug: string;
      title: string;
      intro: string;
      curator: string;
      published_at: string;
    };
    StepDto: {
      slug: string;
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      image_filename: string;
      width: number;
      height: number;
      thumbhash: string | null;
      colours: string[];
      locked: boolean;
      note: string;
    };
    WalkDetailsDto: {
      walk: components['schemas']['WalkDto'];
      looks: components['schemas']['StepDto'][];
    };
    ShownMemberDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      slug: string;
      name: string;
      about: string;
      occupation: string;
      city: string;
      joined_at: string;
    };
    MemberPageDto: {
      member: components['schemas']['ShownMemberDto'];
      looks: components['schemas']['LookSummaryDto'][];
    };
    BannerDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      id: string;
      title: string;
      text: string;
      image: string | null;
      url: string;
      label: string;
      dismissible: boolean;
      starts_at: string;
      ends_at: string | null;
    };
    UpdateBrandDto: {
      website?: string | null;
      bio?: string;
      founded?: number | null;
    };
    BrandDto: {
      name: string;
      city: string;
      bio: string;
      website: string | null;
      owner: string | null;
      translations?: components['schemas']['DesignerTranslationsDto'];
      founded: number | null;
      slug: string;
    };
    WrittenSummaryDto: {
      kind:
        | 'type'
        | 'city'
        | 'season'
        | 'tag'
        | 'designer'
        | 'agency'
        | 'model'
        | 'street-style'
        | 'walk'
        | 'page'
        | 'dynamic-page'
        | 'newsletter'
        | 'report'
        | 'client'
        | 'footer-banner'
        | 'homepage-banner'
        | 'promo-band'
        | 'poll'
        | 'member';
      state: 'draft' | 'scheduled' | 'live' | 'changed' | 'withdrawn';
      missing: ('en' | 'es' | 'fr' | 'it' | 'zh')[];
      slug: string;
      title: string;
      edited_at: string | null;
      edited_by: string | null;
      publish_at: string | null;
      published_at: string | null;
    };
    WrittenListDto: {
      results: components['schemas']['WrittenSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    DraftDto: {
      version: number;
      base: number;
      doc: {
        [key: string]: unknown;
      };
      publish_at: string | null;
      edited_by: string | null;
      edited_at: string;
      preview_until: string | null;
    };
    TranslationCheckDto: {
      by: string | null;
      at: string;
    };
    LanguageStateDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      missing: string[];
      stale: string[];
      checked: components['schemas']['TranslationCheckDto'] | null;
    };
    WrittenDetailsDto: {
      kind:
        | 'type'
        | 'city'
        | 'season'
        | 'tag'
        | 'designer'
        | 'agency'
        | 'model'
        | 'street-style'
        | 'walk'
        | 'page'
        | 'dynamic-page'
        | 'newsletter'
        | 'report'
        | 'client'
        | 'footer-banner'
        | 'homepage-banner'
        | 'promo-band'
        | 'poll'
        | 'member';
      state: 'draft' | 'scheduled' | 'live' | 'changed' | 'withdrawn';
      slug: string;
      live_version: number;
      live: {
        [key: string]: unknown;
      } | null;
      last: {
        [key: string]: unknown;
      } | null;
      draft: components['schemas']['DraftDto'] | null;
      languages: components['schemas']['LanguageStateDto'][];
    };
    SaveDraftDto: {
      version: number;
      doc: {
        [key: string]: unknown;
      };
    };
    SavedDraftDto: {
      draft: components['schemas']['DraftDto'];
      languages: components['schemas']['LanguageStateDto'][];
    };
    CheckTranslationDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      version: number;
      checked: boolean;
    };
    CheckedTranslationsDto: {
      languages: components['schemas']['LanguageStateDto'][];
    };
    SeenDraftDto: {
      version: number;
      live_version: number;
    };
    ScheduleDraftDto: {
      at: string | null;
      version: number;
      live_version: number;
    };
    WrittenChangeDto: {
      version: number;
      type: 'ContentPublished' | 'ContentWithdrawn';
      by: string | null;
      at: string;
    };
    WrittenHistoryDto: {
      changes: components['schemas']['WrittenChangeDto'][];
    };
    WrittenVersionDto: {
      version: number;
      doc: {
        [key: string]: unknown;
      };
      before: {
        [key: string]: unknown;
      } | null;
    };
    PreviewedWordsDto: {
      title: string;
      text: string;
      image: string | null;
      lines: string[];
    };
    DraftPreviewDto: {
      kind:
        | 'type'
        | 'city'
        | 'season'
        | 'tag'
        | 'designer'
        | 'agency'
        | 'model'
        | 'street-style'
        | 'walk'
        | 'page'
        | 'dynamic-page'
        | 'newsletter'
        | 'report'
        | 'client'
        | 'footer-banner'
        | 'homepage-banner'
        | 'promo-band'
        | 'poll'
        | 'member';
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      slug: string;
      details: components['schemas']['ArticleDetailsDto'] | null;
      banner: components['schemas']['BannerDto'] | null;
      poll: components['schemas']['PollResultDto'] | null;
      walk: components['schemas']['WalkDetailsDto'] | null;
      designer: components['schemas']['DesignerDetailsDto'] | null;
      model: components['schemas']['ModelDetailsDto'] | null;
      report: components['schemas']['ReportDetailsDto'] | null;
      clients: components['schemas']['ClientDto'][] | null;
      words: components['schemas']['PreviewedWordsDto'] | null;
      expires_at: string | null;
    };
    PreviewDraftDto: {
      hours: number;
    };
    DraftLinkDto: {
      path: string;
      expires_at: string;
    };
    DynamicPageSummaryDto: {
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      path: string;
      title: string;
      summary: string;
      published_at: string;
    };
    DynamicPagesDto: {
      results: components['schemas']['DynamicPageSummaryDto'][];
      total_count: number;
      page: number;
      page_size: number;
    };
    ViolationDto: {
      propertyPath: string;
      message: string;
      code: string;
      value?: string;
    };
    ProblemDto: {
      type: string;
      title: string;
      status: number;
      detail: string;
      instance: string;
      violations?: components['schemas']['ViolationDto'][];
    };
    BeaconDto: {
      uri: string;
      event?: string;
      photos?: string;
      count?: string | number;
      page?: string | number;
      route_params?: string;
      query?: string;
      sessid?: string;
      fingerprint?: string;
      fingerprint_v2?: string;
      utm_source?: string;
      utm_content?: string;
      utm_campaign?: string;
      source?: string;
      event_id?: string;
      occurred_at?: string;
      sent_at?: string;
      consent?: 'yes' | 'no';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  SecurityText_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
    };
  };
  agency_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgencyDetailsDto'];
        };
      };
    };
  };
  AlertFeed_feed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
    };
  };
  Audit_list: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPageDto'];
        };
      };
    };
  };
  Audit_chain: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditChainDto'];
        };
      };
    };
  };
  api_autocomplete: {
    parameters: {
      query?: {
        page?: number;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path: {
        kind: 'designer' | 'tag' | 'individual' | 'event';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestionsDto'];
        };
      };
    };
  };
  Changelog_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Checkout_checkout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckoutDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutUrlDto'];
        };
      };
    };
  };
  Checkout_portal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PortalDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutUrlDto'];
        };
      };
    };
  };
  Checkout_state: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutStateDto'];
        };
      };
    };
  };
  Reference_cities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CitiesDto'];
        };
      };
    };
  };
  api_cities_autocomplete: {
    parameters: {
      query?: {
        page?: number;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestionsDto'];
        };
      };
    };
  };
  api_cities_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CityDto'];
        };
      };
    };
  };
  api_clients: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClientsDto'];
        };
      };
    };
  };
  api_collection_rating: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateCollectionDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRatingDto'];
        };
      };
    };
  };
  api_collection_rating_change_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_collection_rating_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeRatingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRatingDto'];
        };
      };
    };
  };
  api_collection_rating_overview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingOverviewDto'];
        };
      };
    };
  };
  api_collections: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        live?: 'true' | 'false';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionSearchPageDto'];
        };
      };
    };
  };
  ContentVersion_version: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContentVersionDto'];
        };
      };
    };
  };
  api_countries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountryDto'][];
        };
      };
    };
  };
  Alerts_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertsDto'];
        };
      };
    };
  };
  Alerts_set: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetAlertDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertDto'];
        };
      };
    };
  };
  Alerts_feed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAlertFeedDto'];
        };
      };
    };
  };
  Alerts_makeFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertFeedAddressDto'];
        };
      };
    };
  };
  Alerts_endFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Alerts_try: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TryAlertDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertTrialDto'];
        };
      };
    };
  };
  Alerts_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Alerts_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeAlertDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertDto'];
        };
      };
    };
  };
  Alerts_mails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailsChoiceDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Notes_list: {
    parameters: {
      query?: {
        figure?:
          | 'graphs/fallers/home'
          | 'graphs/dominant-tones'
          | 'graphs/category-leaders'
          | 'graphs/category-variety'
          | 'graphs/category-turnover'
          | 'graphs/brand-weighted-share'
          | 'graphs/unshown-demand'
          | 'graphs/unique-visitors'
          | 'graphs/consent-share'
          | 'graphs/searches-by-language'
          | 'graphs/attention-half-life'
          | 'graphs/attention-of-shows'
          | 'graphs/views-by-place'
          | 'graphs/views-for-place'
          | 'graphs/attention-of-looks'
          | 'category-overview/runway-share'
          | 'category-overview/searches'
          | 'category-overview/moodboards'
          | 'brands/kpi'
          | 'seasons/kpi'
          | 'homepage/trends/kpi'
          | 'trends/kpi/searches'
          | 'trends/kpi/runway-share-adoption-by-brands'
          | 'graphs/color/home'
          | 'graphs/most-searched/home'
          | 'graphs/theme/home'
          | 'graphs/top20/home'
          | 'graphs/ranking'
          | 'graphs/search-among-consumers'
          | 'graphs/search-by-country'
          | 'graphs/top-brands-featuring-trend'
          | 'graphs/top-trends-leading-to-brand'
          | 'home/most-viewed-looks'
          | 'most-viewed-looks'
          | 'brands/most-viewed-looks'
          | 'seasons/most-viewed-looks'
          | 'trends/most-viewed-looks'
          | 'brands/most-saved-to-moodboard'
          | 'seasons/most-saved-to-moodboard'
          | 'trends/most-saved-to-moodboard';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotesDto'];
        };
      };
    };
  };
  Notes_write: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteNoteDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoteDto'];
        };
      };
    };
  };
  Notes_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Notes_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeNoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoteDto'];
        };
      };
    };
  };
  AssistantCalls_list: {
    parameters: {
      query?: {
        before?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantCallsDto'];
        };
      };
    };
  };
  AssistantCalls_record: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RecordCallDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Figures_brand: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_moodboards: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_runwayShare: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_searches: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  ComparisonSets_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ComparisonSetsDto'];
        };
      };
    };
  };
  ComparisonSets_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveComparisonSetDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ComparisonSetDto'];
        };
      };
    };
  };
  ComparisonSets_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ComparisonSets_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeComparisonSetDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ComparisonSetDto'];
        };
      };
    };
  };
  Configuration_configuration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfigurationDto'];
        };
      };
    };
  };
  Decks_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecksDto'];
        };
      };
    };
  };
  Decks_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateDeckDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Decks_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Decks_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Decks_rename: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenameDeckDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  DeckFiles_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        format: 'pptx' | 'pdf';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.presentationml.presentation': string;
          'application/pdf': string;
        };
      };
    };
  };
  Slides_arrange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ArrangeSlidesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Decks_refresh: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseRefreshDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Decks_endRefresh: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Slides_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSlideDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Slides_shown: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        slide: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RenderedSlideDto'];
        };
      };
    };
  };
  Slides_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        slide: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Slides_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        slide: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeSlideDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
    };
  };
  Digest_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DigestDto'];
        };
      };
    };
  };
  Digest_choose: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseDigestDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DigestDto'];
        };
      };
    };
  };
  Digest_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PausedDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DigestDto'];
        };
      };
    };
  };
  Digest_preview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  Digests_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DigestsDto'];
        };
      };
    };
  };
  Digests_choose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseDigestDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DigestDto'];
        };
      };
    };
  };
  Digests_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PausedDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DigestDto'];
        };
      };
    };
  };
  Digests_mails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailsChoiceDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Digests_preview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  Embeds_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmbedsDto'];
        };
      };
    };
  };
  Embeds_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmbedFigureDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewEmbedDto'];
        };
      };
    };
  };
  Embeds_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Embeds_rotate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewEmbedDto'];
        };
      };
    };
  };
  Exports_receipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportReceiptDto'];
        };
      };
    };
  };
  Forecasts_forecast: {
    parameters: {
      query: {
        measure?: 'searches' | 'views' | 'boards' | 'runway-share';
        of?: 'trend' | 'brand';
        slug: string;
        origin?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptForecastDto'];
        };
      };
    };
  };
  Forecasts_record: {
    parameters: {
      query?: {
        measure?: 'searches' | 'views' | 'boards' | 'runway-share';
        of?: 'trend' | 'brand';
        slug?: string;
        horizon?: 1 | 4 | 13 | 26 | 52;
        method?: string;
        order?: 'worst' | 'newest';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ForecastRecordDto'];
        };
      };
    };
  };
  Forecasts_feed: {
    parameters: {
      query?: {
        measure?: 'searches' | 'views' | 'boards' | 'runway-share';
        of?: 'trend' | 'brand';
        slug?: string;
        horizon?: 1 | 4 | 13 | 26 | 52;
        method?: string;
        order?: 'worst' | 'newest';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
    };
  };
  Figures_graph: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        graph:
          | 'fallers'
          | 'dominant-tones'
          | 'category-leaders'
          | 'category-variety'
          | 'category-turnover'
          | 'brand-weighted-share'
          | 'unshown-demand'
          | 'unique-visitors'
          | 'consent-share'
          | 'searches-by-language'
          | 'attention-half-life'
          | 'attention-of-shows'
          | 'views-by-place'
          | 'views-for-place'
          | 'attention-of-looks'
          | 'color'
          | 'most-searched'
          | 'theme'
          | 'top20'
          | 'ranking'
          | 'search-among-consumers'
          | 'search-by-country'
          | 'top-brands-featuring-trend'
          | 'top-trends-leading-to-brand';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Configuration_filter: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        graph:
          | 'fallers'
          | 'dominant-tones'
          | 'category-leaders'
          | 'category-variety'
          | 'category-turnover'
          | 'brand-weighted-share'
          | 'unshown-demand'
          | 'unique-visitors'
          | 'consent-share'
          | 'searches-by-language'
          | 'attention-half-life'
          | 'attention-of-shows'
          | 'views-by-place'
          | 'views-for-place'
          | 'attention-of-looks'
          | 'color'
          | 'most-searched'
          | 'theme'
          | 'top20'
          | 'ranking'
          | 'search-among-consumers'
          | 'search-by-country'
          | 'top-brands-featuring-trend'
          | 'top-trends-leading-to-brand';
        filter: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MarkedOptionDto'][];
        };
      };
    };
  };
  Figures_homeGraph: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        graph: 'fallers' | 'color' | 'most-searched' | 'theme' | 'top20';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Groups_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupsDto'];
        };
      };
    };
  };
  Groups_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveGroupDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupDto'];
        };
      };
    };
  };
  Groups_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Groups_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeGroupDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupDto'];
        };
      };
    };
  };
  Figures_mostViewedHome: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_risers: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Forecasts_leads: {
    parameters: {
      query?: {
        of?: 'trend' | 'brand';
        slug?: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeadsDto'];
        };
      };
    };
  };
  Live_stream: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['LiveFiguresDto'];
        };
      };
    };
  };
  Figures_mostViewed: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_random: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  PagePdf_print: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?: string;
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: string;
        metric?: string;
        view?: string;
        job?: string;
        country?: string;
        window?: string;
        without?: string;
        from?: string;
        to?: string;
        as_of?: string;
        definition?: string;
      };
      header?: never;
      path: {
        slug: 'home' | 'trends' | 'brands' | 'seasons' | 'trend-focus' | 'brand-focus' | 'season-focus';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  Paths_paths: {
    parameters: {
      query?: {
        season?: string;
        trend?: string;
        as_of?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PathsDto'];
        };
      };
    };
  };
  Questions_read: {
    parameters: {
      query: {
        measures: string;
        rows: string;
        columns?: string;
        where?: string;
        without?: string;
        crossing?: 'look' | 'garment';
        groups?: string;
        formulas?: string;
        seasons?: string;
        window?: 'season' | '30d' | '12m' | 'days';
        from?: string;
        to?: string;
        compare?: string;
        order?: 'value' | 'change' | 'name' | 'formula_1' | 'formula_2' | 'formula_3' | 'formula_4';
        ascending?: 'true' | 'false';
        limit?: string;
        column_limit?: string;
        as_of?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionAnswerDto'];
        };
      };
    };
  };
  Questions_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuestionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionAnswerDto'];
        };
      };
    };
  };
  Questions_looks: {
    parameters: {
      query: {
        measures: string;
        rows: string;
        columns?: string;
        where?: string;
        without?: string;
        crossing?: 'look' | 'garment';
        groups?: string;
        formulas?: string;
        seasons?: string;
        window?: 'season' | '30d' | '12m' | 'days';
        from?: string;
        to?: string;
        compare?: string;
        order?: 'value' | 'change' | 'name' | 'formula_1' | 'formula_2' | 'formula_3' | 'formula_4';
        ascending?: 'true' | 'false';
        column_limit?: string;
        as_of?: string;
        row: string;
        column: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LooksBehindDto'];
        };
      };
    };
  };
  Questions_sentence: {
    parameters: {
      query: {
        text: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadSentenceDto'];
        };
      };
    };
  };
  Questions_vocabulary: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionVocabularyDto'];
        };
      };
    };
  };
  Restatements_entries: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?: string;
        season?: string;
        brand?: string;
        trend?: string;
        scope?: string;
        metric?: string;
        view?: string;
        window?: string;
        figure?:
          | 'graphs/fallers/home'
          | 'graphs/dominant-tones'
          | 'graphs/category-leaders'
          | 'graphs/category-variety'
          | 'graphs/category-turnover'
          | 'graphs/brand-weighted-share'
          | 'graphs/unshown-demand'
          | 'graphs/unique-visitors'
          | 'graphs/consent-share'
          | 'graphs/searches-by-language'
          | 'graphs/attention-half-life'
          | 'graphs/attention-of-shows'
          | 'graphs/views-by-place'
          | 'graphs/views-for-place'
          | 'graphs/attention-of-looks'
          | 'category-overview/runway-share'
          | 'category-overview/searches'
          | 'category-overview/moodboards'
          | 'brands/kpi'
          | 'seasons/kpi'
          | 'homepage/trends/kpi'
          | 'trends/kpi/searches'
          | 'trends/kpi/runway-share-adoption-by-brands'
          | 'graphs/color/home'
          | 'graphs/most-searched/home'
          | 'graphs/theme/home'
          | 'graphs/top20/home'
          | 'graphs/ranking'
          | 'graphs/search-among-consumers'
          | 'graphs/search-by-country'
          | 'graphs/top-brands-featuring-trend'
          | 'graphs/top-trends-leading-to-brand'
          | 'home/most-viewed-looks'
          | 'most-viewed-looks'
          | 'brands/most-viewed-looks'
          | 'seasons/most-viewed-looks'
          | 'trends/most-viewed-looks'
          | 'brands/most-saved-to-moodboard'
          | 'seasons/most-saved-to-moodboard'
          | 'trends/most-saved-to-moodboard';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RestatementsDto'];
        };
      };
    };
  };
  Restatements_feed: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?: string;
        season?: string;
        brand?: string;
        trend?: string;
        scope?: string;
        metric?: string;
        view?: string;
        window?: string;
        figure?:
          | 'graphs/fallers/home'
          | 'graphs/dominant-tones'
          | 'graphs/category-leaders'
          | 'graphs/category-variety'
          | 'graphs/category-turnover'
          | 'graphs/brand-weighted-share'
          | 'graphs/unshown-demand'
          | 'graphs/unique-visitors'
          | 'graphs/consent-share'
          | 'graphs/searches-by-language'
          | 'graphs/attention-half-life'
          | 'graphs/attention-of-shows'
          | 'graphs/views-by-place'
          | 'graphs/views-for-place'
          | 'graphs/attention-of-looks'
          | 'category-overview/runway-share'
          | 'category-overview/searches'
          | 'category-overview/moodboards'
          | 'brands/kpi'
          | 'seasons/kpi'
          | 'homepage/trends/kpi'
          | 'trends/kpi/searches'
          | 'trends/kpi/runway-share-adoption-by-brands'
          | 'graphs/color/home'
          | 'graphs/most-searched/home'
          | 'graphs/theme/home'
          | 'graphs/top20/home'
          | 'graphs/ranking'
          | 'graphs/search-among-consumers'
          | 'graphs/search-by-country'
          | 'graphs/top-brands-featuring-trend'
          | 'graphs/top-trends-leading-to-brand'
          | 'home/most-viewed-looks'
          | 'most-viewed-looks'
          | 'brands/most-viewed-looks'
          | 'seasons/most-viewed-looks'
          | 'trends/most-viewed-looks'
          | 'brands/most-saved-to-moodboard'
          | 'seasons/most-saved-to-moodboard'
          | 'trends/most-saved-to-moodboard';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/atom+xml': string;
        };
      };
    };
  };
  Rows_context: {
    parameters: {
      query: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        measure:
          | 'looks'
          | 'searches'
          | 'traffic'
          | 'views'
          | 'boards'
          | 'saves'
          | 'leading'
          | 'street-style'
          | 'visitors'
          | 'consent'
          | 'languages'
          | 'attention';
        home?: 'true' | 'false';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContextOfNumberDto'];
        };
      };
    };
  };
  Rows_events: {
    parameters: {
      query: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        measure:
          | 'searches'
          | 'traffic'
          | 'views'
          | 'boards'
          | 'saves'
          | 'leading'
          | 'street-style'
          | 'visitors'
          | 'consent'
          | 'languages'
          | 'attention';
        look?: string;
        model?: string;
        colour?:
          | 'optic-white'
          | 'ivory'
          | 'ecru'
          | 'black'
          | 'ink'
          | 'charcoal'
          | 'slate'
          | 'dove-grey'
          | 'pearl'
          | 'sand'
          | 'camel'
          | 'tobacco'
          | 'chocolate'
          | 'taupe'
          | 'scarlet'
          | 'cherry'
          | 'burgundy'
          | 'brick'
          | 'blush'
          | 'rose'
          | 'fuchsia'
          | 'coral'
          | 'tangerine'
          | 'rust'
          | 'butter'
          | 'lemon'
          | 'mustard'
          | 'mint'
          | 'sage'
          | 'emerald'
          | 'olive'
          | 'bottle-green'
          | 'powder-blue'
          | 'sky'
          | 'cobalt'
          | 'denim'
          | 'navy'
          | 'teal'
          | 'lilac'
          | 'violet'
          | 'aubergine'
          | 'silver'
          | 'gold';
        language: 'all-languages' | 'en' | 'es' | 'fr' | 'it' | 'zh' | 'other-languages';
        looks?: 'season' | 'all';
        home?: 'true' | 'false';
        place?: number;
        members?: 'false';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventsBehindDto'];
        };
      };
    };
  };
  Rows_looks: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        colour?:
          | 'optic-white'
          | 'ivory'
          | 'ecru'
          | 'black'
          | 'ink'
          | 'charcoal'
          | 'slate'
          | 'dove-grey'
          | 'pearl'
          | 'sand'
          | 'camel'
          | 'tobacco'
          | 'chocolate'
          | 'taupe'
          | 'scarlet'
          | 'cherry'
          | 'burgundy'
          | 'brick'
          | 'blush'
          | 'rose'
          | 'fuchsia'
          | 'coral'
          | 'tangerine'
          | 'rust'
          | 'butter'
          | 'lemon'
          | 'mustard'
          | 'mint'
          | 'sage'
          | 'emerald'
          | 'olive'
          | 'bottle-green'
          | 'powder-blue'
          | 'sky'
          | 'cobalt'
          | 'denim'
          | 'navy'
          | 'teal'
          | 'lilac'
          | 'violet'
          | 'aubergine'
          | 'silver'
          | 'gold';
        tone?:
          | 'whites'
          | 'blacks'
          | 'greys'
          | 'browns'
          | 'reds'
          | 'pinks'
          | 'oranges'
          | 'yellows'
          | 'greens'
          | 'blues'
          | 'purples'
          | 'metallics';
        dominant_tone?:
          | 'whites'
          | 'blacks'
          | 'greys'
          | 'browns'
          | 'reds'
          | 'pinks'
          | 'oranges'
          | 'yellows'
          | 'greens'
          | 'blues'
          | 'purples'
          | 'metallics';
        leading?: number;
        place?: number;
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LooksBehindDto'];
        };
      };
    };
  };
  SavedViews_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewsDto'];
        };
      };
    };
  };
  SavedViews_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveViewDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewDto'];
        };
      };
    };
  };
  SavedViews_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SavedViews_rename: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenameViewDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedViewDto'];
        };
      };
    };
  };
  ScheduledExports_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledExportsDto'];
        };
      };
    };
  };
  ScheduledExports_schedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleExportDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledExportDto'];
        };
      };
    };
  };
  ScheduledExports_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ScheduledExports_run: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Schedules_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SchedulesDto'];
        };
      };
    };
  };
  Schedules_schedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleDocumentDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleDto'];
        };
      };
    };
  };
  Schedules_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Schedules_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeScheduleDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleDto'];
        };
      };
    };
  };
  Schedules_ask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskAddressDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Schedules_removeAddress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        address: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Schedules_mails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailsChoiceDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Schedules_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Configuration_search: {
    parameters: {
      query?: {
        search?: string;
        limit?: number;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardHitsDto'];
        };
      };
    };
  };
  Figures_season: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Series_series: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        from?: string;
        as_of?: string;
        measure?: 'runway-share' | 'street-style' | 'searches' | 'views' | 'boards' | 'traffic' | 'members';
        step?: 'season' | 'week' | 'day';
        of?: 'trend' | 'brand' | 'model' | 'colour' | 'city';
        groups?: string;
        slugs?: string[];
        limit?: number;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeriesDto'];
        };
      };
    };
  };
  Series_split: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        season?: string;
        trend?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SplitDto'];
        };
      };
    };
  };
  SharedItems_mentions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MentionsDto'];
        };
      };
    };
  };
  SharedItems_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedItemDto'];
        };
      };
    };
  };
  SharedItems_comment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCommentDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedItemDto'];
        };
      };
    };
  };
  SharedItems_removeComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
        comment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SharedItems_editComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
        comment: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditedCommentDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SharedItems_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ItemHistoryDto'];
        };
      };
    };
  };
  SharedItems_restore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RestoreDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  SharedItems_share: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SharingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedItemDto'];
        };
      };
    };
  };
  SharedItems_unshare: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'deck' | 'view' | 'note' | 'group' | 'set' | 'alert' | 'schedule' | 'digest';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedItemDto'];
        };
      };
    };
  };
  api_user_dashboard_subscription_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardSubscriptionDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_user_dashboard_subscription_patch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BindDeviceDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardSubscriptionDto'];
        };
      };
    };
  };
  Tokens_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiTokensDto'];
        };
      };
    };
  };
  Tokens_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateTokenDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiTokenDto'];
        };
      };
    };
  };
  Tokens_current: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiTokenDto'];
        };
      };
    };
  };
  Tokens_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Tokens_rotate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApiTokenDto'];
        };
      };
    };
  };
  Figures_adoption: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_trendSearches: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Webhooks_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndpointsDto'];
        };
      };
    };
  };
  Webhooks_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddEndpointDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndpointWithSecretDto'];
        };
      };
    };
  };
  Webhooks_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Webhooks_deliveries: {
    parameters: {
      query?: {
        state?: 'waiting' | 'delivered' | 'dead';
        before?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDeliveriesDto'];
        };
      };
    };
  };
  Webhooks_redrive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayedDto'];
        };
      };
    };
  };
  Webhooks_replay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayEventsDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayedDto'];
        };
      };
    };
  };
  Webhooks_rotate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EndpointWithSecretDto'];
        };
      };
    };
  };
  Webhooks_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Figures_mostSavedOf: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        dimension: 'brands' | 'trends' | 'seasons';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Figures_mostViewedOf: {
    parameters: {
      query?: {
        type?: string;
        city?: string;
        category?:
          | 'all-categories'
          | 'theme'
          | 'garment'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'beauty'
          | 'other';
        season?: string;
        compare?: string;
        brand?: string;
        trend?: string;
        scope?: 'all-brands' | 'top-20-brands';
        metric?: 'traffic' | 'views' | 'searches';
        view?: 'main_colours' | 'colour_tones';
        job?:
          | 'all-jobs'
          | 'pr-communications'
          | 'insights-marketing'
          | 'consumer'
          | 'designer'
          | 'student'
          | 'other'
          | 'buyer'
          | 'press-magazine-stylist';
        country?:
          | 'all-countries'
          | 'italy'
          | 'india'
          | 'china'
          | 'brazil'
          | 'spain'
          | 'united-states'
          | 'south-korea'
          | 'france'
          | 'japan'
          | 'united-kingdom'
          | 'sweden'
          | 'other';
        window?: 'season' | '30d' | '12m';
        without?: 'beauty';
        from?: string;
        as_of?: string;
        definition?: '1' | '2' | '3';
        explain?: 'true' | 'false';
        fields?: string;
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        to?: string;
        limit?: number;
        page?: number;
      };
      header?: never;
      path: {
        dimension: 'brands' | 'trends' | 'seasons';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
        };
      };
    };
  };
  Facts_manifest: {
    parameters: {
      query?: {
        from?: string;
        as_of?: string;
        to?: string;
      };
      header?: never;
      path: {
        table: 'looks' | 'look-tags';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactManifestDto'];
        };
      };
    };
  };
  Facts_file: {
    parameters: {
      query?: {
        as_of?: string;
      };
      header?: never;
      path: {
        table: 'looks' | 'look-tags';
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.apache.parquet': string;
        };
      };
    };
  };
  api_designers: {
    parameters: {
      query?: {
        search?: string;
        letter?: string;
        season?: string;
        city?: string;
        size?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DesignersDto'];
        };
      };
    };
  };
  Designers_timeline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineDto'];
        };
      };
    };
  };
  OpenApi_page: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OpenApi_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_dynamic_pages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DynamicPagesDto'];
        };
      };
    };
  };
  Editor_catalogue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CatalogueCollectionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  Editor_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Editor_publish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  Editor_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  EditorContent_publishPage: {
    parameters: {
      query?: {
        path?: string;
      };
      header?: never;
      path: {
        kind: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['TypeDoc']
          | components['schemas']['CityDoc']
          | components['schemas']['SeasonDoc']
          | components['schemas']['TagDoc']
          | components['schemas']['DesignerDoc']
          | components['schemas']['AgencyDoc']
          | components['schemas']['ModelDoc']
          | components['schemas']['StreetStyleDoc']
          | components['schemas']['WalkDoc']
          | components['schemas']['PageDoc']
          | components['schemas']['DynamicPageDoc']
          | components['schemas']['NewsletterDoc']
          | components['schemas']['ReportDoc']
          | components['schemas']['ClientDoc']
          | components['schemas']['BannerDoc']
          | components['schemas']['PollDoc']
          | components['schemas']['MemberDoc'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntryDto'];
        };
      };
    };
  };
  EditorContent_withdrawPage: {
    parameters: {
      query?: {
        path?: string;
      };
      header?: never;
      path: {
        kind: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  EditorContent_publish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | components['schemas']['TypeDoc']
          | components['schemas']['CityDoc']
          | components['schemas']['SeasonDoc']
          | components['schemas']['TagDoc']
          | components['schemas']['DesignerDoc']
          | components['schemas']['AgencyDoc']
          | components['schemas']['ModelDoc']
          | components['schemas']['StreetStyleDoc']
          | components['schemas']['WalkDoc']
          | components['schemas']['PageDoc']
          | components['schemas']['DynamicPageDoc']
          | components['schemas']['NewsletterDoc']
          | components['schemas']['ReportDoc']
          | components['schemas']['ClientDoc']
          | components['schemas']['BannerDoc']
          | components['schemas']['PollDoc']
          | components['schemas']['MemberDoc'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntryDto'];
        };
      };
    };
  };
  EditorContent_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Editor_list: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetagListDto'];
        };
      };
    };
  };
  Editor_retag: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetagLooksDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetagProgressDto'];
        };
      };
    };
  };
  RetagPreview_preview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetagLooksDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetagPreviewDto'];
        };
      };
    };
  };
  Editor_progress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetagProgressDto'];
        };
      };
    };
  };
  Editor_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetagProgressDto'];
        };
      };
    };
  };
  Concepts_list: {
    parameters: {
      query?: {
        search?: string;
        kind?:
          | 'garment'
          | 'shoes'
          | 'bag'
          | 'accessory'
          | 'fabric'
          | 'pattern'
          | 'silhouette'
          | 'detail'
          | 'theme'
          | 'beauty'
          | 'tone'
          | 'colour'
          | 'type'
          | 'city'
          | 'season'
          | 'category'
          | 'occupation'
          | 'country';
        missing?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptsDto'];
        };
      };
    };
  };
  Concepts_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddConceptDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_reword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RewordConceptDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptHistoryDto'];
        };
      };
    };
  };
  Concepts_merge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MergeConceptDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_previewMerge: {
    parameters: {
      query: {
        into: string;
      };
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MergePreviewDto'];
        };
      };
    };
  };
  Concepts_undoMerge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeenDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveConceptDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_previewMove: {
    parameters: {
      query: {
        parents: string[];
      };
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovePreviewDto'];
        };
      };
    };
  };
  Concepts_retire: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeenDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Concepts_split: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SplitConceptDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConceptDto'];
        };
      };
    };
  };
  Concepts_missing: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MissingWordsDto'];
        };
      };
    };
  };
  StreamHistory_show: {
    parameters: {
      query?: {
        version?: number;
        at?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreamHistoryDto'];
        };
      };
    };
  };
  Follows_list: {
    parameters: {
      query?: {
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnFollowsDto'];
        };
      };
    };
  };
  Follows_follow: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FollowDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FollowedDto'];
        };
      };
    };
  };
  Follows_devices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushDevicesDto'];
        };
      };
    };
  };
  Follows_addDevice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PushDeviceDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedPushDeviceDto'];
        };
      };
    };
  };
  Follows_removeDevice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Follows_feed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeedDto'];
        };
      };
    };
  };
  Follows_mails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FollowMailsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FollowMailsDto'];
        };
      };
    };
  };
  Follows_seen: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Follows_unfollow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_footer_banner: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BannerDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_genders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReferenceDto'][];
        };
      };
    };
  };
  Health_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDto'];
        };
      };
    };
  };
  api_homepage_banner_show_random: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BannerDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_ip_location: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IpLocationDto'];
        };
      };
    };
  };
  api_jobs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReferenceDto'][];
        };
      };
    };
  };
  Live_looks: {
    parameters: {
      query?: {
        after?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
    };
  };
  Room_watch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['PulseDto'];
        };
      };
    };
  };
  Room_room: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveRoomDto'];
        };
      };
    };
  };
  api_medias: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediasQueryDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MediasDto'];
        };
      };
    };
  };
  PictureArchive_file: {
    parameters: {
      query: {
        items: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
    };
  };
  Models_timeline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineDto'];
        };
      };
    };
  };
  Newsletter_oldLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BrandFigures_show: {
    parameters: {
      query: {
        brand: string;
        type?: string;
        season?: string;
        peers?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandFiguresDto'];
        };
      };
    };
  };
  BrandFigures_shows: {
    parameters: {
      query: {
        brand: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShowReportsDto'];
        };
      };
    };
  };
  Brands_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandsToShowDto'];
        };
      };
    };
  };
  Coupons_list: {
    parameters: {
      query?: {
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponsDto'];
        };
      };
    };
  };
  Coupons_make: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeCouponDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponsDto'];
        };
      };
    };
  };
  Coupons_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeCouponDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponsDto'];
        };
      };
    };
  };
  Coupons_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponsDto'];
        };
      };
    };
  };
  Coupons_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TermsHistoryDto'];
        };
      };
    };
  };
  Coupons_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CouponsDto'];
        };
      };
    };
  };
  Deals_list: {
    parameters: {
      query?: {
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDealsDto'];
        };
      };
    };
  };
  Deals_make: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        domain: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeDealDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDealsDto'];
        };
      };
    };
  };
  Deals_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        domain: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyDealsDto'];
        };
      };
    };
  };
  DoubleTagging_queue: {
    parameters: {
      query?: {
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoubleTaggingQueueDto'];
        };
      };
    };
  };
  DoubleTagging_agreement: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        pair?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgreementDto'];
        };
      };
    };
  };
  DoubleTagging_agreementTable: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        pair?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  DoubleTagging_disagreements: {
    parameters: {
      query: {
        from?: string;
        to?: string;
        tag: string;
        pair?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisagreementsDto'];
        };
      };
    };
  };
  DoubleTagging_details: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoubleTaggingDetailsDto'];
        };
      };
    };
  };
  DoubleTagging_begin: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeginDoubleTaggingDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_finish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FinishLookDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoubleTaggingHistoryDto'];
        };
      };
    };
  };
  DoubleTagging_takePlace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_leavePlace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_settle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettleLookDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_undoSettlement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
        look: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_admit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdmitTaggersDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DoubleTagging_tag: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TagBlindDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Newsletters_standing: {
    parameters: {
      query: {
        slug: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterStandingDto'];
        };
      };
    };
  };
  Newsletters_bounces: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BouncesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotedBouncesDto'];
        };
      };
    };
  };
  Newsletters_mail: {
    parameters: {
      query: {
        slug: string;
        locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterMailDto'];
        };
      };
    };
  };
  Newsletters_page: {
    parameters: {
      query: {
        slug: string;
        locale: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  Newsletters_send: {
    parameters: {
      query: {
        slug: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendNewsletterDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Newsletters_stop: {
    parameters: {
      query: {
        slug: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Newsletters_test: {
    parameters: {
      query: {
        slug: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestMailDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  People_find: {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PeopleDto'];
        };
      };
    };
  };
  People_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonDto'];
        };
      };
    };
  };
  People_erase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  People_export: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDataDto'];
        };
      };
    };
  };
  People_prolong: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProlongDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  People_refund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundedDto'];
        };
      };
    };
  };
  People_releaseDevice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReleaseDeviceDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  People_signOut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReasonDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Plans_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenPlansDto'];
        };
      };
    };
  };
  Plans_effect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        plan: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WantedPricesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EffectDto'];
        };
      };
    };
  };
  Plans_setFeatures: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        plan: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetFeaturesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenPlansDto'];
        };
      };
    };
  };
  Plans_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        plan: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TermsHistoryDto'];
        };
      };
    };
  };
  Plans_setPrices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        plan: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetPricesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenPlansDto'];
        };
      };
    };
  };
  Plans_takeBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        plan: string;
        change: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlanReasonDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenPlansDto'];
        };
      };
    };
  };
  Plans_setTrial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        plan: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetTrialDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenPlansDto'];
        };
      };
    };
  };
  Previews_picture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
        filename: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
    };
  };
  Rooms_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoomsDto'];
        };
      };
    };
  };
  Shows_list: {
    parameters: {
      query?: {
        search?: string;
        from?: string;
        to?: string;
        state?: 'published' | 'withdrawn' | 'draft' | 'embargoed';
        order?: 'newest' | 'oldest';
        size?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCollectionsDto'];
        };
      };
    };
  };
  Shows_revise: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviseShowDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  Shows_embargo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SetEmbargoDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  Shows_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShowHistoryDto'];
        };
      };
    };
  };
  Shows_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveShowDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovedShowDto'];
        };
      };
    };
  };
  Shows_add: {
    parameters: {
      query: {
        name: string;
        taken_at?: string;
        position?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          file: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedPictureDto'];
        };
      };
    };
  };
  PressKit_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
    };
  };
  PressKit_downloads: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PressKitDownloadsDto'];
        };
      };
    };
  };
  Shows_preview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakePreviewDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewLinkDto'];
        };
      };
    };
  };
  Shows_endPreviews: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Tagging_queue: {
    parameters: {
      query?: {
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaggingQueueDto'];
        };
      };
    };
  };
  Tagging_tag: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TagLooksDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaggedLooksDto'];
        };
      };
    };
  };
  Tagging_hints: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagHintsDto'];
        };
      };
    };
  };
  Tagging_lookHints: {
    parameters: {
      query: {
        looks: string;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookHintsDto'];
        };
      };
    };
  };
  Tagging_words: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaggingWordsDto'];
        };
      };
    };
  };
  Words_list: {
    parameters: {
      query?: {
        search?: string;
        kind?:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
        state?: 'withdrawn' | 'draft' | 'scheduled' | 'live' | 'changed';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenListDto'];
        };
      };
    };
  };
  Words_save: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveDraftDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedDraftDto'];
        };
      };
    };
  };
  Words_discard: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
        version: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Words_show: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenDetailsDto'];
        };
      };
    };
  };
  Words_history: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenHistoryDto'];
        };
      };
    };
  };
  Words_preview: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftPreviewDto'];
        };
      };
    };
  };
  Words_makeLink: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreviewDraftDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftLinkDto'];
        };
      };
    };
  };
  Words_endLink: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Words_publish: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SeenDraftDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EntryDto'];
        };
      };
    };
  };
  Words_schedule: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleDraftDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftDto'];
        };
      };
    };
  };
  Words_check: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckTranslationDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckedTranslationsDto'];
        };
      };
    };
  };
  Words_version: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
        version: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WrittenVersionDto'];
        };
      };
    };
  };
  Words_withdraw: {
    parameters: {
      query: {
        slug: string;
        kind:
          | 'member'
          | 'street-style'
          | 'type'
          | 'city'
          | 'season'
          | 'tag'
          | 'designer'
          | 'agency'
          | 'model'
          | 'walk'
          | 'page'
          | 'dynamic-page'
          | 'newsletter'
          | 'report'
          | 'client'
          | 'footer-banner'
          | 'homepage-banner'
          | 'promo-band'
          | 'poll';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OpenApi_json: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_operations_data_quality: {
    parameters: {
      query?: {
        minutes?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataQualityDto'];
        };
      };
    };
  };
  Streams_deadLetters: {
    parameters: {
      query?: {
        topic?:
          | 'tracking'
          | 'catalogue'
          | 'moodboards'
          | 'subscriptions'
          | 'members'
          | 'ratings'
          | 'vocabulary';
        reason?: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadLettersDto'];
        };
      };
    };
  };
  Streams_redrive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RedriveDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedDto'];
        };
      };
    };
  };
  Forecasts_make: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_operations_jobs: {
    parameters: {
      query?: {
        state?: 'waiting' | 'running' | 'retrying' | 'failed';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobsReportDto'];
        };
      };
    };
  };
  api_operations_job: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_operations_job_retry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Operations_missedSearches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MissedSearchesDto'];
        };
      };
    };
  };
  Streams_rebuild: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Streams_replay: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeginReplayDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedDto'];
        };
      };
    };
  };
  Streams_plan: {
    parameters: {
      query?: {
        topics?: (
          | 'tracking'
          | 'catalogue'
          | 'moodboards'
          | 'subscriptions'
          | 'members'
          | 'ratings'
          | 'vocabulary'
        )[];
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayPlanDto'];
        };
      };
    };
  };
  Streams_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        generation: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedDto'];
        };
      };
    };
  };
  Streams_discard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        generation: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedDto'];
        };
      };
    };
  };
  Restatements_recount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Streams_streams: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreamsDto'];
        };
      };
    };
  };
  api_operations_visits: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        conversion?: 'purchase' | 'report' | 'outbound' | 'click';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisitsDto'];
        };
      };
    };
  };
  StripeWebhook_receive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedDto'];
        };
      };
    };
  };
  TestCheckout_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestChangeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestChangedDto'];
        };
      };
    };
  };
  TestCheckout_show: {
    parameters: {
      query: {
        order: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestOrderDto'];
        };
      };
    };
  };
  TestCheckout_pay: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestPaymentDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutUrlDto'];
        };
      };
    };
  };
  api_paywall_config: {
    parameters: {
      query: {
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        context: 'looks' | 'models' | 'dashboard' | 'streetstyle' | 'reports';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaywallConfigDto'];
        };
      };
    };
  };
  api_paywall_render: {
    parameters: {
      query: {
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        context: 'looks' | 'models' | 'dashboard' | 'streetstyle' | 'reports';
        segment?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RenderedPaywallDto'];
        };
      };
    };
  };
  api_paywall_retrieve: {
    parameters: {
      query: {
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        context: 'looks' | 'models' | 'dashboard' | 'streetstyle' | 'reports';
        segment?: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetrievedPaywallDto'];
        };
      };
    };
  };
  api_user_paywall_subscription_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaywallSubscriptionDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Devices_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDevicesDto'];
        };
      };
    };
  };
  Seats_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSeatsDto'];
        };
      };
    };
  };
  Seats_assign: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignSeatDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSeatsDto'];
        };
      };
    };
  };
  Seats_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seat: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_user_paywall_subscription_patch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BindDeviceDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaywallSubscriptionDto'];
        };
      };
    };
  };
  Devices_release: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        device: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Checkout_plans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlanListDto'];
        };
      };
    };
  };
  ProblemPages_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ProblemPages_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        area: string;
        reason: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_promo_band: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BannerDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredDto'];
        };
      };
    };
  };
  api_register_validate_email: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ValidateEmailDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailVerdictDto'];
        };
      };
    };
  };
  api_reports_count_by_date_range: {
    parameters: {
      query: {
        from: string;
        to: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCountsDto'];
        };
      };
    };
  };
  api_reports_flash_list: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportListDto'];
        };
      };
    };
  };
  api_reports_list: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportListDto'];
        };
      };
    };
  };
  api_reports_premium_list: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportListDto'];
        };
      };
    };
  };
  Reference_routes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoutesDto'];
        };
      };
    };
  };
  api_search_completions: {
    parameters: {
      query?: {
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompletionsDto'];
        };
      };
    };
  };
  PictureSearch_search: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LooksLikePictureDto'];
        };
      };
    };
  };
  Reference_seasons: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeasonsDto'];
        };
      };
    };
  };
  api_seasons_autocomplete: {
    parameters: {
      query?: {
        page?: number;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestionsDto'];
        };
      };
    };
  };
  api_seasons_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeasonDto'];
        };
      };
    };
  };
  security_generate_csrf_token: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CsrfTokenIdDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CsrfTokenDto'];
        };
      };
    };
  };
  security_request_authentication: {
    parameters: {
      query: {
        route:
          | 'home'
          | 'home.en'
          | 'home.es'
          | 'home.fr'
          | 'home.it'
          | 'home.zh'
          | 'membership_index'
          | 'membership_index.en'
          | 'membership_index.es'
          | 'membership_index.fr'
          | 'membership_index.it'
          | 'membership_index.zh'
          | 'moodboard_index'
          | 'moodboard_index.en'
          | 'moodboard_index.es'
          | 'moodboard_index.fr'
          | 'moodboard_index.it'
          | 'moodboard_index.zh'
          | 'user_account_update'
          | 'user_account_update.en'
          | 'user_account_update.es'
          | 'user_account_update.fr'
          | 'user_account_update.it'
          | 'user_account_update.zh'
          | 'data_products_dashboard'
          | 'data_products_dashboard.en'
          | 'data_products_dashboard.es'
          | 'data_products_dashboard.fr'
          | 'data_products_dashboard.it'
          | 'data_products_dashboard.zh'
          | 'look_search'
          | 'look_search.en'
          | 'look_search.es'
          | 'look_search.fr'
          | 'look_search.it'
          | 'look_search.zh'
          | 'collection_index'
          | 'collection_index.en'
          | 'collection_index.es'
          | 'collection_index.fr'
          | 'collection_index.it'
          | 'collection_index.zh'
          | 'model_index'
          | 'model_index.en'
          | 'model_index.es'
          | 'model_index.fr'
          | 'model_index.it'
          | 'model_index.zh'
          | 'street_index'
          | 'street_index.en'
          | 'street_index.es'
          | 'street_index.fr'
          | 'street_index.it'
          | 'street_index.zh';
        message?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInAddressDto'];
        };
      };
    };
  };
  ServiceStatus_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceStatusDto'];
        };
      };
    };
  };
  StudentProof_show: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProvedDto'];
        };
      };
    };
  };
  StudentProof_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StudentProofDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StudentProofSentDto'];
        };
      };
    };
  };
  StudentProof_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StudentLinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProvedDto'];
        };
      };
    };
  };
  Reference_types: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TypesDto'];
        };
      };
    };
  };
  api_types_autocomplete: {
    parameters: {
      query?: {
        page?: number;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestionsDto'];
        };
      };
    };
  };
  api_types_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReferenceDto'];
        };
      };
    };
  };
  api_upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          file: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedPictureDto'];
        };
      };
    };
  };
  api_user_collections_validate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadinessDto'];
        };
      };
    };
  };
  api_user_update_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  api_user_update: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeProfileDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInUserDto'];
        };
      };
    };
  };
  Profile_download: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDataDto'];
        };
      };
    };
  };
  OwnSessions_returnedMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReturnedMailDto'];
        };
      };
    };
  };
  Roles_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RolesDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolesOfMemberDto'];
        };
      };
    };
  };
  OwnSessions_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSessionsDto'];
        };
      };
    };
  };
  OwnSessions_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Vocabulary_amendments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  auth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CredentialsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInDto'];
        };
      };
    };
  };
  auth_confirm: {
    parameters: {
      query?: {
        token?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailedLinkDto'];
        };
      };
    };
  };
  auth_confirm_post: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenLinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmedDto'];
        };
      };
    };
  };
  auth_connect: {
    parameters: {
      query?: {
        redirect?: string;
      };
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Social_comeBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Social_comeBackWithForm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  auth_force_relogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  auth_forgot_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPasswordDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResetRequestedDto'];
        };
      };
    };
  };
  auth_logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  auth_reset_password: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResetDto'];
        };
      };
    };
  };
  auth_status: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthStatusDto'];
        };
      };
    };
  };
  brand_visibility_create_contact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessageDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageSentDto'];
        };
      };
    };
  };
  cdn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        filter: 'thumb_200' | 'list_400' | 'list_800' | 'look_1200' | 'zoom_2000' | 'og_1200x630';
        filename: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/avif': string;
          'image/webp': string;
          'image/jpeg': string;
        };
      };
    };
  };
  collection_index: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        live?: 'true' | 'false';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionSearchPageDto'];
        };
      };
    };
  };
  collection_search: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        live?: 'true' | 'false';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionSearchPageDto'];
        };
      };
    };
  };
  collection_show: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        live?: 'true' | 'false';
        page?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['CollectionDetailsDto']
            | components['schemas']['CollectionSearchPageDto'];
        };
      };
    };
  };
  collection_rating: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  collection_rating_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateByFormDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RatingOverviewDto'];
        };
      };
    };
  };
  collection_type_designer: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        live?: 'true' | 'false';
        page?: number;
      };
      header?: never;
      path: {
        type: string;
        designer: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionSearchPageDto'];
        };
      };
    };
  };
  collection_type_designer_season: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        live?: 'true' | 'false';
        page?: number;
      };
      header?: never;
      path: {
        type: string;
        designer: string;
        season: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CollectionSearchPageDto'];
        };
      };
    };
  };
  data_products_create_contact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessageDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageSentDto'];
        };
      };
    };
  };
  data_embed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FigureDto'];
          'application/vnd.toile.answer+json': components['schemas']['QuestionAnswerDto'];
          'text/html': string;
        };
      };
    };
  };
  MailConsent_ask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  MailConsent_agree: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  data_unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  data_unsubscribe_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  designer_ajax_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DesignerDetailsDto'];
        };
      };
    };
  };
  designer_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DesignerDetailsDto'];
        };
      };
    };
  };
  DevMail_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DevMail_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Reports_download: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        encoded: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  live_index: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveNowDto'];
        };
      };
    };
  };
  live_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveShowDto'];
        };
      };
    };
  };
  live_calendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: string;
        season: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveCalendarDto'];
        };
      };
    };
  };
  look_more: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        colours?: string;
        colours_in?: 'main' | 'anywhere';
        collection?: string;
        sort?: 'mixed' | 'viewed' | 'saved' | 'colour' | 'position';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookSearchPageDto'];
        };
      };
    };
  };
  look_related: {
    parameters: {
      query: {
        look: string;
        garments?: number;
        colours?: number;
        silhouette?: number;
        fabric?: number;
        mood?: number;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarLooksDto'];
        };
      };
    };
  };
  look_search: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        colours?: string;
        colours_in?: 'main' | 'anywhere';
        collection?: string;
        sort?: 'mixed' | 'viewed' | 'saved' | 'colour' | 'position';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookSearchPageDto'];
        };
      };
    };
  };
  look_tags_similars: {
    parameters: {
      query: {
        look: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarLooksDto'];
        };
      };
    };
  };
  look_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookDetailsDto'];
        };
      };
    };
  };
  member_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MemberPageDto'];
        };
      };
    };
  };
  model_index: {
    parameters: {
      query?: {
        search?: string;
        gender?: 'woman' | 'man' | 'non-binary';
        letter?: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModelsPageDto'];
        };
      };
    };
  };
  model_search: {
    parameters: {
      query?: {
        search?: string;
        gender?: 'woman' | 'man' | 'non-binary';
        letter?: string;
        model?: 'true' | 'false';
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModelPageDto'] | components['schemas']['SuggestionsDto'];
        };
      };
    };
  };
  model_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModelDetailsDto'];
        };
      };
    };
  };
  model_more: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LookPageDto'];
        };
      };
    };
  };
  moodboard_index: {
    parameters: {
      query?: {
        look?: string;
        street?: string;
        of?: 'own' | 'shared' | 'editable';
        search?: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardListDto'];
        };
      };
    };
  };
  MoodboardArrangement_arrange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ArrangeBoardDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  moodboard_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameMoodboardDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardCreationDto'];
        };
      };
    };
  };
  MoodboardLooks_createAndAdd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: 'look' | 'street-style';
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameMoodboardDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardCreationWithItemDto'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardCreationWithItemDto'];
        };
      };
    };
  };
  moodboard_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  moodboard_deleted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeletedMoodboardsDto'];
        };
      };
    };
  };
  Moodboards_duplicate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        address: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameMoodboardDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardCreationDto'];
        };
      };
    };
  };
  moodboard_history: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardHistoryDto'];
        };
      };
    };
  };
  moodboard_history_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BringBackDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  moodboard_version: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardVersionDto'];
        };
      };
    };
  };
  moodboard_invitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardInvitationDto'];
        };
      };
    };
  };
  BoardInvitations_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoinedBoardDto'];
        };
      };
    };
  };
  BoardInvitations_decline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeclineInvitationDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  moodboard_list_ajax: {
    parameters: {
      query?: {
        look?: string;
        street?: string;
        of?: 'own' | 'shared' | 'editable';
        search?: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardListDto'];
        };
      };
    };
  };
  BoardComments_mentions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MentionsDto'];
        };
      };
    };
  };
  MoodboardLooks_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveLooksDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  moodboard_pdf: {
    parameters: {
      query?: {
        format?: 'pdf' | 'pptx';
        looks?: number;
      };
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'application/vnd.openxmlformats-officedocument.presentationml.presentation': string;
        };
      };
    };
  };
  MoodboardPdf_progress: {
    parameters: {
      query?: {
        format?: 'pdf' | 'pptx';
        looks?: number;
      };
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PdfProgressDto'];
        };
      };
    };
  };
  OwnPictures_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        size: 'small' | 'large';
        address: string;
        picture: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
          'image/jpeg': string;
        };
      };
    };
  };
  moodboard_public: {
    parameters: {
      query?: {
        page_size?: number;
        page?: number;
      };
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardPageDto'];
        };
      };
    };
  };
  moodboard_public_more: {
    parameters: {
      query?: {
        page_size?: number;
        page?: number;
      };
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardPageDto'];
        };
      };
    };
  };
  MoodboardLooks_remove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveLookDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MoodboardLooks_removeMany: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveLooksDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  MoodboardLooks_reorder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReorderMoodboardDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  Moodboards_restore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  Moodboards_saved: {
    parameters: {
      query: {
        pictures: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedPicturesDto'];
        };
      };
    };
  };
  moodboard_share: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedMoodboardDto'];
        };
      };
    };
  };
  moodboard_share_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MoodboardLooks_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        type: 'look' | 'street-style';
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  MoodboardArrangement_choose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseArrangementDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  MoodboardLooks_comment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommentLookDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  BoardComments_comments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedItemDto'];
        };
      };
    };
  };
  BoardComments_comment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBoardCommentDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SharedItemDto'];
        };
      };
    };
  };
  BoardComments_markRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BoardComments_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        comment: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BoardComments_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        comment: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditedCommentDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MoodboardLooks_chooseCover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChooseCoverDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  BoardPeople_invite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteToBoardDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardPeopleDto'];
        };
      };
    };
  };
  BoardPeople_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        invitation: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BoardPeople_withdrawByForm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        invitation: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BoardPeople_leave: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MoodboardCards_link: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        card: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteBoardLinkDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  BoardPeople_chooseMails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MentionMailsDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  MoodboardCards_note: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        card: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteBoardNoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  BoardPeople_people: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardPeopleDto'];
        };
      };
    };
  };
  BoardPeople_changeRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        person: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BoardRoleDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardPeopleDto'];
        };
      };
    };
  };
  BoardPeople_changeByForm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        person: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BoardRoleOrNoneDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  BoardPeople_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        person: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnPictures_hang: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        card: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  OwnPictures_describe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        card: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DescribePictureDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  MoodboardSections_name: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        section: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NameSectionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  MoodboardSections_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        board: string;
        section: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  Moodboards_rename: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenameMoodboardDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardChangeDto'];
        };
      };
    };
  };
  moodboard_more: {
    parameters: {
      query?: {
        page_size?: number;
        page?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoodboardPageDto'];
        };
      };
    };
  };
  news_index: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticlePageDto'];
        };
      };
    };
  };
  newsletter_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewsletterTokenDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterConfirmedDto'];
        };
      };
    };
  };
  newsletter_subscribe_widget: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestNewsletterDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterRequestedDto'];
        };
      };
    };
  };
  newsletter_subscribe_widget_global: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestNewsletterDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterRequestedDto'];
        };
      };
    };
  };
  newsletter_unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewsletterTokenDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterEndedDto'];
        };
      };
    };
  };
  newsletter_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterDetailsDto'];
        };
      };
    };
  };
  newsroom_preview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewDto'];
        };
      };
    };
  };
  newsroom_words_draft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftPreviewDto'];
        };
      };
    };
  };
  page_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticleDetailsDto'];
        };
      };
    };
  };
  parisiens_in_paris_more: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticlePageDto'];
        };
      };
    };
  };
  poll_current: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PollResultDto'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  poll_vote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PollResultDto'];
        };
      };
    };
  };
  ProblemPages_lead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        area: string;
        reason: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  reports_index: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportListDto'];
        };
      };
    };
  };
  reports_show: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ReportDetailsDto']
            | components['schemas']['ReportListDto'];
        };
      };
    };
  };
  Sitemaps_robots: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
    };
  };
  sitemap: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/xml': string;
        };
      };
    };
  };
  Sitemaps_file: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/xml': string;
        };
      };
    };
  };
  street_index: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        colours?: string;
        colours_in?: 'main' | 'anywhere';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreetSearchPageDto'];
        };
      };
    };
  };
  street_more: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        colours?: string;
        colours_in?: 'main' | 'anywhere';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreetSearchPageDto'];
        };
      };
    };
  };
  street_search: {
    parameters: {
      query?: {
        type?: string;
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        search?: string;
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        tags?: string;
        facets?: 'true' | 'false';
        cursor?: string;
        fields?: string;
        colours?: string;
        colours_in?: 'main' | 'anywhere';
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreetSearchPageDto'];
        };
      };
    };
  };
  street_tags_similars: {
    parameters: {
      query: {
        look: string;
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarStreetStylesDto'];
        };
      };
    };
  };
  street_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreetStyleDetailsDto'];
        };
      };
    };
  };
  talk_more: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ArticlePageDto'];
        };
      };
    };
  };
  top_tagged_keywords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TopKeywordsDto'];
        };
      };
    };
  };
  Translations_all: {
    parameters: {
      query?: {
        locales?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/javascript': string;
        };
      };
    };
  };
  Translations_domain: {
    parameters: {
      query?: {
        locales?: string;
      };
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
          'application/javascript': string;
        };
      };
    };
  };
  trends_index: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrendsDto'];
        };
      };
    };
  };
  trends_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: string;
        season: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrendsDto'];
        };
      };
    };
  };
  OwnAccount_deleteByForm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnAccount_changeEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeEmailDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailChangeRequestedDto'];
        };
      };
    };
  };
  OwnAccount_changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  OwnSessions_endByForm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndSessionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  user_account_update: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeProfileDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInUserDto'];
        };
      };
    };
  };
  OwnAccount_resend: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerificationSentDto'];
        };
      };
    };
  };
  user_collection_looks_delete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveOwnLooksDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  user_collection_looks_reorder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReorderOwnLooksDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  user_collection_looks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnLooksDto'];
        };
      };
    };
  };
  user_collection_looks_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShowOwnCollectionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  user_collection_looks_patch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeOwnCollectionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownCollectionDto'];
        };
      };
    };
  };
  user_collections_delete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteOwnCollectionDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  user_collections_designer_update: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateBrandDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandDto'];
        };
      };
    };
  };
  user_collections_list_by_designer: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnBrandPageDto'];
        };
      };
    };
  };
  user_collections_more: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnCollectionsDto'];
        };
      };
    };
  };
  walk_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalkDetailsDto'];
        };
      };
    };
  };
  tts_page: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        route: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_media: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_streetstyle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_photos: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        route: string;
        event: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_click: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_outbound: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_report: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  affiliation_purchase: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BeaconDto'];
        'application/x-www-form-urlencoded': components['schemas']['BeaconDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  api_user_tags_search_count: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          tags: string[];
        };
        'application/x-www-form-urlencoded': {
          tags: string[];
        };
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
  tts_batch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': (components['schemas']['BeaconDto'] & {
          path: string;
        })[];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDto'];
        };
      };
    };
  };
}
