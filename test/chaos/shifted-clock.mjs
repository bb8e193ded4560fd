/**
 * Loaded before a service (`--import`): its clock differs from the machine's by as many milliseconds as the file named in
 * CHAOS_CLOCK says, which is read ten times a second. Timers run as before, as after a jump of a real clock.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shiftMs = 0;
const look = () => {
  try {
    shiftMs = Number(readFileSync(process.env.CHAOS_CLOCK ?? '', 'utf8')) || 0;
  } catch {
    shiftMs = 0;
  }
};
look();
setInterval(look, 100).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
