import { across, add, along, heading, lerp, mix, type Point, scale, sub, unit } from './geometry.js';
import type { Pose } from './poses.js';

/** Height of the head in pixels: the measure of everything. The figure is a little over nine heads tall. */
export const HEAD = 176;

/** The viewer's left is -1, right is 1. */
export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];
const index = (side: Side): 0 | 1 => (side < 0 ? 0 : 1);

type Profile = readonly (readonly [number, number])[];

// Half widths in heads, by height in heads from the crown; women first, then men.
const TORSO: [Profile, Profile] = [
  [
    [1.5, 0.8],
    [2.05, 0.63],
    [2.3, 0.635],
    [2.65, 0.51],
    [3.0, 0.435],
    [3.2, 0.475],
    [3.5, 0.6],
    [3.9, 0.69],
    [4.15, 0.69],
  ],
  [
    [1.5, 0.93],
    [2.05, 0.78],
    [2.3, 0.79],
    [2.65, 0.69],
    [3.0, 0.615],
    [3.2, 0.615],
    [3.5, 0.635],
    [3.9, 0.66],
    [4.15, 0.66],
  ],
];
// Half widths of leg and arm, t from 0 (hip, shoulder) over 1 (knee, elbow) to 2 (ankle, wrist).
const LEG_OUTER: Profile = [
  [0, 0.33],
  [0.3, 0.335],
  [0.7, 0.25],
  [0.93, 0.18],
  [1.08, 0.172],
  [1.32, 0.212],
  [1.55, 0.165],
  [1.8, 0.1],
  [2, 0.082],
];
const LEG_INNER: Profile = [
  [0, 0.3],
  [0.3, 0.285],
  [0.7, 0.215],
  [0.95, 0.17],
  [1.1, 0.155],
  [1.4, 0.192],
  [1.65, 0.135],
  [1.85, 0.092],
  [2, 0.082],
];
const ARM: Profile = [
  [0, 0.15],
  [0.25, 0.148],
  [0.6, 0.125],
  [0.95, 0.1],
  [1.2, 0.112],
  [1.5, 0.092],
  [1.85, 0.064],
  [2, 0.062],
];

interface Limb {
  joints: [Point, Point, Point];
}

/** Position on a limb: its bend is rounded, and beyond the ends it goes straight on. */
function onLimb({ joints: [a, b, c] }: Limb, t: number): Point {
  const at = (u: number) => (u <= 1 ? mix(a, b, u) : mix(b, c, u - 1));
  return scale(add(add(at(t - 0.13), at(t)), at(t + 0.13)), 1 / 3);
}
const limbDirection = (limb: Limb, t: number) => unit(sub(onLimb(limb, t + 0.05), onLimb(limb, t - 0.05)));

/** A fashion figure in a pose: answers where its outline is, so that skin and clothes can be hung on it. */
export class Figure {
  private readonly legs: [Limb, Limb];
  private readonly arms: [Limb, Limb];
  readonly head: Point;
  /** Where the soles stand. */
  readonly ground: number;

  constructor(
    readonly pose: Pose,
    /** 0 is a woman's build, 1 a man's. */
    readonly build: number,
    /** Height of the heel in heads. */
    readonly heel: number,
    private readonly origin: Point,
  ) {
    this.legs = [this.buildLeg(-1), this.buildLeg(1)];
    this.arms = [this.buildArm(-1), this.buildArm(1)];
    this.head = add(this.at(0, 0.5), [pose.headTilt * 1.1, 0]);
    this.ground = Math.max(...SIDES.map((side) => this.leg(side, 2)[1])) + (0.3 + heel) * HEAD;
  }

  /** Pixels from the left edge to the middle between the feet. */
  get standsAt(): number {
    return (this.leg(-1, 2)[0] + this.leg(1, 2)[0]) / 2;
  }

  private at(x: number, y: number): Point {
    return [this.origin[0] + x * HEAD, this.origin[1] + y * HEAD];
  }

  /** The spine at a height in heads. */
  centre(t: number): Point {
    const { hipShift } = this.pose;
    const s = Math.max(0, Math.min(1.2, (t - 1.4) / 2.6));
    return this.at(hipShift * s * s * (3 - 2 * Math.min(1, s)), t);
  }

  private tiltAt(t: number): number {
    const s = Math.max(0, Math.min(1, (t - 1.5) / 2.4));
    return lerp(this.pose.shoulderTilt, this.pose.hipTilt, s * s * (3 - 2 * s));
  }

  /** The side of the torso at a height in heads, let out by `ease` heads. */
  torso(t: number, side: Side, ease = 0): Point {
    const half = lerp(along(TORSO[0], t), along(TORSO[1], t), this.build);
    return this.beside(t, side * (half * (1 - 0.1 * Math.abs(this.pose.turn ?? 0)) + ease));
  }

  /** A point `x` heads to the viewer's right of the middle of the front, which lies aside when the body is turned. */
  across(t: number, x: number): Point {
    const { turn = 0 } = this.pose;
    const depth = Math.max(0, 1 - (x / 0.75) ** 2);
    return this.beside(
      t,
      x * (1 - 0.1 * Math.abs(turn)) + turn * 0.14 * depth * Math.min(1, Math.max(0, (t - 1.2) / 0.5)),
    );
  }

  private beside(t: number, x: number): Point {
    return add(this.centre(t), scale(across(this.tiltAt(t)), x * HEAD));
  }

  /** Where the shoulder ends. */
  shoulder(side: Side, ease = 0): Point {
    return add(this.torso(1.6, side, ease - 0.02), [0, -ease * 0.25 * HEAD]);
  }

  /** Where the neck meets the shoulder. */
  neck(side: Side, up = 0): Point {
    return this.across(1.38 - up, side * lerp(0.2, 0.27, this.build) * (1 - up * 0.75));
  }

  private buildLeg(side: Side): Limb {
    const { thigh, shin, reach = 1 } = this.pose.legs[index(side)];
    const hip = this.across(4.0, side * lerp(0.36, 0.36, this.build));
    const knee = add(hip, scale(heading(thigh), 2.12 * HEAD * (reach + 1) * 0.5));
    return { joints: [hip, knee, add(knee, scale(heading(shin), 2.16 * HEAD * reach))] };
  }

  private buildArm(side: Side): Limb {
    const { upper, fore, reach = 1 } = this.pose.arms[index(side)];
    const long = lerp(1, 1.06, this.build);
    const joint = this.torso(1.66, side, lerp(-0.16, -0.2, this.build));
    const elbow = add(joint, scale(heading(upper), 1.36 * HEAD * reach * long));
    return { joints: [joint, elbow, add(elbow, scale(heading(fore), 1.18 * HEAD * reach * long))] };
  }

  legPose(side: Side) {
    return this.pose.legs[index(side)];
  }

  armPose(side: Side) {
    return this.pose.arms[index(side)];
  }

  /** On a leg: `edge` 1 is the outer outline, -1 the inner, 0 the bone; let out by `ease` heads. */
  leg(side: Side, t: number, edge: -1 | 0 | 1 = 0, ease = 0): Point {
    const limb = this.legs[index(side)];
    if (edge === 0) return onLimb(limb, t);
    const wide = along(edge > 0 ? LEG_OUTER : LEG_INNER, t) * lerp(1, 1.1, this.build) + ease;
    const [dx, dy] = limbDirection(limb, t);
    return add(onLimb(limb, t), scale([dy, -dx], side * edge * wide * HEAD));
  }

  /** On an arm: `edge` 1 is the outer outline, -1 the one towards the body, 0 the bone. */
  arm(side: Side, t: number, edge: -1 | 0 | 1 = 0, ease = 0): Point {
    const limb = this.arms[index(side)];
    if (edge === 0) return onLimb(limb, t);
    const wide = along(ARM, t) * lerp(1, 1.28, this.build) + ease;
    const [dx, dy] = limbDirection(limb, t);
    return add(onLimb(limb, t), scale([dy, -dx], side * edge * wide * HEAD));
  }

  armDirection(side: Side, t: number): Point {
    return limbDirection(this.arms[index(side)], t);
  }

  legDirection(side: Side, t: number): Point {
    return limbDirection(this.legs[index(side)], t);
  }

  /** The place on a leg that is at height `y` pixels. */
  legAt(side: Side, y: number): number {
    let [low, high] = [0, 2.4];
    for (let i = 0; i < 14; i++) {
      const middle = (low + high) / 2;
      if (this.leg(side, middle)[1] < y) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Pixel height of a length measured in heads from the crown. */
  y(heads: number): number {
    return this.origin[1] + heads * HEAD;
  }
}
