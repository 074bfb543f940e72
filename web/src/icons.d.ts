declare module 'icon:*' {
  /** The drawing of an icon, on a field of 512 x 512. */
  const body: string;
  export default body;
}
