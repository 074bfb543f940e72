/** Notices over the table that wait to be read. The guide is silent meanwhile: one thing to read at a time. */
export const covers = $state({ count: 0 });

/** Called in an effect while a notice is shown. Returns a function that ends it. */
export function cover(): () => void {
  covers.count += 1;
  return () => void (covers.count -= 1);
}
