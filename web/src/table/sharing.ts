/** Sharing with others: links through the system's share sheet or the clipboard, records as files. */

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

export function whole(link: string): string {
  return new URL(link, location.origin).href;
}

export function download(content: unknown, name: string): void {
  const file = new Blob([JSON.stringify(content)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
