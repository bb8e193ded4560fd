/** What a browser says about the device it runs on; the specification's order (section 3). */
export interface Device {
  osName: string;
  osVersion: string;
  type: string;
  model: string;
  vendor: string;
  browserName: string;
  browserVersion: string;
  architecture: string;
  screenWidth: number;
  screenHeight: number;
  colourDepth: number;
  pixelRatio: number;
  cores: number;
}

/** The parts joined with dashes, lowercased. Its SHA-1 is the fingerprint. */
export function descriptorOf(device: Device): string {
  return join([
    device.osName,
    device.osVersion,
    device.type,
    device.model,
    device.vendor,
    device.browserName,
    device.browserVersion,
    device.architecture,
    `${device.screenWidth}x${device.screenHeight}`,
    device.colourDepth,
    device.pixelRatio,
    device.cores,
  ]);
}

/** The same without browser version and window pixel ratio, so that it survives updates and zoom. */
export function stableDescriptorOf(device: Device): string {
  return join([
    device.osName,
    device.osVersion,
    device.type,
    device.model,
    device.vendor,
    device.browserName,
    device.architecture,
    `${device.screenWidth}x${device.screenHeight}`,
    device.colourDepth,
    device.cores,
  ]);
}

const join = (parts: (string | number)[]) => parts.join('-').toLowerCase();

/** SHA-1 in hexadecimal. @throws where the browser has no Web Crypto (plain http outside localhost) */
export async function sha1Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
