/** Where somebody stands at the end, how far from whom, and what decided it. */
import type { Outcome } from '../../wire';
import type { Row } from './sheet';

export interface Standing {
  /** Whose standing it is: the person's own, or for spectators the winner's. */
  seat: number;
  place: number;
  /** The winner, or if that is the seat itself, the runner-up; null: the victory is shared. */
  rival: number | null;
  /** By how many points they differ. */
  gap: number;
  /** The line of the sheet with the largest difference between them, from the better one to the other. */
  decided: { key: Row['key']; more: number; less: number } | null;
}

/** 1 for the winners, then by points; those with the same points share a place. */
export function placeOf(seat: number, { winners, scores }: Outcome): number {
  if (winners.includes(seat)) return 1;
  const own = scores[seat] ?? 0;
  return 1 + scores.filter((score, other) => other !== seat && (score > own || winners.includes(other))).length;
}

export function standingOf(seat: number | null, outcome: Outcome, rows: Row[]): Standing | null {
  const [winner] = outcome.winners;
  if (winner === undefined) return null;
  const own = seat ?? winner;
  const won = outcome.winners.includes(own);
  const rival = won ? runnerUp(outcome) : winner;
  const place = placeOf(own, outcome);
  if (rival === null || (won && outcome.winners.length > 1))
    return { seat: own, place, rival: null, gap: 0, decided: null };
  const gap = Math.abs((outcome.scores[own] ?? 0) - (outcome.scores[rival] ?? 0));
  const [better, worse] = won ? [own, rival] : [rival, own];
  return { seat: own, place, rival, gap, decided: decisive(better, worse, outcome.reason, rows) };
}

function runnerUp({ winners, scores }: Outcome): number | null {
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  const [best] = others.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return best ?? null;
}

/** The part with the largest difference; in a tie the line that decided it. */
function decisive(better: number, worse: number, reason: string, rows: Row[]): Standing['decided'] {
  const compared = rows.map(({ key, counts }) => ({ key, more: counts[better] ?? 0, less: counts[worse] ?? 0 }));
  const total = compared.findIndex(({ key }) => key === 'total');
  const isTied = reason !== 'points' && compared[total]?.more === compared[total]?.less;
  const ranked = (isTied ? compared.slice(total + 1) : compared.slice(0, total)).filter(
    ({ more, less }) => more > less,
  );
  return ranked.sort((a, b) => b.more - b.less - (a.more - a.less))[0] ?? null;
}
