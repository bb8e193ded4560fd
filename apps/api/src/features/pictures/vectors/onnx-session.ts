import sharp from 'sharp';

/** What is used of onnxruntime-node, which is installed only where somebody has a model. */
export interface OnnxRuntime {
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => object;
  InferenceSession: {
    create(path: string): Promise<{
      inputNames: readonly string[];
      outputNames: readonly string[];
      run(feeds: Record<string, object>): Promise<Record<string, { data: ArrayLike<number> }>>;
    }>;
  };
}

/** What image models of the CLIP and ResNet families are fed: pixels each way, and how colours were centred when they were trained. */
const SIDE = 224;
const MEAN = [0.48145466, 0.4578275, 0.40821073];
const DEVIATION = [0.26862954, 0.26130258, 0.27577711];

/**
 * What an ONNX image model says of a picture: input `[1, 3, 224, 224]`, its first output.
 * @param setting by which the model was given, for whoever has to install the runtime
 * @throws Error when onnxruntime-node is not installed or the file is no such model
 */
export async function openOnnx(
  path: string,
  setting: string,
  load = () => loadRuntime(setting),
): Promise<(picture: Buffer) => Promise<ArrayLike<number>>> {
  const { InferenceSession, Tensor } = await load();
  const session = await InferenceSession.create(path);
  const [input, output] = [session.inputNames[0], session.outputNames[0]];
  if (input === undefined || output === undefined) throw new Error(`${path} has no input or no output.`);
  return async (picture) => {
    const tensor = new Tensor('float32', await pixelsOf(picture), [1, 3, SIDE, SIDE]);
    const { [output]: found } = await session.run({ [input]: tensor });
    return found?.data ?? [];
  };
}

async function loadRuntime(setting: string): Promise<OnnxRuntime> {
  const name = 'onnxruntime-node';
  try {
    return (await import(name)) as OnnxRuntime;
  } catch (error) {
    throw new Error(`${setting} needs onnxruntime-node: npm install --no-save ${name}`, { cause: error });
  }
}

/** Channel by channel. */
async function pixelsOf(picture: Buffer): Promise<Float32Array> {
  const { data } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'cover', position: 'top' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = SIDE * SIDE;
  return Float32Array.from({ length: 3 * pixels }, (_, at) => {
    const channel = Math.floor(at / pixels);
    const value = (data[(at % pixels) * 3 + channel] ?? 0) / 255;
    return (value - (MEAN[channel] ?? 0)) / (DEVIATION[channel] ?? 1);
  });
}
