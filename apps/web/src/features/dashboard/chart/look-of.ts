import type { ChartLook } from '../lib/chart-look';

/** The page's own tokens where a chart stands; asked through a property, because `light-dark()` is only resolved there. */
export function lookOf(element: HTMLElement): ChartLook {
  const probe = document.createElement('span');
  // Who wants no movement has transitions of no length on everything: their first value is the one before.
  probe.style.transition = 'none';
  element.append(probe);
  const resolved = (token: string) => {
    probe.style.color = `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const look: ChartLook = {
    ink: resolved('ink'),
    soft: resolved('soft'),
    rule: resolved('rule'),
    accent: resolved('accent'),
    canvas: resolved('canvas'),
    paper: resolved('paper'),
    font: getComputedStyle(element).fontFamily,
    width: element.clientWidth,
    isStill: matchMedia('(prefers-reduced-motion: reduce), print').matches,
  };
  probe.remove();
  return look;
}
