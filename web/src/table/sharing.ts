/** Sharing with others: links through the system's share sheet or the clipboard, records as files. */
import { api, type Addresses } from '../api';

/** On handheld screens people know the share sheet; elsewhere they paste. */
const prefersSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

export async function handOn(link: string): Promise<'shared' | 'copied' | 'no'> {
  if (prefersSheet()) return shareSheet(link);
  return (await copy(link)) ? 'copied' : 'no';
}

async function shareSheet(link: string): Promise<'shared' | 'no'> {
  try {
    await navigator.share({ url: link });
    return 'shared';
  } catch {
    return 'no'; // canceled
  }
}

/** The clipboard needs a secure page; elsewhere the link can still be selected by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// -- where friends can open a link ----------------------------------------------------------------------------

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.localhost)$/;

/** The origins at which a friend could open a link, best first. Wherever the visitor is, a friend can be, too, unless
 * that is this very machine. */
export function invitedTo(here: Pick<Location, 'origin' | 'hostname'>, { origins, reach }: Addresses): Addresses {
  if (reach === 'public') return { origins, reach };
  if (LOOPBACK.test(here.hostname)) return origins.length > 0 ? { origins, reach } : { origins: [here.origin], reach };
  return { origins: [here.origin, ...origins.filter((origin) => origin !== here.origin)], reach: 'network' };
}

let known: Promise<Addresses> | undefined;

/** What the server says about its addresses, asked once; without an answer, the address of this page. */
export async function addresses(): Promise<Addresses> {
  known ??= api.addresses();
  try {
    return invitedTo(location, await known);
  } catch {
    known = undefined;
    return { origins: [location.origin], reach: 'network' };
  }
}

// -- files ----------------------------------------------------------------------------------------------------

export function download(content: unknown, name: string): void {
  const file = new Blob([JSON.stringify(content)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
