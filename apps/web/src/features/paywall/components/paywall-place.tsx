'use client';
import type { AbortRule, PaywallContext } from '@toile/contracts/paywall';
import { useRouter } from 'next/navigation';
import { type ComponentType, memo, useEffect, useRef, useState } from 'react';
import type { DeviceDialog, DeviceWords } from './device-dialog';

export interface PaywallPlaceProps {
  context: PaywallContext;
  locale: string;
  page: number;
  authorisedPlans: string[];
  abortRule: AbortRule | null;
  isExempt: boolean;
  /** What the server put in the place of locked content; empty where nothing is locked. */
  content: string;
  words: DeviceWords;
}
interface Asked {
  id: number;
  fingerprint: string;
  Dialog: ComponentType<Parameters<typeof DeviceDialog>[0]>;
}

/**
 * The place of a page's paywall. The flow itself is framework-free and loaded once the page stands; what the server
 * wrote works without it.
 */
export function PaywallPlace(props: PaywallPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  // The server's word changes with the content: a new run for each.
  const { context, page, content } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other settings come with these.
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    void import('../browser/start-paywall').then(({ startPaywall }) => {
      if (isOver || !place.current) return;
      const started = startPaywall(place.current, {
        ...props,
        onSubscribed: (subscription) => {
          void askIfOther(subscription).then((found) => isOver || setAsked(found));
        },
      });
      end = started.end;
      void started.outcome.then((outcome) => {
        // A plan was taken out since the page was drawn.
        if (!isOver && content && (outcome === 'authorised' || outcome === 'exempt')) router.refresh();
      });
    });
    return () => {
      isOver = true;
      end();
    };
  }, [context, page, content]);
  return (
    <>
      <div ref={place} data-paywall-widget={context} className={content ? undefined : 'd-none'}>
        <Written content={content} />
      </div>
      {asked && (
        <asked.Dialog
          locale={props.locale}
          words={props.words}
          onContinue={async () => {
            const { continueHere } = await import('../browser/check-this-device');
            await continueHere(asked.id, asked.fingerprint);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

/** Drawn once: afterwards the widget may have put another paywall there, which React leaves alone. */
const Written = memo(
  ({ content }: { content: string }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the api renders the paywall from our own texts.
    <div dangerouslySetInnerHTML={{ __html: content }} />
  ),
  (before, after) => before.content === after.content,
);
Written.displayName = 'Written';

/** The dialog to show when this is another device than the one that is accepted. */
async function askIfOther(subscription: { id: number | null; quantity: number }): Promise<Asked | null> {
  const [{ checkThisDevice }, { mustAsk }] = await Promise.all([
    import('../browser/check-this-device'),
    import('../lib/device-check'),
  ]);
  const result = await checkThisDevice(subscription as Parameters<typeof checkThisDevice>[0]);
  if (!result || subscription.id === null || !mustAsk(result, subscription.quantity)) return null;
  const { DeviceDialog } = await import('./device-dialog');
  return { id: subscription.id, fingerprint: result.currentFingerprint, Dialog: DeviceDialog };
}
