/** A visit ends half an hour after the last thing seen. */
export const VISIT_MS = 30 * 60_000;

export interface Visit {
  id: string;
  lastMs: number;
}

/** The running visit, or a new one; `kept` is what the browser stored, whatever it may be. */
export function continueVisit(kept: string | null, nowMs: number, newId: () => string): Visit {
  const visit = parse(kept);
  const isRunning = visit !== null && nowMs - visit.lastMs < VISIT_MS && visit.lastMs <= nowMs;
  return { id: isRunning ? visit.id : newId(), lastMs: nowMs };
}

function parse(kept: string | null): Visit | null {
  try {
    const visit = JSON.parse(kept ?? '') as Partial<Visit> | null;
    const fits =
      typeof visit?.id === 'string' && /^[\w-]{8,64}$/.test(visit.id) && typeof visit.lastMs === 'number';
    return fits ? (visit as Visit) : null;
  } catch {
    return null;
  }
}
