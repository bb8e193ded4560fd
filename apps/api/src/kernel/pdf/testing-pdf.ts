import { extractText, getDocumentProxy } from 'unpdf';

/** A PDF as a reader opens it: its text by page, without the line breaks of its setting, and its size. */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ pages: string[]; size: number[]; title: unknown }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view;
  const { info } = await document.getMetadata();
  const title: unknown = (info as { Title?: unknown }).Title;
  await document.destroy();
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), size: [right - left, bottom - top], title };
}
