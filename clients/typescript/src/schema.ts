/** Written by `npm run api:types` from the OpenAPI document: what is open to programs. */
export interface paths {
  '/agency/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An agency with its models; without a plan, its new faces. */
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
    /** The latest fifty crossings of a member's alerts, as Atom; the key in the address is what allows it, for as long as its member wants. */
    get: operations['AlertFeed_feed'];
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
    /** Suggestions for a field: designers, tags, models or fashion weeks. */
    get: operations['api_autocomplete'];
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
    /** All cities. */
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
    /** Cities whose name begins with or holds the words. */
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
    /** A city. */
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
    /** Clients who are named with their leave. */
    get: operations['api_clients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/collection/{slug}/rating/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a collection is rated; of fewer than three ratings only their number. */
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
    /** Collections by any combination of filters, the newest show first. */
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
    /** Whether looks, collections, articles or the vocabulary have changed: what a cache of pages asks each second. */
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
    /** Countries of members. */
    get: operations['api_countries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/assistant-calls': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Notes a question of an assistant under the token that asked it: the server that answers assistants does. */
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
    /** A brand beside the year before; needs `brand`. */
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
    /** Boards that keep each category or trend, or the one asked about. */
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
    /** Looks with each category or trend, or with the one trend asked about. */
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
    /** Searches for each category or trend, or for the one asked about. */
    get: operations['Figures_searches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/configuration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the dashboard can be asked, and how each figure is counted. */
    get: operations['Configuration_configuration'];
    put?: never;
    post?: never;
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
    /** The receipt of an export (any figure with `format=csv|xlsx|json|parquet`), for whoever holds the file and its id. */
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
    /** A trend's or brand's weeks, and the year that is foretold of it, with intervals of 50, 80 and 95 %. */
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
    /** The record: of every past forecast what was said and what came, the greatest errors first. */
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
    /** The same as an Atom feed. */
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
    /** A graph by its name; one about a trend or a brand needs `trend` or `brand`. */
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
    /** What a graph can be narrowed by. */
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
    /** A graph of the home tab. */
    get: operations['Figures_homeGraph'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dashboard/home/most-viewed-looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Most viewed looks of the last 30 days. */
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
    /** The tags that have grown most. */
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
    /** Which of searches, views and boards of a trend or brand move first, or that none is shown to. */
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
    /**
     * Server-sent events `figures`: views and searches of the current show week, at most one a second.
     *     Who comes back names the last in `Last-Event-ID`, and is told once it is another one.
     */
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
    /** Most viewed looks of a season. */
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
    /** Ten of the hundred most viewed, the same all day. */
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
    /** A page of the dashboard as a PDF with its filters and a receipt for each figure; 6 a minute. */
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
    /** How far members went from a search to a look to a board, by occupation or trend: what was released of a season. */
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
    /** The answer to a question that is an address: what can be kept, sent and exported. */
    get: operations['Questions_read'];
    put?: never;
    /** The answer to a question. */
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
    /** The looks that a cell counts, of a measure of looks, boards or views, by the same conditions. */
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
    /** A sentence of any of five languages as a question, and what of it was not understood. */
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
    /** What can be asked: measures, and by what each is counted and narrowed. */
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
    /** Published figures that say something else since: which, by how much and why. */
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
    /** The same as an Atom feed. */
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
    /** What is not in a number, what it is compared with, and what has changed since its days were over. */
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
    /** The events behind a figure by day, those of few people hidden; of what members of an occupation did, nothing. */
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
    /** The looks behind a figure, as `explain=true` links to them. */
    get: operations['Rows_looks'];
    put?: never;
    post?: never;
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
    /** Trends, brands and seasons by name. */
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
    /** A season beside the same one a year earlier. */
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
    /** A figure over time: runway shares by season; street style, searches, views, boards and traffic by week or day; what members of an occupation searched, as it was released. */
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
    /** Where the change of a trend's runway share in a year comes from; needs `trend`. */
    get: operations['Series_split'];
    put?: never;
    post?: never;
    delete?: never;
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
    /** The reader's dashboard subscription; 204 for visitors. */
    get: operations['api_user_dashboard_subscription_me'];
    put?: never;
    post?: never;
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
    /** The token this is asked with: its name, what it opens, and until when. */
    get: operations['Tokens_current'];
    put?: never;
    post?: never;
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
    /** Brands that show a trend; needs `trend`. */
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
    /** Searches for a trend and its rank; needs `trend`. */
    get: operations['Figures_trendSearches'];
    put?: never;
    post?: never;
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
    /** Looks that most boards keep. */
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
    /** Most viewed looks of a brand, season or trend. */
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
    /** Files of a table by days, 31 at most, each with its rows, size and SHA-256. */
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
    /** A day of a table as Parquet (`2026-09-27.parquet`), as the manifest links it. */
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
    /** Designers by name. */
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
    /** How a designer's looks change from season to season, the newest first. */
    get: operations['Designers_timeline'];
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
    /** Pages of editors at paths of their own. */
    get: operations['api_dynamic_pages'];
    put?: never;
    post?: never;
    delete?: never;
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
    /** The banner of the footer. */
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
    /** Genders. */
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
    /** Whether all of Toile serves, and what does not. */
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
    /** A banner of the home page, drawn anew for every reader: one of weight 2 comes twice as often as one of weight 1. */
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
    /** The country the reader's address is registered in; never the address. */
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
    /** Occupations of members. */
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
    /**
     * Server-sent events: `look` with each look of a live show as it comes out, beyond the position that is known, and `change` when looks that were out are corrected or taken back. A browser that
     *     reconnects says what it saw in `Last-Event-ID`, and gets what it did not, each once; late ones, too.
     */
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
    /**
     * Server-sent events `readers`: how often looks of the show were saved and its house was searched while it was on, at most one
     *     a second, each null while fewer than ten readers did. Who comes back names the last in `Last-Event-ID`, and is told once it
     *     is another one.
     */
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
    /** What a show has more of than the same house a year before, when its looks came out, and its record once it is over. */
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
    /** Pictures by type and slug, a hundred at most. It reads only, so it needs no token. */
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
    /** Sixty pictures at most in their largest size with a list of credits, as a zip; it comes with a plan, twenty an hour. */
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
    /** What a model wears from season to season, and for whom, the newest first. */
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
    /** Where the link stood in mails before there was a page; ending a subscription has to work for good. */
    get: operations['Newsletter_oldLink'];
    put?: never;
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
    /** A picture of that show. */
    get: operations['Previews_picture'];
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
    /** What Stripe tells: signed, in any order, repeated at will. */
    post: operations['StripeWebhook_receive'];
    delete?: never;
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
    /** Plans with their prices for one seat, in the currency's smallest unit. */
    get: operations['Checkout_plans'];
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
    /** The promotion across every page. */
    get: operations['api_promo_band'];
    put?: never;
    post?: never;
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
    /** How many reports appeared, both days included, five years at most. */
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
    /** Flash reports, the newest first. */
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
    /** Reports, the newest first. */
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
    /** Premium reports, the newest first. */
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
    /** Paths by name. */
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
    /** Searches that what was typed may become, with counts and pictures. */
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
    /** Looks like a picture: multipart field `file`, JPEG, PNG, WebP or AVIF, 15 MB and 50 megapixels at most. It is kept nowhere; thirty in a quarter of an hour an address. */
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
    /** All seasons, the newest first. */
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
    /** Seasons whose name begins with or holds the words, the newest first. */
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
    /** A season with its show window. */
    get: operations['api_seasons_show'];
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
    /** How the services do now, how they did in the last 90 days, and what is promised of them. */
    get: operations['ServiceStatus_show'];
    put?: never;
    post?: never;
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
    /** All types. */
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
    /** Types whose name begins with or holds the words. */
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
    /** A type. */
    get: operations['api_types_show'];
    put?: never;
    post?: never;
    delete?: never;
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
    /** For other processes that word pages: with `If-None-Match` 304 until something has changed. Notes are for editors only. */
    get: operations['Vocabulary_amendments'];
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
    /** Sends us a message about visibility of a brand; five an hour an address. */
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
    /** A picture in one of the sizes, as AVIF (once it is made), WebP or JPEG by `Accept`; `zoom_2000` comes with a plan. */
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
    /** Collections by any combination of filters, the newest show first. */
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
    /** Collections by any combination of filters, the newest show first. */
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
    /** A collection with its looks; the slug of a type gives its collections. */
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
    /** Leads to the ratings on the collection's own page, as links in mails do. */
    get: operations['collection_rating'];
    put?: never;
    post?: never;
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
    /** Collections of a designer. */
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
    /** Collections of a designer in a season. */
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
    /** Sends us a message about the dashboard; five an hour an address. */
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
    /** What a token shows, a figure or the answer to a question: a page that may be framed, or JSON to `Accept: application/json`, of a type of its own for an answer. */
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
    /** Asks whether the document is wanted that a mail told of, as HTML. */
    get: operations['MailConsent_ask'];
    put?: never;
    /** Agrees to it; the token of the mail allows it, for 48 hours. */
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
    /** Asks whether to end the mails a link stood in, as HTML. */
    get: operations['data_unsubscribe'];
    put?: never;
    /** Ends them; the token allows it, also for mail providers (RFC 8058). */
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
    /** A designer with its collections and newest looks. */
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
    /** A designer with its collections and newest looks. */
    get: operations['designer_show'];
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
    /**
     * The file of a report, its path in base64 or base64url, in the language of `locale` where Toile draws it. Made when it is first
     *     asked for: 503 while its figures are being counted.
     */
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
    /** Shows that are broadcast: those on now, the next and the last. */
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
    /** A show with its stream and the looks that have arrived. */
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
    /** The shows of a season by time, those that are broadcast first. */
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
    /** Looks by any combination of filters, the newest show first. */
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
    /** Looks of other shows that are like this one, by what the reader weighs. */
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
    /** Looks by any combination of filters, the newest show first. */
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
    /** Looks with the same tags, the same show included. */
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
    /** A look between its neighbours in the show. */
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
    /** The public page of a member. */
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
    /** Models, those seen most first, and the new faces; without a plan these are all there is, here and in the search. */
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
    /** Models by name; with `model=true` the rows of a dropdown, as the specification's search of models asks. */
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
    /** A model with the newest looks. */
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
    /** More looks of a model; pages from the third on open with a plan. */
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
    /** The member’s boards, or those shared with them (`of`), the last changed first; `contains` says which hold the picture that is asked with. */
    get: operations['moodboard_index'];
    put?: never;
    post?: never;
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
    /** Makes a board; one for each `Idempotency-Key`. */
    post: operations['moodboard_create'];
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
    /** What an invitation is for, by whom, and whether the reader can accept it; 410 once it is over. */
    get: operations['moodboard_invitation'];
    put?: never;
    post?: never;
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
    /** Declines it, with an account or without: the address gets no other invitation to this board. */
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
    /** The member’s boards, or those shared with them (`of`), the last changed first; `contains` says which hold the picture that is asked with. */
    get: operations['moodboard_list_ajax'];
    put?: never;
    post?: never;
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
    /** A shared board as a PDF of A4 landscape pages or as slides of PowerPoint, one to nine looks on each. */
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
    /** Begins the PDF unless it is there, and says how far it is. */
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
    /** A picture of a member’s own, for whoever may see the board: by its slug, or by the token of its public page. */
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
    /** What is on a shared board. */
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
    /** What is on a shared board. */
    get: operations['moodboard_public_more'];
    put?: never;
    post?: never;
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
    /** Which of the pictures of a page stand on a board of the member. */
    get: operations['Moodboards_saved'];
    put?: never;
    post?: never;
    delete?: never;
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
    /** Puts a picture on a board, once however often it is asked. */
    put: operations['MoodboardLooks_add'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/moodboards/{slug}/more': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is on a board of one’s own or one that is shared with the reader, in its order. */
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
    /** News, the newest first. */
    get: operations['news_index'];
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
    /** A show before its time, for who holds a link that works. */
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
    /** A draft, for who holds a link that works. */
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
    /** A page. */
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
    /** Portraits, the newest first. */
    get: operations['parisiens_in_paris_more'];
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
    /** Reports, the newest first. */
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
    /** A report with what it holds and leads with; `flash`, `premium` and `general` give lists. */
    get: operations['reports_show'];
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
    /** Street style by any combination of filters, the newest first. */
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
    /** Street style by any combination of filters, the newest first. */
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
    /** Street style by any combination of filters, the newest first. */
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
    /** Street style with the same tags. */
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
    /** A street style between those taken before and after it. */
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
    /** Interviews, the newest first. */
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
    /** Tags by looks of the newest season. */
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
    /** The messages of pages, as a script. */
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
    /** The messages of a domain: `{domain}.json`, or `{domain}.js` and `{domain}` as a script. */
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
    /** Tags by their share of the newest season of womenswear. */
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
    /** Tags by their share of a season. */
    get: operations['trends_show'];
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
    /** A curated walk through looks. */
    get: operations['walk_show'];
    put?: never;
    post?: never;
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
    AgencyDetailsDto: {
      agency: components['schemas']['AgencyDto'];
      models: components['schemas']['ModelSummaryDto'][];
      locked: boolean;
    };
    AgencyDto: {
      /**
       * @description Of `about`: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      city: components['schemas']['ReferenceDto'];
      /** @example Looks after forty faces. */
      about: string;
      /** @example https://agency.example */
      website: string | null;
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
    };
    ApiTokenDto: {
      /** @example 5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11 */
      id: string;
      /** @example Notebook */
      name: string;
      /** @description What it opens: parts of the dashboard, and the member’s boards. */
      scopes: ('trends' | 'brands' | 'seasons' | 'moodboards:read' | 'moodboards:write')[];
      /** @example 2026-11-20T12:00:00.000Z */
      created_at: string;
      /** @example 2027-02-18T12:00:00.000Z */
      expires_at: string;
      /**
       * @description To the minute.
       * @example 2026-11-20T12:00:00.000Z
       */
      last_used_at: string | null;
    };
    ArticleDetailsDto: {
      /** @description Those that its parts name, by slug; looks that were taken back are left out. */
      looks: {
        [key: string]: components['schemas']['LookSummaryDto'];
      };
      article: components['schemas']['ArticleDto'];
    };
    ArticleDto: {
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
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
      /** @description For search engines, in the language of the words; null where editors wrote nothing for them. */
      seo: components['schemas']['SeoWordsDto'] | null;
      /** @example counting-buttons */
      slug: string;
      /**
       * @description Null for pages at paths of their own and newsletters.
       * @enum {string|null}
       */
      series: 'news' | 'talk' | 'parisiens-in-paris' | 'about' | null;
      /** @example Counting buttons */
      title: string;
      /** @example A conversation. */
      summary: string;
      image: string | null;
      /** @example Toile talk */
      author: string;
      /** @example 2026-09-01T09:00:00.000Z */
      published_at: string;
    };
    ArticlePageDto: {
      results: components['schemas']['ArticleSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    ArticleSummaryDto: {
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example counting-buttons */
      slug: string;
      /**
       * @description Null for pages at paths of their own and newsletters.
       * @enum {string|null}
       */
      series: 'news' | 'talk' | 'parisiens-in-paris' | 'about' | null;
      /** @example Counting buttons */
      title: string;
      /** @example A conversation. */
      summary: string;
      image: string | null;
      /** @example Toile talk */
      author: string;
      /** @example 2026-09-01T09:00:00.000Z */
      published_at: string;
    };
    BannerDto: {
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example the-fitting */
      id: string;
      /** @example The fitting */
      title: string;
      /** @example Our letter. */
      text: string;
      image: string | null;
      /** @example /newsletters/the-fitting-12 */
      url: string;
      /** @example Read */
      label: string;
      /** @description Whether readers may put it away. */
      dismissible: boolean;
      /** @example 2026-01-15T09:00:00.000Z */
      starts_at: string;
      ends_at: string | null;
    };
    BoardInvitationDto: {
      /** @enum {string} */
      role: 'read' | 'comment' | 'edit';
      /**
       * @description Whether the reader may accept it, and what is in the way.
       * @enum {string}
       */
      fits: 'sign-in' | 'confirm-address' | 'other-address' | 'yes';
      /** @example Denim */
      board: string;
      /** @example Ada Renard */
      by: string;
      /** @example 2026-12-11T10:00:00.000Z */
      until: string;
    };
    BoardMemberDto: {
      /** @example m-3f1c0a9be2d45f60 */
      id: string;
      /** @example Ada Renard */
      name: string;
    };
    CauseDto: {
      /**
       * @description `recounted` where nothing else is known: a replay, an erasure, a correction.
       * @enum {string}
       */
      cause: 'late-events' | 'retagged' | 'withdrawn' | 'added' | 'recounted';
      /**
       * @description Events or looks; null for a recount.
       * @example 12
       */
      count: number | null;
    };
    ChangesSinceDto: {
      /** @example 2026-10-14T00:00:00.000Z */
      since: string;
      /** @example 0 */
      added: number;
      /** @example 12 */
      withdrawn: number;
      /**
       * @description Of the looks that stayed: got the tag or category that the number is about.
       * @example 4
       */
      gained: number;
      /** @example 1 */
      lost: number;
    };
    CitiesDto: {
      results: components['schemas']['CityDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    CityDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /** @example France */
      country: string;
      /** @example Europe/Paris */
      timezone: string;
    };
    ClientDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /** @example https://vale.example */
      url: string | null;
      logo: string | null;
    };
    ClientsDto: {
      results: components['schemas']['ClientDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    CollectionDetailsDto: {
      collection: components['schemas']['DescribedCollectionDto'];
      looks: components['schemas']['LookSummaryDto'][];
    };
    CollectionFacetsDto: {
      type: components['schemas']['FacetValueDto'][];
      /** @description Of tags; a picture is in each of which it has a tag, a collection in each of which one of its looks has one. */
      category: components['schemas']['FacetValueDto'][];
      city: components['schemas']['FacetValueDto'][];
      /** @description The newest first. */
      season: components['schemas']['FacetValueDto'][];
      designer: components['schemas']['FacetValueDto'][];
    };
    CollectionFactsDto: {
      /**
       * Format: date-time
       * @example 2026-02-24T14:00:00.000Z
       */
      show_date: string;
      /** @example Castellani Brera Fall-Winter 2026 */
      title: string;
      /**
       * @default
       * @example A cloister
       */
      venue: string;
      /**
       * Format: uri
       * @default null
       * @example https://live.example/x
       */
      stream_url: string | null;
      /** @default  */
      description: string;
      translations?: components['schemas']['ShowTranslationsDto'];
      designer: components['schemas']['NamedDto'];
      season: components['schemas']['NamedDto'];
      type: components['schemas']['NamedDto'];
      city: components['schemas']['NamedDto'];
      /**
       * @description Whether the show is broadcast.
       * @default false
       */
      live: boolean;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
    };
    CollectionSearchPageDto: {
      /** @description What leads on (`cursor`); null on the last page. */
      next: string | null;
      results: components['schemas']['CollectionSummaryDto'][];
      facets?: components['schemas']['CollectionFacetsDto'];
      /** @description Where words were searched for. */
      understood?: components['schemas']['UnderstoodDto'];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    CollectionSummaryDto: {
      /** @example castellani-brera-fall-winter-2026 */
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      /** @description The picture of its first look. */
      cover: string | null;
      /** @example 42 */
      looks_count: number;
      /** @example 2026-02-24T14:00:00.000Z */
      show_date: string;
      /** @description Whether the show is broadcast. */
      live: boolean;
      locked: boolean;
    };
    CompletionDto: {
      /**
       * @example concept
       * @enum {string}
       */
      kind: 'season' | 'designer' | 'model' | 'concept';
      /**
       * @description Of the concept, brand, model or season.
       * @example leather
       */
      slug: string;
      /**
       * @description In the reader's language.
       * @example Leather
       */
      label: string;
      /**
       * @description The word of the concept that begins as was typed, where its label does not.
       * @example cashmere
       */
      synonym?: string;
      /**
       * @description What to search for.
       * @example red leather
       */
      search: string;
      /**
       * @description Looks it finds.
       * @example 31
       */
      total_count: number;
      /** @description Of the first look it finds. */
      picture: components['schemas']['CompletionPictureDto'];
    };
    CompletionPictureDto: {
      /** @example castellani-brera-fall-winter-2026-look-1.svg */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      thumbhash: string | null;
      /**
       * @example [
       *       "#8b1e2d"
       *     ]
       */
      colours: string[];
    };
    CompletionsDto: {
      /** @description Concepts, brands, models and seasons; of each those whose label begins so first, then by synonyms, then by looks. */
      results: components['schemas']['CompletionDto'][];
    };
    CompositionDto: {
      season_before: components['schemas']['ReferenceDto'];
      /** @description That it rests on. */
      looks: number;
      looks_before: number;
      /** @description The largest gain of share first, at most four. */
      rises: components['schemas']['RiseDto'][];
    };
    ConceptForecastDto: {
      series: components['schemas']['SeriesDto'];
      /** @description Null where there are too few events to foretell anything, or nothing was foretold yet. */
      forecast: components['schemas']['ForecastDto'] | null;
      /**
       * @description Origins of all forecasts of it, the newest first.
       * @example [
       *       "2026-11-23"
       *     ]
       */
      origins: string[];
      /** @description Where something changed for good; what is behind a week, `/api/dashboard/rows/events` tells. */
      changes: components['schemas']['LevelChangeDto'][];
      odd_weeks: components['schemas']['OddWeekDto'][];
    };
    ConfigurationDto: {
      /**
       * @description Everything, or the demo of it.
       * @enum {string}
       */
      environment: 'Master' | 'Demo';
      defaults: components['schemas']['DefaultFiltersDto'];
      filters: components['schemas']['PageFilterOptionsDto'];
      metrics: components['schemas']['FilterOptionDto'][];
      colour_views: components['schemas']['FilterOptionDto'][];
      brand_scopes: components['schemas']['FilterOptionDto'][];
      /** @example Top 20 Brands */
      top_list_label: string;
      definitions: components['schemas']['DefinitionDto'][];
    };
    ConsentCoverageDto: {
      /**
       * @description Percent; null where nobody came.
       * @example 62.4
       */
      value: number | null;
      /** @example 31200 */
      numerator: number;
      /** @example 50000 */
      denominator: number;
    };
    ContentVersionDto: {
      /**
       * @description Another one with every change of what public pages show; nothing else can be told from it.
       * @example 24310
       */
      version: string;
    };
    ContextOfNumberDto: {
      window: components['schemas']['WindowDto'];
      /** @description What its change is measured against. */
      previous_window: components['schemas']['DaysDto'] | null;
      /** @example 2026-11-20T12:00:00.000Z */
      as_of: string;
      /** @description Null where no events of visitors are counted. */
      not_counted: components['schemas']['NotCountedDto'] | null;
      /** @description Null where the catalogue chooses nothing, and where the days are not over. */
      changes: components['schemas']['ChangesSinceDto'] | null;
    };
    CountryDto: {
      /** @example france */
      slug: string;
      /**
       * @description ISO 3166-1 alpha-2; null where no single country is meant.
       * @example FR
       */
      code: string | null;
      /** @example France */
      name: string;
    };
    DashboardHitDto: {
      /** @enum {string} */
      dimension: 'trends' | 'brands' | 'seasons';
      /** @example denim */
      slug: string;
      /** @example Denim */
      label: string;
      /**
       * @description Its looks.
       * @example 812
       */
      total_count: number;
    };
    DashboardHitsDto: {
      results: components['schemas']['DashboardHitDto'][];
      /** @description Of all that were found. */
      total_count: number;
    };
    DashboardSubscriptionDto: {
      /** @example 7 */
      id: number | null;
      /**
       * @example all-included
       * @enum {string|null}
       */
      plan: 'dashboard' | 'all-included' | 'student-special' | 'trend-master' | null;
      /**
       * @description What was last heard of the payments.
       * @example active
       * @enum {string|null}
       */
      status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled' | null;
      /**
       * @description When it is over.
       * @example 2027-01-01T00:00:00.000Z
       */
      ends_at: string | null;
      /**
       * @description Seats; the device check is for one seat only.
       * @example 1
       */
      quantity: number;
      /**
       * @description Of the device that is accepted now.
       * @example da39a3ee5e6b4b0d3255bfef95601890afd80709
       */
      user_fingerprint: string | null;
      /** @description Whether the request came from that device, whatever its fingerprint has become since. */
      device_known: boolean;
      /** @description Whether the member holds the subscription, or sits on a seat of somebody else's. */
      owned: boolean;
      /** @example all-included */
      segment: string;
      /**
       * @description What it opens.
       * @example [
       *       "brands",
       *       "trends",
       *       "seasons"
       *     ]
       */
      scopes: string[];
    };
    DayBehindDto: {
      /** @example 2026-09-20 */
      day: string;
      /** @example 41 */
      events: number;
      /**
       * @description Of how many.
       * @example 2733
       */
      of: number;
    };
    DaysDto: {
      /** @example 2025-09-09 */
      from: string;
      /** @example 2025-10-14 */
      to: string;
    };
    DeclineInvitationDto: {
      /**
       * @description Whether it should not have been sent: operators see whose it was.
       * @default false
       */
      report: boolean;
    };
    DefaultFiltersDto: {
      /** @example woman */
      type: string;
      /** @example all-cities */
      city: string;
      /** @example all-categories */
      category: string;
      /** @example spring-summer-2027 */
      season: string;
      /** @example fall-winter-2026 */
      compare: string;
      /** @example all-brands */
      scope: string;
      /** @example traffic */
      metric: string;
      /** @example main_colours */
      view: string;
      /** @example consumer */
      job: string;
      /** @example all-countries */
      country: string;
    };
    DefinitionDto: {
      /** @example share_of_collection_v2 */
      id: string;
      /** @example 2 */
      version: number;
      /** @example Runway share */
      label: string;
      /** @example looks tagged x ÷ published looks of the scope */
      formula: string;
      numerator: string;
      denominator: string;
    };
    DescribedCollectionDto: {
      /**
       * @description Of these words: English where there is none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example Castellani Brera Fall-Winter 2026 */
      title: string;
      /** @example A hall */
      venue: string;
      description: string;
      /** @example castellani-brera-fall-winter-2026 */
      slug: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      /** @description The picture of its first look. */
      cover: string | null;
      /** @example 42 */
      looks_count: number;
      /** @example 2026-02-24T14:00:00.000Z */
      show_date: string;
      /** @description Whether the show is broadcast. */
      live: boolean;
      locked: boolean;
    };
    DescribedLookDto: {
      /**
       * @description Of the description: English where there is none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example A velvet coat. */
      description: string;
      /**
       * @description Whose picture it is; null where nobody is named.
       * @example Ines Marchetti
       */
      credit: string | null;
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      /**
       * @description In the order of the show.
       * @example 12
       */
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      /** @example 1QcSHQRnh493V4dIh4eXh1h4kJUI */
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      /** @description Whether the plan of the reader does not open it. */
      locked: boolean;
    };
    DescribedStreetStyleDto: {
      /**
       * @description Of the description: English where there is none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example A coat. */
      description: string;
      /** @example marais-2026-03-01-12 */
      slug: string;
      /** @description The designer that is worn, where it is known. */
      designer: components['schemas']['ReferenceDto'] | null;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      locked: boolean;
      /** @example Elie Vasseur */
      photographer: string;
      /** @example 2026-03-01T10:00:00.000Z */
      taken_at: string;
      sponsored: boolean;
    };
    DesignerDetailsDto: {
      designer: components['schemas']['DesignerDto'];
      /** @description The newest first. */
      collections: components['schemas']['CollectionSummaryDto'][];
      looks: components['schemas']['LookSummaryDto'][];
    };
    DesignerDto: {
      /**
       * @description Of `bio`: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example Founded in Milan. */
      bio: string;
      /** @example 1962 */
      founded: number | null;
      /** @example https://designer.example */
      website: string | null;
      /**
       * @description The first of its name.
       * @example C
       */
      letter: string;
      /** @description Where it shows most. */
      city: components['schemas']['ReferenceDto'];
      /** @example 900 */
      looks_count: number;
      /** @example 22 */
      collections_count: number;
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
    };
    DesignerSummaryDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /**
       * @description The first of its name.
       * @example C
       */
      letter: string;
      /** @description Where it shows most. */
      city: components['schemas']['ReferenceDto'];
      /** @example 900 */
      looks_count: number;
      /** @example 22 */
      collections_count: number;
    };
    DesignersDto: {
      results: components['schemas']['DesignerSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    DraftPreviewDto: {
      /**
       * @example page
       * @enum {string}
       */
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
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example counting-buttons */
      slug: string;
      /** @description Of what is an article. */
      details: components['schemas']['ArticleDetailsDto'] | null;
      /** @description Of a banner, live or not. */
      banner: components['schemas']['BannerDto'] | null;
      /** @description Of a poll: as nobody has answered it yet. */
      poll: components['schemas']['PollResultDto'] | null;
      walk: components['schemas']['WalkDetailsDto'] | null;
      /** @description Of a designer: with the collections and looks that are public. */
      designer: components['schemas']['DesignerDetailsDto'] | null;
      /** @description Of a model: with the looks that are public. */
      model: components['schemas']['ModelDetailsDto'] | null;
      /** @description Of a report: without its file, and without figures that are counted once it is public. */
      report: components['schemas']['ReportDetailsDto'] | null;
      /** @description Of a client: with those that are named already. */
      clients: components['schemas']['ClientDto'][] | null;
      /** @description Of everything else. */
      words: components['schemas']['PreviewedWordsDto'] | null;
      /** @description Until when a link works; null for editors. */
      expires_at: string | null;
    };
    DynamicPageSummaryDto: {
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example /guides/reading */
      path: string;
      /** @example How to read */
      title: string;
      summary: string;
      /** @example 2024-01-15T09:00:00.000Z */
      published_at: string;
    };
    DynamicPagesDto: {
      results: components['schemas']['DynamicPageSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    EventsBehindDto: {
      rows: components['schemas']['DayBehindDto'][];
      /** @description Of street style: the newest 48 of the pictures that are counted. */
      pictures?: components['schemas']['PictureBehindDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 100 */
      page_size: number;
      window: components['schemas']['WindowDto'];
      /**
       * @example {
       *       "type": "woman",
       *       "season": "spring-summer-2027"
       *     }
       */
      filters: {
        [key: string]: string;
      };
      /** @example 2026-11-20T12:00:00.000Z */
      as_of: string;
    };
    ExplainedRowDto: {
      /** @example Denim */
      label: string;
      /** @example denim */
      tag_name: string | null;
      /** @example SS27 */
      season_short: string | null;
      /** @description Null where the row is hidden. */
      numerator: number | null;
      denominator: number | null;
      /**
       * @description Looks, or events by day.
       * @example /api/dashboard/rows/looks?season=spring-summer-2027&trend=denim
       */
      numerator_rows: string | null;
      denominator_rows: string | null;
      /**
       * @description What is not in the numerator, and what has changed since.
       * @example /api/dashboard/rows/context?season=spring-summer-2027&trend=denim&measure=looks
       */
      context: string | null;
    };
    ExplanationDto: {
      definition: components['schemas']['DefinitionDto'];
      /**
       * @description What the numbers were read from.
       * @example catalogue facts, the latest version of each look
       */
      reads: string;
      window: components['schemas']['WindowDto'];
      /**
       * @example {
       *       "type": "woman",
       *       "season": "spring-summer-2027"
       *     }
       */
      filters: {
        [key: string]: string;
      };
      /** @example 2026-11-20T12:00:00.000Z */
      as_of: string;
      rows: components['schemas']['ExplainedRowDto'][];
    };
    ExportReceiptDto: {
      /** @example 5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11 */
      id: string;
      /**
       * @description The address that gives the same table again: as it was known when it was exported.
       * @example /api/dashboard/graphs/ranking?as_of=2026-11-20T12%3A00%3A00.000Z
       */
      again: string;
      /**
       * @description `pdf` where the table stands on a printed page, `pptx` where it is a slide's.
       * @enum {string}
       */
      format: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet' | 'pdf' | 'pptx';
      /** @example ranking_traffic */
      definition: string | null;
      /** @example 2 */
      version: number | null;
      /**
       * @example {
       *       "type": "woman",
       *       "season": "spring-summer-2027"
       *     }
       */
      filters: {
        [key: string]: string;
      };
      window: components['schemas']['WindowDto'];
      /** @example 2026-11-20T12:00:00.000Z */
      as_of: string;
      /** @example 2026-11-20T11:59:59.000Z */
      fresh_to: string | null;
      /** @example 20 */
      rows: number;
      /**
       * @example [
       *       "label",
       *       "value"
       *     ]
       */
      columns: string[];
      /**
       * @description SHA-256 over the column names and each row as JSON arrays, a line each: equal in every format.
       * @example b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c
       */
      sha256: string;
      /** @example 2026-11-20T12:00:00.000Z */
      created_at: string;
    };
    FacetValueDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /** @example 812 */
      total_count: number;
    };
    FactColumnDto: {
      /** @example look */
      name: string;
      /**
       * @example string
       * @enum {string}
       */
      kind: 'string' | 'number';
      /** @example Slug of the look. */
      means: string;
    };
    FactDayDto: {
      /** @example 2026-09-27 */
      day: string;
      /** @example 640 */
      rows: number;
      /** @example 20480 */
      bytes: number;
      /**
       * @description Of the file, hexadecimal.
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      sha256: string;
      /** @example /api/data/looks/2026-09-27.parquet?as_of=2026-11-26T12:00:00.000Z */
      href: string;
    };
    FactManifestDto: {
      /** @example looks */
      table: string;
      about: string;
      columns: components['schemas']['FactColumnDto'][];
      /** @description All files hold what was known at this time: asked again with it, they are the same bytes. */
      as_of: string;
      /** @description Days that have any. */
      files: components['schemas']['FactDayDto'][];
    };
    FigureBlockDto: {
      /** @enum {string} */
      type: 'figure';
      /**
       * @description The figure's address below `/api/dashboard/`.
       * @enum {string}
       */
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
      /**
       * @description Those it obeys, and what it cannot be asked without.
       * @example {
       *       "season": "spring-summer-2026"
       *     }
       */
      filters: {
        [key: string]: string;
      } & components['schemas']['LivingFiltersDto'];
      /** @default  */
      caption: string;
    };
    FigureDto: {
      rows: components['schemas']['FigureRowDto'][];
      meta: components['schemas']['FigureMetaDto'];
      /** @description With `explain=true`. */
      explanation?: components['schemas']['ExplanationDto'];
    };
    FigureMetaDto: {
      /**
       * @description A type or city was chosen, which chose the days alone: of all readers on them, so that cities and types do not add up.
       * @enum {string}
       */
      covers?: 'all-readers';
      /** @example share_of_collection_v2 */
      definition: string;
      /** @example 2 */
      version: number;
      /**
       * @example {
       *       "type": "woman",
       *       "season": "spring-summer-2027"
       *     }
       */
      filters: {
        [key: string]: string;
      };
      window: components['schemas']['WindowDto'];
      /**
       * @description What was known at this time is in the figure.
       * @example 2026-11-20T12:00:00.000Z
       */
      as_of: string;
      /**
       * @description Every event appended up to this time is in the figure.
       * @example 2026-11-20T11:59:59.000Z
       */
      fresh_to: string;
      /** @description The season is still being shown. */
      partial: boolean;
      /** @description Of figures of visitors: whose numbers of visitors and intervals rest on those who agreed. */
      consent?: components['schemas']['ConsentCoverageDto'];
    };
    FigureRowDto: {
      /** @description Between what the value lies with a certainty of 95 %, in its unit: by drawing brands anew of what is shown, visitors of what they do. */
      interval: number[] | null;
      /** @description The same of `evolution`; where it holds zero, nothing is known to have changed. */
      change_interval: number[] | null;
      /** @example Denim */
      label: string;
      /** @example 13 */
      value: number | null;
      /** @example 13.0 % */
      value_label: string | null;
      /** @example #561a2a */
      bar_background: string | null;
      /** @example Milan */
      city_name: string | null;
      /** @example 1 */
      ranking: number | null;
      /** @description Goes into `/cdn/{filter}/{image_filename}`. */
      image_filename: string | null;
      /** @description Slug of a look. */
      look: string | null;
      /** @example SS27 */
      season_short: string | null;
      /**
       * @description Slug of what the row is about: a tag, a category or a brand.
       * @example denim
       */
      tag_name: string | null;
      /**
       * @description Percent against the year before.
       * @example 30
       */
      evolution: number | null;
      /** @example 520 */
      numerator: number | null;
      /** @example 4000 */
      denominator: number | null;
      /** @description It rests on few looks. */
      low_base: boolean;
      /** @description It rests on few people and is hidden. */
      suppressed: boolean;
      /** @description There was none of it the year before. */
      new: boolean;
      /**
       * @description Percentage points against the year before.
       * @example 3
       */
      points: number | null;
      /**
       * @description Brands that have any of it, of runway shares.
       * @example 31
       */
      brands: number | null;
      /** @example 3 */
      previous_ranking: number | null;
      /** @description 100 where a country is as the world. */
      index: number | null;
      /** @description The measure under its own name, where it is the one of the figure. */
      share_of_collection_v2?: number | null;
      search_percentage_v2?: number | null;
      share_of_moodboards_v2?: number | null;
      yoy_evol_share_of_collection_v2?: number | null;
      percentage_evolution_v2?: number | null;
    };
    FilterOptionDto: {
      /** @example woman */
      value: string;
      /** @example Womenswear */
      displayName: string;
    };
    FirstLooksDto: {
      results: components['schemas']['LookSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    ForecastBandDto: {
      /**
       * @description Percent of weeks that should lie in it.
       * @example 80
       */
      coverage: number;
      /** @example 1.12 */
      low: number;
      /** @example 1.97 */
      high: number;
    };
    ForecastDataDto: {
      /** @example 2023-12-04 */
      from: string;
      /** @example 2026-11-22 */
      to: string;
      /**
       * @description As events and looks were known then.
       * @example 2026-11-25T02:40:00.000Z
       */
      as_of: string;
      /**
       * @description Weeks, or seasons, in which anything was measured.
       * @example 148
       */
      weeks: number;
      /**
       * @description Searches, openings, boards or looks in them.
       * @example 5120
       */
      events: number;
      /**
       * @description SHA-256 of the weekly counts.
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      digest: string;
    };
    ForecastDto: {
      /**
       * @description The first day that was not known.
       * @example 2026-11-23
       */
      origin: string;
      /** @example 2026-11-25T02:40:11.000Z */
      made_at: string;
      /** @description It was made later than its week, from nothing but what was known before its origin. */
      afterwards: boolean;
      /** @example combination */
      method: string;
      /** @example 1 */
      version: string;
      /** @description What is to be known of it, such as gaps; may be empty. */
      note: string;
      data: components['schemas']['ForecastDataDto'];
      /** @description It rests on few events a week. */
      low_base: boolean;
      weeks: components['schemas']['ForecastWeekDto'][];
      /** @description Of horizons that have ended. */
      scores: components['schemas']['ForecastScoreDto'][];
    };
    ForecastRecordDto: {
      groups: components['schemas']['RecordGroupDto'][];
      results: components['schemas']['RecordedForecastDto'][];
      /** @example 412 */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 50 */
      page_size: number;
    };
    ForecastScoreDto: {
      /**
       * @description Weeks ahead; 1 of a runway share, which is foretold of the next season.
       * @example 13
       * @enum {number}
       */
      horizon: 4 | 1 | 13 | 26 | 52;
      /**
       * @description Weeks of them in which anything was measured.
       * @example 13
       */
      weeks: number;
      /**
       * @description Their mean, as it was said, percent.
       * @example 1.5
       */
      said: number;
      /**
       * @description Their mean, as it came.
       * @example 1.62
       */
      came: number;
      /**
       * @description Mean absolute error over the seasonal naive error of what was known (MASE).
       * @example 0.81
       */
      mase: number | null;
      /**
       * @description The same of saying what the year before had.
       * @example 1.04
       */
      naive: number | null;
      /**
       * @description Weeks that lay within the interval of 50 %.
       * @example 7
       */
      within50: number;
      /** @example 11 */
      within80: number;
      /** @example 13 */
      within95: number;
      /** @description Whether the level went the way it was said to; null where it was to stay, or stayed. */
      direction: boolean | null;
    };
    ForecastWeekDto: {
      /** @example 2026-11-23 */
      from: string;
      /** @example 2026-11-29 */
      to: string;
      /**
       * @description Of a runway share.
       * @example FW27
       */
      season_short: string | null;
      /**
       * @description Percent.
       * @example 1.52
       */
      value: number;
      /** @description 50, 80 and 95 %. */
      bands: components['schemas']['ForecastBandDto'][];
    };
    HeadingDto: {
      /** @enum {string} */
      type: 'heading';
      text: string;
    };
    HealthDto: {
      /**
       * @description `degraded`: pages are shown and beacons answered, though something else does not serve; `unavailable`: they are not.
       * @example ok
       * @enum {string}
       */
      status: 'ok' | 'degraded' | 'unavailable';
      /**
       * @description `ok`, or what each service or store lacks.
       * @example {
       *       "api": "ok",
       *       "ingest": "ok",
       *       "aggregator": "ok",
       *       "postgres": "ok",
       *       "log": "ok",
       *       "warehouse": "ok"
       *     }
       */
      services: {
        [key: string]: string;
      };
      /**
       * @description Age of the oldest event that is not in the warehouse yet, milliseconds; null while unknown.
       * @example 120
       */
      lag_ms: number | null;
      /**
       * @description `off` where there is no demo.
       * @enum {string}
       */
      demo: 'failed' | 'loading' | 'loaded' | 'off';
    };
    IncidentDto: {
      /** @enum {string} */
      part: 'events' | 'figures' | 'pages';
      /** @example 2026-11-25T09:12:00.000Z */
      began_at: string;
      /**
       * @description Null while it goes on.
       * @example 2026-11-25T09:15:00.000Z
       */
      ended_at: string | null;
    };
    InsteadDto: {
      /** @example Velvet */
      label: string;
      /** @example velvet coats */
      search: string;
    };
    IpLocationDto: {
      /** @example FR */
      country_code: string | null;
      /** @example France */
      country: string | null;
      /** @example Europe */
      continent: string | null;
      in_eu: boolean;
    };
    LeadDto: {
      /** @example denim */
      slug: string;
      /** @example Denim */
      label: string;
      /** @enum {string} */
      first: 'searches' | 'boards' | 'street-style' | 'views';
      /** @enum {string} */
      second: 'searches' | 'boards' | 'street-style' | 'views';
      /** @description Whether a lead is shown; otherwise it may be chance, or lies on both sides of none. */
      shown: boolean;
      /**
       * @description Weeks by which the first moved before the second; negative: after it. Worth nothing where none is shown.
       * @example 3
       */
      lead: number;
      /**
       * @description The middle 90 % of bootstrap draws.
       * @example 2
       */
      low: number;
      /** @example 5 */
      high: number;
      /** @example 0.61 */
      correlation: number;
      /**
       * @description Share of false ones to be expected among those no surer than it (Benjamini and Hochberg, 1995).
       * @example 0.012
       */
      q: number;
      /**
       * @description Weeks that were looked at, the newest in which both were measured.
       * @example 156
       */
      weeks: number;
    };
    LeadFigureDto: {
      /**
       * @example looks
       * @enum {string}
       */
      of: 'looks' | 'brands' | 'collections' | 'models';
      /** @example 893 */
      value: number;
      /**
       * @description Relative change in percent; null where there is nothing to compare with.
       * @example -1
       */
      evolution: number | null;
    };
    LeadsDto: {
      results: components['schemas']['LeadDto'][];
      /** @example 342 */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 50 */
      page_size: number;
      /**
       * @description Of all pairs so many have a lead that is shown.
       * @example 17
       */
      shown_count: number;
      /**
       * @description Weeks a pair must have been measured without a gap to be looked at.
       * @example 46
       */
      fewest_weeks: number;
      /**
       * @description The Monday after the last week that was looked at; null where no pair was measured for long enough.
       * @example 2026-11-23
       */
      until: string | null;
    };
    LevelChangeDto: {
      /** @example 2026-09-14 */
      from: string;
      /**
       * @description The level in the weeks before, percent, the season taken out.
       * @example 5.1
       */
      before: number;
      /** @example 8.7 */
      after: number;
    };
    LinkContentDto: {
      /**
       * @description With http or https.
       * @example https://example.org/fabrics
       */
      url: string;
      /** @example example.org */
      host: string;
      /**
       * @description As the member typed it; may be empty.
       * @example Fabrics for spring
       */
      title: string;
    };
    LiveCalendarDto: {
      type: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      shows: components['schemas']['CollectionSummaryDto'][];
    };
    LiveFiguresDto: {
      /**
       * @description Openings of looks and street style.
       * @example 41230
       */
      views: number;
      /**
       * @description First-page searches that name something known.
       * @example 1204
       */
      searches: number;
      week: components['schemas']['ShowWeekDto'];
      /** @example 2026-09-24T12:00:00.000Z */
      as_of: string;
      /** @example 2026-09-24T11:59:59.000Z */
      fresh_to: string;
    };
    LiveNowDto: {
      /** @description The last begun first. */
      running: components['schemas']['CollectionSummaryDto'][];
      /** @description The next first. */
      upcoming: components['schemas']['CollectionSummaryDto'][];
      /** @description The last shown first. */
      over: components['schemas']['CollectionSummaryDto'][];
    };
    LiveRoomDto: {
      /** @description Null where either show has fewer than ten looks. */
      composition: components['schemas']['CompositionDto'] | null;
      /** @description In the order in which they came out. */
      arrivals: components['schemas']['LookArrivalDto'][];
      /** @description Null until the show is over, and where all its looks came out at once. */
      record: components['schemas']['ShowRecordDto'] | null;
    };
    LiveShowDto: {
      collection: components['schemas']['DescribedCollectionDto'];
      /** @example https://live.example/x */
      stream_url: string | null;
      /**
       * @example upcoming
       * @enum {string}
       */
      status: 'upcoming' | 'running' | 'over';
      looks: components['schemas']['LookSummaryDto'][];
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
    LookArrivalDto: {
      /** @example castellani-brera-spring-summer-2027-look-1 */
      slug: string;
      /** @example 2026-09-25T17:04:00.000Z */
      at: string;
    };
    LookBehindDto: {
      /** @example castellani-brera-fall-winter-2026-look-12 */
      look: string;
      /** @example Castellani Brera, look 12 */
      label: string;
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`; null when the catalogue does not have the look any more.
       * @example castellani-brera-fall-winter-2026-look-12.jpg
       */
      image_filename: string | null;
      /** @example castellani-brera */
      designer: string;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
      /** @example fall-winter-2026 */
      season: string;
      /** @example milan */
      city: string;
      /** @example 2026-02-24 */
      shown_on: string;
      /**
       * @example [
       *       "velvet"
       *     ]
       */
      tags: string[];
      /**
       * @example [
       *       "#561a2a"
       *     ]
       */
      colours: string[];
    };
    LookDetailsDto: {
      look: components['schemas']['DescribedLookDto'];
      /** @description The slug of the look before. */
      previous: string | null;
      /** @description The slug of the look after. */
      next: string | null;
      related: components['schemas']['LookSummaryDto'][];
      /**
       * @description Where the designer sells, marked as coming from here; null when it does not say.
       * @example https://vale.example/?utm_source=toile&utm_medium=affiliate&utm_content=a-look
       */
      shop: string | null;
    };
    LookPageDto: {
      results: components['schemas']['LookSummaryDto'][];
      /**
       * @description The last page this reader may see; null for all of them.
       * @example 2
       */
      open_pages: number | null;
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    LookSearchPageDto: {
      /** @description What leads on (`cursor`); null on the last page. */
      next: string | null;
      facets?: components['schemas']['PictureFacetsDto'];
      /** @description Where words were searched for. */
      understood?: components['schemas']['UnderstoodDto'];
      results: components['schemas']['LookSummaryDto'][];
      /**
       * @description The last page this reader may see; null for all of them.
       * @example 2
       */
      open_pages: number | null;
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    LookSummaryDto: {
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      /**
       * @description In the order of the show.
       * @example 12
       */
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      /** @example 1QcSHQRnh493V4dIh4eXh1h4kJUI */
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      /** @description Whether the plan of the reader does not open it. */
      locked: boolean;
    };
    LooksBehindDto: {
      rows: components['schemas']['LookBehindDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 100 */
      page_size: number;
      window: components['schemas']['WindowDto'];
      /**
       * @example {
       *       "type": "woman",
       *       "season": "spring-summer-2027"
       *     }
       */
      filters: {
        [key: string]: string;
      };
      /** @example 2026-11-20T12:00:00.000Z */
      as_of: string;
    };
    LooksBlockDto: {
      /** @enum {string} */
      type: 'looks';
      looks: string[];
    };
    LooksLikePictureDto: {
      results: components['schemas']['LookSummaryDto'][];
      /**
       * @description The last page this reader may see; null for all of them.
       * @example 2
       */
      open_pages: number | null;
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
      /**
       * @description How many looks were compared.
       * @example 24000
       */
      compared_count: number;
      /**
       * @description What was compared: `layout`, the colours, shape and patterns of the figure; `model`, what an image model sees.
       * @enum {string}
       */
      by: 'model' | 'layout';
    };
    MarkedOptionDto: {
      /** @example woman */
      value: string;
      /** @example Womenswear */
      displayName: string;
      selected: boolean;
      /**
       * @description Looks with this value, whatever else was chosen; of countries, searches from there. Null where a value chooses none, as an occupation.
       * @example 812
       */
      count: number | null;
    };
    MarkingTagDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /**
       * @description Of the season's looks that have it, 0 to 1.
       * @example 0.4
       */
      share: number;
      /**
       * @description Of the looks of all seasons.
       * @example 0.1
       */
      usual_share: number;
    };
    MediaDto: {
      /** @enum {string} */
      type: 'look' | 'street-style';
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
      media: components['schemas']['LookSummaryDto'];
    };
    MediaKeyDto: {
      /** @enum {string} */
      type: 'look' | 'street-style';
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
    };
    MediasDto: {
      results: components['schemas']['MediaDto'][];
      missing: components['schemas']['MediaKeyDto'][];
    };
    MediasQueryDto: {
      items: components['schemas']['MediaKeyDto'][];
    };
    MemberPageDto: {
      member: components['schemas']['ShownMemberDto'];
      looks: components['schemas']['LookSummaryDto'][];
    };
    MessageSentDto: {
      sent: boolean;
    };
    ModelDetailsDto: {
      model: components['schemas']['ModelDto'];
      looks: components['schemas']['FirstLooksDto'];
    };
    ModelDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /** @example woman */
      gender: string;
      agency: components['schemas']['ReferenceDto'] | null;
      /** @example Poland */
      nationality: string;
      /** @description Whether the first season is the latest one. */
      new_face: boolean;
      /** @example 96 */
      looks_count: number;
      /** @description Of the newest look. */
      image_filename: string | null;
      locked: boolean;
      /** @example 180 */
      height_cm: number | null;
      /** @description The season of the first show. */
      debut: components['schemas']['ReferenceDto'] | null;
    };
    ModelPageDto: {
      results: components['schemas']['ModelSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    ModelSummaryDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /** @example woman */
      gender: string;
      agency: components['schemas']['ReferenceDto'] | null;
      /** @example Poland */
      nationality: string;
      /** @description Whether the first season is the latest one. */
      new_face: boolean;
      /** @example 96 */
      looks_count: number;
      /** @description Of the newest look. */
      image_filename: string | null;
      locked: boolean;
    };
    ModelsPageDto: {
      new_faces: components['schemas']['ModelSummaryDto'][];
      locked: boolean;
      results: components['schemas']['ModelSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    MonthOfReportsDto: {
      /** @example 2026-03 */
      month: string;
      /** @example 3 */
      count: number;
    };
    MoodboardCardDto: {
      /** @enum {string} */
      type: 'note' | 'link' | 'picture';
      /**
       * @description Of the card.
       * @example c-m3k9x2
       */
      slug: string;
      /** @description Null: it is its own words. */
      comment: string | null;
      /** @description Null: it is not in the catalogue. */
      image_filename: string | null;
      /**
       * @description Id of the section it stands in; null above the first one.
       * @example evening
       */
      section: string | null;
      /** @description Null: it is not in the catalogue. */
      look: components['schemas']['LookSummaryDto'] | null;
      place: components['schemas']['MoodboardPlaceDto'];
      note: components['schemas']['NoteContentDto'] | null;
      link: components['schemas']['LinkContentDto'] | null;
      picture: components['schemas']['OwnPictureContentDto'] | null;
    };
    MoodboardChangeDto: {
      moodboard: components['schemas']['MoodboardSummaryDto'];
      /** @description Whether it gained a picture. */
      added: boolean;
    };
    MoodboardCreationDto: {
      /**
       * @description Of its public page.
       * @example mB4Yp2nQk7c1sVtXz0aLrw
       */
      token: string;
      /** @example 5f1c2d3e4a5b6c7d */
      slug: string;
      /** @example Denim */
      name: string;
      /**
       * @description Pictures on it, the member’s own among them; notes and links are counted beside.
       * @example 1
       */
      count: number;
      /**
       * @description Notes on it.
       * @example 0
       */
      notes: number;
      /**
       * @description Links on it.
       * @example 0
       */
      links: number;
      /**
       * @description Image of the chosen picture or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty.
       * @example 8d1f0a6c.jpg
       */
      cover: string | null;
      /**
       * @description Of the board, to be sent back with another order.
       * @example 2
       */
      version: number;
    };
    MoodboardHeadDto: {
      /**
       * @description How it is shown; what lies freely has its `place` either way.
       * @enum {string}
       */
      arrangement: 'grid' | 'free';
      /**
       * @description What the reader may do with it; null on its public page, which tells nothing of its people.
       * @enum {string|null}
       */
      role: 'read' | 'comment' | 'edit' | 'own' | null;
      /**
       * @description Of its public page; null while it has none, and for all but its owner.
       * @example mB4Yp2nQk7c1sVtXz0aLrw
       */
      token: string | null;
      /** @example For winter */
      description: string | null;
      /**
       * @description `type:slug` of the chosen cover; null while the first picture is it.
       * @example look:castellani-brera-fall-winter-2026-look-12
       */
      cover_item: string | null;
      /** @description In their order. */
      sections: components['schemas']['MoodboardSectionDto'][];
      /** @description Whose it is; null on its public page. */
      owner: components['schemas']['BoardMemberDto'] | null;
      /**
       * @description On it beside its owner.
       * @example 2
       */
      people: number;
      /**
       * @description Invitations that wait, for its owner alone.
       * @example 0
       */
      invited: number;
      /**
       * @description Comments of others the reader has not read.
       * @example 0
       */
      unread: number;
      /** @example 5f1c2d3e4a5b6c7d */
      slug: string;
      /** @example Denim */
      name: string;
      /**
       * @description Pictures on it, the member’s own among them; notes and links are counted beside.
       * @example 1
       */
      count: number;
      /**
       * @description Notes on it.
       * @example 0
       */
      notes: number;
      /**
       * @description Links on it.
       * @example 0
       */
      links: number;
      /**
       * @description Image of the chosen picture or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty.
       * @example 8d1f0a6c.jpg
       */
      cover: string | null;
      /**
       * @description Of the board, to be sent back with another order.
       * @example 2
       */
      version: number;
    };
    MoodboardItemDto: {
      /** @enum {string} */
      type: 'look' | 'street-style';
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
      /**
       * @description What its owner says of it.
       * @example The cut of the sleeve
       */
      comment: string | null;
      /** @example 8d1f0a6c.jpg */
      image_filename: string;
      /**
       * @description Id of the section it stands in; null above the first one.
       * @example evening
       */
      section: string | null;
      /** @description As lists show it; null once it is no longer published. */
      look: components['schemas']['LookSummaryDto'] | null;
      place: components['schemas']['MoodboardPlaceDto'];
    };
    MoodboardListDto: {
      results: components['schemas']['MoodboardListRowDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    MoodboardListRowDto: {
      /**
       * @description What the reader may do with it.
       * @enum {string}
       */
      role: 'read' | 'comment' | 'edit' | 'own';
      /**
       * @description Of its public page; null while it has none, and for all but its owner.
       * @example mB4Yp2nQk7c1sVtXz0aLrw
       */
      token: string | null;
      /** @description Whether it holds the picture that was asked with. */
      contains: boolean;
      /** @example 2026-11-21T10:00:00.000Z */
      updated_at: string;
      /**
       * @description When the reader changed it last; null where they never did.
       * @example 2026-11-21T10:00:00.000Z
       */
      touched_at: string | null;
      /** @description Whose it is; null where it is the reader's own. */
      owner: components['schemas']['BoardMemberDto'] | null;
      /**
       * @description On it beside its owner.
       * @example 2
       */
      people: number;
      /**
       * @description Comments of others the reader has not read.
       * @example 0
       */
      unread: number;
      /** @example 5f1c2d3e4a5b6c7d */
      slug: string;
      /** @example Denim */
      name: string;
      /**
       * @description Pictures on it, the member’s own among them; notes and links are counted beside.
       * @example 1
       */
      count: number;
      /**
       * @description Notes on it.
       * @example 0
       */
      notes: number;
      /**
       * @description Links on it.
       * @example 0
       */
      links: number;
      /**
       * @description Image of the chosen picture or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty.
       * @example 8d1f0a6c.jpg
       */
      cover: string | null;
      /**
       * @description Of the board, to be sent back with another order.
       * @example 2
       */
      version: number;
    };
    MoodboardPageDto: {
      results: (components['schemas']['MoodboardItemDto'] | components['schemas']['MoodboardCardDto'])[];
      /** @example 2 */
      version: number;
      moodboard: components['schemas']['MoodboardHeadDto'];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    MoodboardPlaceDto: {
      /**
       * @description Of its left side.
       * @example 204
       */
      x: number;
      /**
       * @description Of its upper side.
       * @example 40
       */
      y: number;
      /** @example 184 */
      width: number;
      /**
       * @description The higher lies above the lower.
       * @example 3
       */
      z: number;
    };
    MoodboardSectionDto: {
      /** @example evening */
      id: string;
      /** @example For the evening */
      name: string;
    };
    MoodboardSummaryDto: {
      /** @example 5f1c2d3e4a5b6c7d */
      slug: string;
      /** @example Denim */
      name: string;
      /**
       * @description Pictures on it, the member’s own among them; notes and links are counted beside.
       * @example 1
       */
      count: number;
      /**
       * @description Notes on it.
       * @example 0
       */
      notes: number;
      /**
       * @description Links on it.
       * @example 0
       */
      links: number;
      /**
       * @description Image of the chosen picture or the first one, for `/cdn/{filter}/{cover}`; null while the board is empty.
       * @example 8d1f0a6c.jpg
       */
      cover: string | null;
      /**
       * @description Of the board, to be sent back with another order.
       * @example 2
       */
      version: number;
    };
    NameMoodboardDto: {
      /** @example Denim */
      name: string;
    };
    NamedDto: {
      /** @example velvet */
      slug: string;
      /** @example Velvet */
      name: string;
    };
    NotCountedDto: {
      /** @example 41200 */
      counted: number;
      /** @example 812 */
      bots: number;
      /** @example 96 */
      staff: number;
      /**
       * @description The same by the same visitor within half an hour, and copies of an event.
       * @example 1530
       */
      repeats: number;
      /**
       * @description They happened more than 48 hours before they arrived, or at an impossible time; by the day they arrived.
       * @example 3
       */
      out_of_time: number;
      /**
       * @description Of those counted: nobody's, so they are in no number of visitors.
       * @example 6210
       */
      without_consent: number;
      /**
       * @description Of those counted: arrived more than an hour after they happened.
       * @example 240
       */
      late: number;
    };
    NoteContentDto: {
      /** @enum {string} */
      paper: 'white' | 'sand' | 'rose' | 'sage' | 'sky';
      /** @example Everything in bottle green */
      text: string;
    };
    OddWeekDto: {
      /** @example 2026-03-02 */
      from: string;
      /**
       * @description Percent.
       * @example 12.3
       */
      value: number;
      /** @example 5.2 */
      expected: number;
    };
    OfStreetDto: {
      /**
       * @description The search without the words that say street style.
       * @example milan
       */
      search: string;
      /** @example 148 */
      total_count: number;
    };
    OneSeriesDto: {
      /** @example denim */
      slug: string;
      /** @example Denim */
      label: string;
      /** @description Of a group: what is counted once where any of them is. */
      members?: components['schemas']['SeriesMemberDto'][];
      /** @description One for each step. */
      points: components['schemas']['SeriesPointDto'][];
    };
    OwnPictureContentDto: {
      /**
       * @description 800 pixels wide at most.
       * @example /moodboards/pictures/5f1c2d3e4a5b6c7d/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e/small
       */
      small: string;
      /**
       * @description 2,000 pixels wide at most.
       * @example /moodboards/pictures/5f1c2d3e4a5b6c7d/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e/large
       */
      large: string;
      /** @example 1600 */
      width: number;
      /** @example 1200 */
      height: number;
      /**
       * @description A blurred preview of about 25 bytes, in base64.
       * @example 1QcSHQRnh493V4dIh4eXh1h4kJUI
       */
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most present first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      /**
       * @description What is to be seen on it, as the member says.
       * @example A swatch of bottle green velvet
       */
      alt: string;
      /**
       * @description Whose it is, as the member says.
       * @example Photograph: Ada
       */
      credit: string;
    };
    OwnRatingDto: {
      /** @example 12 */
      id: number;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
      /** @example 4 */
      rating: number;
      /** @example The sleeves. */
      comment: string | null;
    };
    PageFilterOptionsDto: {
      season: components['schemas']['FilterOptionDto'][];
      category: components['schemas']['FilterOptionDto'][];
      city: components['schemas']['FilterOptionDto'][];
      type: components['schemas']['FilterOptionDto'][];
    };
    ParagraphDto: {
      /** @enum {string} */
      type: 'paragraph';
      text: string;
    };
    PathRowDto: {
      /**
       * @description An occupation, or `all-jobs`.
       * @example buyer
       */
      job: string;
      /**
       * @description Null for any trend: of all who searched anything, those who opened a look of what they had searched.
       * @example denim
       */
      tag_name: string | null;
      /**
       * @description Name of the trend; empty for any.
       * @example Denim
       */
      label: string;
      /**
       * @description Distinct verified members, to the nearest five.
       * @example 60
       */
      searched: number | null;
      /**
       * @description Of these, who opened a look of it within half an hour.
       * @example 40
       */
      opened: number | null;
      /**
       * @description Of these, who put a look of it on a board within the same half hour.
       * @example 15
       */
      saved: number | null;
      /** @description Nothing of it is told. */
      suppressed: boolean;
    };
    PathsDto: {
      rows: components['schemas']['PathRowDto'][];
      meta: components['schemas']['FigureMetaDto'];
    };
    PdfProgressDto: {
      /** @description Whether it can be had without waiting. */
      ready: boolean;
      /**
       * @description Steps done, a step a picture and a page.
       * @example 12
       */
      done: number;
      /** @example 40 */
      total: number;
    };
    PictureBehindDto: {
      /** @example paris-spring-summer-2027-street-12 */
      picture: string;
      /** @example 2026-09-20 */
      taken_on: string;
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`; null when the catalogue does not have the picture any more.
       * @example paris-spring-summer-2027-street-12.jpg
       */
      image_filename: string | null;
    };
    PictureBlockDto: {
      /** @enum {string} */
      type: 'picture';
      /**
       * @description The slug of a look; null for an uploaded picture.
       * @default null
       */
      look: string | null;
      /**
       * @description The name of an uploaded picture; null for one of a look.
       * @default null
       */
      image: string | null;
      /**
       * @description What is seen in it; a look is told in words of its own where nothing is said.
       * @default
       */
      alt: string;
      /** @default  */
      caption: string;
      /**
       * @description Of an uploaded picture, in pixels.
       * @default null
       */
      width: number | null;
      /** @default null */
      height: number | null;
    };
    PictureFacetsDto: {
      type: components['schemas']['FacetValueDto'][];
      /** @description Of tags; a picture is in each of which it has a tag, a collection in each of which one of its looks has one. */
      category: components['schemas']['FacetValueDto'][];
      city: components['schemas']['FacetValueDto'][];
      /** @description The newest first. */
      season: components['schemas']['FacetValueDto'][];
      designer: components['schemas']['FacetValueDto'][];
      /** @description Of looks: tones, each with the looks that show one of its colours. */
      colours?: components['schemas']['FacetValueDto'][];
      /** @description The most frequent ones among what was found, and every tag that was asked for. */
      tags: components['schemas']['FacetValueDto'][];
    };
    PlanListDto: {
      results: components['schemas']['PlanOfferDto'][];
      /** @description Sold on request. */
      on_request: 'dashboard'[];
      currencies: ('eur' | 'usd' | 'gbp' | 'cny')[];
      intervals: ('month' | 'year')[];
      /**
       * @description Sold without a talk.
       * @example 50
       */
      most_seats: number;
      /**
       * @description What takes the money: nothing does in a test. Null where nothing can be bought.
       * @enum {string|null}
       */
      provider: 'stripe' | 'test' | null;
      /** @description Whether the provider counts taxes, which are in these prices then; nobody else counts any. */
      taxes_by_provider: boolean;
    };
    PlanOfferDto: {
      /** @description What is in it. */
      features: ('looks' | 'models' | 'street' | 'zoom' | 'flash' | 'premium' | 'seats')[];
      /** @enum {string} */
      plan: 'all-included' | 'student-special' | 'trend-master';
      prices: components['schemas']['PricesDto'];
      /** @description Whether several seats can be bought. */
      seats: boolean;
      /** @description Whether a student's address must be proved. */
      student: boolean;
      /**
       * @description Days before the first payment, for who has never had a plan.
       * @example 14
       */
      trial_days: number;
    };
    PollOptionDto: {
      /** @example 1 */
      id: number;
      /** @example The shoulder */
      label: string;
      /** @example 3 */
      votes: number;
      /**
       * @description Whole per cents, 100 together.
       * @example 75
       */
      percent: number;
    };
    PollResultDto: {
      /** @example 1 */
      poll: number;
      /** @example What do you look at first? */
      question: string;
      /**
       * @description Null for a poll without an end.
       * @example 2026-12-31T00:00:00.000Z
       */
      closes_at: string | null;
      closed: boolean;
      /** @example 4 */
      total: number;
      /**
       * @description The option this visitor chose.
       * @example 1
       */
      mine: number | null;
      options: components['schemas']['PollOptionDto'][];
    };
    PreviewDto: {
      facts: components['schemas']['CollectionFactsDto'];
      /** @description In the order of the show. */
      looks: components['schemas']['PreviewedLookDto'][];
      /** @description Until when the link works. */
      expires_at: string;
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
    PreviewedWordsDto: {
      /** @example The fitting */
      title: string;
      text: string;
      image: string | null;
      /** @description What is known of an agency. */
      lines: string[];
    };
    PriceDto: {
      /** @example 4900 */
      month: number;
      /** @example 49000 */
      year: number;
    };
    PricesDto: {
      eur: components['schemas']['PriceDto'];
      usd: components['schemas']['PriceDto'];
      gbp: components['schemas']['PriceDto'];
      cny: components['schemas']['PriceDto'];
    };
    ProblemDto: {
      /** @example /problems/input/invalid */
      type: string;
      /** @example Input does not fit */
      title: string;
      /** @example 422 */
      status: number;
      detail: string;
      /** @description The path that was asked. */
      instance: string;
      /** @description With 422: every field at fault. */
      violations?: components['schemas']['ViolationDto'][];
    };
    PulseDto: {
      /** @example 2026-09-25T17:04:00.000Z */
      at: string;
      /**
       * @description Looks of the show put on boards.
       * @example 41
       */
      saves: number | null;
      /**
       * @description Searches that name the house.
       * @example 120
       */
      searches: number | null;
    };
    QuestionAnswerDto: {
      measures: components['schemas']['QuestionMeasureDto'][];
      row_keys: components['schemas']['QuestionKeyDto'][];
      /** @description None where there are no columns. */
      column_keys: components['schemas']['QuestionKeyDto'][];
      /** @description A row a cell, as files have it. */
      rows: components['schemas']['QuestionCellDto'][];
      /** @description Of whole rows, whole columns and everything; what cannot be added up has none. */
      totals: components['schemas']['QuestionCellDto'][];
      meta: components['schemas']['FigureMetaDto'];
      /** @description As they were asked, with what their values are called. */
      conditions: components['schemas']['QuestionConditionDto'][];
      /** @description What was left out, as it was asked. */
      without: components['schemas']['QuestionConditionDto'][];
      /**
       * @description The question as parameters of an address: with `as_of` the same numbers again.
       * @example measures=runway_share&rows=tag
       */
      question: string;
      /**
       * @description Tags of its conditions, and of what it leaves out, that mean narrower ones, too.
       * @example [
       *       "coat"
       *     ]
       */
      widened: string[];
    };
    QuestionCellDto: {
      /** @enum {string} */
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
      /** @enum {string} */
      unit: 'percent' | 'looks' | 'brands' | 'times' | 'events' | 'people' | 'ratio';
      /** @description Between what the value lies with a certainty of 95 %. */
      interval: number[] | null;
      change_interval: number[] | null;
      /** @example denim */
      row: string;
      /** @example Denim */
      label: string;
      /** @example milan */
      column: string;
      /** @example Milan */
      column_label: string;
      /** @example 13 */
      value: number | null;
      /** @example 520 */
      numerator: number | null;
      /** @example 4000 */
      denominator: number | null;
      /** @example 10 */
      before: number | null;
      /**
       * @description Relative change, percent.
       * @example 30
       */
      evolution: number | null;
      /** @example 3 */
      points: number | null;
      /** @description It rests on little. */
      low_base: boolean;
      /** @description It rests on few members and is hidden. */
      suppressed: boolean;
      /** @description There was none of it before. */
      new: boolean;
    };
    QuestionConditionDto: {
      /** @enum {string} */
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
    QuestionDto: {
      /** @enum {string} */
      type: 'question';
      text: string;
      answer: string;
    };
    QuestionKeyDto: {
      /** @description Of a group. */
      members?: components['schemas']['QuestionMemberDto'][];
      /** @example denim */
      key: string;
      /** @example Denim */
      label: string;
    };
    QuestionMeasureDto: {
      /** @enum {string} */
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
      /** @enum {string} */
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
      /** @description What can be left out of it: nothing where it rests on members, whom a difference would tell of. */
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
      /**
       * @description What a formula is called; null where it is a measure of the list.
       * @example Saves per 1,000 views
       */
      label: string | null;
      /** @description Decimal places that are shown. */
      digits: number;
      /** @example looks */
      rests: string;
      /** @example share_of_collection_v2 */
      definition: string;
      /** @example published looks of the cell */
      numerator: string;
      /** @example published looks of the season */
      denominator: string | null;
      /** @description Told of whole seasons alone. */
      seasons_only: boolean;
    };
    QuestionMemberDto: {
      /** @example denim */
      key: string;
      /** @example Denim */
      label: string;
    };
    QuestionVocabularyDto: {
      measures: components['schemas']['QuestionMeasureDto'][];
    };
    QuoteDto: {
      /** @enum {string} */
      type: 'quote';
      text: string;
      /** @default  */
      by: string;
    };
    RatingOverviewDto: {
      /**
       * @description One decimal; null while fewer than three members have rated.
       * @example 4.2
       */
      average: number | null;
      /** @example 12 */
      count: number;
      /**
       * @description How many gave each rating, 1 to 5; null with the average, since of one or two it would say who gave what.
       * @example {
       *       "1": 0,
       *       "2": 1,
       *       "3": 2,
       *       "4": 3,
       *       "5": 6
       *     }
       */
      distribution: {
        [key: string]: number;
      } | null;
      mine: components['schemas']['OwnRatingDto'] | null;
    };
    ReadSentenceDto: {
      /**
       * @description The question as parameters of an address.
       * @example measures=runway_share&rows=fabric&compare=previous&order=change
       */
      question: string;
      words: components['schemas']['SentenceWordDto'][];
    };
    ReceivedDto: {
      received: boolean;
    };
    RecordCallDto: {
      /** @example search_looks */
      tool: string;
      /**
       * @description Its arguments in words.
       * @example text: red leather coats · season: spring-summer-2027
       */
      asked: string;
      /** @enum {string} */
      outcome: 'answered' | 'refused' | 'failed';
      /**
       * @description What was refused, in words.
       * @example This token lacks the scope seasons.
       */
      said?: string;
      /** @example 120 */
      took_ms: number;
    };
    RecordGroupDto: {
      /** @enum {string} */
      measure: 'searches' | 'boards' | 'views' | 'runway-share';
      /**
       * @example 13
       * @enum {number}
       */
      horizon: 4 | 1 | 13 | 26 | 52;
      /** @example combination */
      method: string;
      /** @example 412 */
      forecasts: number;
      /**
       * @description Mean of their MASE.
       * @example 0.83
       */
      mase: number | null;
      /**
       * @description The same of saying what the year before had, of those forecasts of which that is known.
       * @example 1.02
       */
      naive: number | null;
      /**
       * @description Percent of weeks within the interval of 50 %.
       * @example 52.1
       */
      within50: number;
      /** @example 79.4 */
      within80: number;
      /** @example 94 */
      within95: number;
      /**
       * @description Percent of forecasts whose level went the way they said.
       * @example 68.2
       */
      direction: number | null;
    };
    RecordedForecastDto: {
      /**
       * @description Weeks ahead; 1 of a runway share, which is foretold of the next season.
       * @example 13
       * @enum {number}
       */
      horizon: 4 | 1 | 13 | 26 | 52;
      /**
       * @description Weeks of them in which anything was measured.
       * @example 13
       */
      weeks: number;
      /**
       * @description Their mean, as it was said, percent.
       * @example 1.5
       */
      said: number;
      /**
       * @description Their mean, as it came.
       * @example 1.62
       */
      came: number;
      /**
       * @description Mean absolute error over the seasonal naive error of what was known (MASE).
       * @example 0.81
       */
      mase: number | null;
      /**
       * @description The same of saying what the year before had.
       * @example 1.04
       */
      naive: number | null;
      /**
       * @description Weeks that lay within the interval of 50 %.
       * @example 7
       */
      within50: number;
      /** @example 11 */
      within80: number;
      /** @example 13 */
      within95: number;
      /** @description Whether the level went the way it was said to; null where it was to stay, or stayed. */
      direction: boolean | null;
      /** @enum {string} */
      measure: 'searches' | 'boards' | 'views' | 'runway-share';
      /** @enum {string} */
      of: 'brand' | 'trend';
      /** @example denim */
      slug: string;
      /** @example Denim */
      label: string;
      /** @example 2026-08-24 */
      origin: string;
      /**
       * @description The day after its last week.
       * @example 2026-11-23
       */
      ended: string;
      /** @example 2026-08-26T02:40:11.000Z */
      made_at: string;
      /** @example combination */
      method: string;
      /** @example 1 */
      version: string;
      /** @description It rested on few events a week. */
      low_base: boolean;
    };
    ReferenceDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
    };
    RelaxationDto: {
      /**
       * @description What it leaves out; nothing where it only writes a word otherwise.
       * @example [
       *       "leather"
       *     ]
       */
      without: string[];
      /** @example red coats milan */
      search: string;
      /** @example 31 */
      total_count: number;
    };
    ReportCountsDto: {
      /**
       * Format: date
       * @example 2026-01-01
       */
      from: string;
      /**
       * Format: date
       * @example 2026-12-31
       */
      to: string;
      /** @example 3 */
      total: number;
      /**
       * @example {
       *       "flash": 1,
       *       "premium": 1,
       *       "general": 1
       *     }
       */
      by_type: {
        [key: string]: number;
      };
      /** @description Months with reports. */
      by_month: components['schemas']['MonthOfReportsDto'][];
    };
    ReportDetailsDto: {
      report: components['schemas']['ReportSummaryDto'];
      /** @description Empty for files that were uploaded. */
      contents: components['schemas']['ReportPartDto'][];
      /** @description Empty until the file is made. */
      figures: components['schemas']['LeadFigureDto'][];
      /** @description The newest beside it. */
      others: components['schemas']['ReportSummaryDto'][];
    };
    ReportListDto: {
      results: components['schemas']['ReportSummaryDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    ReportPartDto: {
      /** @example At a glance */
      title: string;
      /** @example 2 */
      page: number;
    };
    ReportSummaryDto: {
      /** @enum {string} */
      type: 'flash' | 'premium' | 'general';
      /**
       * @description Of title and summary: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /**
       * @description Of the file: the reader's where Toile draws it.
       * @enum {string}
       */
      file_language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example 1 */
      id: number;
      /** @example denim-2026 */
      slug: string;
      /** @example Denim */
      title: string;
      /** @example What was shown. */
      summary: string;
      season: components['schemas']['ReferenceDto'] | null;
      city: components['schemas']['ReferenceDto'] | null;
      /** @example 8d1f0a6c.jpg */
      cover: string | null;
      /** @example 2026-03-15T09:00:00.000Z */
      published_at: string;
      /** @example 12 */
      pages: number;
      /** @description Whether the plan of the reader does not cover it. */
      locked: boolean;
      /**
       * @description Null while it is locked.
       * @example /download/Zmxhc2gvcjEucGRm/pdf
       */
      download_url: string | null;
    };
    RestatementDto: {
      /** @example 5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11 */
      id: string;
      /** @enum {string} */
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
      /**
       * @example {
       *       "type": "woman",
       *       "season": "spring-summer-2026"
       *     }
       */
      filters: {
        [key: string]: string;
      };
      /** @example spring-summer-2026 */
      season: string;
      /** @example share_of_collection_v2 */
      definition: string;
      /** @example Denim */
      label: string;
      /** @example denim */
      tag_name: string | null;
      /** @description Null where there was no such row. */
      before: components['schemas']['SaidDto'] | null;
      after: components['schemas']['SaidDto'] | null;
      causes: components['schemas']['CauseDto'][];
      /**
       * @description What was told at this time is `before`.
       * @example 2026-11-20T04:10:00.000Z
       */
      known_before: string;
      /** @example 2026-11-21T04:10:00.000Z */
      known_after: string;
    };
    RestatementsDto: {
      results: components['schemas']['RestatementDto'][];
      /** @example 12 */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 50 */
      page_size: number;
    };
    RiseDto: {
      tag: components['schemas']['ReferenceDto'];
      /**
       * @description Of the show so far.
       * @example 9
       */
      looks: number;
      /**
       * @description Of the show a year before.
       * @example 4
       */
      looks_before: number;
      /**
       * @description Share now over share then; null for what was not shown then.
       * @example 3
       */
      times: number | null;
    };
    RoutesDto: {
      /** @example  */
      base_url: string;
      /**
       * @example [
       *       "en",
       *       "fr"
       *     ]
       */
      locales: string[];
      /**
       * @example {
       *       "look_show": "/look/{slug}"
       *     }
       */
      routes: {
        [key: string]: string;
      };
    };
    SaidDto: {
      /** @example 13 */
      value: number | null;
      /** @example 520 */
      numerator: number | null;
      /** @example 4000 */
      denominator: number | null;
    };
    SavedPicturesDto: {
      /**
       * @example [
       *       "look:castellani-brera-fall-winter-2026-look-12"
       *     ]
       */
      saved: string[];
    };
    SeasonDto: {
      /** @example fall-winter-2026 */
      slug: string;
      /** @example Fall-Winter 2026 */
      name: string;
      /** @example FW26 */
      short_name: string;
      /**
       * @example FW
       * @enum {string}
       */
      code: 'FW' | 'PF' | 'SS' | 'RS';
      /** @example 2026 */
      year: number;
      /**
       * @description The same half a year earlier, what figures are compared with.
       * @example fall-winter-2025
       */
      previous: string | null;
      /** @example 2026-02-10 */
      shows_start: string;
      /** @example 2026-03-09 */
      shows_end: string;
      /**
       * @example closed
       * @enum {string}
       */
      status: 'upcoming' | 'open' | 'closed';
    };
    SeasonsDto: {
      results: components['schemas']['SeasonDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    SendMessageDto: {
      /** @example Ada Check */
      name: string;
      /**
       * Format: email
       * @example ada@example.com
       */
      email: string;
      /**
       * @default
       * @example Check
       */
      company: string;
      /**
       * @description As `/api/jobs` has it.
       * @example buyer
       * @enum {string}
       */
      job:
        | 'pr-communications'
        | 'insights-marketing'
        | 'consumer'
        | 'designer'
        | 'student'
        | 'other'
        | 'buyer'
        | 'press-magazine-stylist';
      /**
       * @description As `/api/countries` has it.
       * @example france
       * @enum {string}
       */
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
      /** @example Hello */
      message: string;
      /** @description That we may keep it. */
      consent: boolean;
      /** @description A field people do not see; who fills it in is thanked and not heard. */
      website?: string;
    };
    SentenceWordDto: {
      /** @enum {string} */
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
      /** @example fabrics */
      text: string;
      /**
       * @description What may be meant by what is unknown.
       * @example lace
       */
      instead: string | null;
      /**
       * @description What can take its place: "without lace" and "without black" where it is `together`, as black lace is, which no question leaves out as one thing.
       * @example [
       *       "without lace",
       *       "without black"
       *     ]
       */
      separately: string[];
    };
    SeoWordsDto: {
      /** @default  */
      title: string;
      /** @default  */
      description: string;
    };
    SeriesDto: {
      steps: components['schemas']['SeriesStepDto'][];
      series: components['schemas']['OneSeriesDto'][];
      /** @description Main seasons whose days touch those of the series. */
      shows: components['schemas']['ShowWeeksDto'][];
      meta: components['schemas']['FigureMetaDto'];
    };
    SeriesMemberDto: {
      /** @example lace */
      slug: string;
      /** @example Lace */
      label: string;
    };
    SeriesPointDto: {
      /** @description Of a runway share: between what it lies with a certainty of 95 %, percent, by drawing brands anew. */
      interval: number[] | null;
      /**
       * @description Percent; null where there was nothing to be a part of.
       * @example 1.5
       */
      value: number | null;
      /**
       * @description Null of what is hidden.
       * @example 41
       */
      numerator: number | null;
      /** @description It rests on few. */
      low_base: boolean;
      /** @description Of what members did: fewer than ten are in it, or none, or nothing of the season is told yet. */
      suppressed?: boolean;
    };
    SeriesStepDto: {
      /** @example 2026-11-16 */
      from: string;
      /** @example 2026-11-22 */
      to: string;
      /**
       * @description Of runway shares.
       * @example spring-summer-2027
       */
      season: string | null;
      /** @example SS27 */
      season_short: string | null;
      /** @description It is not over yet, or not all of its days were asked for. */
      partial: boolean;
      /**
       * @description Out of how much: looks, pictures, searches, openings, boards, page views or members.
       * @example 2733
       */
      of: number;
    };
    ServiceDayDto: {
      /**
       * @description UTC.
       * @example 2026-11-26
       */
      day: string;
      /**
       * @description Minutes in which somebody asked, of each api that ran.
       * @example 1440
       */
      asked: number;
      /** @example 3 */
      failed: number;
    };
    ServicePartDto: {
      /**
       * @description `pages`: reading and members' own; `events`: what trackers send is taken; `figures`: of the dashboard, at most 30 seconds behind.
       * @enum {string}
       */
      part: 'events' | 'figures' | 'pages';
      /**
       * @description `unknown` while the demo loads.
       * @enum {string}
       */
      now: 'unknown' | 'serves' | 'fails';
      /**
       * @description How much of 28 days it is promised to serve, percent.
       * @example 99.9
       */
      promised: number;
      /**
       * @description How much of the last 28 days it served, percent of what was watched; null where nothing was.
       * @example 99.98
       */
      served: number | null;
      /** @description Of the last 90 days those that were watched, the oldest first. */
      days: components['schemas']['ServiceDayDto'][];
    };
    ServiceStatusDto: {
      /** @example 2026-11-26T08:00:07.000Z */
      asked_at: string;
      parts: components['schemas']['ServicePartDto'][];
      /** @description The newest first, at most 50. */
      incidents: components['schemas']['IncidentDto'][];
    };
    ShowRecordDto: {
      /** @example 2026-09-25T17:00:00.000Z */
      from: string;
      /** @description When its last look came out, or readers did something last. */
      to: string;
      /** @description None where they cannot be counted in time. */
      readers: components['schemas']['PulseDto'][];
    };
    ShowTranslationsDto: {
      es?: components['schemas']['ShowWordsDto'];
      fr?: components['schemas']['ShowWordsDto'];
      it?: components['schemas']['ShowWordsDto'];
      zh?: components['schemas']['ShowWordsDto'];
    };
    ShowWeekDto: {
      /** @example spring-summer-2027 */
      season: string;
      /** @example 2026-09-21 */
      from: string;
      /** @example 2026-09-27 */
      to: string;
    };
    ShowWeeksDto: {
      /** @example SS27 */
      season_short: string;
      /** @example 2026-09-08 */
      from: string;
      /** @example 2026-10-13 */
      to: string;
    };
    ShowWordsDto: {
      title: string;
      /** @default  */
      venue: string;
      /** @default  */
      description: string;
    };
    ShownMemberDto: {
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example a-member */
      slug: string;
      name: string;
      about: string;
      /** @example Buyer */
      occupation: string;
      /** @example Lyon */
      city: string;
      /** @example 2024-01-01T09:00:00.000Z */
      joined_at: string;
    };
    SimilarLookDto: {
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      /**
       * @description In the order of the show.
       * @example 12
       */
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      /** @example 1QcSHQRnh493V4dIh4eXh1h4kJUI */
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      /** @description Whether the plan of the reader does not open it. */
      locked: boolean;
      /** @description Tags that both have. */
      shared_tags: components['schemas']['ReferenceDto'][];
    };
    SimilarLooksDto: {
      results: components['schemas']['SimilarLookDto'][];
      /**
       * @description The last page this reader may see; null for all of them.
       * @example 2
       */
      open_pages: number | null;
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    SimilarStreetStyleDto: {
      /** @example marais-2026-03-01-12 */
      slug: string;
      /** @description The designer that is worn, where it is known. */
      designer: components['schemas']['ReferenceDto'] | null;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      locked: boolean;
      /** @example Elie Vasseur */
      photographer: string;
      /** @example 2026-03-01T10:00:00.000Z */
      taken_at: string;
      sponsored: boolean;
      /** @description Tags that both have. */
      shared_tags: components['schemas']['ReferenceDto'][];
    };
    SimilarStreetStylesDto: {
      results: components['schemas']['SimilarStreetStyleDto'][];
      /**
       * @description The last page this reader may see; null for all of them.
       * @example 2
       */
      open_pages: number | null;
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    SplitDto: {
      /** @example SS27 */
      season_short: string;
      /** @example SS26 */
      previous_short: string;
      /**
       * @description Percent.
       * @example 10
       */
      before: number;
      /** @example 13 */
      after: number;
      /** @description Brands that showed in the same city both times. */
      same_brands: number;
      /** @description Brands that did not show a year earlier. */
      joined: number;
      /** @description Brands that do not show any more. */
      left: number;
      /** @description Cities that brands of both seasons came to or went from. */
      cities: number;
    };
    StepDto: {
      /** @example castellani-brera-fall-winter-2026-look-12 */
      slug: string;
      /** @example castellani-brera-fall-winter-2026 */
      collection: string;
      designer: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      /**
       * @description In the order of the show.
       * @example 12
       */
      position: number;
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      /** @example 1QcSHQRnh493V4dIh4eXh1h4kJUI */
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      /** @description Whether the plan of the reader does not open it. */
      locked: boolean;
      /** @example Mind the hem. */
      note: string;
    };
    StreetSearchPageDto: {
      /** @description What leads on (`cursor`); null on the last page. */
      next: string | null;
      results: components['schemas']['StreetStyleSummaryDto'][];
      facets?: components['schemas']['PictureFacetsDto'];
      /** @description Where words were searched for. */
      understood?: components['schemas']['UnderstoodDto'];
      /**
       * @description The last page this reader may see; null for all of them.
       * @example 2
       */
      open_pages: number | null;
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    StreetStyleDetailsDto: {
      street_style: components['schemas']['DescribedStreetStyleDto'];
      /** @description The slug of the next newer one. */
      previous: string | null;
      /** @description The slug of the next older one. */
      next: string | null;
      /** @description Those taken before and after it, the newest first, itself among them. */
      around: components['schemas']['StreetStyleSummaryDto'][];
      related: components['schemas']['StreetStyleSummaryDto'][];
    };
    StreetStyleSummaryDto: {
      /** @example marais-2026-03-01-12 */
      slug: string;
      /** @description The designer that is worn, where it is known. */
      designer: components['schemas']['ReferenceDto'] | null;
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      city: components['schemas']['ReferenceDto'];
      tags: components['schemas']['ReferenceDto'][];
      models: components['schemas']['ReferenceDto'][];
      /**
       * @description Goes into `/cdn/{filter}/{image_filename}`.
       * @example 8d1f0a6c.jpg
       */
      image_filename: string;
      /** @example 1200 */
      width: number;
      /** @example 1800 */
      height: number;
      thumbhash: string | null;
      /**
       * @description Dominant colours, the most important first.
       * @example [
       *       "#2f3a5f",
       *       "#d8d4cf"
       *     ]
       */
      colours: string[];
      locked: boolean;
      /** @example Elie Vasseur */
      photographer: string;
      /** @example 2026-03-01T10:00:00.000Z */
      taken_at: string;
      sponsored: boolean;
    };
    SuggestionDto: {
      /** @example velvet */
      id: string;
      /** @example Velvet */
      text: string;
      /** @example velvet */
      slug: string;
      /** @example Velvet */
      name: string;
      /**
       * @description Looks that have it.
       * @example 812
       */
      total_count: number;
      /**
       * @description Of a tag: its names and synonyms in the reader's language.
       * @example [
       *       "Velvet",
       *       "Velvets",
       *       "velour"
       *     ]
       */
      suggest?: string[];
    };
    SuggestionsDto: {
      results: components['schemas']['SuggestionDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    TimelineDto: {
      results: components['schemas']['TimelineSeasonDto'][];
    };
    TimelineSeasonDto: {
      season: components['schemas']['ReferenceDto'];
      type: components['schemas']['ReferenceDto'];
      /** @example 42 */
      looks_count: number;
      /** @description The main colour of each look in the order of the shows, sixty at most, as `#rrggbb`. */
      stripes: string[];
      /** @description What marks it among the others, at most three. */
      tags: components['schemas']['MarkingTagDto'][];
      /** @description Who showed. */
      designers: components['schemas']['ReferenceDto'][];
      /**
       * @description Its first look.
       * @example castellani-brera-fall-winter-2026-look-1
       */
      look: string;
      image_filename: string;
    };
    TopKeywordsDto: {
      season: components['schemas']['ReferenceDto'] | null;
      results: components['schemas']['FacetValueDto'][];
    };
    TrendDto: {
      /** @example paris */
      slug: string;
      /** @example Paris */
      name: string;
      /** @example 96 */
      looks_count: number;
      /**
       * @description Of the season's looks that have the tag, 0 to 1.
       * @example 0.08
       */
      share: number;
      /**
       * @description Null where nothing was shown.
       * @example 0.05
       */
      previous_share: number | null;
      image_filename: string | null;
    };
    TrendsDto: {
      type: components['schemas']['ReferenceDto'];
      season: components['schemas']['ReferenceDto'];
      /** @example 1200 */
      looks_count: number;
      results: components['schemas']['TrendDto'][];
    };
    TypesDto: {
      results: components['schemas']['ReferenceDto'][];
      /**
       * @description Of all pages together.
       * @example 1
       */
      total_count: number;
      /** @example 1 */
      page: number;
      /** @example 24 */
      page_size: number;
    };
    UnderstoodDto: {
      words: components['schemas']['UnderstoodWordsDto'][];
      unknown: components['schemas']['UnknownWordsDto'][];
      /** @description Where nothing was found: the search that is nearest and finds something, and whose results these are. */
      nearest: components['schemas']['RelaxationDto'] | null;
      /** @description Where nothing was found: what would be found with less, the nearest first. */
      relaxations: components['schemas']['RelaxationDto'][];
      /** @description Where looks or collections are searched for street style: what there is of it. */
      street: components['schemas']['OfStreetDto'] | null;
    };
    UnderstoodWordsDto: {
      /**
       * @description As they were written.
       * @example coats
       */
      text: string;
      /**
       * @description What they mean, in the reader's language.
       * @example Coat
       */
      label: string;
      /**
       * @description What kind of thing that is.
       * @example piece
       */
      kind: string;
      /** @description True for what looks must not have. */
      not: boolean;
      /**
       * @description The search without them.
       * @example red leather milan
       */
      search: string;
    };
    UnknownWordsDto: {
      /** @example velvvvet */
      text: string;
      /** @description The search without them. */
      search: string;
      suggestions: components['schemas']['InsteadDto'][];
    };
    ViolationDto: {
      /** @example rating */
      propertyPath: string;
      /** @example rating must not be greater than 5 */
      message: string;
      /** @example too_big */
      code: string;
      /**
       * @description Which of several values was refused.
       * @example lase
       */
      value?: string;
    };
    WalkDetailsDto: {
      walk: components['schemas']['WalkDto'];
      looks: components['schemas']['StepDto'][];
    };
    WalkDto: {
      /**
       * @description Of the words: English where editors wrote none in the reader's.
       * @enum {string}
       */
      language: 'en' | 'es' | 'fr' | 'it' | 'zh';
      /** @example ten-coats */
      slug: string;
      /** @example Ten coats */
      title: string;
      intro: string;
      /** @example Somebody */
      curator: string;
      /** @example 2026-01-01T09:00:00.000Z */
      published_at: string;
    };
    WindowDto: {
      /** @example 2026-09-08 */
      from: string;
      /** @example 2026-10-13 */
      to: string;
      /**
       * @description How they were found.
       * @example SS27: first show day to last show day + 7 days, Europe/Paris
       */
      rule: string;
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
  api_autocomplete: {
    parameters: {
      query?: {
        /** @description The first page is 1, also when the field is empty. */
        page?: number;
        /** @description Words of the name, accents and case aside; all there are without them. */
        search?: string;
        /** @description The language the reader writes in. */
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
        /** @description The first page is 1, also when the field is empty. */
        page?: number;
        /** @description Words of the name, accents and case aside; all there are without them. */
        search?: string;
        /** @description The language the reader writes in. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description `true`: those that are broadcast. */
        live?: 'true' | 'false';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description What is foretold: a share of searches, of openings of looks, of boards by week; a runway share of the next season. */
        measure?: 'searches' | 'views' | 'boards' | 'runway-share';
        of?: 'trend' | 'brand';
        /** @description Of the trend or brand. */
        slug: string;
        /** @description An earlier forecast, by its origin; the newest where it is left out. */
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
        /** @description Of one trend or brand. */
        slug?: string;
        /** @description Weeks ahead: 4, 13, 26 or 52; 1 is the next season of a runway share. */
        horizon?: 1 | 4 | 13 | 26 | 52;
        method?: string;
        /** @description The greatest errors first, or what ended last. */
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
        /** @description Of one trend or brand. */
        slug?: string;
        /** @description Weeks ahead: 4, 13, 26 or 52; 1 is the next season of a runway share. */
        horizon?: 1 | 4 | 13 | 26 | 52;
        method?: string;
        /** @description The greatest errors first, or what ended last. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
  Figures_mostViewedHome: {
    parameters: {
      query?: {
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Of one trend or brand. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description An occupation whose trends are told one by one; every occupation where it is left out. */
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
        /** @description Measures, by commas. */
        measures: string;
        /** @description What rows are, and which. */
        rows: string;
        columns?: string;
        /** @description Conditions by semicolons, the values of each by commas. */
        where?: string;
        /** @description What is left out, written as conditions are. */
        without?: string;
        /** @description Where tags and colours that are asked together must meet: in one look, or on one of its garments. */
        crossing?: 'look' | 'garment';
        /**
         * @description Groups by semicolons: key, dimension, name and members by colons, members by commas; what a name has of these signs is written
         *     as in an address.
         */
        groups?: string;
        /** @description Measures made of measures, by semicolons: name and formula by a colon; what a name has of these signs is written as in an address. */
        formulas?: string;
        /** @description Slugs of seasons, by commas. */
        seasons?: string;
        window?: 'season' | '30d' | '12m' | 'days';
        from?: string;
        to?: string;
        /** @description `previous`, or the slug of a season. */
        compare?: string;
        order?: 'value' | 'change' | 'name' | 'formula_1' | 'formula_2' | 'formula_3' | 'formula_4';
        ascending?: 'true' | 'false';
        limit?: string;
        column_limit?: string;
        /** @description As it was known then. */
        as_of?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of what is written in a file. */
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
        /** @description Measures, by commas. */
        measures: string;
        /** @description What rows are, and which. */
        rows: string;
        columns?: string;
        /** @description Conditions by semicolons, the values of each by commas. */
        where?: string;
        /** @description What is left out, written as conditions are. */
        without?: string;
        /** @description Where tags and colours that are asked together must meet: in one look, or on one of its garments. */
        crossing?: 'look' | 'garment';
        /**
         * @description Groups by semicolons: key, dimension, name and members by colons, members by commas; what a name has of these signs is written
         *     as in an address.
         */
        groups?: string;
        /** @description Measures made of measures, by semicolons: name and formula by a colon; what a name has of these signs is written as in an address. */
        formulas?: string;
        /** @description Slugs of seasons, by commas. */
        seasons?: string;
        window?: 'season' | '30d' | '12m' | 'days';
        from?: string;
        to?: string;
        /** @description `previous`, or the slug of a season. */
        compare?: string;
        order?: 'value' | 'change' | 'name' | 'formula_1' | 'formula_2' | 'formula_3' | 'formula_4';
        ascending?: 'true' | 'false';
        column_limit?: string;
        /** @description As it was known then. */
        as_of?: string;
        /** @description Key of a row; `*` is all of them. */
        row: string;
        /** @description Key of a column; `*` is all of them. */
        column: string;
        /** @description Looks on a page. */
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
        /** @description The language it is in: words of it are understood before those of others. */
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
        /** @description The figure's address below `/api/dashboard/`. */
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
        /** @description The figure's address below `/api/dashboard/`. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
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
        /** @description Of the days of home graphs. */
        home?: 'true' | 'false';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
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
        /** @description Slug of the look that was opened or kept. */
        look?: string;
        /** @description Of looks of this model, or that name them. */
        model?: string;
        /** @description Of looks whose dominant colour it is. */
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
        /** @description Of pages in this language. */
        language: 'all-languages' | 'en' | 'es' | 'fr' | 'it' | 'zh' | 'other-languages';
        /** @description Of looks of the season, or of every season, as a series counts them. */
        looks?: 'season' | 'all';
        /** @description Of the days of home graphs. */
        home?: 'true' | 'false';
        /** @description Of the looks that stood there in their shows; the first is 1. */
        place?: number;
        /** @description What members of an occupation did is told of whole seasons only. */
        members?: 'false';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Worn by this model. */
        model?: string;
        /** @description Whose dominant colour it is. */
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
        /** @description That have a colour of the tone. */
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
        /** @description Whose dominant colour is of the tone. */
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
        /** @description With one of so many tags of the category, those that most looks have. */
        leading?: number;
        /** @description That stood there in a show of which looks were opened in the window; the first is 1. */
        place?: number;
        /** @description Their last day. */
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
  Configuration_search: {
    parameters: {
      query?: {
        /** @description Anywhere in the name. */
        search?: string;
        limit?: number;
        /** @description The language the reader writes in: trends are found by their words in it, and named in it. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
        city?: string;
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        measure?: 'runway-share' | 'street-style' | 'searches' | 'views' | 'boards' | 'traffic' | 'members';
        /** @description Seasons of a runway share and of what members of an occupation searched; weeks or days of all else. */
        step?: 'season' | 'week' | 'day';
        /** @description What a series is of; traffic is of brands alone, what members searched of trends; searches name no colours. */
        of?: 'trend' | 'brand' | 'model' | 'colour' | 'city';
        /**
         * @description Groups of trends, brands, colours or cities, each a line that counts a look, search or page once whichever members it has; written
         *     as questions write them: key, dimension (`tag`, `brand`, `colour` or `city`), name and members by colons, groups by semicolons. What
         *     members of an occupation searched has none: hidden numbers could be told from sums.
         */
        groups?: string;
        /** @description Slugs of trends, brands, models, colours of the palette or cities, by commas; the largest ones where it is left out. */
        slugs?: string[];
        /** @description How many of the largest. */
        limit?: number;
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
        city?: string;
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a tag. */
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
      /** @description For a visitor */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
  Figures_adoption: {
    parameters: {
      query?: {
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
  Figures_mostSavedOf: {
    parameters: {
      query?: {
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description Slug of a type. */
        type?: string;
        /** @description Slug of a city. */
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
        /** @description Slug of a season; the newest that is shown to the reader where it is left out. */
        season?: string;
        /** @description Slug of a season to set beside it. */
        compare?: string;
        /** @description Slug of a brand. */
        brand?: string;
        /** @description Slug of a tag. */
        trend?: string;
        /** @description Which brands. */
        scope?: 'all-brands' | 'top-20-brands';
        /** @description What brands are ranked by. */
        metric?: 'traffic' | 'views' | 'searches';
        /** @description How colours are grouped. */
        view?: 'main_colours' | 'colour_tones';
        /** @description An occupation of members. */
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
        /** @description Where searches came from. */
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
        /** @description The days in which behaviour counts: those of the season's shows, or the last ones. */
        window?: 'season' | '30d' | '12m';
        /** @description A category of tags that lists of trends leave out; ranks stay those among all. */
        without?: 'beauty';
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Version of the definition; the newest where it is left out. */
        definition?: '1' | '2' | '3';
        /** @description With how it was counted. */
        explain?: 'true' | 'false';
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description As a file, with a receipt; `csvw` is what a CSV has beside it: days, definition, source, columns. */
        format?: 'csv' | 'csvw' | 'xlsx' | 'json' | 'parquet';
        /** @description Language of the words in a file. */
        locale?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description Their last day. */
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
        /** @description First day of days of one's own, in Paris. */
        from?: string;
        /** @description The figure as it was known then. */
        as_of?: string;
        /** @description Their last day. */
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
        /** @description The figure as it was known then. */
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
        /** @description Words of the name, accents and case aside. */
        search?: string;
        /** @description The first of the name. */
        letter?: string;
        season?: string;
        city?: string;
        /** @description Designers a page. */
        size?: number;
        /** @description The first page is 1, also when the field is empty. */
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
      /** @description None is live */
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
      /** @description All of it serves, and the demo has loaded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDto'];
        };
      };
      /** @description Some of it does not */
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
      /** @description None is live */
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
        /** @description Types and slugs, joined by commas, sixty at most. */
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
      /** @description The page */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
      /** @description None is live */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Its last words are completed, the others kept; without any, what most looks have is suggested, less what more than half of them have. */
        search?: string;
        /** @description The language the reader writes in. */
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
          /** Format: binary */
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
        /** @description The first page is 1, also when the field is empty. */
        page?: number;
        /** @description Words of the name, accents and case aside; all there are without them. */
        search?: string;
        /** @description The language the reader writes in. */
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
        /** @description The first page is 1, also when the field is empty. */
        page?: number;
        /** @description Words of the name, accents and case aside; all there are without them. */
        search?: string;
        /** @description The language the reader writes in. */
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
  Vocabulary_amendments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Nothing has changed */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description `true`: those that are broadcast. */
        live?: 'true' | 'false';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description `true`: those that are broadcast. */
        live?: 'true' | 'false';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description `true`: those that are broadcast. */
        live?: 'true' | 'false';
        /** @description The first page is 1, also when the field is empty. */
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
      /** @description The page */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  collection_type_designer: {
    parameters: {
      query?: {
        type?: string;
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description `true`: those that are broadcast. */
        live?: 'true' | 'false';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description `true`: those that are broadcast. */
        live?: 'true' | 'false';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them. */
        colours?: string;
        /** @description `main`: the colours are among those the picture shows most. `anywhere`: or those of any garment. */
        colours_in?: 'main' | 'anywhere';
        collection?: string;
        /** @description `mixed`: at most four looks of one show in a row; `viewed`, `saved`: the 2,000 looks that most people opened or kept in the last 30 days before all others; `colour`: around the colour wheel; `position`: by place in the show. Left out: the newest shows first. */
        sort?: 'mixed' | 'viewed' | 'saved' | 'colour' | 'position';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Slug of the look or street style. */
        look: string;
        /** @description What garments, shoes, bags and details weigh, from 0 for nothing to 4. */
        garments?: number;
        /** @description What the colours of garments weigh, from 0 for nothing to 4. */
        colours?: number;
        /** @description What the silhouette weighs, from 0 for nothing to 4. */
        silhouette?: number;
        /** @description What fabrics and patterns weigh, from 0 for nothing to 4. */
        fabric?: number;
        /** @description What themes, hair and make-up weigh, from 0 for nothing to 4. */
        mood?: number;
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them. */
        colours?: string;
        /** @description `main`: the colours are among those the picture shows most. `anywhere`: or those of any garment. */
        colours_in?: 'main' | 'anywhere';
        collection?: string;
        /** @description `mixed`: at most four looks of one show in a row; `viewed`, `saved`: the 2,000 looks that most people opened or kept in the last 30 days before all others; `colour`: around the colour wheel; `position`: by place in the show. Left out: the newest shows first. */
        sort?: 'mixed' | 'viewed' | 'saved' | 'colour' | 'position';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Slug of the look or street style. */
        look: string;
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Words of the name, accents and case aside. */
        search?: string;
        gender?: 'woman' | 'man' | 'non-binary';
        /** @description The first of the name. */
        letter?: string;
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Words of the name, accents and case aside. */
        search?: string;
        gender?: 'woman' | 'man' | 'non-binary';
        /** @description The first of the name. */
        letter?: string;
        /** @description `true`: rows for a dropdown. */
        model?: 'true' | 'false';
        /** @description The language the reader writes in. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Slug of a look; `contains` says which boards hold it. */
        look?: string;
        /** @description Slug of a street-style picture, instead of a look. */
        street?: string;
        /** @description The reader's own boards, those of others they are on, or all they may change, the one they changed last first. */
        of?: 'own' | 'shared' | 'editable';
        /** @description Part of a name. */
        search?: string;
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Slug of a look; `contains` says which boards hold it. */
        look?: string;
        /** @description Slug of a street-style picture, instead of a look. */
        street?: string;
        /** @description The reader's own boards, those of others they are on, or all they may change, the one they changed last first. */
        of?: 'own' | 'shared' | 'editable';
        /** @description Part of a name. */
        search?: string;
        /** @description The first page is 1, also when the field is empty. */
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
  moodboard_pdf: {
    parameters: {
      query?: {
        /** @description As what it is written. */
        format?: 'pdf' | 'pptx';
        /** @description On a page. */
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
        /** @description As what it is written. */
        format?: 'pdf' | 'pptx';
        /** @description On a page. */
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
        /** @description Slug of a board of the member, the token of a public page, or `own`. */
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
  moodboard_more: {
    parameters: {
      query?: {
        page_size?: number;
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
  reports_index: {
    parameters: {
      query?: {
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
  street_index: {
    parameters: {
      query?: {
        type?: string;
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them. */
        colours?: string;
        /** @description `main`: the colours are among those the picture shows most. `anywhere`: or those of any garment. */
        colours_in?: 'main' | 'anywhere';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them. */
        colours?: string;
        /** @description `main`: the colours are among those the picture shows most. `anywhere`: or those of any garment. */
        colours_in?: 'main' | 'anywhere';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Of tags: one of them at least. */
        category?: string;
        season?: string;
        city?: string;
        designer?: string;
        /** @description What is looked for, in words: understood where the vocabulary knows them, else they must all appear. */
        search?: string;
        /** @description The language the reader writes in: words of it are understood before those of others. */
        language?: 'en' | 'es' | 'fr' | 'it' | 'zh';
        model?: string;
        /** @description All of them; a collection has those of its looks. */
        tags?: string;
        /** @description `true`: with what the list can be narrowed by. */
        facets?: 'true' | 'false';
        /** @description Behind the page that was read last, whose `next` it is: nothing is read twice or passed over when the list changes meanwhile. */
        cursor?: string;
        /** @description Of each row only these, by commas. */
        fields?: string;
        /** @description Colours of the palette, tones, or any colour as `rrggbb`, which finds those of the palette that look like it; all of them. */
        colours?: string;
        /** @description `main`: the colours are among those the picture shows most. `anywhere`: or those of any garment. */
        colours_in?: 'main' | 'anywhere';
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Slug of the look or street style. */
        look: string;
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description The first page is 1, also when the field is empty. */
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
        /** @description Joined by commas; all of them when it is left out. */
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
        /** @description Joined by commas; all of them when it is left out. */
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
          /**
           * @example {
           *       "fallback": "en",
           *       "defaultDomain": "messages",
           *       "translations": {
           *         "fr": {
           *           "messages": {
           *             "nav.looks": "Silhouettes"
           *           }
           *         }
           *       }
           *     }
           */
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
}
