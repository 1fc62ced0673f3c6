/** A place to sit or lie, at its corner, in units of the drawing (112 × 84). */
export type Place = { x: number; y: number; width: number; height: number; head: 'left' | 'top' };
/** Walls of a room. */
export type Room = { x: number; width: number };

/** What a plan can show; each kind is one drawing for all ships. */
export type PlanKind = 'seats' | 'floor' | 'bunks' | 'shared' | 'room';

const grid = (columns: number[], rows: number[], size: Pick<Place, 'width' | 'height' | 'head'>) =>
  rows.flatMap((y) => columns.map((x): Place => ({ x, y, ...size })));

const open: Record<'seats' | 'floor' | 'bunks', Place[]> = {
  seats: grid([14, 38, 62, 86], [10, 28, 46, 64], { width: 14, height: 11, head: 'left' }),
  floor: grid([10, 34, 58, 82], [11, 46], { width: 20, height: 27, head: 'top' }),
  bunks: grid([8, 60], [12, 35, 58], { width: 44, height: 15, head: 'left' }),
};

/** Most rooms that one drawing shows: further ones would be too small to be seen. */
const MAX_ROOMS = 3;
const WALL = 6;

/** Where the rooms of a party stand, side by side. */
export function roomsOf(count: number): Room[] {
  const shown = Math.min(MAX_ROOMS, Math.max(1, count));
  const width = (112 - WALL * (shown + 1)) / shown;
  return Array.from({ length: shown }, (_, index) => ({ x: WALL + index * (width + WALL), width }));
}

/** Beds of one room: upright against the wall behind. */
function bedsOf({ x, width }: Room, berths: number): Place[] {
  const shown = Math.min(6, Math.max(1, berths));
  const step = (width - 8) / shown;
  return Array.from({ length: shown }, (_, index) => ({
    x: x + 4 + index * step,
    y: 13,
    width: Math.min(16, step - 2),
    height: 32,
    head: 'top',
  }));
}

/**
 * The places of a plan, room by room; outside of rooms all stand together.
 *
 * @param berths of one room
 * @param rooms how many rooms
 */
export function placesOf(kind: PlanKind, berths: number, rooms: number): Place[][] {
  if (kind === 'room' || kind === 'shared') {
    return roomsOf(rooms).map((room) => bedsOf(room, berths));
  }
  return [open[kind]];
}

/** How many of each room's places are this party's: what has no room of its own stands together. */
export function takenIn(plan: readonly Place[][], taken: readonly number[]): number[] {
  if (plan.length >= taken.length) return plan.map((_, index) => taken[index] ?? 0);
  const all = taken.reduce((sum, count) => sum + count, 0);
  return plan.length === 1 ? [all] : plan.map((_, index) => taken[index] ?? 0);
}
