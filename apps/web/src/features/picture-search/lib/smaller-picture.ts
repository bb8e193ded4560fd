/** Pixels that are looked at at most, each way, and a little more. */
const SIDE = 1_024;
const QUALITY = 0.9;

/**
 * The picture as a small JPEG, which takes a phone a moment to send and says nothing of where it was taken. What this browser cannot
 * read goes as it is: the api says what is wrong with it.
 */
export async function smallerPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return picture;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return picture;
  // What shows through is white, as everywhere.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return jpeg ?? picture;
}
