/** The seal of the dice: the SHA-256 of their secret is shown from the start, the secret at the end. */

const KEPT = 'seals';
/** Maximum number of seals to remember. */
const MOST = 200;

/** The seal that this browser first saw at a table: one that came with the secret would prove nothing. */
export function firstSeal(table: string, hash: string): string {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, string][];
  const found = kept.find(([id]) => id === table);
  if (!found) localStorage.setItem(KEPT, JSON.stringify([...kept, [table, hash]].slice(-MOST)));
  return found?.[1] ?? hash;
}

export const canCheck = (): boolean => 'subtle' in crypto;

export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
