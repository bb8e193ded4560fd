/** What is the api's whatever a request accepts; the front door and `deploy/gateway/Caddyfile` go by it. */
const API_ALONE = [
  /^\/api\//,
  /^\/problems\//,
  /^\/cdn\//,
  /^\/translations(\/|$)/,
  /^\/download\//,
  /^\/moodboards\/(pdf|pictures)\//,
  /^\/data\/(embed|unsubscribe|mail-consent)\//,
  /^\/sitemap(\.xml$|\/)/,
  /^\/robots\.txt$/,
  /^\/\.well-known\/security\.txt$/,
  /^\/dev\/mail(\/|$)/,
  /^\/auth\/(logout|force-relogin)$/,
  /^\/auth\/connect\//,
  /^\/collection\/[^/]+\/rating$/,
];

/** Whether a path, without its language, is a page to browsers and JSON to programs, by what they accept. */
export const isTwoFaced = (path: string): boolean => !API_ALONE.some((pattern) => pattern.test(path));
