import type { Device } from './device';

/** What this browser says of the device it runs on. */
export async function thisDevice(): Promise<Device> {
  // Few need the parser: readers who accepted, once a week, and subscribers.
  const { UAParser } = await import('ua-parser-js');
  const { os, device, browser, cpu } = new UAParser().getResult();
  return {
    osName: os.name ?? '',
    osVersion: os.version ?? '',
    type: device.type ?? '',
    model: device.model ?? '',
    vendor: device.vendor ?? '',
    browserName: browser.name ?? '',
    browserVersion: browser.version ?? '',
    architecture: cpu.architecture ?? '',
    screenWidth: screen.width,
    screenHeight: screen.height,
    colourDepth: screen.colorDepth,
    pixelRatio: window.devicePixelRatio,
    cores: navigator.hardwareConcurrency ?? 0,
  };
}
