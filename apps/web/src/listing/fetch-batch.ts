import type { Batch } from './kept-listings';

/** The cards of another page of the listing, as the server draws them; null when they could not be had. */
export async function fetchBatch(address: string, page: number): Promise<Batch | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    if (!response.ok) return null;
    const drawn = new DOMParser().parseFromString(await response.text(), 'text/html');
    const part = drawn.querySelector(`[data-page="${page}"]`);
    return part ? { page, html: part.innerHTML } : null;
  } catch {
    return null;
  }
}
