import { PALETTE } from '@toile/contracts';

/** Pixels each way that are taken together: no thread of a weave decides. */
const SIDE = 5;

/** The palette's colour that is nearest to a place on a picture, the place as shares of its width and height. */
export async function colourAt(picture: HTMLImageElement, x: number, y: number): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context || picture.naturalWidth === 0) return null;
  const [left, top] = [x * picture.naturalWidth - SIDE / 2, y * picture.naturalHeight - SIDE / 2];
  context.drawImage(picture, left, top, SIDE, SIDE, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const mean = (channel: number) => {
    let sum = 0;
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
    return sum / (data.length / 4) / 255;
  };
  return nearestColour({ r: mean(0), g: mean(1), b: mean(2) });
}

/** By how eyes see differences; channels from 0 to 1. */
export async function nearestColour(rgb: { r: number; g: number; b: number }): Promise<string | null> {
  const { differenceEuclidean } = await import('culori/fn').then(
    async ({ differenceEuclidean, useMode, modeOklab, modeRgb }) => {
      useMode(modeRgb);
      useMode(modeOklab);
      return { differenceEuclidean };
    },
  );
  const away = differenceEuclidean('oklab');
  const [nearest] = [...PALETTE].sort(
    (one, other) => away({ mode: 'rgb', ...rgb }, one.hex) - away({ mode: 'rgb', ...rgb }, other.hex),
  );
  return nearest?.slug ?? null;
}
