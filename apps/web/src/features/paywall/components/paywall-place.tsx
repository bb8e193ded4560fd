'use client';
import type { Locale } from '@toile/contracts';
import type { AbortRule, PaywallContext } from '@toile/contracts/paywall';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { memo, useEffect, useRef, useTransition } from 'react';
import type { Shape } from '../../../api/operations';
import { useUnlocked } from '../../../reader/unlocked-store';
import type { startPaywall } from '../browser/start-paywall';
import { useDeviceQuestion } from '../stores/device-store';
import type { DeviceWords } from './device-dialog';

const DeviceDialog = dynamic(() => import('./device-dialog').then((module) => module.DeviceDialog), {
  ssr: false,
});

export interface PaywallPlaceProps {
  context: PaywallContext;
  locale: Locale;
  page: number;
  authorisedPlans: string[];
  abortRule: AbortRule | null;
  /** What the server put in the place of locked content; empty where nothing is locked. */
  content: string;
  words: DeviceWords;
}
/**
 * The place of a page's paywall. The flow itself is framework-free and loaded once the page stands; what the server
 * wrote works without it.
 */
export function PaywallPlace(props: PaywallPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const asked = useDeviceQuestion((state) => state.asked);
  const widget = useRef<ReturnType<typeof startPaywall> | null>(null);
  const [isOpening, startOpening] = useTransition();
  // The server's word changes with the content: a new run for each.
  const { context, page, content } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other settings come with these.
  useEffect(() => {
    let isOver = false;
    // What was locked opens by what the server draws for this reader.
    const open = () => {
      if (isOver) return;
      useUnlocked.setState({ isUnlocked: true });
      if (!content) return;
      widget.current?.hide();
      startOpening(() => router.refresh());
    };
    void import('../browser/start-paywall').then(({ startPaywall }) => {
      if (isOver || !place.current) return;
      const started = startPaywall(place.current, {
        ...props,
        onSubscribed: (subscription) => {
          void askIfOther(subscription, () => isOver).then((isAsked) => {
            if (!isAsked) open();
          });
        },
      });
      widget.current = started;
      void started.outcome.then((outcome) => {
        if (outcome === 'exempt') open();
      });
    });
    return () => {
      isOver = true;
      widget.current?.end();
      widget.current = null;
      useDeviceQuestion.setState({ asked: null });
      useUnlocked.setState({ isUnlocked: false });
    };
  }, [context, page, content]);
  useEffect(() => {
    // What the server locks all the same is said again.
    if (!isOpening && useUnlocked.getState().isUnlocked && content) widget.current?.reveal();
  }, [isOpening, content]);
  return (
    <>
      <div ref={place} data-paywall-widget={context} className={content ? undefined : 'd-none'}>
        <Written content={content} />
      </div>
      {asked && (
        <DeviceDialog
          locale={props.locale}
          words={props.words}
          onContinue={async () => {
            const { continueHere } = await import('../browser/check-this-device');
            await continueHere(asked.id, asked.fingerprint);
            useDeviceQuestion.setState({ asked: null });
            router.refresh();
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

/** Asks when this is another device than the one that is accepted. @returns whether it did */
async function askIfOther(
  subscription: Shape<'PaywallSubscriptionDto'>,
  isOver: () => boolean,
): Promise<boolean> {
  const [{ checkThisDevice }, { mustAsk }] = await Promise.all([
    import('../browser/check-this-device'),
    import('../lib/device-check'),
  ]);
  const result = await checkThisDevice(subscription);
  if (isOver() || !result || subscription.id === null || !mustAsk(result, subscription.quantity))
    return false;
  useDeviceQuestion.setState({ asked: { id: subscription.id, fingerprint: result.currentFingerprint } });
  return true;
}
