import type { Outfit } from '../catalogue/outfit.js';
import type { Random } from '../random.js';

/** Angles in degrees from straight down, positive to the viewer's right; index 0 is the viewer's left limb. */
export interface LegPose {
  thigh: number;
  shin: number;
  /** Foreshortening. */
  reach?: number;
  foot: number;
  back?: boolean;
}
export interface ArmPose {
  upper: number;
  fore: number;
  reach?: number;
  back?: boolean;
  hand: 'loose' | 'hidden' | 'fist' | 'flat';
}
export interface Pose {
  shoulderTilt: number;
  hipTilt: number;
  hipShift: number;
  headTilt: number;
  headTurn: number;
  /** How far the chest is turned: -1 to the viewer's left, 1 to the right. */
  turn?: number;
  legs: [LegPose, LegPose];
  arms: [ArmPose, ArmPose];
}

const HANG_LEFT: ArmPose = { upper: -11, fore: -3, hand: 'loose' };
const HANG_RIGHT: ArmPose = { upper: 11, fore: 3, hand: 'loose' };

/** The catwalk: one foot before the other, hip over the standing leg. */
const walk: Pose = {
  shoulderTilt: -5,
  hipTilt: 7,
  hipShift: -0.15,
  turn: 0.3,
  headTilt: 2,
  headTurn: 0.25,
  legs: [
    { thigh: 5.2, shin: 4, foot: -3 },
    { thigh: -5.5, shin: 7, reach: 0.94, foot: 8, back: true },
  ],
  arms: [
    { upper: -9, fore: 2, hand: 'loose' },
    { upper: 14, fore: 8, reach: 0.95, hand: 'loose' },
  ],
};

const contrapposto: Pose = {
  shoulderTilt: 6,
  hipTilt: -8.5,
  hipShift: 0.2,
  turn: -0.35,
  headTilt: -4,
  headTurn: -0.5,
  legs: [
    { thigh: -9, shin: -6.5, foot: -16 },
    { thigh: -5, shin: -4, foot: 3 },
  ],
  arms: [HANG_LEFT, { upper: 36, fore: -50, reach: 0.99, back: true, hand: 'hidden' }],
};

const pockets: Pose = {
  shoulderTilt: 2,
  hipTilt: -3,
  hipShift: 0.05,
  headTilt: 1,
  headTurn: 0.4,
  legs: [
    { thigh: -6.5, shin: -4.5, foot: -14 },
    { thigh: 3.5, shin: 2.5, foot: 10 },
  ],
  arms: [
    { upper: -19, fore: 10, reach: 0.95, hand: 'hidden' },
    { upper: 19, fore: -10, reach: 0.95, hand: 'hidden' },
  ],
};

const crossed: Pose = {
  shoulderTilt: -5,
  hipTilt: 7,
  hipShift: -0.16,
  turn: 0.55,
  headTilt: 4,
  headTurn: 0.6,
  legs: [
    { thigh: 5.5, shin: 4, foot: -8, back: true },
    { thigh: -9, shin: -10.5, foot: -8 },
  ],
  arms: [{ upper: -36, fore: 50, reach: 0.97, back: true, hand: 'hidden' }, HANG_RIGHT],
};

const stride: Pose = {
  shoulderTilt: -3,
  hipTilt: 4,
  hipShift: -0.08,
  turn: 0.35,
  headTilt: -1,
  headTurn: -0.2,
  legs: [
    { thigh: 0.5, shin: 0.5, foot: -6 },
    { thigh: 4.5, shin: 12, reach: 0.94, foot: 16, back: true },
  ],
  arms: [
    { upper: -15, fore: -8, reach: 0.94, hand: 'fist' },
    { upper: 12, fore: -4, hand: 'fist' },
  ],
};

const stroll: Pose = {
  shoulderTilt: 5,
  hipTilt: -7,
  hipShift: 0.16,
  turn: -0.75,
  headTilt: -6,
  headTurn: -0.8,
  legs: [
    { thigh: -3, shin: 8, reach: 0.94, foot: -4, back: true },
    { thigh: -4.5, shin: -4, foot: 5 },
  ],
  arms: [
    { upper: -14, fore: -2, hand: 'loose' },
    { upper: 18, fore: -8, reach: 0.95, hand: 'hidden' },
  ],
};

const still: Pose = {
  turn: -0.5,
  shoulderTilt: 2.5,
  hipTilt: -2.5,
  hipShift: 0.04,
  headTilt: -2,
  headTurn: -0.3,
  legs: [
    { thigh: -3.5, shin: -1.5, foot: -10 },
    { thigh: 0.5, shin: 0, foot: 6 },
  ],
  arms: [
    { upper: -12, fore: 2, hand: 'loose' },
    { upper: 12, fore: -2, hand: 'loose' },
  ],
};

const WOMEN: readonly Pose[] = [walk, walk, contrapposto, stroll, crossed, pockets];
const MEN: readonly Pose[] = [stride, pockets, still, stride, walk];
const STREET: readonly Pose[] = [stroll, crossed, pockets, contrapposto, stride];

/** A pose the outfit allows: hands in pockets need pockets, a bag needs a hand. */
export function choosePose(random: Random, outfit: Outfit, build: number, street: boolean): Pose {
  const pocketed = outfit.layer !== null || /trousers|jeans|shorts/.test(outfit.bottom?.garment ?? '');
  const list = (street ? STREET : build > 0.5 ? MEN : WOMEN).filter((pose) => {
    const busy = pose.arms.filter(({ hand }) => hand === 'hidden').length;
    if (outfit.bag && busy > 1) return false;
    return pose.arms.every(({ hand, back }) => hand !== 'hidden' || back || pocketed);
  });
  const pose = random.pick(list.length > 0 ? list : [walk]);
  return random.chance(0.5) ? mirrored(pose) : pose;
}

/** The pose seen in a mirror. */
function mirrored(pose: Pose): Pose {
  const leg = (one: LegPose): LegPose => ({ ...one, thigh: -one.thigh, shin: -one.shin, foot: -one.foot });
  const arm = (one: ArmPose): ArmPose => ({ ...one, upper: -one.upper, fore: -one.fore });
  return {
    shoulderTilt: -pose.shoulderTilt,
    hipTilt: -pose.hipTilt,
    hipShift: -pose.hipShift,
    headTilt: -pose.headTilt,
    headTurn: -pose.headTurn,
    turn: -(pose.turn ?? 0),
    legs: [leg(pose.legs[1]), leg(pose.legs[0])],
    arms: [arm(pose.arms[1]), arm(pose.arms[0])],
  };
}
