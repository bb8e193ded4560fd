const RETRY_MS = 2_000;

interface Watching {
  /** Of the stream; `last` is the id of the last event that came, null before one has. */
  address: (last: string | null) => string;
  on: Record<string, (data: string) => void>;
  /** Told each time the connection goes or comes back, not when it is made first. */
  onConnection: (isUp: boolean) => void;
}

/**
 * Follows server-sent events through lost connections: browsers come back by themselves, except from a server that refused or
 * from a network that is gone; then the stream is opened anew after the last event that came. @returns what ends it
 */
export function watchStream({ address, on, onConnection }: Watching): () => void {
  const ending = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | null = null;
  let isUp = true;
  const tell = (now: boolean) => {
    if (isUp !== now) onConnection(now);
    isUp = now;
  };
  const open = () => {
    clearTimeout(timer);
    source?.close();
    const opened = new EventSource(address(last));
    source = opened;
    opened.addEventListener('open', () => tell(true));
    opened.addEventListener('error', () => {
      tell(false);
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    });
    for (const [type, listener] of Object.entries(on))
      opened.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => {
        if (lastEventId) last = lastEventId;
        listener(data);
      });
  };
  open();
  window.addEventListener('offline', () => tell(false), { signal: ending.signal });
  window.addEventListener('online', open, { signal: ending.signal });
  return () => {
    ending.abort();
    clearTimeout(timer);
    source?.close();
  };
}
