import { cameraTime, isArchive, isPicture, mimeOf, type PictureFile } from './intake';

export interface ReadFile extends PictureFile {
  file: File;
}

/** The pictures among what was chosen, of archives those inside, with the times their cameras wrote. */
export async function readFiles(chosen: readonly File[]): Promise<ReadFile[]> {
  const files: File[] = [];
  for (const file of chosen) {
    if (isArchive(file.name)) files.push(...(await unpacked(file)));
    else if (isPicture(file.name)) files.push(file);
  }
  return Promise.all(files.map(async (file) => ({ file, name: file.name, takenAt: await takenAt(file) })));
}

const loadZip = () => import('fflate');
const loadExif = () => import('exifr');

/** What reads files, before there are any: by then the line may be lost. */
export const prepareToRead = () => Promise.allSettled([loadZip(), loadExif()]);

async function unpacked(archive: File): Promise<File[]> {
  const { unzip } = await loadZip();
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    unzip(bytes, { filter: ({ name }) => isPicture(name) }, (error, files) =>
      error ? reject(error) : resolve(files),
    );
  });
  return Object.entries(entries).map(([path, content]) => {
    const name = path.split('/').at(-1) ?? path;
    return new File([new Uint8Array(content)], name, { type: mimeOf(name) });
  });
}

/** A picture without a time, or that is none, has no time; whether it is one the server says. */
async function takenAt(file: File): Promise<string | null> {
  const found: { DateTimeOriginal?: unknown } | undefined = await loadExif()
    .then(({ default: exifr }) => exifr.parse(file, { pick: ['DateTimeOriginal'], reviveValues: false }))
    .catch(() => undefined);
  return cameraTime(found?.DateTimeOriginal);
}
