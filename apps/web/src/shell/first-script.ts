/**
 * Runs before the first paint, so it stands in the page itself and may use nothing from outside its braces: the reader's choice of light
 * or dark, whether they had a plan, kept in this browser until they sign out, which banners they put away, the chosen language, and menus
 * that close behind links.
 */
function firstScript(): void {
  const root = document.documentElement;
  const keptUnder = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage a choice lasts as long as the page.
    }
  };
  const kept = keptUnder('theme');
  // The page is everybody's and says what a visitor is told; who had a plan does not see that until it is asked after.
  if (keptUnder('has_subscription') === 'true') root.dataset.subscribed = '';
  if (kept === 'light' || kept === 'dark') root.dataset.theme = kept;
  const putAway = keptUnder('put_away');
  if (putAway) root.dataset.putAway = putAway;

  const isDark = () =>
    root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

  // Who signs out is forgotten at once, whatever becomes of the request.
  const forgetAt = (address: string | undefined) => {
    if (!address || !/\/auth\/(logout|force-relogin)\/?(\?|$)/.test(address)) return;
    try {
      // What an editor wrote without a line is nobody else's to read or to save.
      const isTheirs = /^(user|has_subscription|words-unsaved:.*)$/;
      for (const key of Object.keys(localStorage)) if (isTheirs.test(key)) localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  document.addEventListener('submit', ({ target }) => forgetAt((target as HTMLFormElement).action));
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    forgetAt(target?.closest('a')?.href);
    if (target?.closest('[data-theme-toggle]')) {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      keep('theme', root.dataset.theme);
    }
    const away = target?.closest<HTMLElement>('[data-puts-away]')?.dataset.putsAway;
    if (away) {
      // Those of long ago are no longer shown.
      root.dataset.putAway = [...new Set([...(root.dataset.putAway?.split(' ') ?? []), away])]
        .slice(-30)
        .join(' ');
      keep('put_away', root.dataset.putAway);
    }
    const language = target?.closest<HTMLAnchorElement>('[data-menu] a[hreflang]')?.hreflang;
    // Read where an address without a language is asked for.
    if (language) document.cookie = `NEXT_LOCALE=${language}; path=/; max-age=31536000; samesite=lax`;
    if (target?.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
    for (const open of document.querySelectorAll('details[data-menu][open]'))
      if (!target || !open.contains(target) || target.closest('a')) open.removeAttribute('open');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const open of document.querySelectorAll('details[data-menu][open]')) {
      open.removeAttribute('open');
      open.querySelector('summary')?.focus();
    }
  });
}

/** Its text, for a script element. A file of its own was waited for before anything was painted: 0.6 s on slow 4G. */
export const FIRST_SCRIPT = `(${firstScript})()`;
