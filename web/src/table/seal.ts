/** The seal of the dice: the SHA-256 of their secret is shown from the start, the secret at the end. */

export const canCheck = (): boolean => 'subtle' in crypto;

export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
