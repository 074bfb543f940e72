/** A picture for each landmark. Those of a terrain are loaded when a game is played there; others have a ruin. */
import ruin from 'icon:ancient-ruins';

type Pictures = Readonly<Record<string, string>>;

const BY_TERRAIN: Readonly<Record<string, () => Promise<{ LANDMARKS: Pictures }>>> = {
  desert: () => import('./landmarks/desert'),
  island: () => import('./landmarks/island'),
  mountain: () => import('./landmarks/mountain'),
  swamp: () => import('./landmarks/swamp'),
  valley: () => import('./landmarks/valley'),
  wasteland: () => import('./landmarks/wasteland'),
};

let pictures = $state.raw<Pictures>({});

/** Load the pictures of a terrain; an owner's terrain has none. */
export async function loadLandmarks(terrain: string): Promise<void> {
  const found = await BY_TERRAIN[terrain]?.();
  if (found) pictures = found.LANDMARKS;
}

export function landmarkIcon(name: string | undefined): string {
  return pictures[name ?? ''] ?? ruin;
}
