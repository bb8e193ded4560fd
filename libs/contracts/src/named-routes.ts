/** Paths by name, shared by services and web; a page's name takes a language suffix where it travels (`look_show.fr`). */
export const NAMED_ROUTES = {
  home: '/',
  look_search: '/look/search',
  look_show: '/look/{slug}',
  collection_search: '/collection/search',
  collection_show: '/collection/{slug}',
  designer_show: '/designer/{slug}',
  data_dashboard_show: '/data/dashboard/{slug}',
  tts_page: '/api/tts/page/{route}',
  tts_media: '/api/tts/media/{slug}',
} as const;
export type RouteName = keyof typeof NAMED_ROUTES;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
/** The parameters a named route must be given. */
export type RouteParameters<Name extends RouteName> = Record<
  ParameterNames<(typeof NAMED_ROUTES)[Name]>,
  string
>;

/** The path of a named route with its parameters filled in, percent-encoded. No language prefix. */
export function pathOf<Name extends RouteName>(name: Name, parameters: RouteParameters<Name>): string {
  const given: Record<string, string> = parameters;
  return NAMED_ROUTES[name].replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given[key] ?? ''));
}
