import { Zip, ZipPassThrough } from 'fflate';

export interface PackedFile {
  name: string;
  bytes: Uint8Array;
}

/** A zip of files, a part as soon as each is there. They are not compressed: pictures are already. */
export async function* packed(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
