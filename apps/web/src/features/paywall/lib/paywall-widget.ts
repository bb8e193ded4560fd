/** What happens to a paywall that is shown. */
export interface WidgetEvents {
  /** It is shown, whoever wrote it: once a page. */
  onCharged(segment: string): void;
  /** Its banner is visible for the first time. */
  onViewed(segment: string): void;
  /** Its button is pressed; the reader goes on to where it leads afterwards. */
  onAction(segment: string): void;
}

export interface PaywallWidget {
  show(content: string, segment: string): void;
  /** Takes it away without forgetting it. */
  hide(): void;
  /** Lets it be seen; without content there is nothing to see. */
  reveal(): void;
  /** Stops listening. */
  end(): void;
}

const HIDDEN = 'd-none';
const BANNER = '[data-paywall-banner]';

/** The place a paywall is put into, or stands in already. It is announced once it is shown or revealed. */
export function paywallWidget(element: HTMLElement, events: WidgetEvents): PaywallWidget {
  const said = new Set<string>();
  const once = (what: 'onCharged' | 'onViewed', segment: string) => {
    if (said.has(what)) return;
    said.add(what);
    events[what](segment);
  };
  let observer: IntersectionObserver | undefined;
  const announce = () => {
    const banner = element.querySelector<HTMLElement>(BANNER);
    if (!banner || element.classList.contains(HIDDEN)) return;
    const segment = banner.dataset.segment ?? '';
    once('onCharged', segment);
    observer?.disconnect();
    observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer?.disconnect();
      once('onViewed', segment);
    });
    observer.observe(banner);
  };
  // While it goes down, so that what is to be kept is kept before the page is left.
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest('[data-paywall-action]')) return;
    events.onAction(target.closest<HTMLElement>(BANNER)?.dataset.segment ?? '');
  };
  element.addEventListener('click', onClick, { capture: true });
  return {
    show: (content, segment) => {
      delete document.documentElement.dataset.subscribed;
      const told = element.querySelector<HTMLElement>(BANNER)?.dataset;
      // The page tells a visitor to sign in, who has the segment of a member without a plan.
      if (told?.segment !== segment || told.reason === 'visitor') element.innerHTML = content;
      element.classList.remove(HIDDEN);
      announce();
    },
    hide: () => element.classList.add(HIDDEN),
    reveal: () => {
      delete document.documentElement.dataset.subscribed;
      if (element.querySelector(BANNER)) element.classList.remove(HIDDEN);
      announce();
    },
    end: () => {
      observer?.disconnect();
      element.removeEventListener('click', onClick, { capture: true });
    },
  };
}
