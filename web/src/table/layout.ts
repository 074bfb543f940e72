/** The parts of the table that a phone shows one at a time. */
export type Tab = 'board' | 'own' | 'others' | 'log';

/** Screens too small for all parts at once; the style of the page says the same. */
export const SMALL = '(max-width: 699px), (max-height: 519px)';
